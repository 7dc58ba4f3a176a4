import Nutrition

/// Spanish words that name no food: function words, verbs in the forms people write, and what stands around a meal.
///
/// None of them is a typo of a food, and none a food that nobody knows.
enum SpanishWords {
    static let known: WordSet = {
        func words(_ text: String) -> [String] { text.utf8.split { $0 <= 32 }.map { String(decoding: $0, as: UTF8.self) } }
        return WordSet(words(plain + SpanishVocabulary.words) + words(verbs + SpanishVocabulary.verbs).flatMap(forms))
    }()

    /// The forms of a regular verb, without accents: present, past, imperfect, future, subjunctive, participle, gerund, commands, with pronouns.
    static func forms(_ infinitive: String) -> [String] {
        let stem = String(infinitive.dropLast(2))
        let isFirst = infinitive.hasSuffix("ar")
        let endings =
            isFirst
            ? "o as a amos ais an e aste o aron asteis aba abas abamos aban are ara aran aras aria aremos es emos en ado ada ados adas ando ad"
            : "o es e emos imos en i iste io ieron isteis ia ias iamos ian ere era eran ire ira iran eria iria eremos iremos a as amos an ido ida idos idas iendo yendo ed id"
        let soft = String(stem.dropLast())
        var stems: [(String, String)] = endings.split(separator: " ").map { (stem, String($0)) }
        // Spelling keeps the sound: almorzar → almorcé, tragar → tragué, sacar → saqué.
        if isFirst {
            for ending in ["e", "es", "emos", "en"] {
                if stem.hasSuffix("z") { stems.append((soft + "c", ending)) }
                if stem.hasSuffix("g") { stems.append((stem + "u", ending)) }
                if stem.hasSuffix("c") { stems.append((soft + "qu", ending)) }
            }
        }
        var out = stems.map { $0.0 + $0.1 }
        out.append(infinitive)
        let clitics = ["me", "te", "se", "lo", "la", "los", "las", "le", "les", "nos", "melo", "mela", "melos", "melas", "selo", "sela", "telo"]
        for base in [infinitive, stem + (isFirst ? "a" : "e"), stem + (isFirst ? "e" : "a"), stem + (isFirst ? "ando" : "iendo")] {
            out += clitics.map { base + $0 }
        }
        return out
    }

    private static let verbs = """
        comer desayunar almorzar cenar merendar tomar beber tragar devorar zampar engullir picar probar consumir ingerir morfar manducar degustar saborear
        jamar papear mandar echar meter bajar clavar embuchar atiborrar hartar llenar quedar dejar sobrar faltar terminar acabar empezar comenzar
        preparar cocinar hervir freir asar hornear cocer calentar recalentar guisar tostar picar cortar pelar mezclar batir licuar servir poner
        agregar anadir sumar anotar apuntar registrar cargar guardar escribir meter incluir quitar borrar eliminar sacar cambiar corregir modificar
        mover pasar copiar repetir deshacer rehacer cancelar olvidar recordar acordar pensar creer decir hablar contar explicar mostrar ensenar ver
        mirar buscar encontrar comprar pedir encargar recoger llevar traer regalar invitar compartir dividir repartir partir calcular medir pesar
        estimar suponer planear planificar querer desear necesitar deber poder gustar encantar apetecer antojar preferir evitar saltar ayunar
        adelgazar engordar bajar subir perder ganar mantener controlar cuidar entrenar correr caminar andar nadar bailar pasear trotar jugar montar
        llegar salir entrar volver regresar ir venir levantar despertar dormir acostar estar haber tener hacer dar saber conocer vivir trabajar
        estudiar viajar esperar usar ocupar seguir sentir parecer costar aprovechar intentar tratar ayudar enviar mandar recibir responder preguntar
        contestar avisar sugerir recomendar comparar revisar chequear actualizar ajustar completar confirmar aceptar rechazar empacar combinar
        acompanar rellenar untar rociar espolvorear aderezar alinar endulzar salar condimentar rallar exprimir mojar remojar remover revolver portar festejar celebrar brindar desvelar antojarse merecer aguantar resistir comportar
        """

