print("morsel")
