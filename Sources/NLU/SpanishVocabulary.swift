/// Everyday Spanish that has nothing to do with food: known, so that it is no slip of a food ("vendo" is no venado, "barata" no batata).
enum SpanishVocabulary {
    /// Regular verbs; their forms are made.
    static let verbs = """
        abandonar abrazar aburrir acampar acelerar acercar acompanar aconsejar acordar acostumbrar actuar acudir adivinar admirar adoptar afeitar
        afectar agarrar agitar agotar agradecer ahorrar alcanzar alegrar alquilar amanecer amar amenazar analizar animar anunciar apagar aparcar aparecer apostar
        apoyar aprender apretar aprobar armar arrancar arreglar arrepentir arriesgar asistir asustar atacar atar atender aterrizar atravesar atrever
        avanzar averiguar bailar banar besar borrar bromear bucear bastar calmar cantar cansar cargar cazar ceder cepillar
        cerrar charlar chatear citar cobrar coger colaborar coleccionar colgar colocar combatir comentar competir comunicar conceder 
        conducir conectar confiar confundir considerar construir consultar contagiar contratar convencer convertir correr coser crear
        crecer cruzar cubrir cumplir curar dedicar defender demostrar denunciar depender derramar desaparecer descansar descargar descubrir
        despedir despejar desperdiciar destruir detener devolver dibujar diferenciar dirigir discutir disenar disfrutar disgustar doler dormir
        duchar dudar durar echar editar educar ejercitar elegir elevar emigrar empatar empujar enamorar encender encerrar enfadar enfermar enfriar
        enojar ensuciar enterar enterrar entregar entrevistar equivocar escapar esconder escuchar esforzar espantar estacionar estimular estirar estornudar
        estrenar evolucionar exagerar examinar exigir existir explotar exportar extender extranar fabricar fallar fallecer felicitar fiar
        fijar fingir firmar flotar fluir formar forzar fotografiar fracasar frenar fumar funcionar fundar gastar generar girar gobernar golpear
        grabar graduar gritar guiar heredar herir huir iluminar imaginar imitar impedir importar imprimir incluir indicar informar iniciar instalar
        insistir insultar interesar interrumpir introducir inventar invertir investigar inyectar jubilar juntar jurar juzgar lamentar lanzar lastimar
        latir lavar leer legalizar ligar limpiar llamar llenar llorar llover lograr luchar luchar madrugar manejar manifestar maquillar marcar
        marear mascar matricular mejorar mencionar meditar molestar morder morir mostrar motivar mudar multar nacer narrar navegar negar negociar
        nevar nombrar notar obedecer observar obtener ocurrir odiar ofender ofrecer oir oler opinar oponer ordenar organizar orinar pagar parar
        participar patear patinar peinar pelear penetrar perdonar perdurar permanecer permitir perseguir pertenecer pisar planchar plantar
        platicar posponer practicar predecir premiar prender preocupar presentar prestar presumir prevenir programar prohibir prometer
        pronunciar proponer proteger protestar publicar quejar quemar rascar reaccionar realizar rebajar reciclar reclamar reconocer recorrer recuperar reducir
        reemplazar reflexionar regar reir relajar remediar renovar renunciar reparar representar resbalar rescatar reservar resfriar residir resolver
        respetar respirar resumir retirar retrasar reunir rezar robar rodar romper roncar rogar rezar saltar saludar salvar segar senalar separar
        significar silbar simular situar sobrevivir solicitar sonar sonreir sonar soportar soltar sorprender sospechar subrayar suceder sudar
        sufrir sumergir superar surgir suspender susurrar tardar telefonear temblar temer tirar tocar toser traducir transformar
        transmitir tropezar turnar unir usar utilizar valer valorar variar vencer vender vengar vestir vigilar violar visitar volar votar
        zambullir cuadrar estrenar hackear googlear instalar loguear postear tuitear wasapear bloquear desbloquear reiniciar
        """