    /// What follows "a la" and "al" where it says how a food was made.
    static let waysOfCooking: WordSet = [
        "plancha", "parrilla", "brasa", "romana", "milanesa", "marinera", "gallega", "vizcaina", "bolonesa", "carbonara", "jardinera", "mexicana",
        "diabla",
        "horno", "vapor", "ajillo", "grill", "natural", "carbon", "pastor", "pibil", "mojo", "curry", "pesto", "wok", "microondas", "dente", "limon",
        "vinagreta", "cubana", "criolla", "suiza", "napolitana", "provenzal", "barbacoa", "cazadora", "portuguesa", "crema", "escabeche", "airfryer",
        "disco",
    ]

    /// Participles and adjectives of cooking, singular.
    static let prepared: WordSet = [
        "hervido", "hervida", "cocido", "cocida", "frito", "frita", "asado", "asada", "crudo", "cruda", "horneado", "horneada", "salteado",
        "salteada",
        "rebozado", "rebozada", "empanizado", "empanizada", "empanado", "empanada", "guisado", "guisada", "estofado", "estofada", "tostado",
        "tostada",
        "ahumado", "ahumada", "revuelto", "revuelta", "duro", "dura", "escalfado", "pochado", "congelado", "congelada", "enlatado", "enlatada",
        "maduro",
        "madura", "verde", "sancochado", "sancochada", "rehogado", "rehogada", "grillado", "grillada", "rostizado", "rostizada", "rallado",
        "rallada", "molido", "molida", "pelado", "pelada", "marinado", "marinada", "gratinado", "gratinada", "encebollado", "encebollada",
        "apanado", "apanada", "refrito", "pochada", "escalfada", "glaseado", "glaseada", "deshidratado", "deshidratada", "seco", "seca",
        "deshuesado", "deshuesada", "fileteado", "fileteada", "machacado", "machacada", "caramelizado", "caramelizada", "braseado", "braseada",
        "confitado", "confitada", "desmenuzado", "desmenuzada", "troceado", "troceada", "descafeinado", "light", "zero",
        "integral", "descremado", "descremada", "desnatado", "desnatada", "semidescremada", "semidesnatada", "deslactosada",
    ]

