/**
 * What shoppers call things. Data only; `synonym-table.ts` makes it searchable for both engines. To add a word: put it in the
 * group of the thing it means, spelled as people write it (accents and plurals are taken care of).
 */

import { abroad } from './synonyms-abroad.ts';

export interface SynonymGroup {
  /** English ways of saying the same, in any direction; the first is the usual one in this shop. */
  same: string[];
  /** Words of other languages (German, French, Spanish; further ones in `synonyms-abroad.ts`): they find the English ones, never the reverse. */
  foreign: string[];
}

const group = (same: string, foreign = ''): SynonymGroup => ({
  same: same.split(', '),
  foreign: [foreign, abroad[same.split(', ')[0]!] ?? ''].filter(Boolean).flatMap((words) => words.split(', ')),
});

export const synonymGroups: SynonymGroup[] = [
  group(
    'stroller, pram, pushchair, baby carriage, baby buggy, buggy, perambulator, push chair, pram stroller, stroller buggy, push buggy',
    'Kinderwagen, Sportwagen, poussette, landau, cochecito, carriola, coche de bebé, carrito de bebé, sillita de paseo, silla de paseo, silla paseo, carreola, carrito, carro de bebé, coche para bebé, Buggy Wagen, Babywagen, Kinderbuggy, landeau, poussette bébé, voiture d’enfant, coche de paseo, coche para bebe',
  ),
  group(
    'car seat, carseat, infant carrier seat, capsule seat, carseats, child seat, child car seat, baby car seat, kid car seat, automobile seat, safety seat, auto seat',
    'Autositz, Autokindersitz, Kindersitz, Babyschale, siège auto, cosy auto, silla de coche, silla de auto, asiento de carro, portabebé auto, silla para carro, silla de carro, asiento para carro, asiento de auto, autoasiento, siège enfant, Auto Kindersitz, Babyautositz, Kinderautositz, Reboarder, siège bébé voiture, siège voiture, siège auto bébé, asiento de coche, asiento infantil, silla para auto, silla para coche, silla de seguridad',
  ),
  group(
    'booster seat, booster, booster chair, big kid seat',
    'Sitzerhöhung, rehausseur, elevador, Kindersitzerhöhung, siège rehausseur, asiento elevador, alzador',
  ),
  group(
    'car seat base, infant car seat base, isofix base, seat base, isofix station, latch base',
    'Basisstation, base siège auto, Isofix Basis, Isofix-Station, base isofix, base para silla',
  ),
  group(
    'diaper, nappy, nappies, disposable diaper, pull on diaper',
    'Windel, couche, couches, couche-culotte, pañal, pañales desechables, Einwegwindel, Babywindel, couche bébé, couche jetable, pañal desechable, pañal bebe',
  ),
  group(
    'diaper bag, nappy bag, changing bag, baby bag, baby changing bag, mommy bag, mom bag, diaper purse, nappy backpack, maternity bag',
    'Wickeltasche, sac à langer, bolso cambiador, pañalera, Wickelrucksack, Windeltasche, sac à couches, sac maternité, sac de maman, bolsa de pañales, bolso de pañales, bolso maternal, bolsa pañalera',
  ),
  group(
    'diaper pail, nappy bin, diaper bin, dirty diaper, used diaper, diaper disposal, diaper trash, diaper trash can, diaper garbage, diaper garbage can, diaper can, nappy pail, diaper waste, diaper bucket',
    'Windeleimer, poubelle à couches, cubo de pañales, Windelmülleimer, Windeltwister, bac à couches, contenedor de pañales, basurero de pañales, bote de pañales',
  ),
  group('swim diaper, swim nappy', 'Schwimmwindel, couche de bain, pañal de agua'),
  group(
    'diaper cream, nappy cream, rash cream, bum cream, diaper rash cream, diaper rash, nappy rash, diaper balm, diaper ointment, barrier cream, rash ointment, rash ointment cream, bottom cream, butt cream, butt paste, bottom balm, bum balm, zinc cream, zinc oxide cream, zinc ointment, diaper rash ointment, nappy balm, nappy rash cream',
    'Wundcreme, crème pour le change, crema de pañal, crema para rozaduras, pomada, Windelcreme, Wundschutzcreme, Zinksalbe, Babypopocreme, Po-Creme, crème fesses, crème érythème fessier, crème change, crema pañal, crema antirozaduras, pasta al agua, pomada pañal',
  ),
  group(
    'crib, cot, baby bed, infant bed, slatted bed, nursery bed, toddler crib, baby cot, cot bed',
    'Babybett, Gitterbett, Kinderbett, lit bébé, berceau, lit à barreaux, cuna, Babybettchen, Kinderbettchen, lit de bébé, lit enfant, lit pour bébé, cuna bebe, cama de bebé, cama cuna',
  ),
  group(
    'bassinet, moses basket, cradle, bedside sleeper, co sleeper, cosleeper, bedside crib, bassinette, moses bed, sidecar crib, newborn crib, sleeper crib, cosleeping crib',
    'Stubenwagen, Beistellbett, couffin, moisés, minicuna, nacelle, Babykorb, Beistellbettchen, berceau cododo, lit cododo, cododo, cuna colecho, cuna de colecho, cunita',
  ),
  group(
    'pacifier, dummy, soother, binky, binkie, paci, comforter dummy, pacy',
    'Schnuller, Nuckel, tétine, sucette, totote, chupete, chupón, Beruhigungssauger, Nuggi, lolette, tototte, tetina bebe, chupon, pipo',
  ),
  group(
    'pacifier clip, dummy clip, soother clip, pacifier holder, pacifier strap, pacifier leash, paci clip, binky clip, pacifier chain, dummy chain',
    'Schnullerkette, attache tétine, attache-sucette, chupetero, Schnullerband, Schnullerclip, Nuckelkette, accroche tétine, attache-tétine, clip para chupete, cadena chupete',
  ),
  group(
    'bodysuit, onesie, babygrow, baby grow, babygro, creeper, snapsuit, vest, onsie, one piece bodysuit, baby vest, undershirt bodysuit',
    'Babybody, Strampelanzug, Bodys, body bébé, cache-couche, bodies de bebé, mameluco, Kurzarmbody, Langarmbody, Wickelbody, bodie, body de bébé, bodi, bodys bebe, bodies',
  ),
  group(
    'romper, playsuit, jumpsuit, overall, dungarees, play suit, shortall, sunsuit, jump suit, coveralls, bib overall',
    'Strampler, Spieler, barboteuse, combinaison, salopette, pelele, peto, Einteiler Sommer, Latzhose, Overall Baby, combishort, enterizo, mono bebe, ranita, jardinera, overol, petos',
  ),
  group(
    'footed pajama, sleeper, footie, sleepsuit, coverall, sleep and play, footed pyjama, zip pajama, sleep suit, footed sleeper, footsie, onepiece pajama, footy pajama, zippy, zipper pajama, footed onesie, one piece pajama',
    'grenouillère, dors-bien, Einteiler, Strampler Schlafanzug, Schlafstrampler, Schlafoverall, pyjama à pieds, surpyjama, pijama enterizo, pijama con pies, mameluco para dormir',
  ),
  group(
    'pajama, pyjama, pjs, jammies, sleepwear, nightwear, nightgown, pj, jammy, jim jam, jimjam, peejay, night clothes, bed clothes, night suit, sleep clothes, night dress, nightdress, nightie',
    'Schlafanzug, pijama, Nachtwäsche, Nachthemd, Pyjama Kinder, chemise de nuit, pyjama enfant, piyama, pijamas bebe, ropa de dormir',
  ),
  group(
    'sleep sack, sleeping bag, sleepsack, wearable blanket, sleep bag, sleeping sack, sleep sac, slumber sack, sleep pouch, sleeping pouch, baby sleeping bag',
    'Schlafsack, Babyschlafsack, gigoteuse, turbulette, saco de dormir, Schlafsäckchen, Sommerschlafsack, Winterschlafsack, sac de couchage, saco dormir, saquito de dormir, bolsa de dormir',
  ),
  group(
    'swaddle, swaddling, swaddle blanket, wrap blanket, swaddler, swaddle wrap, swaddle cloth, swaddle sack, receiving swaddle, cocoon wrap',
    'Pucktuch, Pucksack, Swaddletuch, emmaillotage, couverture d’emmaillotage, arrullo, Puckdecke, Puckwickel, Pucken, lange d’emmaillotage, couverture emmaillotage, manta de envolver, cobertor swaddle, manta swaddle',
  ),
  group(
    'blanket, throw, blankie, quilt, receiving blanket, baby blanket, comforter blanket, lap blanket, pram blanket, cot blanket, afghan, coverlet',
    'Decke, Babydecke, Kuscheldecke, couverture, plaid, manta, cobija, mantita, cobertor, edredón, colcha, Wolldecke, Strickdecke, Krabbeldecke Wolle, Erstlingsdecke, couverture bébé, couverture polaire, mantita bebe, frazada, colcha bebe, cobijita',
  ),
  group(
    'muslin, muslin cloth, muslin square, cheesecloth cloth',
    'Mulltuch, Mullwindel, lange, muselina, Mulltücher, Musselintuch, Spucktuch Mull, langes, mousseline, carré de mousseline, lange mousseline, muselinas, gasa, gasas',
  ),
  group(
    'burp cloth, burp rag, burping cloth, spit cloth, burpy, burp clothes, burping clothes, burp cloths, burping rag, burp towel, spit up cloth, spit up rag, milk cloth, shoulder cloth, puke cloth',
    'Spucktuch, lange bavoir, paño para eructar, Spucktücher, Bäuerchentuch, Schultertuch, bavoir épaule, lange bébé, linge à rot, babitas, paño de hombro, pañito, trapito eructo',
  ),
  group(
    'bib, dribble bib, drool bib, feeding bib, weaning bib, catch all bib',
    'Lätzchen, Latz, bavoir, bavette, babero, Sabberlatz, Halstuch Latz, Ärmellätzchen, Lätzle, bavoir bébé, bavoir poche, baberos, pechera',
  ),
  group(
    'bottle, feeding bottle, milk bottle, nursing bottle, baby bottle, infant bottle, milk feeder, feeder bottle',
    'Fläschchen, Babyflasche, Trinkflasche, biberon, biberón, mamila, tetero, mamadera, Milchflasche, Milchfläschchen, Saugflasche, Schoppen, Flasche, biberon verre, tetero bebe, biberones',
  ),
  group(
    'bottle warmer, milk warmer, bottle heater, formula warmer, food warmer',
    'Flaschenwärmer, chauffe-biberon, calientabiberones, Babykostwärmer, Fläschchenwärmer, chauffe-biberons, réchauffe biberon, calentador de biberones, calienta biberón, calentador de mamilas',
  ),
  group(
    'sterilizer, steriliser, sanitizer, bottle sterilizer, sterilize bottle, sterilise bottle, sanitize bottle, steam sterilizer, steam cleaner for bottle, bottle sanitizer, bottle steamer',
    'Sterilisator, Vaporisator, stérilisateur, esterilizador, Dampfsterilisator, Fläschchensterilisator, stérilisateur biberon, esterilizador biberones, esterilizador a vapor',
  ),
  group('nipple, teat', 'Sauger, tétine biberon, tetina'),
  group(
    'breast pump, breastpump, milk pump, pump, nursing pump, milk extractor, milk expresser, expressing machine',
    'Milchpumpe, tire-lait, sacaleches, extractor de leche, elektrische Milchpumpe, Handmilchpumpe, Muttermilchpumpe, tire lait électrique, extractor leche, extractor de leche materna, bomba de leche, saca leche',
  ),
  group(
    'milk storage bag, breast milk bag, breastmilk bag, breastmilk storage, milk freezer bag, breast milk storage, milk pouch, milk bag, expressed milk bag',
    'leche materna, lait maternel, Muttermilch, Muttermilchbeutel, sachet lait maternel, bolsa de leche, Milchbeutel, Muttermilch Gefrierbeutel, Aufbewahrungsbeutel Milch, sachet de conservation, sachet lait, poche à lait, bolsa para leche materna, bolsas de leche materna',
  ),
  group(
    'nursing pillow, breastfeeding pillow, feeding pillow, feeding cushion, breastfeeding cushion, nursing cushion, breast feeding pillow, lactation pillow',
    'Stillkissen, coussin d’allaitement, cojín de lactancia, almohada de lactancia, Stillkissen Baby, Lagerungskissen, coussin allaitement, coussin de maternité, cojín lactancia, cojín para amamantar, almohada para amamantar',
  ),
  group('nursing cover, breastfeeding cover', 'Stilltuch, cape d’allaitement, capa de lactancia'),
  group(
    'nursing bra, breastfeeding bra, maternity bra',
    'Still-BH, soutien-gorge d’allaitement, sujetador de lactancia',
  ),
  group('nursing pad, breast pad', 'Stilleinlage, coussinet d’allaitement, disco de lactancia'),
  group('formula, infant formula, baby milk', 'Säuglingsnahrung, Milchpulver, lait infantile, leche de fórmula'),
  group(
    'high chair, highchair, feeding chair, baby dining chair, eating chair, dining chair, toddler chair, table chair, weaning chair, mealtime chair',
    'Hochstuhl, Kinderhochstuhl, chaise haute, trona, silla alta, periquera, silla para comer, silla de comer, silla para bebé, Babyhochstuhl, Treppenhochstuhl, Kinderstuhl, Essstuhl, chaise bébé, chaise évolutive, chaise haute bébé, silla trona, silla comedor, silla alta para bebe, sillita de comer',
  ),
  group(
    'sippy cup, training cup, trainer cup, beaker, tumbler, toddler cup, spout cup, sippy, two handle cup, handled cup, first cup, transition cup, no spill cup, spill proof cup, learner cup, learning cup',
    'Trinklernbecher, Schnabeltasse, tasse d’apprentissage, vaso de aprendizaje, vaso entrenador, Trinklernflasche, Lernbecher, Auslaufsicherer Becher, tasse bec, gobelet apprentissage, verre d’apprentissage, vaso con boquilla, vaso antiderrame, taza de aprendizaje, vasito entrenador',
  ),
  group(
    'cup, mug, drinking cup, kid cup',
    'Becher, gobelet, vaso, taza, Trinkbecher, Tasse, verre enfant, gobelets, vasito, vasos',
  ),
  group(
    'plate, dish, dinner plate, toddler plate',
    'Teller, assiette, plato, vaisselle, Babyteller, Kinderteller, Saugteller, assiette ventouse, assiette bébé, plato ventosa, platito, plato con ventosa',
  ),
  group(
    'bowl, baby bowl, snack bowl',
    'Schüssel, Schale, bol, cuenco, tazón, Schälchen, Babyschüssel, Saugschale, bol ventouse, bol bébé, plato hondo, tazón ventosa, bolito',
  ),
  group(
    'spoon, utensil, cutlery, flatware, silverware, fork, knife, spork, teaspoon, feeding spoon, baby spoon, eating utensil, feeding utensil',
    'Löffel, Besteck, cuillère, couverts, cuchara, cubiertos, Babylöffel, Breilöffel, Kinderbesteck, cuillère bébé, petite cuillère, cucharita, cucharas, cubiertos bebe, tenedor',
  ),
  group(
    'food maker, baby food maker, baby blender, food processor',
    'Babynahrungszubereiter, robot cuiseur, robot de cocina',
  ),
  group(
    'carrier, baby carrier, sling, babywearing, baby sling, soft carrier, papoose, baby holder, chest carrier, front carrier, back carrier, body carrier, hip carrier, kangaroo carrier, infant body carrier',
    'Babytrage, Bauchtrage, Rückentrage, porte-bébé, portabebé, mochila portabebé, canguro, cangurera, Tragehilfe, Komforttrage, Babytragesystem, porte bébé physiologique, portebébé, mochila ergonómica, mochila de porteo, mochila porta bebe, cargador de bebé, portabebe ergonomico',
  ),
  group(
    'baby wrap, carrier wrap, wrap carrier, stretchy wrap, woven wrap, wrap sling, wraparound carrier',
    'Tragetuch, Babytragetuch, écharpe de portage, écharpe porte-bébé, fular, rebozo, pañuelo portabebé, Wickeltuch Trage, Tragetücher, echarpe portage, écharpe bébé, fular elástico, pañuelo de porteo',
  ),
  group(
    'wipe, baby wipe, wet wipe, baby wipes, cleansing wipe, moist towelette, towelette, bum wipe, butt wipe, diaper wipe, moist wipe',
    'Feuchttuch, Feuchttücher, lingette, toallita, toallita húmeda, Babyfeuchttücher, Feuchttücher Baby, Reinigungstücher, lingettes bébé, toallitas bebe, toallas húmedas, toallita humeda',
  ),
  group(
    'changing pad, change mat, changing mat, diaper changing pad, diaper mat, changing cushion, change pad, changing mattress, contour pad, wickel mat',
    'Wickelauflage, Wickelunterlage, matelas à langer, cambiador, Wickelmatte, Wickelkissen, Wickelunterlagen, matelas de change, plan à langer, cambiador de pañales, colchoneta cambiador, cambiador bebe',
  ),
  group(
    'changing table, change table, dresser changer, changing station, diaper station, diaper table, diaper changing table, changing dresser, diaper changing station, nappy table',
    'Wickeltisch, Wickelkommode, table à langer, commode à langer, mueble cambiador, Wickelplatz, Wickelregal, commode table à langer, mesa cambiador, mesa para cambiar pañales, cambiador mueble',
  ),
  group(
    'bathtub, bath tub, baby bath, tub, infant tub, washing tub, baby tub, bath basin, newborn tub',
    'Badewanne, Babywanne, baignoire, bañera, tina, bañerita, Babybadewanne, Badewännchen, baignoire bébé, bain bébé, tinita, bañera bebe, bañera para bebe, tina de baño, tina para bebe',
  ),
  group(
    'towel, hooded towel, bath towel, bathrobe towel, baby towel, bath wrap, hooded wrap, bath robe towel, cuddle towel',
    'Handtuch, Kapuzenhandtuch, Badetuch, serviette, cape de bain, sortie de bain, toalla, capa de baño, Kapuzenbadetuch, Babyhandtuch, Badehandtuch, cape de bain bébé, serviette bébé, serviette à capuche, toalla con capucha, toalla de bebe',
  ),
  group(
    'washcloth, face cloth, flannel, wash cloth, facecloth, bath cloth, wash clothes, face clothes, wash rag, washing cloth, face towel, bath mitt, wash mitt, face flannel, wash glove',
    'Waschlappen, gant de toilette, toallita de baño, Waschhandschuh, Waschtuch, Waschlappen Baby, débarbouillette, gant toilette, lavette, manopla de baño, toallita facial, guante de baño',
  ),
  group(
    'potty, potty chair, training potty, potty seat, toilet seat, training seat, toilet training seat, toddler toilet, training toilet, potty trainer, potty training seat, kid toilet, chamber pot',
    'Töpfchen, Nachttopf, petit pot, orinal, bacinica, Lerntöpfchen, Kindertoilette, Toilettentrainer, pot bébé, pot d’apprentissage, réducteur de toilettes, bacinilla, pelela, baño entrenador',
  ),
  group(
    'baby monitor, monitor, babyphone, baby phone, baby cam, baby camera, nanny cam, video monitor, baby alarm, breathing monitor, movement monitor, smart sock, sock monitor, sound monitor, baby listening device, baby watch camera, nursery camera, nursery monitor',
    'Babyfon, Babyphon, écoute-bébé, babyphone, vigilabebés, monitor de bebé, Babykamera, Baby Überwachung, Videobabyphone, babyphone vidéo, caméra bébé, moniteur bébé, intercomunicador, cámara bebe, cámara para bebe, camara vigilancia bebe, monitor bebe',
  ),
  group(
    'thermometer, temperature gauge, fever thermometer, temp checker',
    'Fieberthermometer, thermomètre, termómetro, termómetro de frente',
  ),
  group(
    'humidifier, vaporizer, cool mist, air humidifier, room humidifier, mister, moisture machine',
    'Luftbefeuchter, humidificateur, humidificador, Raumbefeuchter, Luftfeuchter, Verdampfer, humidificateur d’air, humidificateur bébé, vaporizador, humidificador bebe, humidificador de ambiente',
  ),
  group(
    'night light, nightlight, lamp, bedside lamp, nursery lamp, bedroom light, sleep light',
    'Nachtlicht, Lampe, veilleuse, luz nocturna, luz de noche, lámpara, Nachtlampe, Schlummerlicht, Nachtleuchte, Kinderzimmerlampe, veilleuse bébé, lampe de chevet, lampe veilleuse, lamparita, lampara de noche, luz nocturna bebe',
  ),
  group(
    'sound machine, white noise machine, white noise, noise machine, hush machine, sleep machine, lullaby machine, noise maker, sleep sound machine, shusher, soothing machine',
    'Einschlafhilfe, machine à bruit blanc, ruido blanco, Geräuschmaschine, Weißes Rauschen, weisses Rauschen, Schlafgerät, White Noise Gerät, machine bruit blanc, bruit blanc, boîte à bruit blanc, máquina de sonido, máquina de ruido blanco, maquina sonidos',
  ),
  group(
    'bouncer, bouncy chair, bouncy seat, rocker, baby bouncer, baby lounger seat, infant seat bouncer, bouncer chair, bounce chair, rocking seat, vibrating chair, baby seat chair, bouncing chair, bouncy',
    'Babywippe, Wippe, transat, hamaca, mecedora bebé, Babywippen, Schaukelwippe, Schaukelsitz, balancelle transat, transat bébé, siège à bascule, hamaca bebe, hamaca para bebe, silla mecedora bebe, mecedora de bebe, silla vibradora',
  ),
  group(
    'swing, baby swing, baby rocking swing, rocking swing, motorised swing, infant swing',
    'Babyschaukel, Schaukel, balancelle, balançoire, columpio, elektrische Babyschaukel, balancelle bébé, balançoire bébé, columpio bebe, mecedora electrica, columpio electrico',
  ),
  group(
    'playpen, play yard, playard, pack and play, travel crib, travel cot',
    'Laufstall, Laufgitter, Reisebett, parc bébé, lit parapluie, parque bebé, corralito, cuna de viaje',
  ),
  group(
    'play mat, playmat, activity mat, floor mat, playing mat, play rug, crawling mat, tummy mat, floor play mat, puzzle mat, playing rug, play blanket, play quilt, tumble mat',
    'Spielmatte, Krabbeldecke, tapis d’éveil, tapis de jeu, manta de juego, tapete, tapete de juego, alfombra de juego, Spieldecke, Krabbelmatte, Spielteppich, tapis d’activité, tapis jeu, tapis de motricité, alfombra infantil, colchoneta de juegos, tapete bebe, alfombra gateo, manta de actividades',
  ),
  group(
    'walker, baby walker, push walker, walker wagon, walking toy, push along walker, push along toy, push toy, push cart toy, walker cart, first step walker, push wagon',
    'Lauflernwagen, Lauflernhilfe, trotteur, chariot de marche, andador, andadera, Gehhilfe Baby, Lauflerner, Schiebewagen, Laufwagen, chariot pousseur, pousseur, trotteur bois, chariot de marche bébé, caminador, carrito andador, correpasillos de empuje',
  ),
  group(
    'baby gate, safety gate, stair gate, child gate, dog gate, stairgate, child safety gate, safety barrier, baby barrier, stair guard, pet gate, doorway gate, stairway gate, door gate, pressure gate',
    'Treppenschutzgitter, Türgitter, barrière de sécurité, barrera de seguridad, Treppengitter, Schutzgitter, Türschutzgitter, Absperrgitter, barrière escalier, barrière bébé, barrière de porte, barrière d’escalier, valla de seguridad, puerta de seguridad, reja de seguridad, reja para bebe, barrera escalera',
  ),
  group(
    'toy, plaything, playthings, infant toy, kid toy',
    'Spielzeug, jouet, juguete, Spielsachen, Babyspielzeug, Spielwaren, Spielsache, jouets bébé, juguetes bebe, juguetito',
  ),
  group(
    'plush, stuffed animal, soft toy, stuffed toy, cuddly toy, stuffie, plushie, stuffy, plush toy, plush animal, plushy, soft animal, stuffed plush, snuggle toy, fluffy toy, cuddle toy, stuffed doll, cuddly animal',
    'Kuscheltier, Stofftier, Plüschtier, doudou, dou dou, peluche, animal de peluche, Plüsch, Schmusetier, Knuddeltier, peluche bébé, jouet en peluche, muñeco de peluche, peluches, muñeco de felpa',
  ),
  group(
    'lovey, comforter, security blanket, lovie, comforter toy, comfort toy, comfort blanket, cuddle cloth, snuggle blanket, snuggly, blankie toy',
    'Schmusetuch, Schnuffeltuch, Kuscheltuch, Schnuffel, doudou plat, mantita de apego, trapito de apego',
  ),
  group(
    'rattle, shaker, shake toy, grasping toy, hand rattle, baby shaker, maraca',
    'Rassel, Babyrassel, hochet, sonajero, sonaja, Greifling, Babyrasseln, Greifspielzeug, hochet bébé, maracas, sonajero bebe, sonajas, cascabel',
  ),
  group(
    'teether, teething toy, teething ring, chew toy, gum soother, teether toy, teething soother, chewable ring, bite ring',
    'dentición, juguete de dentición, juguete para dentición, Beißring, Zahnungshilfe, anneau de dentition, mordedor, Beissring, Zahnungsring, Zahnring, Beißspielzeug, anneau dentition, jouet de dentition, mordillo, mordedores, rascaencias',
  ),
  group(
    'block, building block, stacking block, toy brick, brick, stacking brick, alphabet block, abc block',
    'Bauklotz, Bauklötze, Bausteine, cube en bois, bloque, Holzbausteine, Holzklötze, Bauklötzchen, Holzbauklötze, cubes, cubes bébé, blocs, briques en bois, bloques, cubos, bloques de construcción, cubos de madera',
  ),
  group(
    'puzzle, jigsaw, peg puzzle, knob puzzle, jigsaw puzzle, shape puzzle',
    'Steckpuzzle, casse-tête, rompecabezas, Holzpuzzle, Steckspiel, Kinderpuzzle, puzzle bois, encastrement, puzle, puzzles, encajable',
  ),
  group(
    'book, storybook, picture book, kid book, bedtime book, reading book, tale',
    'Buch, Bilderbuch, livre, libro, cuento, Kinderbuch, Babybuch, Bilderbücher, Bücher, livre bébé, livres enfant, libros, cuentos, libro bebe',
  ),
  group(
    'mobile, crib mobile, cot mobile, hanging mobile, nursery mobile, baby mobile, hanging toy, ceiling mobile',
    'Spieluhr, Baby-Mobile, mobile bébé, móvil de cuna, Mobile Baby, Bettmobile, mobile lit, mobile musical, móvil bebe, móvil cuna, colgante cuna',
  ),
  group('doll', 'Puppe, poupée, muñeca'),
  group(
    'balance bike, run bike, push bike, toddler bike, balance bicycle, no pedal bike, pedalless bike, kid bike',
    'Laufrad, draisienne, bicicleta sin pedales, Kinderlaufrad, Lauf Rad, vélo sans pédale, vélo d’équilibre, bici sin pedales, bicicleta de equilibrio',
  ),
  group('tricycle, trike', 'Dreirad, triciclo'),
  group('scooter', 'Kinderroller, trottinette, patinete'),
  group(
    'mattress, crib mattress, cot mattress, cot bed mattress, baby mattress, foam mattress, crib pad, infant mattress',
    'Matratze, Kindermatratze, matelas, colchón, Babymatratze, Kinderbettmatratze, Kinderbett Matratze, matelas bébé, matelas lit bébé, colchón cuna, colchón de cuna, colchon bebe, colchoneta cuna',
  ),
  group(
    'fitted sheet, crib sheet, cot sheet, fitted crib sheet, bed sheet, bottom sheet, sheet set, bedsheet, cot fitted sheet',
    'Spannbettlaken, Spannbetttuch, drap housse, drap-housse, sábana, sábana bajera, Bettlaken, Kinderbettlaken, Babylaken, drap bébé, draps, drap lit bébé, sábana de cuna, sábanas cuna, sábana ajustable, sabanitas',
  ),
  group('pillow, cushion', 'Kissen, oreiller, coussin, almohada, cojín'),
  group('bedding, bed linen', 'Bettwäsche, linge de lit, ropa de cama'),
  group(
    'dresser, chest of drawers, bureau, nursery dresser, drawer unit, chest drawer, clothes drawer, drawers',
    'Kommode, commode, cómoda, Schubladenkommode, Kinderkommode, commode bébé, commode à tiroirs, cajonera, gavetero, comoda bebe, cómoda bebé',
  ),
  group(
    'glider, rocking chair, nursing chair, recliner, armchair, nursery chair, gliding chair, swivel chair, rocker chair, rocking glider, nursery rocker, glider chair, breastfeeding chair, feeding armchair, lounge chair, easy chair, mom chair, glider rocker',
    'Schaukelstuhl, Stillsessel, Stillstuhl, fauteuil d’allaitement, fauteuil à bascule, mecedora, sillón, Schwingsessel, Stillsessel Schaukel, Relaxsessel, Gleitsessel, rocking chair, fauteuil allaitement, fauteuil maman, chaise berçante, chaise à bascule, silla mecedora, sillón lactancia, sillón de lactancia, butaca, silla para amamantar',
  ),
  group('rug, carpet', 'Teppich, Kinderteppich, tapis, alfombra'),
  group(
    'wall decor, wall decal, wall art, wall sticker, nursery print, art print, wall print, framed print, poster, nursery art, nursery picture, wall picture, wall poster, framed art, room decor print, painting',
    'Wandtattoo, Wanddeko, décoration murale, sticker mural, vinilo, Kinderzimmerbild, Wandbild, Bild Kinderzimmer, affiche, tableau, cadre décoration, affiche bébé, cuadro, cuadros, lámina, láminas, póster',
  ),
  group(
    'storage basket, storage bin, toy box, toy chest, toy bin, toy basket, toy storage, laundry basket, laundry hamper, hamper, nursery basket, bin basket, organizer basket, toy hamper, toy bin basket, laundry bin',
    'Aufbewahrungskorb, Korb, panier, cesta, cesto, Spielzeugkorb, Wäschekorb, Stoffkorb, Spielzeugkiste, Aufbewahrungsbox, panier de rangement, corbeille, panier à jouets, panier à linge, canasta, canasto, cesta de juguetes, cesto juguetes, cesta almacenaje',
  ),
  group(
    'hat, cap, beanie, bonnet, newborn cap, toque',
    'Mütze, Babymütze, Sonnenhut, chapeau, béguin, gorro, gorra, sombrero, Mützchen, Häubchen, bonnet bébé, chapeau soleil, casquette, gorrito, gorros, gorro invierno, sombrerito',
  ),
  group(
    'sock, bootie, sox, stocking, newborn sock',
    'Socke, Söckchen, chaussette, chausson, calcetín, calcetines, patucos, Babysocken, Söckchen Baby, Strümpfe, Stoppersocken, chaussettes bébé, socquette, calcetas, medias bebe, calcetines bebe, calcetin',
  ),
  group(
    'mitten, mitt, scratch mitten, glove, hand warmer, thumbless glove, scratch mitt',
    'Fäustling, Handschuh, moufle, manopla, guante, Babyhandschuhe, Fäustlinge, Kratzfäustlinge, moufles bébé, gants, mitaine, mitones, guantes bebe, guantitos, manoplas',
  ),
  group(
    'shoe, sneaker, sandal, pre walker, first walker, slipper, trainer, baby shoe, walking shoe, toddler shoe, crib shoe, soft shoe',
    'Schuh, Lauflernschuh, Krabbelschuh, chaussure, zapato, zapatitos, Babyschuhe, Kinderschuhe, Turnschuhe, Lauflernschuhe, chaussures bébé, chaussures premiers pas, baskets, zapatitos bebe, zapatos, zapatillas, tenis bebe, primeros zapatos',
  ),
  group(
    'dress, frock, gown, sundress, twirly dress',
    'Kleid, Kleidchen, robe bébé, vestido, Mädchenkleid, Babykleid, robe fille, robe enfant, vestidito, vestidos, vestido niña',
  ),
  group(
    'pant, trouser, legging, jogger, sweatpants, bottoms, trousers, legging pant, sweatpant, track pant, baby pant, slack',
    'Babyhose, Strampelhose, pantalon, pantalón, Kinderhose, Leggings Baby, Schlupfhose, Pumphose, pantalon bébé, jogging bébé, culotte, pantalones, pantaloncito, leggins, pantalones bebe',
  ),
  group(
    'tee, t shirt, tshirt, top, shirt, tees, tshirts, crew neck, undershirt, blouse',
    'Hemd, Oberteil, chemise, tee-shirt, camiseta, camisa, T-Shirt Kinder, Kurzarmshirt, Babyshirt, Hemdchen, maillot, t-shirt bébé, playera, polera, franela, camiseta bebe, blusa',
  ),
  group(
    'sweater, jumper, cardigan, pullover, cardi, knitwear, knitted jacket, sweatshirt, woolly',
    'Pulli, Strickjacke, pull bébé, gilet, chandail, suéter, jersey bebé, Strickpullover, Pullover, Strickjäckchen, Babyjacke gestrickt, Wolljacke, cardigan bébé, tricot bébé, chompa, saco tejido, jersey, rebeca, suéter bebé, chambrita, chaleco',
  ),
  group(
    'jacket, coat, snowsuit, bunting, raincoat, puffer, parka, hooded jacket, anorak, windbreaker, snow suit, outerwear, hoodie, pram suit, pramsuit',
    'Jacke, Schneeanzug, manteau, veste, combinaison pilote, chaqueta, abrigo, Babyjacke, Anorak, Mantel, Kapuzenjacke, blouson, doudoune, veste à capuche, veste bébé, imperméable enfant, chamarra, campera, casaca, chaquetón, parca, abriguito',
  ),
  group(
    'swim shirt, rash guard, rashguard, sun shirt, rashie, uv shirt, sun top, swim top, uv top, swimming shirt',
    'camiseta de baño, t-shirt anti-uv, Schwimmshirt, UV-Shirt, UV Shirt, Badeshirt, tee-shirt anti uv, haut anti uv, camiseta uv, camiseta protección solar, playera uv',
  ),
  group(
    'swimsuit, swimwear, bathing suit, swimming costume, bathers, bathing costume, swimmers, swim suit, one piece swimsuit, bathing outfit, swim costume, beachwear, swim outfit, tankini, swimming suit',
    'Badeanzug, Badehose, maillot de bain, bañador, traje de baño, Babybadeanzug, Schwimmanzug, Badesachen, maillot de bain bébé, maillot, bañador niña, traje de baño bebe, vestido de baño, traje baño',
  ),
  group(
    'clothing, clothes, outfit, apparel, garment, baby clothes, baby clothing, wardrobe, attire, layette clothing, baby outfit, infant clothing',
    'Kleidung, Babykleidung, vêtement, ropa, ropa de bebé, Babysachen, Babykleider, Kinderkleidung, Erstausstattung, Babymode, vêtements bébé, habits bébé, layette, habits, tenue, ropita, ropita de bebe, vestimenta, ropa para bebe, conjunto bebe',
  ),
  group(
    'sunscreen, sun cream, sunblock, sun lotion',
    'Sonnencreme, Sonnenschutz, crème solaire, protector solar, crema solar',
  ),
  group(
    'lotion, moisturizer, body cream, baby cream, body lotion, moisturiser, moisturizing cream, moisturising cream, emollient, skin cream, baby balm, hydrating cream, face cream, massage lotion, baby oil, balm, daily balm',
    'Pflegecreme, Babycreme, Bodylotion, lait corporel, crème hydratante, crema hidratante, Babylotion, Feuchtigkeitscreme, Hautcreme, Babyöl, Körpercreme, lait bébé, lait hydratant, crème bébé, crème corps, baume, loción, loción bebe, crema corporal, crema bebe, crema humectante, aceite de bebe',
  ),
  group(
    'shampoo, body wash, baby wash, bath wash, soap, bubble bath, baby shampoo, bath soap, liquid soap, body cleanser, cleanser, bath gel, hair and body wash, head to toe wash, foam bath, bath foam, wash gel, bath bubbles',
    'Babyshampoo, shampooing, gel lavant, champú, gel de baño, jabón, savon, Seife, Babyseife, Waschgel, Badezusatz, Schaumbad, Duschgel, Babybad, Waschlotion, gel douche, bain moussant, savon bébé, shampoing, shampoing bébé, gel bébé, champu, shampoo bebe, jaboncito, jabón líquido, jabon bebe, baño de burbujas, espuma de baño',
  ),
  group(
    'nail clipper, nail trimmer, nail file, nail scissors, nail clippers set, grooming kit, manicure set, nail kit, nail care, grooming set, grooming, baby manicure, nail cutter, baby care kit, baby care set, fingernail clipper, nail scissor',
    'Nagelschere, Nagelfeile, coupe-ongles, cortauñas, Babypflegeset, Pflegeset, Nagelset, Nagelknipser, kit de soin, trousse de soin, trousse de toilette bébé, ciseaux ongles, set de manicura, tijeras uñas, kit de aseo, set de aseo, set de cuidado',
  ),
  group(
    'nasal aspirator, snot sucker, nose cleaner, booger sucker, nose sucker, nasal care, snot remover, booger remover, snot suction, snot catcher, nose suction, nose aspirator, nose cleaner suction, nasal suction, mucus remover, bulb syringe, nasal bulb, nose vacuum, nose pump, nose bulb, snot vacuum',
    'Nasensauger, mouche-bébé, aspirador nasal, Nasenschleimsauger, Nasensekretsauger, aspirateur nasal, mouche bebe, mouche nez, aspirador de mocos, aspirador mocos, saca mocos, sacamocos, perilla nasal, pera nasal',
  ),
  group('squirter, bath squirter, squirt toy, water squirter, squirting toy'),
  group('brush'),
  group('hairbrush, hair brush, comb', 'Haarbürste, Bürste, brosse, peigne, cepillo, peine'),
  group(
    'toothbrush, tooth brush, training toothbrush, finger toothbrush',
    'Zahnbürste, brosse à dents, cepillo de dientes',
  ),
  group(
    'outlet cover, plug cover, socket cover, outlet plug, socket plug, socket guard, electrical outlet cover, plug protector, outlet protector, socket protector, electric socket cover, power point cover, plug cap',
    'Steckdosenschutz, cache-prise, protector de enchufe, Steckdosensicherung, Steckdosenschutz Kind, cache prise, protège prise, protection prise, tapa enchufe, tapa enchufes, protector enchufes, tapa tomacorriente, cubre enchufes',
  ),
  group(
    'cabinet lock, drawer lock, child lock, safety lock, childproofing, baby proofing, babyproofing, cupboard lock, drawer latch, cabinet latch, child safety lock, childproof lock, baby lock, fridge lock, toddler lock, door lock, strap lock, safety latch, cupboard latch, proofing kit',
    'Schranksicherung, Kindersicherung, bloque-placard, cierre de seguridad, Schrankschloss, Schubladensicherung, Schranksicherungen, bloque porte, bloque tiroir, sécurité placard, verrou placard, cierre armario, cierre cajón, seguro para gabinete, seguro de cajón, bloqueo armario, cerradura seguridad',
  ),
  group(
    'rain cover, weather cover, weather shield, rain shield, raincover, weather protection, wind cover, stroller rain cover, pram cover, stroller cover, stroller hood cover',
    'Regenschutz, Regenverdeck, habillage pluie, cubierta de lluvia, Regenhaube, Regencape Kinderwagen, Regenplane, protection pluie, housse pluie, habillage de pluie, protector de lluvia, plástico lluvia, burbuja de lluvia, funda lluvia',
  ),
  group('cup holder, cupholder', 'Becherhalter, Getränkehalter, porte-gobelet, portavasos'),
  group(
    'memory book, baby memory book, baby journal, baby album, first year book, keepsake book, milestone book, baby diary, record book, memory album, scrapbook, scrap book',
    'Babyalbum, Erinnerungsbuch, album bébé, livre de naissance, álbum de bebé, Babytagebuch, Baby Tagebuch, Erinnerungsalbum, Fotoalbum Baby, livre de bébé, journal de bébé, album de naissance, carnet de naissance, libro del bebé, libro de recuerdos, diario del bebé, álbum bebé',
  ),
  group(
    'gift card, gift voucher, gift certificate, voucher, gift coupon, e gift card, egift card, gift code, store card, shop card, giftcard, digital gift card',
    'Geschenkgutschein, Gutschein, carte cadeau, chèque cadeau, tarjeta regalo, tarjeta de regalo, Geschenkkarte, Einkaufsgutschein, bon cadeau, bon d’achat, cheque regalo, vale regalo, vale de regalo, bono regalo',
  ),
  group(
    'gift, present, baby gift, shower gift, baby present, baby shower gift, birth gift, goodies',
    'Geschenk, cadeau, regalo, cadeau de naissance, regalo de nacimiento, Geburtsgeschenk, Babygeschenk, Geschenke, Mitbringsel, cadeau bébé, cadeaux, regalos, regalito, regalo bebe, obsequio, detalle bebe',
  ),
  group('backpack, rucksack', 'Rucksack, mochila, sac à dos'),
  group(
    'gift set, gift box, gift package, newborn set, welcome box, baby box, new baby box, starter box, present box',
    'Geschenkset, coffret cadeau, coffret naissance, caja regalo, Babybox, Geschenkbox, Erstlingsset, box naissance, coffret bébé, set de regalo, caja de regalo, set recién nacido',
  ),
  group(
    'gift basket, gift hamper, baby basket, new baby basket, baby hamper',
    'Geschenkkorb, panier cadeau, canastilla, cesta de regalo, Präsentkorb, Babykorb Geschenk, corbeille cadeau, corbeille naissance, canasta de regalo, canastilla bebe, cesta bebe',
  ),
  group(
    'board book, cardboard book, hard page book, hardback baby book, first words book, thick page book',
    'Pappbuch, livre cartonné, libro de cartón, Pappbilderbuch, Kartonbuch, livre carton, imagier, libro cartón, libro de cartoné, libro de carton, libro cartone',
  ),
  group(
    'play gym, activity gym, baby gym, activity arch, baby play gym, floor gym, jungle gym, baby arch, hanging play gym, play arch',
    'Spielbogen, arche d’éveil, gimnasio bebé, Activity Center Baby, Spieltrapez, Babygym, Spielebogen, arche de jeu, portique d’activité, portique bébé, portique d’éveil, gimnasio de bebé, gimnasio de actividades, arco de juegos, arco de actividades',
  ),
  group(
    'travel stroller, umbrella stroller, compact stroller, cabin stroller, airplane stroller, folding stroller, fold up stroller, lightweight stroller, plane stroller, carry on stroller, light stroller, vacation stroller, holiday stroller',
    'Reisebuggy, poussette canne, poussette compacte, carriola de viaje, silla de viaje, Leichter Buggy, Reisekinderwagen, Faltbuggy, poussette voyage, poussette avion, poussette légère, poussette pliante, silla ligera, carrito de viaje, carriola ligera, silla paraguas, cochecito ligero, carriola plegable',
  ),
  group(
    'double stroller, twin stroller, tandem stroller, side by side stroller, sibling stroller, sit and stand, sit and stand stroller, twin pram, double pram, double buggy, twin pushchair, stroller for two, two seater stroller, two baby stroller, dual stroller, twins stroller, duo stroller, 2 seat stroller, two seat stroller',
    'poussette double, carriola doble, cochecito doble, Zwillingskinderwagen, Geschwisterwagen, cochecito gemelar, Zwillingswagen, Doppelkinderwagen, Zwillingsbuggy, poussette jumeaux, poussette duo, poussette jumelle, coche gemelar, silla gemelar, carriola gemelar, carriola para gemelos, carrito gemelar',
  ),
  group(
    'jogging stroller, running stroller, trail stroller, all terrain stroller, jogger stroller, runner stroller, sport stroller, exercise stroller, three wheeler, 3 wheel stroller, three wheel stroller, 3 wheeler',
    'poussette de course, Joggerkinderwagen, Joggingwagen, Jogger Kinderwagen, Sportkinderwagen, Jogger Buggy, poussette jogging, poussette sport, poussette running, poussette 3 roues, silla de correr, carriola para correr, carriola deportiva, coche running',
  ),
  group(
    'stroller wagon, pull cart, pull wagon, beach wagon, wagon stroller, kid wagon, baby wagon, pull along wagon, collapsible wagon, folding wagon, wagon cart',
    'Bollerwagen, chariot, carretilla, Handwagen, Ziehwagen, chariot enfant, chariot pliable, carrito wagon, vagón, carro plegable',
  ),
  group('full size stroller, city stroller, everyday stroller'),
  group(
    'infant car seat, bucket seat, infant seat, newborn car seat, carrier seat, newborn seat, infant carseat, baby bucket seat, rear facing infant seat, baby carrier seat',
    'cosy, huevito, grupo 0, Babyschale Auto, Autoschale, coque auto, coque bébé, nacelle auto, silla de auto recién nacido, huevito bebe, portabebé coche, capazo auto',
  ),
  group(
    'convertible car seat, toddler car seat, all in one car seat, rear and forward facing seat, all in one seat, rear facing toddler seat, grow with me seat',
    'Kindersitz mitwachsend, Reboarder Sitz, siège auto évolutif, siège auto convertible, siège auto pivotant, silla convertible, silla de auto convertible, autoasiento convertible',
  ),
  group(
    'footmuff, bunting bag, stroller sack, cosy toes, cozy toes, foot muff, foot cover, stroller footmuff, stroller bunting, bunting sack, pram footmuff, stroller sleeping bag, snuggle bag, foot warmer',
    'Fußsack, chancelière, saco para carriola, Winterfußsack, Kinderwagensack, Fusssack, chancelière poussette, nid d’ange, saco carrito, saco de invierno, saco para silla de paseo, cubrepies',
  ),
  group(
    'seat protector, car seat mat, seat saver, kick mat, car seat protector, car seat cover mat, seat cover, back seat cover, kick guard, seat mat, car seat pad, under seat mat',
    'Autositzschutz, Sitzschoner, Rücksitzschoner, Autositzschoner, protège siège, protection siège, housse siège auto, protector de asiento, protector asiento coche, cubre asiento',
  ),
  group(
    'back seat mirror, car mirror, rear view mirror, baby mirror, baby car mirror, rearview mirror, mirror for car, backseat mirror, car seat mirror',
    'Rücksitzspiegel, rétroviseur bébé, Autospiegel, Babyspiegel, Babyspiegel Auto, Rückspiegel, miroir auto, miroir bébé, miroir voiture, miroir siège arrière, espejo coche, espejo bebe, espejo retrovisor, espejo para auto, espejo de auto',
  ),
  group(
    'stroller organizer, stroller caddy, parent console, stroller bag, stroller organiser, buggy organizer, buggy organiser, pram organizer, pram caddy, handlebar bag, stroller pouch, stroller console, stroller cup holder, stroller storage',
    'Kinderwagenorganizer, Kinderwagentasche, Organizer Kinderwagen, organiseur poussette, sac poussette, organisateur poussette, organizador de carrito, organizador para carriola, organizador silla de paseo, bolso carrito',
  ),
  group(
    'adapter, adaptor, connector, car seat adapter, stroller adapter, car seat attachment, attachment, connector piece, mounting adapter',
    'Adapter, adaptateur, adaptador, Autositzadapter, Kindersitzadapter, Babyschalenadapter, adaptateur siège auto, adaptateur cosy, adaptadores, adaptador silla',
  ),
  group(
    'stacker, stacking ring, ring stacker, stacking toy, stacking tower, stacking tower toy, ring tower, rainbow stacker, stack toy, stackable ring, stacking rings',
    'Stapelturm, anneaux à empiler, apilable, Stapelringe, Steckturm, Ringpyramide, Stapelspielzeug, pyramide à empiler, tour à empiler, anneaux empilables, torre apilable, pirámide de aros, aros apilables, apilables',
  ),
  group(
    'nesting cup, stacking cup, stack cup, stacking bowl, nest cup, nesting bowl, cup tower',
    'Stapelbecher, gobelets, Stapelbecher Baby, gobelets à empiler, cubos apilables, vasos apilables, cubos encajables',
  ),
  group(
    'sorter, shape sorter, sorting toy, shape box, sorting box, sorting cube, block sorter, shape cube, sort toy',
    'Formensortierer, trieur de formes, Sortierbox, Steckbox, Sortierspiel, Formenbox, Steckwürfel, boîte à formes, cube à formes, trieur, clasificador, caja de formas, cubo de formas',
  ),
  group(
    'soft book, cloth book, crinkle book, fabric book, quiet book, crinkle cloth book, touch and feel book, sensory book, baby cloth book, washable book',
    'Stoffbuch, livre en tissu, Knisterbuch, Fühlbuch, Stoffbücher, livre tissu, livre d’éveil, livre doux, libro de tela, libro blando, libro sensorial, libro de actividades bebe',
  ),
  group(
    'floating toy, bath toy, water toy, rubber duck, tub toy, bath duck, bathtub toy, rubber ducky, rubber duckie, floating duck, tub duck, bath boat, bathtime toy, toy for bath, toy boat',
    'Badespielzeug, Badeente, jouet de bain, juguete de baño, Badetier, Badetiere, Quietscheente, Gummiente, Badespielzeuge, Spritztiere, Wasserspielzeug, canard de bain, canard en plastique, jeu de bain, jouets de bain, jouet bain, patito de goma, pato de goma, patito de baño, juguetes de baño, juguete bañera, juguetes para el agua',
  ),
  group(
    'ride on toy, ride on, ride on car, push car, riding toy, ride along, push and ride, scoot toy, scooting toy, ride on pony, scoot and ride, riding pony, toddler car, rocking horse, rocking animal, hobby horse, horse toy',
    'Rutschauto, porteur, correpasillos, Rutscher, Rutschfahrzeug, Schaukelpferd, Rutscherauto, trotteur porteur, porteur bébé, cheval à bascule, porteur enfant, montable, correpasillo, caballito balancín, caballito, moto correpasillos',
  ),
  group(
    'pull toy, pull along, pull along toy, pulling toy, drag along toy, pull dog, toy on a string, pull string toy, pull along dog',
    'Nachziehtier, Nachziehspielzeug, Nachziehhund, jouet à tirer, animal à tirer, juguete de arrastre, arrastre, perrito de arrastre',
  ),
  group(
    'step stool, stepping stool, foot stool, footstool, bathroom stool, kid stool, toddler stool, stool for sink, sink stool, stepping stool for kid, bathroom step, learning tower, ladder stool',
    'Tritthocker, marchepied, taburete, banquito, Kinderhocker, Trittschemel, Schemel, Hocker, Stufenhocker, tabouret, marche pied, marchepied enfant, tabouret enfant, escalón, banco escalón, alzapié, peldaño, banquillo',
  ),
  group(
    'corner guard, edge guard, edge protector, corner protector, table corner protector, edge bumper, edge cushion, corner bumper, furniture bumper, corner cushion, table bumper, corner cover, table edge protector, foam edge, table edge guard, table corner guard',
    'Eckenschutz, protège-coins, protector de esquinas, Kantenschutz, Ecken Schutz, Kantenschoner, Stoßschutz, coin de table, protège coin, protection angle, protection coins, protège-angles, protector esquinas, esquineros, cantoneras, protector de bordes, protector bordes',
  ),
  group(
    'first aid kit, medical kit, medicine kit, emergency kit, first aid, first aid set, wound care kit, medical bag, health kit, bandage kit, emergency bag, injury kit',
    'Erste-Hilfe-Set, trousse de secours, botiquín, Erste Hilfe, Verbandskasten, Verbandstasche, Notfallset, Hausapotheke, premiers secours, trousse premiers soins, pharmacie bébé, botiquín bebé, kit primeros auxilios, primeros auxilios, maletín de primeros auxilios',
  ),
  group(
    'drying rack, bottle rack, drying rack and brush, bottle drying rack, drainer, bottle dryer, bottle drainer, dish rack, bottle dry rack, bottle stand, bottle tree, bottle brush, bottle cleaning rack, dish drainer, bottle cleaner',
    'Trockengestell, égouttoir, escurridor, Abtropfgestell, Abtropfständer, Flaschenständer, Trockenständer Flaschen, Flaschenbürste, égouttoir à biberons, égouttoir biberon, sèche biberon, goupillon, escurre biberones, escurrebiberones, escurridor de biberones, secador de biberones, cepillo biberones',
  ),
  group(
    'freezing tray, ice cube tray, food tray, freezer tray, puree tray, baby food tray, milk tray, baby food freezer, puree freezer tray, freezer storage tray, food cube tray, baby food storage',
    'Eiswürfelform, Breibehälter, Einfrierform, Gefrierform, Babybrei Behälter, moule congélation, bac à glaçons, pots de conservation, petit pot bébé, bandeja congelar, bandeja congeladora, cubitera, molde congelación, recipientes papilla',
  ),
  group(
    'wearable pump, wearable breast pump, hand free pump, hand free breast pump, in bra pump, handsfree pump, hands free breast pump, bra pump, cordless pump, portable pump, wireless pump, wearable breastpump, mobile pump',
    'tragbare Milchpumpe, Freihand Milchpumpe, kabellose Milchpumpe, tire lait mains libres, tire lait portable, tire-lait sans fil, sacaleches manos libres, extractor manos libres, sacaleches portatil, extractor inalambrico',
  ),
  group(
    'diaper caddy, nappy caddy, nursery caddy, nursery organizer, caddy, diaper organizer, diaper holder, diaper storage, diaper basket, changing table organizer, changing organizer, nursery tote',
    'Windelorganizer, Windelcaddy, Wickeltisch Organizer, panier à couches, organiseur couches, panier langer, organizador de pañales, cesta pañales, portapañales, organizador pañales',
  ),
  group(
    'cloth diaper, reusable diaper, washable diaper, reusable nappy, cloth nappy, eco diaper, fabric diaper, washable nappy, real nappy, terry nappy',
    'Stoffwindel, couche lavable, pañal de tela, Stoffwindeln, waschbare Windel, Mehrwegwindel, couches lavables, couche tissu, couche réutilisable, pañal lavable, pañal ecológico, pañales de tela, pañal reutilizable',
  ),
  group(
    'two piece pajama, pajama set, pj set, pyjama set, 2 piece pajama, two piece pj, pajama top and bottom, 2pc pajama, two piece sleep set, shirt and pant pajama',
    'zweiteiliger Schlafanzug, Schlafanzug zweiteilig, pyjama deux pièces, pyjama 2 pièces, pijama dos piezas, pijama de dos piezas, conjunto pijama',
  ),
  group(
    'bookshelf, bookcase, book rack, book shelf, shelving, low bookshelf, book stand, book holder, kid bookcase, shelf, book storage, bookrack',
    'Bücherregal, bibliothèque, librero, estantería, Kinderbücherregal, Bücherregal Kinder, Regal, étagère, étagère livres, bibliothèque enfant, repisa, estante, estanteria infantil, librería, librero infantil',
  ),
  group(
    'hanger, clothes hanger, coat hanger, clothing hanger, baby hanger, closet hanger, kid hanger',
    'Kleiderbügel, cintre, gancho, percha, Kinderkleiderbügel, Babykleiderbügel, Bügel, cintres, cintre bébé, porte-manteau, perchas, perchas bebe, ganchos, ganchos de ropa',
  ),
  group(
    'milestone card, monthly card, milestone block, photo card, month card, baby month card, baby photo card, monthly milestone, milestone sign, age card',
    'Meilensteinkarten, Meilenstein Karten, Monatskarten, cartes étapes, carte étape, cartes mois, tarjetas hitos, tarjetas mensuales, tarjetas de meses, tarjeta mes',
  ),
  group(
    'print kit, hand print kit, handprint kit, footprint kit, impression kit, ink kit, hand and footprint kit, clay hand print, hand casting, handprint clay, hand mold, casting kit, clay print, foot print kit, inkless print, paw print kit, plaster kit, hand and foot kit, impression set, baby print',
    'Gipsabdruck, Handabdruck, Abdruckset, Fußabdruck, Handabdruck Set, empreinte, kit empreinte, empreinte bébé, moulage main, huella, kit huellas, huellas bebe, molde manos',
  ),
  group(
    'keepsake frame, photo frame, picture frame, footprint frame, baby frame, picture keepsake, photo keepsake, print frame, baby footprint frame, photoframe',
    'Bilderrahmen, cadre photo, marco de fotos, Fotorahmen, Rahmen, Babyrahmen, cadre empreinte, cadre bébé, marco, portarretrato, portarretratos, marco huellas, marco fotos',
  ),
  group(
    'thank you card, thank you note, note card, thanks card, thankyou card, greeting card, note paper, notecard, baby shower thank you',
    'Dankeskarten, Dankeskarte, Danksagung, Danke Karten, cartes de remerciement, carte remerciement, tarjetas de agradecimiento, tarjeta gracias, tarjetas gracias',
  ),
  group(
    'shower supply, garland, banner, party decoration, shower decoration, baby shower decoration, pennant, pennant banner, bunting banner, shower banner, shower decor, party garland, party banner, party decor, baby shower garland, celebration banner, streamer, baby shower supply',
    'Girlande, Wimpelkette, Babyparty Deko, Dekoration Babyparty, guirlande, fanion, décoration baby shower, guirnalda, banderines, decoración baby shower, banderín',
  ),
  group(
    'recovery kit, postpartum kit, peri care kit, hospital kit, perineal care, peri care, after birth kit, postpartum care, postpartum recovery, after birth care, mom recovery kit, new mom kit, fourth trimester kit, birth recovery, peri kit, labor and delivery kit, hospital bag kit, postnatal kit, postnatal care, mom care kit, hospital bag essentials',
    'Wochenbett Set, Wochenbett, Kliniktasche, kit post partum, kit accouchement, kit maternité, valise maternité, kit postparto, kit post parto, recuperación postparto, bolsa de hospital, kit maternidad',
  ),
  group('dog walking, walk dog, dog walker'),
  group(
    'robe, dressing gown, bathrobe, maternity robe, housecoat, delivery robe, labor robe, hospital gown, delivery gown, labor gown, nursing robe, maternity gown',
    'Bademantel, peignoir, bata, Morgenmantel, Stillbademantel, Krankenhausmantel, robe de chambre, peignoir maternité, bata de hospital, bata de maternidad, albornoz, salto de cama',
  ),
  group(
    'pregnancy pillow, maternity pillow, body pillow, maternity body pillow, pregnant pillow, full body pillow, belly pillow, pillow for pregnancy, c shape pillow, u shape pillow, side sleeper pillow',
    'travesseiro de gravidez, Schwangerschaftskissen, coussin de grossesse, almohada de embarazo, Seitenschläferkissen, Schwangerenkissen, oreiller grossesse, oreiller de grossesse, coussin maternité, almohada embarazo, almohada embarazada, cojín embarazo, almohada para embarazadas',
  ),
  group(
    'water bottle, drinking bottle, flask, thermos, drink bottle, hydration bottle, thermal bottle',
    'gourde, botella de agua, Thermosflasche, Wasserflasche, Isolierflasche, bouteille d’eau, bouteille isotherme, termo, cantimplora, botella térmica',
  ),
  group(
    'cash fund, money gift, cash gift, money fund, contribution, donate money, monetary gift, give cash, money for parent',
    'Geldgeschenk, Geld, cagnotte, argent, don d’argent, fondo de dinero, dinero, dinero en efectivo',
  ),
  group(
    'babysitting, babysitter, nanny, baby sitting, child minding, childcare, child care, evening out',
    'Babysitten, niñera, garde d’enfant, Kinderbetreuung, garde enfant, nounou, cuidado de niños, cuidadora',
  ),
  group(
    'swim trunk, swim short, board short, swimming trunk, swim shorts, swimming short, bathing trunk, swimming shorts, swim bottoms, boardshorts',
    'Badeshorts, Schwimmhose, Jungen Badehose, short de bain, maillot garçon, slip de bain, bañador niño, pantaloneta de baño',
  ),
  group('activity center, activity table, exersaucer, jumperoo, activity centre'),
  group('play kitchen, pretend play, toy kitchen'),
  group('air purifier, air cleaner, air filter'),
  group('rain boot, wellington, welly, wellies, gumboot', 'Gummistiefel, botte de pluie, bota de agua'),
  group('curtain, blackout curtain, drape, window blind', 'Vorhang, Verdunklungsvorhang, rideau, cortina'),
  group('teepee, tipi, play tent, tent, playhouse', 'Spielzelt, tente, tienda de campaña'),
  group('ball pit, ball pool', 'Bällebad, piscine à balles, piscina de bolas'),
  group('going home outfit, coming home outfit, take home outfit'),
  group('belly oil, belly butter, stretch mark cream, stretch mark oil'),
  group('peri bottle, perineal spray, perineal, sitz bath, maternity pad, postpartum pad, postpartum underwear'),
  group('prenatal vitamin, prenatal'),
  group(
    'bath seat, bath chair, bath support, bath sling, bather',
    'Badesitz, Badewannensitz, siège de bain, asiento de baño',
  ),
  group('furniture assembly, assembling furniture'),
  group('colic, colicky, gassy, gas relief', 'Koliken, colique, cólico'),
  group('vitamin, vitamin drop, gripe water, colic drop, gas drop'),
  group('medicine syringe, medicine dropper, oral syringe, medicine dispenser'),
  group('popsicle mold, ice pop mold, popsicle mould, freezer pop mold'),
  group('formula dispenser, formula pitcher, formula mixer, formula container, formula maker'),
  group('nipple cream, nipple balm, nipple butter, nipple shield'),
  group('window shade, sun shade, sunshade, car shade, car window shade'),
  group('bed rail, bed guard, bed bumper rail'),
  group('snack container, snack box, lunch box, lunchbox, food pouch, bento box'),
  group('placemat, splat mat'),
  group('bath kneeler, knee pad, faucet cover, spout cover, tap cover'),
  group('bath mat, tub mat, non slip mat'),
  group('closet divider, closet organizer, wardrobe divider'),
  group('sleep trainer, sleep trainer clock, sleep training clock, ok to wake clock, toddler clock'),
  group('pool float, swim float, life jacket, life vest, swim ring, arm band, floaties'),
  group('lounger, baby lounger, infant lounger'),
  group('crib bumper, bumper pad, crib liner, bumper'),
  group('stroller hook, stroller fan'),
  group('stroller tray, snack tray'),
  group('stroller board, buggy board, ride along board, glider board'),
  group('travel bag, gate check bag, car seat bag'),
  group('training pant, training underwear, potty training pant, pull ups'),
  group('belly band, belly wrap, support belt, belly belt'),
  group('milk cooler, breastmilk cooler, cooler bag, cooler'),
  group('costume, halloween costume, halloween, dress up'),
  group('headband, bow headband, hair bow, hair clip', 'Haarband, bandeau, diadema'),
  group('sunglasses, sun glasses', 'Sonnenbrille, lunettes de soleil, gafas de sol'),
  group('tutu, tulle skirt, skirt', 'Rock, jupe, falda'),
  group('sibling, brother, sister, big brother, big sister', 'Bruder, Schwester, frère, soeur, hermano, hermana'),
  group(
    'personalized, personalised, custom, engraved, monogrammed, embroidered',
    'personalisiert, personnalisé, personalizado',
  ),
  group('solid food, start solids, starting solids, first food, baby led weaning'),
  group('stuffy nose, blocked nose, stuffed nose, runny nose'),
  group('learn to walk, learning to walk, first step'),
  group('road trip, car trip, car ride'),
  group('party favor, party supply, goodie bag'),
  group('cradle cap, scalp care, baby dandruff'),
  group(
    'bunny, rabbit, hare, bunny rabbit, plush bunny, hare plush, rabbit toy',
    'Hase, lapin, conejo, conejito, Kuschelhase, Plüschhase, Kaninchen, lapin peluche, doudou lapin, conejo de peluche, conejita',
  ),
  group(
    'bear, teddy, teddy bear, bear plush, plush bear, bear toy, teddybear',
    'Teddybär, nounours, ourson, oso, osito, Teddy Bär, Kuschelbär, Bär, Plüschbär, ours, ours en peluche, doudou ours, oso de peluche, oso peluche, osito peluche, osito de peluche',
  ),
  group(
    'elephant, plush elephant, elephant toy, stuffed elephant',
    'Elefant, éléphant, elefante, Plüschelefant, Kuschelelefant, éléphant peluche, elefantito, elefante de peluche',
  ),
];

