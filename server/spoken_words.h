// The words of spoken links. They are Italian: they are pronounced as they are written, and people
// who speak English or French can say and spell them, too.
#pragma once

#include <array>
#include <string_view>

namespace curia {

inline constexpr std::array<std::string_view, 256> kSpokenWords{
    "aceto",  "acqua",  "alba",   "alce",   "aloe",   "ambra",  "ancora", "anello", "antro",
    "aquila", "arco",   "arena",  "aria",   "aroma",  "arpa",   "astro",  "atrio",  "aurora",
    "avena",  "bacca",  "balena", "banco",  "barca",  "bosco",  "botte",  "brina",  "bronzo",
    "bruma",  "bufalo", "bulbo",  "burro",  "cacao",  "campo",  "canale", "canna",  "canto",
    "capra",  "carro",  "carta",  "casa",   "cedro",  "cena",   "cervo",  "cesto",  "cetra",
    "cielo",  "cigno",  "cima",   "cinema", "circo",  "colle",  "conca",  "coro",   "corona",
    "corvo",  "cotone", "cubo",   "dado",   "danza",  "delta",  "diga",   "disco",  "dono",
    "drago",  "duna",   "edera",  "elica",  "elmo",   "epoca",  "erba",   "erica",  "estate",
    "falco",  "falena", "farina", "faro",   "favo",   "felce",  "festa",  "fibra",  "fico",
    "fiera",  "fiore",  "fiume",  "flauto", "foca",   "foglia", "fonte",  "forno",  "foro",
    "frutto", "fuoco",  "gabbia", "gallo",  "gatto",  "gelato", "gelso",  "gemma",  "giada",
    "giglio", "giorno", "globo",  "golfo",  "gomma",  "grano",  "grillo", "grotta", "gufo",
    "idea",   "iride",  "isola",  "lago",   "lampo",  "lana",   "lancia", "latte",  "lauro",
    "legno",  "lente",  "leone",  "libro",  "lince",  "lira",   "lontra", "lume",   "luna",
    "lupo",   "maggio", "mago",   "malva",  "mappa",  "mare",   "marmo",  "mela",   "menta",
    "merlo",  "meta",   "miele",  "mimosa", "molo",   "mondo",  "monte",  "mosto",  "mulino",
    "muro",   "museo",  "musica", "nastro", "nave",   "nebbia", "neve",   "nido",   "ninfa",
    "noce",   "nodo",   "notte",  "nube",   "nuvola", "oasi",   "oliva",  "olmo",   "onda",
    "opera",  "orso",   "orto",   "orzo",   "palco",  "panda",  "pane",   "parco",  "passo",
    "pasta",  "patio",  "pavone", "pepe",   "perla",  "pesca",  "petalo", "pietra", "pigna",
    "pino",   "piuma",  "poeta",  "ponte",  "porto",  "prato",  "prugna", "quarzo", "radio",
    "rame",   "ramo",   "rana",   "regina", "remo",   "riccio", "riso",   "riva",   "roccia",
    "rosa",   "rubino", "ruota",  "sabbia", "sale",   "salice", "salto",  "salvia", "scala",
    "scudo",  "seme",   "sera",   "seta",   "sfera",  "siepe",  "sirena", "sole",   "spada",
    "spiga",  "sponda", "stella", "strada", "tana",   "tango",  "tazza",  "teatro", "tela",
    "tempio", "tenda",  "terra",  "tetto",  "tigre",  "timo",   "toga",   "torre",  "treno",
    "trono",  "tufo",   "tuono",  "ulivo",  "urna",   "valle",  "vapore", "vaso",   "vela",
    "vento",  "verde",  "vetro",  "vigna",  "villa",  "viola",  "vista",  "volo",   "volpe",
    "zebra",  "zefiro", "zolla",  "zucca",
};

}  // namespace curia