    /// Nouns, adjectives and forms that no rule makes.
    static let words = """
        barato barata baratos baratas caro cara caros caras carisimo carisima gratis precio precios dinero plata pesos euros dolar dolares oferta ofertas descuento
         bonita bonitas lindo linda lindos lindas feo fea feos feas guapo guapa hermoso hermosa precioso preciosa horrible asqueroso asquerosa
        malo mala malos malas peores mejores raro rara raros raras facil dificil dificiles faciles simple simples complicado complicada posible imposible
        alto alta altos altas bajo baja bajos bajas largo larga largos largas corto corta cortos cortas ancho ancha gordo gorda gordos gordas flaco flaca delgado
        delgada joven jovenes anciano viejita viejito rubio rubia moreno morena calvo rojo roja rojos rojas azul azules amarillo amarilla marron gris
        morado morada negro negra negros negras blanco blanca blancos blancas claro claros oscuro oscura limpio limpia sucio sucia lleno llena llenos llenas
         vacias roto rota abierto abierta cerrado cerrada ocupado ocupada libre libres solo sola juntos juntas distinto distinta diferente diferentes igual iguales
        contento contenta triste tristes feliz felices cansado cansada enfermo enferma aburrido aburrida enojado enojada enfadado enfadada preocupado preocupada nervioso
        nerviosa tranquilo tranquila loco loca tonto tonta listo lista inteligente amable simpatico simpatica antipatico grosero grosera tacano vago vaga perezoso
        hombre hombres mujeres muchacha joven senores viejos bebes gemelos gemelas cunado cunada yerno nuera nieto nieta nietos sobrino
        sobrina sobrinos primos primas vecinos vecinas jefes colega colegas cliente clientes profesor profesora profe maestro maestra alumno alumna estudiante
        medico medica medicos enfermero enfermera dentista abogado abogada ingeniero ingeniera policia bombero cocinero cocinera camarero camarera mesero mesera mozo
        gato gata gatos gatas perro perra perros perras perrito gatito caballo vaca toro burro raton pajaro mosca hormiga arana serpiente tigre leon mono elefante
        mundo pais paises ciudad ciudades pueblo barrio calle calles avenida plaza puente rio mar lago montana monte bosque campo jardin patio terraza balcon azotea
        edificio piso pisos puerta puertas ventana ventanas pared techo suelo escalera ascensor garaje sala salon habitacion cuarto cuartos bano banos dormitorio pasillo
        silla sillas sofa mueble muebles armario cajon espejo lampara luz luces cortina alfombra almohada sabana toalla jabon champu cepillo peine maquina lavadora
        secadora microondas refrigerador congelador batidora licuadora freidora tostadora cafetera tetera cuchillo cuchillos tenedor tenedores cucharas mantel mancha servilleta
        telefono movil celular computadora computador ordenador pantalla teclado raton impresora camara foto fotos video videos musica cancion canciones pelicula peliculas serie series
        juego juegos partido partidos equipo equipos gol jugador jugadores pelota futbol baloncesto tenis natacion carrera carreras maraton bicicleta bici moto motos camion
        camiones taxi taxis tranvia barco barcos aeropuerto estacion parada billete boleto boletos pasaje maleta maletas mochila bolso cartera llave llaves reloj gafas lentes
        ropa camisa camisas camiseta pantalon pantalones falda vestido vestidos zapato zapatos zapatillas tenis calcetines medias abrigo chaqueta chamarra bufanda gorra gorro
        sombrero cinturon corbata traje trajes anillo collar pendientes pulsera talla tallas
        cabeza cabello pelo cara ojo ojos nariz boca labios dientes muela oido oidos cuello hombro hombros brazo brazos mano manos dedos pecho espalda estomago barriga
        panza cintura cadera pierna piernas rodilla rodillas tobillo piel sangre hueso huesos corazon cerebro pulmon musculo musculos dolor dolores fiebre
        tos gripe gripa resfriado alergia alergias pastilla pastillas medicina medicamento receta recetas hospital clinica farmacia cita citas
        libro libros pagina paginas cuaderno lapiz boligrafo papel papeles carta cartas palabra palabras frase frases idioma idiomas pregunta preguntas respuesta respuestas
        historia historias noticia noticias periodico revista tema temas problema problemas solucion idea ideas razon razones motivo manera forma formas modo caso casos ejemplo
        ejemplos punto puntos lado lados vuelta vueltas final principio fin medio centro izquierda derecha norte sur este oeste fondo borde
        tiempo tiempos momento momentos vida vidas muerte nacimiento cumple navidad pascua vacaciones puente feriado festivo siglo decada epoca invierno verano otono primavera
        lluvia viento sol luna estrella estrellas cielo tormenta temperatura grados clima calor frio aire tierra fuego piedra arena arbol arboles flor flores hierba
        trabajo trabajos empleo sueldo empresa empresas oficinas reunion reuniones proyecto proyectos tarea tareas examen examenes clase clases curso cursos carrera titulo
        cuenta cuentas banco tarjeta tarjetas efectivo credito deuda deudas impuesto impuestos recibo contrato ley leyes gobierno presidente politica eleccion
        elecciones guerra paz iglesia religion dios virgen santo santa fe milagro
        suerte verdades mentiras secreto secretos sueno suenos miedo miedos alegria tristeza rabia enojo verguenza orgullo envidia celos esperanza paciencia fuerza energia
        animo ganas cansancio estres ansiedad nervios risa llanto beso besos abrazo abrazos regalo regalos sorpresa sorpresas visita visitas invitado invitados anfitrion
        aplicacion app apps contrasena contrasenas clave usuario correo mail mensaje mensajes chat grupo grupos archivo archivos carpeta enlace link internet wifi senal bateria
        alarma alarmas temporizador recordatorio recordatorios calendario agenda evento eventos ubicacion mapa direccion direcciones ruta rutas trafico semaforo accidente
        callado callada callate callar donar donaron donamos expresar expresa matar mataron matan mentir chocar chocaron chocamos reinar suspirar vaciar barrer barri secar
        conservar tapar concentrar concentrate pintar pinte pintamos
        vendo vendes vende venden vendi vendio compro compra compras comprado quiza ojala acaso adrede aposta vaya venga andale orale hala anda vamos vete dejame dejalo dejamelo dejamela ponmelo ponmela ponmelos ponmelas ponselo ponsela subemelo subemela bajamelo bajamela cambiamelo cambiamela
        duele duelen llueve llovio llovia nieva hierve hierven cierra cierran abre abren abrio abrieron abri cayo caer caigo caido cayeron leyo leyendo oyo oigo oye oigan
        limita limitame limitar sale salen salio salieron sali sabia sabian cabe caben quepa puedas puedan podamos pueda quepo hubo habra habria hubiera hubiese haria harias harian hare haremos
        dormido durmiendo muriendo murio murieron pidiendo sirviendo siguiendo siguio consiguio consegui consigue consigo eligio elegi elige elijo mintio miente
        vistio viste visten visto rio rie rien reimos sonrio conduje condujo traduje tradujo anduve anduvo cupo supe supo supieron quisimos quisieron pudimos pudieron
        tuvieron estuvieron estuvimos hubieron vinieron vinimos dijeron dijimos trajimos pusieron hicieron hiciste dijiste pusiste viniste fuiste estuviste tuviste
        sea sean seamos seas este esten estes vaya vayan vayamos haya hayan tenga tengan tengas tengamos venga vengan salga salgan diga digan ponga pongan
        capital receta futbol maniana tareas mayoria minoria mitades resto restos montones parte partes total totales suma resta multiplicacion division raiz cuadrada
        numero numeros cifra cifras letra letras dato datos informacion resultado resultados prueba pruebas ensayo error errores falla fallas
         estadio gimnasio piscina pista campo gol entrenador entrenadora entrenamiento entreno preentreno postentreno pesas repeticiones series cardio
        rancho finca granja hacienda cabana casita hotel hostal albergue habitaciones vuelo vuelos viajes turista turistas playa playas isla islas
        limonero limoneros naranjo naranjos manzano olivo cerezo peral higuera vinedo huerto maceta plantas podo poda podar chiste chistes
        pongalo pongala pongame pongamelo pongamela pongale migado migada migados desmigado desmigada desmigajado carajo carajos
        novela poema poeta escritor escritora pintor pintura cuadro cuadros museo museos teatro concierto conciertos banda bandas cantante actor actriz
        """
}