/** What describes a thing: as interchangeable as names, and the first to be given up when nothing matches whole. */
export const qualityGroups: SynonymGroup[] = [
  group('wooden, wood', 'Holz, aus Holz, bois, en bois, madera, de madera'),
  group('cotton', 'Baumwolle, coton, algodón'),
  group('wool', 'Wolle, laine, lana'),
  group('bamboo, viscose from bamboo', 'Bambus, bambou, bambú'),
  group('hypoallergenic, sensitive, sensitive skin', 'hypoallergen, hypoallergénique, hipoalergénico'),
  group('blackout, room darkening, light blocking'),
  group('organic, bio, gots', 'Bio, biologique, ecológico, orgánico'),
  group('silicone', 'Silikon, silicona'),
  group('newborn, new born, nb, preemie, premie, premature', 'Neugeborene, Neugeborenes, nouveau-né, recién nacido'),
  group('toddler, tot', 'Kleinkind, tout-petit, niño pequeño'),
  group('twin, double, tandem', 'Zwilling, Zwillinge, jumeau, jumeaux, double poussette, gemelo, gemelos, gemelar'),
  group(
    'travel system, stroller car seat combo, combo stroller',
    'Kombikinderwagen, poussette combinée, poussette trio, carriola con autoasiento',
  ),
  group('mini, small', 'klein, petit, pequeño, piccolo'),
  group('gender neutral, unisex, neutral', 'geschlechtsneutral, unisexe, mixte'),
  group('lightweight, light weight, ultralight', 'leicht, légère, léger, ligero, ligera'),
  group('foldable, folding, fold, compact, collapsible', 'faltbar, klappbar, pliable, pliante, plegable'),
  group('sprig, floral, flower, flowery, botanical, leaf', 'Blume, Blumen, geblümt, fleur, fleuri, flor, flores'),
  group('dot, dotted, polka dot, spotted', 'gepunktet, Punkte, pois, lunares'),
  group('check, checked, checkered, plaid, tartan', 'kariert, à carreaux, cuadros'),
  group('stripe, striped', 'gestreift, Streifen, rayé, rayures, rayas'),
  group('muslin, gauze, double gauze'),
  group('knit, knitted', 'gestrickt, tricot, tejido'),
  group('washable, machine washable', 'waschbar, maschinenwaschbar, lavable'),
  group('waterproof, water resistant', 'wasserdicht, imperméable, impermeable'),
  group('grey, gray', 'grau, gris'),
  group('electric, powered', 'elektrisch, électrique, eléctrico'),
];