    private static let plain = """
        a al algo alguien algun alguna algunas alguno algunos alli alla ahi aqui aca ambos ante anteanoche anteayer antes anoche antier apenas aproximadamente
        aquel aquella aquello aquellos asi aun aunque ayer bajo bastante bien cada casi cerca cierto claro como con conmigo contigo contra cosa cosas cual
        cuales cualquier cuando cuanta cuantas cuanto cuantos cuya de debajo del delante demas demasiada demasiado dentro desde despues detras dia dias donde
        durante e el ella ellas ellos embargo en encima entonces entre era eran eres es esa esas ese eso esos esta estaba estaban estamos estan estar estas
        este esto estos estoy estuve estuvo exactamente excepto extra fue fueron fui fuimos fuera gracias ha habia hacia han has hasta hay haya he hemos hizo
        hice hicimos hicieron hoy igual incluso jamas junto justo la las le les lo los luego lugar mal manana mas mayor me mejor menos mi mia mias mientras
        mio mios mis misma mismas mismo mismos mitad mucha muchas mucho muchos muy nada nadie ni ninguna ninguno no noche noches nos nosotros nosotras nuestra
        nuestro nunca o os otra otras otro otros para parte pero poca pocas poco pocos poquito por porque primera primero probablemente pronto pues que quien
        quienes quiza quizas rato se segun segunda segundo sera ser serian si sido siempre sin sino sobre sola solamente solo son soy su sus suya suyo tal tambien
        tampoco tan tanta tanto tarde tardes te temprano ti tiene tienen tienes tipo toda todas todavia todo todos tras tu tus tuve tuvo un una unas uno unos
        usted ustedes va vaya vamos van varias varios vas veces ver vez voy y ya yo
        burrada burradas barbaridad barbaridades culin culines culete culetes
        puse pusimos puso puesto hecho dicho visto frito abierto vuelto roto escrito dije dijo dimos di dio doy daba quise quiso quiero quieres quiere
        quisiera queria querria puedo puede puedes pueden pude pudo podria podrias podemos supe se sabe sabes tengo tenia tenian tendria tuvimos
        vine vino viene vienen traje trajo trajeron trae iba ibamos ire iremos vemos veo veia vi vio pido pidio pidieron sirvo sirvieron sirvio duermo
        dormi durmio muero almuerzo almuerza almuerzas almuerzan meriendo meriendas prueba pruebo pienso piensa cuenta cuento cuentame cuentas juego
        cuesta cuestan acuerdo recuerda recuerdame acuerdate empiezo empieza sigo sigue siguen siento siente hago hace hacen haz hazme haga di dime diga decime
        pon ponme ponle ponlo ponla pongo pone ponen sal salgo ven vengo ten tenme pedi quita quitale quitalo mete meteme echa echale echame
        anota anotame anotalo apunta apuntame apuntalo registra registrame registralo agrega agregame agregalo anade anademe anadelo suma sumame sumale
        desayuno desayunito comida comidas cena cenas cenita merienda meriendas almuerzos tentempie colacion picoteo aperitivo postre entrante
        entrada guarnicion acompanamiento acompanante relleno rellena rellenos rellenas casa casero casera caseros caseras oficina trabajo cole colegio escuela
        universidad gimnasio gym restaurante bar cafeteria tienda mercado super supermercado cine fiesta cumple cumpleanos boda viaje playa parque calle
        coche carro auto bus metro avion tren cama cocina mesa nevera refri heladera horno microondas sarten olla
        hermano hermana hermanos hermanas primo prima primos tio tia tios mama papa mami papi madre padre padres abuela abuelo abuelos abuelita suegra suegro novio
        novia esposo esposa marido mujer hijo hija hijos hijas nino nina ninos ninas bebe amigo amiga amigos amigas companero companera companeros jefe
        vecino vecina pareja familia gente persona personas chico chica chicos chicas senor senora doctor doctora nutricionista nutriologa
        hambre sed ganas antojo culpa dieta regimen ayuno salud peso kilos calorias caloria calorica proteina proteinas grasa grasas carbos carbohidratos
        hidratos azucares fibra sodio vitamina vitaminas minerales nutrientes diario registro resumen total meta objetivo plan lista
        lunes martes miercoles jueves viernes sabado domingo finde semana semanas mes meses ano anos hora horas minuto minutos segundos dia mediodia
        medianoche madrugada enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
        hola buenas buenos buen buena bueno adios chao chau saludos porfa porfis porfavor favor gracias vale okey dale listo perfecto genial
        bro wey guey tio pana parce che mano amor carino jaja jajaja jeje jejeje jiji ups uf uy ay ah eh oh pfff mmm ojo bah
        rico rica ricos ricas riquisimo riquisima delicioso deliciosa sabroso sabrosa buenisimo buenisima rapido rapida rapidito ligero ligera fuerte
        grande grandes gran pequeno pequena pequenos pequenas mediano mediana medianos medianas enorme gigante entero entera enteros enteras normal
        completo completa medio media medios medias doble triple ultimo ultima ultimos ultimas proximo proxima pasado pasada siguiente anterior
        nuevo nueva viejo vieja mejor peor unico unica aparte ademas encima tampoco adelante atras afuera adentro arriba abajo aprox
        fresco fresca frescos frescas frio fria frios frias caliente calientes tibio tibia templado crudo cruda crudos crudas cocido cocida cocidos cocidas
        hervido hervida hervidos hervidas frita fritos fritas asado asada asados asadas plancha parrilla brasa vapor horneado horneada salteado salteada
        salteados salteadas rebozado rebozada empanizado empanado guisado guisada estofado estofada tostado tostada tostados picado picada rallado rallada
        natural naturales bolsita cajita ratito tantito poquitito cachito monton mogollon
        cosita cositas algunito numero opcion tercero tercera cuarto quinta eso esa ese error equivoque equivocado culpa verdad mentira cierto seguro
        nomas ahorita orita recien recientemente finalmente normalmente siempre frecuentemente exacto exacta
        """
}