/** A colour finds its shades and wood its trees (at lower rank); a shade never finds the colour's other shades. */
export const colourShades: Record<string, { shades: string[]; foreign: string[] }> = {
  blue: {
    shades: 'navy sky denim indigo azure ocean cobalt midnight slate periwinkle'.split(' '),
    foreign: ['blau', 'bleu', 'azul'],
  },
  green: { shades: 'sage olive moss mint fern forest eucalyptus pine'.split(' '), foreign: ['grün', 'vert', 'verde'] },
  pink: { shades: 'blush rose peony fuchsia mauve'.split(' '), foreign: ['rosa', 'rose', 'rosado'] },
  red: { shades: 'ruby cherry brick crimson scarlet berry rust'.split(' '), foreign: ['rot', 'rouge', 'rojo'] },
  yellow: { shades: 'mustard honey sunflower lemon ochre butter'.split(' '), foreign: ['gelb', 'jaune', 'amarillo'] },
  orange: { shades: 'terracotta apricot peach coral clay'.split(' '), foreign: ['naranja'] },
  purple: { shades: 'lavender lilac plum violet'.split(' '), foreign: ['lila', 'violett', 'violet', 'morado'] },
  brown: { shades: 'cocoa walnut chestnut caramel coffee espresso'.split(' '), foreign: ['braun', 'marron', 'marrón'] },
  beige: { shades: 'oat sand tan natural ecru cream linen'.split(' '), foreign: ['crema'] },
  white: { shades: 'ivory cream snow pearl'.split(' '), foreign: ['weiß', 'blanc', 'blanco'] },
  neutral: { shades: 'oat sand cream fog natural'.split(' '), foreign: [] },
  gray: { shades: 'charcoal fog slate stone ash pewter'.split(' '), foreign: [] },
  wooden: { shades: 'beech birch maple pine ash oak walnut plywood'.split(' '), foreign: [] },
  black: { shades: 'onyx midnight ebony charcoal'.split(' '), foreign: ['schwarz', 'noir', 'negro'] },
};

/** True of nearly everything here: they add to the rank where they match, and are never demanded of a product. */
export const softWords =
  'baby babies infant kid child little boy girl son daughter mom mum dad parent bébé bebé enfant kind kinder niño niña säugling ' +
  'best good great nice cute popular recommended favorite favourite new latest quality relief remedy essential must have buy shop store online need want ' +
  'find looking old age thing stuff product item idea rated meilleur beste mejor';
