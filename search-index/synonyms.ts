/**
 * What shoppers call things. Data only; `synonym-table.ts` makes it searchable for both engines. To add a word: put it in the
 * group of the thing it means, spelled as people write it (accents and plurals are taken care of).
 */

import { abroad } from './synonyms-abroad.ts';
import { polish } from './synonyms-polish.ts';

export interface SynonymGroup {
  /** English ways of saying the same, in any direction; the first is the usual one in this shop. */
  same: string[];
  /** Words of other languages (German, French, Spanish; further ones in `synonyms-abroad.ts`): they find the English ones, never the reverse. */
  foreign: string[];
}

const group = (same: string, foreign = ''): SynonymGroup => ({
  same: same.split(', '),
  foreign: [foreign, abroad[same.split(', ')[0]!] ?? '', polish[same.split(', ')[0]!] ?? '']
    .filter(Boolean)
    .flatMap((words) => words.split(', ')),
});

export const synonymGroups: SynonymGroup[] = [
  group(
    'stroller, pram, pushchair, baby carriage, baby buggy, buggy, perambulator, push chair, pram stroller, stroller buggy, push buggy, baby trolley, baby pushchair',
    'Kinderwagen, Sportwagen, poussette, landau, cochecito, carriola, coche de bebé, carrito de bebé, sillita de paseo, silla de paseo, silla paseo, carreola, carrito, carro de bebé, coche para bebé, Buggy Wagen, Babywagen, Kinderbuggy, landeau, poussette bébé, voiture d’enfant, coche de paseo, coche para bebe, Kinderwägen, carrinhos, poussettes bébé',
  ),
  group(
    'car seat, carseat, infant carrier seat, capsule seat, carseats, child seat, child car seat, baby car seat, kid car seat, automobile seat, safety seat, auto seat',
    'Autositz, Autokindersitz, Kindersitz, siège auto, cosy auto, silla de coche, silla de auto, asiento de carro, portabebé auto, silla para carro, silla de carro, asiento para carro, asiento de auto, autoasiento, siège enfant, Auto Kindersitz, Babyautositz, Kinderautositz, Reboarder, siège bébé voiture, siège voiture, siège auto bébé, asiento de coche, asiento infantil, silla para auto, silla para coche, silla de seguridad',
  ),
  group(
    'booster seat, booster, booster chair, big kid seat',
    'Sitzerhöhung, rehausseur, elevador, Kindersitzerhöhung, siège rehausseur, asiento elevador, alzador, siège rehausseur auto, Sitzerhöher, Kindersitzerhöher, rehausseur voiture, alzador de coche, elevador de coche, assento elevatório, stoelverhoger, rialzo auto',
  ),
  group(
    'car seat base, infant car seat base, isofix base, seat base, isofix station, latch base, pram base',
    'Basisstation, base siège auto, Isofix Basis, Isofix-Station, base isofix, base para silla, embase isofix, embase, base de coche, base ovetto, isofix basis',
  ),
  group(
    'diaper, nappy, nappies, disposable diaper, pull on diaper',
    'Windel, couche, couches, couche-culotte, pañal, pañales desechables, Einwegwindel, Babywindel, couche bébé, couche jetable, pañal desechable, pañal bebe, Wegwerfwindeln, Höschenwindel, couches jetables, pañales de bebé, pannolini neonato, fraldas descartáveis, pañales ecológicos',
  ),
  group(
    'diaper bag, nappy bag, changing bag, baby bag, baby changing bag, mommy bag, mom bag, diaper purse, maternity bag, nappy changing bag, mum bag',
    'Wickeltasche, sac à langer, bolso cambiador, pañalera, Windeltasche, sac à couches, sac maternité, sac de maman, bolsa de pañales, bolso de pañales, bolso maternal, bolsa pañalera, Wickeltaschen, bolso de maternidad, bolsa de maternidad',
  ),
  group(
    'diaper pail, nappy bin, diaper bin, dirty diaper, used diaper, diaper disposal, diaper trash, diaper trash can, diaper garbage, diaper garbage can, diaper can, nappy pail, diaper waste, diaper bucket, dirty nappy, used nappy, soiled nappy, nappy disposal, nappy wrapper, smelly nappy, nappy sack, diaper sack',
    'Windeleimer, poubelle à couches, cubo de pañales, Windelmülleimer, Windeltwister, bac à couches, contenedor de pañales, basurero de pañales, bote de pañales, Windelabfalleimer, Windelmüll, cestino pannolini, maialino pannolini, contenitore pannolini, balde de fraldas, lixo de fraldas, luierprullenbak, papelera de pañales, cubo para pañales',
  ),
  group('swim diaper, swim nappy', 'Schwimmwindel, couche de bain, pañal de agua'),
  group(
    'diaper cream, nappy cream, rash cream, bum cream, diaper rash cream, diaper rash, nappy rash, diaper balm, diaper ointment, barrier cream, rash ointment, rash ointment cream, bottom cream, butt cream, butt paste, bottom balm, bum balm, zinc cream, zinc oxide cream, zinc ointment, diaper rash ointment, nappy balm, nappy rash cream, sore bottom, sore bum, red bottom, sore bottom cream, bottom rash, bum rash, rash balm',
    'Wundcreme, crème pour le change, crema de pañal, crema para rozaduras, pomada, Windelcreme, Wundschutzcreme, Zinksalbe, Babypopocreme, Po-Creme, crème fesses, crème érythème fessier, crème change, crema pañal, crema antirozaduras, pasta al agua, pomada pañal, Popocreme, crema pañalitis, crema para pañalitis, crema para la pañalitis, pañalitis, crèmes change, crème anti-rougeurs, érythème fessier, Wundsalbe, wunder Po, crema irritazioni, crema cambio, pomada para pañal, luieruitslag',
  ),
  group(
    'crib, cot, baby bed, infant bed, slatted bed, nursery bed, toddler crib, baby cot, cot bed, bed for baby',
    'Babybett, Gitterbett, Kinderbett, lit bébé, lit à barreaux, cuna, Babybettchen, Kinderbettchen, lit de bébé, lit enfant, lit pour bébé, cuna bebe, cama de bebé, cama cuna, Kinderbetten, cunas, lits bébé, cuna de bebé, cuna convertible, camita, camita de bebé',
  ),
  group(
    'bassinet, moses basket, cradle, bedside sleeper, co sleeper, cosleeper, bedside crib, bassinette, moses bed, sidecar crib, newborn crib, sleeper crib, cosleeping crib, bedside cot, co sleeping cot, cosleeping cot, carry cot, carrycot, palna, rocking cradle, side sleeper',
    'Stubenwagen, Beistellbett, couffin, moisés, minicuna, nacelle, Babykorb, Beistellbettchen, berceau cododo, lit cododo, cododo, cuna colecho, cuna de colecho, cunita, berceau bébé, berceaux, moisés para bebe, capazo, colecho, Anstellbettchen, Nestchen Bett, culla fianco letto, bedside wieg',
  ),
  group(
    'pacifier, dummy, soother, binky, binkie, paci, comforter dummy, pacy',
    'Schnuller, Nuckel, tétine, sucette, totote, chupete, chupón, Beruhigungssauger, Nuggi, lolette, tototte, tetina bebe, chupon, pipo, Schnuller Baby, chupones, chupetes bebé, sucettes, ciucci neonato, bicos, tutjes, fopspenen, spenen',
  ),
  group(
    'pacifier clip, dummy clip, soother clip, pacifier holder, pacifier strap, pacifier leash, paci clip, binky clip, pacifier chain, dummy chain, dummy holder, dummy strap, soother chain, soother holder, dummy keeper, pacifier keeper, soother keeper',
    'Schnullerkette, attache tétine, attache-sucette, chupetero, Schnullerband, Schnullerclip, Nuckelkette, accroche tétine, attache-tétine, clip para chupete, cadena chupete, cadenas de chupete, sujetachupetes, sujeta chupetes, sujetachupete, attaches tétine, Schnullerhalter, Schnullerbänder, attache sucette',
  ),
  group(
    'bodysuit, onesie, babygrow, baby grow, babygro, creeper, snapsuit, vest, onsie, one piece bodysuit, baby vest, undershirt bodysuit, body vest, popper vest, baby body',
    'Babybody, Strampelanzug, Bodys, body bébé, cache-couche, bodies de bebé, mameluco, Kurzarmbody, Langarmbody, Wickelbody, bodie, body de bébé, bodi, bodys bebe, bodies, Wickelbodys, Langarm Body, Kurzarm Body, bodies bébé, body para bebe, body de bebe, bodys de bebé, mamelucos, bodies manga larga',
  ),
  group(
    'romper, playsuit, jumpsuit, overall, dungarees, play suit, shortall, sunsuit, jump suit, coveralls, bib overall, baba suit',
    'Strampler, Spieler, barboteuse, combinaison, salopette, pelele, peto, Einteiler Sommer, Latzhose, Overall Baby, combishort, enterizo, mono bebe, ranita, jardinera, overol, petos, Latzhosen, Strampelhosen, Spielanzug, barboteuses, salopettes, peleles, petos bebé, ranitas, pagliaccetto, macaquinho, macacões, boxpak',
  ),
  group(
    'footed pajama, sleeper, footie, sleepsuit, coverall, sleep and play, footed pyjama, zip pajama, sleep suit, footed sleeper, footsie, onepiece pajama, footy pajama, zippy, zipper pajama, footed onesie, one piece pajama, baby sleepsuit, sleeping suit',
    'grenouillère, dors-bien, Einteiler, Strampler Schlafanzug, Schlafstrampler, Schlafoverall, pyjama à pieds, surpyjama, pijama enterizo, pijama con pies, mameluco para dormir, pyjamas à pieds, grenouillères, dors bien, pijamas enteros, pijama entero, pijama de una pieza, tutine, pigiama con piedini, pijama com pezinho, Schlafanzüge mit Fuß, boxpakken',
  ),
  group(
    'pajama, pyjama, pjs, jammies, sleepwear, nightwear, nightgown, pj, jammy, jim jam, jimjam, peejay, night clothes, bed clothes, night suit, sleep clothes, night dress, nightdress, nightie, night suit set, sleep set',
    'Schlafanzug, pijama, Nachtwäsche, Nachthemd, Pyjama Kinder, chemise de nuit, pyjama enfant, piyama, pijamas bebe, ropa de dormir, Schlafanzüge, pyjamas, pijamita, pijamas de bebé, pigiama bimbo, pijamas infantis, pyjamas enfant',
  ),
  group(
    'sleep sack, sleeping bag, sleepsack, wearable blanket, sleep bag, sleeping sack, sleep sac, slumber sack, sleep pouch, sleeping pouch, baby sleeping bag, baby sleep bag, sleeping bag with tog',
    'Schlafsack, Babyschlafsack, gigoteuse, turbulette, saco de dormir, Schlafsäckchen, Sommerschlafsack, Winterschlafsack, sac de couchage, saco dormir, saquito de dormir, bolsa de dormir, Schlafsäcke, saco para dormir, sacos de dormir, gigoteuses, saquinho de dormir',
  ),
  group(
    'swaddle, swaddling, swaddle blanket, wrap blanket, swaddler, swaddle wrap, swaddle cloth, swaddle sack, receiving swaddle, cocoon wrap, swaddling cloth, swaddling blanket, swaddle muslin',
    'Pucktuch, Pucksack, Swaddletuch, emmaillotage, couverture d’emmaillotage, arrullo, Puckdecke, Puckwickel, Pucken, lange d’emmaillotage, couverture emmaillotage, manta de envolver, cobertor swaddle, manta swaddle, Pucktücher, manta para envolver, mantas para envolver, envolvedor, coperta swaddle, fascia swaddle, omslagdoek baby',
  ),
  group(
    'blanket, throw, blankie, quilt, receiving blanket, baby blanket, comforter blanket, lap blanket, pram blanket, cot blanket, afghan, coverlet, shawl, baby shawl, razai, rajai, dohar, godhadi, comforter quilt, knitted blanket',
    'Decke, Babydecke, Kuscheldecke, couverture, plaid, manta, cobija, mantita, cobertor, edredón, colcha, Wolldecke, Strickdecke, Krabbeldecke Wolle, Erstlingsdecke, couverture bébé, couverture polaire, mantita bebe, frazada, colcha bebe, cobijita, Decken, mantas, couvertures, coperte, cobertas, coberta, Strickdecken, edredon',
  ),
  group(
    'muslin, muslin cloth, muslin square, cheesecloth cloth',
    'Mulltuch, Mullwindel, lange, muselina, Mulltücher, Musselintuch, Spucktuch Mull, langes, mousseline, carré de mousseline, lange mousseline, muselinas, gasa, gasas',
  ),
  group(
    'burp cloth, burp rag, burping cloth, spit cloth, burpy, burp clothes, burping clothes, burp cloths, burping rag, burp towel, spit up cloth, spit up rag, milk cloth, shoulder cloth, puke cloth, burping muslin, sick cloth, shoulder muslin',
    'Spucktuch, lange bavoir, paño para eructar, Spucktücher, Bäuerchentuch, Schultertuch, bavoir épaule, lange bébé, linge à rot, babitas, paño de hombro, pañito, trapito eructo, paños para eructos, paños de eructo, paños eructos, eructero, Spuckwindel, Spuckwindeln, lange épaule',
  ),
  group(
    'bib, dribble bib, drool bib, feeding bib, weaning bib, catch all bib, pelican bib, dribble bandana, bandana bib, coverall bib',
    'Lätzchen, Latz, bavoir, bavette, babero, Sabberlatz, Halstuch Latz, Ärmellätzchen, Lätzle, bavoir bébé, bavoir poche, baberos, pechera, Lätze, Sabberlätzchen, Halstuch, Dreieckstuch, baberitos, bavoir bandana, bandana bebé, babetes, babadores, slabben',
  ),
  group(
    'bottle, feeding bottle, milk bottle, nursing bottle, baby bottle, infant bottle, milk feeder, feeder bottle, sipper bottle',
    'Fläschchen, Babyflasche, biberon, biberón, mamila, tetero, mamadera, Milchflasche, Milchfläschchen, Saugflasche, Schoppen, Flasche, biberon verre, tetero bebe, biberones, Fläschchen Baby, Babyflaschen, Babyfläschchen, mamaderas, mamilas, teteros, biberons bébé',
  ),
  group(
    'bottle warmer, milk warmer, bottle heater, formula warmer, food warmer, prepare milk, prepare bottle, warm milk, heat milk, warming milk, heating milk, warm bottle',
    'Flaschenwärmer, chauffe-biberon, calientabiberones, Babykostwärmer, Fläschchenwärmer, chauffe-biberons, réchauffe biberon, calentador de biberones, calienta biberón, calentador de mamilas',
  ),
  group(
    'sterilizer, steriliser, sanitizer, bottle sterilizer, sterilize bottle, sterilise bottle, sanitize bottle, steam sterilizer, steam cleaner for bottle, bottle sanitizer, bottle steamer',
    'Sterilisator, Vaporisator, stérilisateur, esterilizador, Dampfsterilisator, Fläschchensterilisator, stérilisateur biberon, esterilizador biberones, esterilizador a vapor',
  ),
  group('nipple, teat', 'Sauger, tétine biberon, tetina'),
  group(
    'breast pump, breastpump, milk pump, pump, nursing pump, milk extractor, milk expresser, expressing machine, expressing milk pump',
    'Milchpumpe, tire-lait, sacaleches, extractor de leche, elektrische Milchpumpe, Handmilchpumpe, Muttermilchpumpe, tire lait électrique, extractor leche, extractor de leche materna, bomba de leche, saca leche, Milchpumpen, sacaleches eléctrico, extractores de leche',
  ),
  group(
    'milk storage bag, breast milk bag, breastmilk bag, breastmilk storage, milk freezer bag, breast milk storage, milk pouch, milk bag, expressed milk bag, express milk bag, expressing bag, milk freezer pouch, storing breast milk, store breast milk, storing milk, store milk, freeze breast milk, freeze milk, freezing breast milk',
    'leche materna, lait maternel, Muttermilch, Muttermilchbeutel, sachet lait maternel, bolsa de leche, Milchbeutel, Muttermilch Gefrierbeutel, Aufbewahrungsbeutel Milch, sachet de conservation, sachet lait, poche à lait, bolsa para leche materna, bolsas de leche materna, bolsas leche materna, bolsas para leche, bolsas de leche, sachets lait, sacchetti per latte, saquinhos de leite, sacos leite materno, bewaarzakjes, bewaarzakjes moedermelk, moedermelk bewaarzakjes, Milchaufbewahrungsbeutel',
  ),
  group(
    'nursing pillow, breastfeeding pillow, feeding pillow, feeding cushion, breastfeeding cushion, nursing cushion, breast feeding pillow, lactation pillow, feeding support pillow, u pillow feeding',
    'Stillkissen, coussin d’allaitement, cojín de lactancia, almohada de lactancia, Stillkissen Baby, Lagerungskissen, coussin allaitement, coussin de maternité, cojín lactancia, cojín para amamantar, almohada para amamantar, almofada para amamentar, almofada de aleitamento',
  ),
  group('nursing cover, breastfeeding cover', 'Stilltuch, cape d’allaitement, capa de lactancia'),
  group(
    'nursing bra, breastfeeding bra, maternity bra',
    'Still-BH, soutien-gorge d’allaitement, sujetador de lactancia',
  ),
  group('nursing pad, breast pad', 'Stilleinlage, coussinet d’allaitement, disco de lactancia'),
  group('formula, infant formula, baby milk', 'Säuglingsnahrung, Milchpulver, lait infantile, leche de fórmula'),
  group(
    'high chair, highchair, feeding chair, baby dining chair, eating chair, dining chair, toddler chair, table chair, weaning chair, mealtime chair, baby eating chair, dinner chair, sitting at the table, sit at the table, sit at table',
    'Hochstuhl, Kinderhochstuhl, chaise haute, trona, silla alta, periquera, silla para comer, silla de comer, silla para bebé, Babyhochstuhl, Treppenhochstuhl, Kinderstuhl, Essstuhl, chaise bébé, chaise évolutive, chaise haute bébé, silla trona, silla comedor, silla alta para bebe, sillita de comer, chaises hautes, Hochstühle, tronas, trona de bebé, silla de bebé, cadeira da papa',
  ),
  group(
    'sippy cup, training cup, trainer cup, beaker, tumbler, toddler cup, spout cup, sippy, two handle cup, handled cup, first cup, transition cup, no spill cup, spill proof cup, learner cup, learning cup, spouted cup, spouted beaker, baby beaker, free flow cup',
    'Trinklernbecher, Schnabeltasse, tasse d’apprentissage, vaso de aprendizaje, vaso entrenador, Trinklernflasche, Lernbecher, Auslaufsicherer Becher, tasse bec, gobelet apprentissage, verre d’apprentissage, vaso con boquilla, vaso antiderrame, taza de aprendizaje, vasito entrenador',
  ),
  group(
    'cup, mug, drinking cup, kid cup',
    'Becher, gobelet, vaso, taza, Trinkbecher, Tasse, verre enfant, gobelets, vasito, vasos',
  ),
  group(
    'plate, dish, dinner plate, toddler plate',
    'Teller, assiette, plato, Babyteller, Kinderteller, Saugteller, assiette ventouse, assiette bébé, plato ventosa, platito, plato con ventosa, assiettes bébé, platos, piatti, pratos, borden, Tellerchen',
  ),
  group(
    'bowl, baby bowl, snack bowl, weaning bowl, food bowl',
    'Schüssel, Schale, bol, cuenco, tazón, Schälchen, Babyschüssel, Saugschale, bol ventouse, bol bébé, plato hondo, tazón ventosa, bolito, Breischale, Breischälchen, Schüsselchen, bols, tazones, cuencos, ciotole, ciotolina, tigelas, kommen',
  ),
  group(
    'spoon, utensil, cutlery, flatware, silverware, fork, knife, spork, teaspoon, feeding spoon, baby spoon, eating utensil, feeding utensil, weaning spoon',
    'Löffel, Besteck, cuillère, couverts, cuchara, cubiertos, Babylöffel, Breilöffel, Kinderbesteck, cuillère bébé, petite cuillère, cucharita, cucharas, cubiertos bebe, tenedor, cucharas bebe, cuillères, cuillères bébé, cucchiai, colheres, lepels, Löffelchen, cucharillas, cucharilla',
  ),
  group(
    'food maker, baby food maker, baby blender, food processor',
    'Babynahrungszubereiter, robot cuiseur, robot de cocina',
  ),
  group(
    'carrier, baby carrier, sling, babywearing, baby sling, soft carrier, papoose, baby holder, chest carrier, front carrier, back carrier, body carrier, hip carrier, kangaroo carrier, infant body carrier, baby pouch carrier',
    'Babytrage, Bauchtrage, Rückentrage, porte-bébé, portabebé, mochila portabebé, canguro, cangurera, Tragehilfe, Komforttrage, Babytragesystem, porte bébé physiologique, portebébé, mochila ergonómica, mochila de porteo, mochila porta bebe, cargador de bebé, portabebe ergonomico',
  ),
  group(
    'baby wrap, carrier wrap, wrap carrier, stretchy wrap, woven wrap, wrap sling, wraparound carrier',
    'Tragetuch, Babytragetuch, écharpe de portage, écharpe porte-bébé, fular, rebozo, pañuelo portabebé, Wickeltuch Trage, Tragetücher, echarpe portage, écharpe bébé, fular elástico, pañuelo de porteo, fascia, fascia lunga, fascia elastica, fascia neonato, fulares, pano de carregar, portabebé de tela, draagdoeken, Tragetuch Baby',
  ),
  group(
    'wipe, baby wipe, wet wipe, baby wipes, cleansing wipe, moist towelette, towelette, bum wipe, butt wipe, diaper wipe, moist wipe, wet tissue, baby tissue',
    'Feuchttuch, Feuchttücher, lingette, toallita, toallita húmeda, Babyfeuchttücher, Feuchttücher Baby, Reinigungstücher, lingettes bébé, toallitas bebe, toallas húmedas, toallita humeda, Pflegetücher, lingettes humides, toallitas de bebé, salviettine neonato, toalhitas bebé, billendoekje, doekjes',
  ),
  group(
    'changing pad, change mat, changing mat, diaper changing pad, diaper mat, changing cushion, change pad, changing mattress, contour pad, wickel mat, nappy mat, nappy changing mat, baby changing mat, baby change mat',
    'Wickelauflage, Wickelunterlage, matelas à langer, cambiador, Wickelmatte, Wickelkissen, Wickelunterlagen, matelas de change, plan à langer, cambiador de pañales, colchoneta cambiador, cambiador bebe, Wickelmatten, cambiador portátil, colchón cambiador, materassino cambio',
  ),
  group(
    'changing table, change table, dresser changer, changing station, diaper station, diaper table, diaper changing table, changing dresser, diaper changing station, nappy table, changing unit, nappy changing unit, change unit, nappy changing table, baby changing unit, baby change table',
    'Wickeltisch, Wickelkommode, table à langer, commode à langer, mueble cambiador, Wickelplatz, Wickelregal, commode table à langer, mesa cambiador, mesa para cambiar pañales, cambiador mueble',
  ),
  group(
    'bathtub, bath tub, baby bath, tub, infant tub, washing tub, baby tub, bath basin, newborn tub, wash tub',
    'Badewanne, Babywanne, baignoire, bañera, tina, bañerita, Babybadewanne, Badewännchen, baignoire bébé, bain bébé, tinita, bañera bebe, bañera para bebe, tina de baño, tina para bebe, Wanne, Wännchen, baño portátil, tina bebe',
  ),
  group(
    'towel, hooded towel, bath towel, bathrobe towel, baby towel, bath wrap, hooded wrap, bath robe towel, cuddle towel',
    'Handtuch, Kapuzenhandtuch, Badetuch, serviette, cape de bain, sortie de bain, toalla, capa de baño, Kapuzenbadetuch, Babyhandtuch, Badehandtuch, cape de bain bébé, serviette bébé, serviette à capuche, toalla con capucha, toalla de bebe, Handtücher, toallas, serviettes de bain, asciugamani, toalhas, handdoeken, sorties de bain, poncho de bain, poncho de baño, Badeponcho, Bademantel Baby, badponcho',
  ),
  group(
    'washcloth, face cloth, flannel, wash cloth, facecloth, bath cloth, wash clothes, face clothes, wash rag, washing cloth, face towel, bath mitt, wash mitt, face flannel, wash glove',
    'Waschlappen, gant de toilette, toallita de baño, Waschhandschuh, Waschtuch, Waschlappen Baby, débarbouillette, gant toilette, lavette, manopla de baño, toallita facial, guante de baño, Waschhandschuhe, gants de toilette, toallitas de baño, toallitas faciales, esponja, esponja de baño, éponge de bain, Schwamm, Badeschwamm, spugna, waslapjes, washandjes',
  ),
  group(
    'potty, potty chair, training potty, potty seat, toilet seat, training seat, toilet training seat, toddler toilet, training toilet, potty trainer, potty training seat, kid toilet, chamber pot, loo seat, loo trainer, loo training seat, potty loo, use the toilet, learning to use the toilet, toilet learning, go to the toilet, potty pot',
    'Töpfchen, Nachttopf, petit pot, orinal, bacinica, Lerntöpfchen, Kindertoilette, Toilettentrainer, pot bébé, pot d’apprentissage, réducteur de toilettes, bacinilla, pelela, baño entrenador, Töpfchentrainer, WC Sitz Kinder, orinales, orinalito, bacín, adaptador wc, vasinho, potinho, pots bébé',
  ),
  group(
    'baby monitor, monitor, babyphone, baby phone, baby cam, baby camera, nanny cam, video monitor, baby alarm, breathing monitor, movement monitor, smart sock, sock monitor, sound monitor, baby listening device, baby watch camera, nursery camera, nursery monitor, baby watcher',
    'Babyfon, Babyphon, écoute-bébé, babyphone, vigilabebés, monitor de bebé, Babykamera, Baby Überwachung, Videobabyphone, babyphone vidéo, caméra bébé, moniteur bébé, intercomunicador, cámara bebe, cámara para bebe, camara vigilancia bebe, monitor bebe, vigilabebe, cámara de bebé, monitor de bebe con cámara, baby monitor con cámara',
  ),
  group(
    'thermometer, temperature gauge, fever thermometer, temp checker, take temperature, check temperature, measure temperature, temperature taker, fever strip, forehead strip, fever checker',
    'Fieberthermometer, thermomètre, termómetro, termómetro de frente, Thermometer Baby, Stirnthermometer, Ohrthermometer, thermomètre frontal, thermomètre bébé, termómetro digital, termômetro digital',
  ),
  group(
    'humidifier, vaporizer, cool mist, air humidifier, room humidifier, mister, moisture machine, dry air, air moisturizer',
    'Luftbefeuchter, humidificateur, humidificador, Raumbefeuchter, Luftfeuchter, Verdampfer, humidificateur d’air, humidificateur bébé, vaporizador, humidificador bebe, humidificador de ambiente',
  ),
  group(
    'night light, nightlight, lamp, bedside lamp, nursery lamp, bedroom light, sleep light, plug in night lamp, night lamp',
    'Nachtlicht, Lampe, veilleuse, luz nocturna, luz de noche, lámpara, Nachtlampe, Schlummerlicht, Nachtleuchte, Kinderzimmerlampe, veilleuse bébé, lampe de chevet, lampe veilleuse, lamparita, lampara de noche, luz nocturna bebe, lamparas, veilleuses, Nachtlichter, lampe de nuit, lampara nocturna, lámpara nocturna, lampara infantil, lampada da notte',
  ),
  group(
    'sound machine, white noise machine, white noise, noise machine, hush machine, sleep machine, lullaby machine, noise maker, sleep sound machine, shusher, soothing machine, white noise maker, shushing machine',
    'Einschlafhilfe, machine à bruit blanc, ruido blanco, Geräuschmaschine, Weißes Rauschen, weisses Rauschen, Schlafgerät, White Noise Gerät, machine bruit blanc, bruit blanc, boîte à bruit blanc, máquina de sonido, máquina de ruido blanco, maquina sonidos, aparato de ruido blanco, máquina ruido, generador de ruido blanco',
  ),
  group(
    'bouncer, bouncy chair, bouncy seat, rocker, baby bouncer, baby lounger seat, infant seat bouncer, bouncer chair, bounce chair, rocking seat, vibrating chair, baby seat chair, bouncing chair, bouncy, bouncinette, bouncing cradle, bouncer seat, baby rocker, bouncing seat',
    'Babywippe, Wippe, transat, hamaca, mecedora bebé, Babywippen, Schaukelwippe, Schaukelsitz, balancelle transat, transat bébé, siège à bascule, hamaca bebe, hamaca para bebe, silla mecedora bebe, mecedora de bebe, silla vibradora, hamacas bebe, hamaquita, Wippen, transats, reductor hamaca, balancín bebé, cadeirinha de descanso, cadeirinha descanso, cadeira descanso',
  ),
  group(
    'swing, baby swing, baby rocking swing, rocking swing, motorised swing, infant swing, jhula, jhoola, baby jhula, electric jhula',
    'Babyschaukel, Schaukel, balancelle, balançoire, columpio, elektrische Babyschaukel, balancelle bébé, balançoire bébé, columpio bebe, mecedora electrica, columpio electrico, Schaukelwiege, balancelles, columpios, mecedora automática',
  ),
  group(
    'playpen, play yard, playard, pack and play, travel crib, travel cot',
    'Laufstall, Laufgitter, Reisebett, parc bébé, lit parapluie, parque bebé, corralito, cuna de viaje',
  ),
  group(
    'play mat, playmat, activity mat, floor mat, playing mat, play rug, crawling mat, tummy mat, floor play mat, puzzle mat, playing rug, play blanket, play quilt, tumble mat, foam floor mat, foam mat, foam play mat',
    'Spielmatte, Krabbeldecke, tapis d’éveil, tapis de jeu, manta de juego, tapete, tapete de juego, alfombra de juego, Spieldecke, Krabbelmatte, Spielteppich, tapis d’activité, tapis jeu, tapis de motricité, alfombra infantil, colchoneta de juegos, tapete bebe, alfombra gateo, manta de actividades, Spielmatten, alfombras infantiles, alfombra de foam, suelo de foam, tapis mousse, tapis puzzle, Puzzlematte, tappeto puzzle, tapete de espuma, puzzelmat, Schaumstoffmatte',
  ),
  group(
    'walker, baby walker, push walker, walker wagon, walking toy, push along walker, push along toy, push toy, push cart toy, walker cart, first step walker, push wagon, trolley walker, activity walker, baby push cart',
    'Lauflernwagen, Lauflernhilfe, trotteur, chariot de marche, andador, andadera, Gehhilfe Baby, Lauflerner, Schiebewagen, Laufwagen, chariot pousseur, pousseur, trotteur bois, chariot de marche bébé, caminador, carrito andador, correpasillos de empuje, andadores, caminadores, Lauflernhilfen, andador de madera, carrello, trotteurs',
  ),
  group(
    'baby gate, safety gate, stair gate, child gate, dog gate, stairgate, child safety gate, safety barrier, baby barrier, stair guard, pet gate, doorway gate, stairway gate, door gate, pressure gate, safety guard gate, stairs gate',
    'Treppenschutzgitter, Türgitter, barrière de sécurité, barrera de seguridad, Treppengitter, Schutzgitter, Türschutzgitter, Absperrgitter, barrière escalier, barrière bébé, barrière de porte, barrière d’escalier, valla de seguridad, puerta de seguridad, reja de seguridad, reja para bebe, barrera escalera, puerta para escaleras, barrera para escaleras, barreras de seguridad, Türschutz',
  ),
  group(
    'toy, plaything, playthings, infant toy, kid toy',
    'Spielzeug, jouet, juguete, Spielsachen, Babyspielzeug, Spielwaren, Spielsache, jouets bébé, juguetes bebe, juguetito, Holzspielzeug, Babyspielsachen',
  ),
  group(
    'plush, stuffed animal, soft toy, stuffed toy, cuddly toy, stuffie, plushie, stuffy, plush toy, plush animal, plushy, soft animal, stuffed plush, snuggle toy, fluffy toy, cuddle toy, stuffed doll, cuddly animal, cuddly, cuddlies, soft teddy',
    'Kuscheltier, Stofftier, Plüschtier, doudou, dou dou, peluche, animal de peluche, Plüsch, Schmusetier, Knuddeltier, peluche bébé, jouet en peluche, muñeco de peluche, peluches, muñeco de felpa, Kuscheltiere, Stofftiere, peluche bebé, peluche suave, pupazzi, pelúcias, bichos de pelúcia, peluche animal',
  ),
  group(
    'lovey, comforter, security blanket, lovie, comforter toy, comfort toy, comfort blanket, cuddle cloth, snuggle blanket, snuggly, blankie toy',
    'Schmusetuch, Schnuffeltuch, Kuscheltuch, Schnuffel, doudou plat, mantita de apego, trapito de apego',
  ),
  group(
    'rattle, shaker, shake toy, grasping toy, hand rattle, baby shaker, maraca, jhunjhuna, jhunjhunu, baby rattle toy, ghungroo rattle, clacker, wooden clacker',
    'Rassel, Babyrassel, hochet, sonajero, sonaja, Greifling, Babyrasseln, Greifspielzeug, hochet bébé, maracas, sonajero bebe, sonajas, cascabel, Rasseln, hochets, sonajeros, sonagli, chocalhos, rammelaars',
  ),
  group(
    'teether, teething toy, teething ring, chew toy, gum soother, teether toy, teething soother, chewable ring, bite ring, gum ring, gum toy, chewing toy',
    'dentición, juguete de dentición, juguete para dentición, Beißring, Zahnungshilfe, anneau de dentition, mordedor, Beissring, Zahnungsring, Zahnring, Beißspielzeug, anneau dentition, jouet de dentition, mordillo, mordedores, rascaencias, Beißringe, anneaux de dentition, mordedores bebé, massaggiagengive neonato, bijtringen, Zahnungsspielzeug',
  ),
  group(
    'block, building block, stacking block, toy brick, brick, stacking brick, alphabet block, abc block, building cube',
    'Bauklotz, Bauklötze, Bausteine, cube en bois, bloque, Holzbausteine, Holzklötze, Bauklötzchen, Holzbauklötze, cubes, cubes bébé, blocs, briques en bois, bloques, cubos, bloques de construcción, cubos de madera, Holzwürfel, Würfel, cubos de actividades, bloques de madera, cubos de construcción, cubi di legno, bouwblokken, bouwstenen, blocs de construction',
  ),
  group(
    'puzzle, jigsaw, peg puzzle, knob puzzle, jigsaw puzzle, shape puzzle',
    'Steckpuzzle, casse-tête, rompecabezas, Holzpuzzle, Steckspiel, Kinderpuzzle, puzzle bois, encastrement, puzle, puzzles, encajable, Puzzles, Legespiel, encastrable, puzle de madera, encajables',
  ),
  group(
    'book, storybook, picture book, kid book, bedtime book, reading book, tale, nursery rhyme book, bedtime story book',
    'Buch, Bilderbuch, livre, libro, cuento, Kinderbuch, Babybuch, Bilderbücher, Bücher, livre bébé, livres enfant, libros, cuentos, libro bebe, Vorlesebuch, Gutenachtgeschichten, livres, cuentos infantiles, libros infantiles, libritos, libro bebé, fiabe, histórias, voorleesboek, Babybücher',
  ),
  group(
    'mobile, crib mobile, cot mobile, hanging mobile, nursery mobile, baby mobile, hanging toy, ceiling mobile, cot toy mobile',
    'Spieluhr, Baby-Mobile, mobile bébé, móvil de cuna, Mobile Baby, Bettmobile, mobile lit, mobile musical, móvil bebe, móvil cuna, colgante cuna, móvil para cuna, móviles de cuna, móvil musical, Musikmobile, giostra, giostra lettino',
  ),
  group(
    'bootie, baby bootie, pram shoe, baby slipper, newborn bootie',
    'chausson, chaussons, chaussons bébé, patucos, patuco, Babyschühchen, Krabbelschuhe, Hausschuhe Baby, babucce, babbucce, scarpette neonato, slofjes, babyslofjes, botitas, escarpines, pantufa, pantufas, scarpette, scarpette lana',
  ),
  group(
    'sun hat, sunhat, legionnaire hat, legionnaires hat, bucket hat, summer hat, beach hat, sun bonnet',
    'Sonnenhut, Sonnenhüte, Sommermütze, Schirmmütze, chapeau soleil, chapeau de soleil, bob bébé, sombrero de sol, gorro de sol, gorro playa, cappello da sole, cappellino sole, chapéu de sol, chapéu de praia, zonnehoedje, zonnehoed',
  ),
  group(
    'knit hat, bobble hat, pompom hat, pom pom hat, woolly hat, wooly hat, winter hat, wool hat, knitted hat, woollen cap, woolen cap, wool cap, winter cap, knitted cap, warm cap, woollen hat, woolen hat, monkey cap',
    'Strickmütze, Wintermütze, Wollmütze, bonnet en laine, bonnet en maille, bonnet hiver, gorro de lana, gorro de punto, gorro de invierno, cappello di lana, cappellino lana, gorro de lã, touca de lã, gebreide muts, wollen muts, wintermuts',
  ),
  group(
    'ring sling, sling with ring, ring carrier',
    'Ring Sling Tragetuch, Ringtuch, sling à anneaux, écharpe à anneaux, bandolera, bandolera de anillas, bandolera portabebé, fular de anillas, fascia ad anelli, fascia con anelli, sling de argolas, sling de argola, ringsling, draagdoek met ringen',
  ),
  group(
    'drool pad, carrier drool pad, teething pad, sucking pad, carrier accessory, strap pad, carrier strap cover',
    'Sabberschutz, Lätzchen Trage, Gurtpolster, protège bretelles, protège-bretelles, protector de babas, protectores de tirantes, babero portabebé, proteggi bretelle, protetor de alça, kwijldoekje',
  ),
  group(
    'straw cup, straw sipper, straw beaker, sipper, sipper cup, straw tumbler, cup with straw, cup with a straw, straw mug',
    'Strohhalmbecher, Becher mit Strohhalm, tasse à paille, gobelet à paille, tasse paille, vaso con popote, vaso con pajita, vaso con sorbete, vaso pajita, vaso popote, bicchiere con cannuccia, tazza con cannuccia, copo com canudo, copo canudo, rietjesbeker, beker met rietje',
  ),
  group(
    'tableware, crockery, dinnerware, dinner set, baby crockery',
    'Geschirr, Kindergeschirr, Babygeschirr, Geschirrset, vaisselle, vaisselle bébé, vajilla, vajilla infantil, vajilla bebé, stoviglie, set pappa, louça infantil, kit alimentação, servies, kinderservies, zastawa dla dzieci, naczynia',
  ),
  group(
    'group gift, crowdfund, whip round, chip in, joint gift',
    'Gruppengeschenk, Gemeinschaftsgeschenk, cadeau commun, cadeau groupé, regalo grupal, regalo en grupo, regalo conjunto, regalo di gruppo, presente em grupo, groepscadeau',
  ),
  group(
    'diaper backpack, nappy backpack, changing backpack, changing rucksack, nappy rucksack, baby changing rucksack, backpack diaper bag',
    'Wickelrucksack, Wickelrucksäcke, Windelrucksack, sac à dos à langer, sac à langer dos, mochila pañalera, mochila cambiador, mochila de maternidad, pañalera mochila, zaino fasciatoio, zaino mamma, zaino cambio, mochila de fraldas, mochila maternidade, luierrugzak, luiertas rugzak, rugzak luiertas, plecak dla mamy, plecak na pieluchy',
  ),
  group(
    'bike seat, bicycle seat, child bike seat',
    'Fahrradsitz, Kinderfahrradsitz, siège vélo, silla bicicleta, silla para bicicleta, seggiolino bici, cadeirinha bicicleta, fietsstoeltje, fotelik rowerowy, fotelik na rower',
  ),
  group('garden hose, hosepipe, hose pipe, hose reel, panty hose, pantyhose'),
  group('doll', 'Puppe, poupée, muñeca'),
  group(
    'balance bike, run bike, push bike, toddler bike, balance bicycle, no pedal bike, pedalless bike, kid bike, learner bike',
    'Laufrad, draisienne, bicicleta sin pedales, Kinderlaufrad, Lauf Rad, vélo sans pédale, vélo d’équilibre, bici sin pedales, bicicleta de equilibrio, bici de equilibrio, vélo sans pédales, draisiennes, Laufräder, Lernlaufrad, loopfietsen, bicicletta equilibrio',
  ),
  group('tricycle, trike', 'Dreirad, triciclo'),
  group('scooter', 'Kinderroller, trottinette, patinete'),
  group(
    'mattress, crib mattress, cot mattress, cot bed mattress, baby mattress, foam mattress, crib pad, infant mattress',
    'Matratze, Kindermatratze, matelas, colchón, Babymatratze, Kinderbettmatratze, Kinderbett Matratze, matelas bébé, matelas lit bébé, colchón cuna, colchón de cuna, colchon bebe, colchoneta cuna, Matratzen, colchones, matelas berceau, colchon cuna, materassi, colchões, matrassen',
  ),
  group(
    'fitted sheet, crib sheet, cot sheet, fitted crib sheet, bed sheet, bottom sheet, sheet set, bedsheet, cot fitted sheet, cot linen, crib linen',
    'Spannbettlaken, Spannbetttuch, drap housse, drap-housse, sábana, sábana bajera, Bettlaken, Kinderbettlaken, Babylaken, drap bébé, draps, drap lit bébé, sábana de cuna, sábanas cuna, sábana ajustable, sabanitas, Laken, Betttuch, Spannlaken, sábanas, sábanas de cuna, sabana de cuna, sábana cuna, draps housses, sabana bajera cuna, lençol de elástico, lençóis de berço, lenzuola culla, hoeslakens',
  ),
  group('pillow, cushion', 'Kissen, oreiller, coussin, almohada, cojín'),
  group('bedding, bed linen', 'Bettwäsche, linge de lit, ropa de cama'),
  group(
    'dresser, chest of drawers, bureau, nursery dresser, drawer unit, chest drawer, clothes drawer, drawers, almirah, baby almirah, clothes cupboard',
    'Kommode, commode, cómoda, Schubladenkommode, Kinderkommode, commode bébé, commode à tiroirs, cajonera, gavetero, comoda bebe, cómoda bebé, Kommoden, commodes, cómodas, mueble de cajones, cajonero, cassettiere, cômodas, kommode baby',
  ),
  group(
    'glider, rocking chair, nursing chair, recliner, armchair, nursery chair, gliding chair, swivel chair, rocker chair, rocking glider, nursery rocker, glider chair, breastfeeding chair, feeding armchair, lounge chair, easy chair, mom chair, glider rocker, feeding rocker',
    'Schaukelstuhl, Stillsessel, Stillstuhl, fauteuil d’allaitement, fauteuil à bascule, mecedora, sillón, Schwingsessel, Stillsessel Schaukel, Relaxsessel, Gleitsessel, rocking chair, fauteuil allaitement, fauteuil maman, chaise berçante, chaise à bascule, silla mecedora, sillón lactancia, sillón de lactancia, butaca, silla para amamantar, Schaukelstühle, Ohrensessel, Sessel, fauteuil, fauteuils, mecedoras, poltrona, butaca de lactancia, silla de lactancia, fauteuil bébé maman, voedingsfauteuil',
  ),
  group('rug, carpet', 'Teppich, Kinderteppich, tapis, alfombra'),
  group(
    'wall decor, wall decal, wall art, wall sticker, nursery print, art print, wall print, framed print, poster, nursery art, nursery picture, wall picture, wall poster, framed art, room decor print, painting',
    'Wandtattoo, Wanddeko, décoration murale, sticker mural, vinilo, Kinderzimmerbild, Wandbild, Bild Kinderzimmer, affiche, tableau, cadre décoration, affiche bébé, cuadro, cuadros, lámina, láminas, póster, cadre mural, cadres, Wandbilder, Wandschmuck, cuadros infantiles, cuadros bebé, affiches, quadri, quadri cameretta, quadros, kinderkamer poster, tableau enfant, láminas infantiles, Kinderposter',
  ),
  group(
    'storage basket, storage bin, toy box, toy chest, toy bin, toy basket, toy storage, laundry basket, laundry hamper, hamper, nursery basket, bin basket, organizer basket, toy hamper, toy bin basket, laundry bin, toy tidy, toy organiser, toy organizer, toy crate, storage box, nursery box',
    'Aufbewahrungskorb, Korb, panier, cesta, cesto, Spielzeugkorb, Wäschekorb, Stoffkorb, Spielzeugkiste, Aufbewahrungsbox, panier de rangement, corbeille, panier à jouets, panier à linge, canasta, canasto, cesta de juguetes, cesto juguetes, cesta almacenaje, Körbe, Körbchen, Kiste, caisse à jouets, coffre à jouets, cesta para juguetes, cestas, cestos, baúl de juguetes, caja de juguetes, juguetero, portagiochi, contenitore giochi, baú de brinquedos, speelgoedkist, opbergdoos',
  ),
  group(
    'hat, cap, beanie, bonnet, newborn cap, toque',
    'Mütze, Babymütze, chapeau, béguin, gorro, gorra, sombrero, Mützchen, Häubchen, bonnet bébé, casquette, gorrito, gorros, gorro invierno, sombrerito, Mützen, chapeaux, bonnets, gorritos, sombreros, cappelli, cappellini, mutsen, petten, petje baby, toucas, boina',
  ),
  group(
    'sock, sox, stocking, newborn sock',
    'Socke, Söckchen, chaussette, calcetín, calcetines, Babysocken, Söckchen Baby, Strümpfe, Stoppersocken, chaussettes bébé, socquette, calcetas, medias bebe, calcetines bebe, calcetin',
  ),
  group(
    'mitten, mitt, scratch mitten, glove, hand warmer, thumbless glove, scratch mitt',
    'Fäustling, Handschuh, moufle, manopla, guante, Babyhandschuhe, Fäustlinge, Kratzfäustlinge, moufles bébé, gants, mitaine, mitones, guantes bebe, guantitos, manoplas, Fausthandschuhe, Handschuhe, moufles, gants bébé, guantes, guanti neonato, handschoen',
  ),
  group(
    'shoe, sneaker, sandal, pre walker, first walker, slipper, trainer, baby shoe, walking shoe, toddler shoe, crib shoe, soft shoe, cruising shoe, cruiser shoe, pre walking shoe, chappal',
    'Schuh, Lauflernschuh, Krabbelschuh, chaussure, zapato, zapatitos, Babyschuhe, Kinderschuhe, Turnschuhe, Lauflernschuhe, chaussures bébé, chaussures premiers pas, baskets, zapatitos bebe, zapatos, zapatillas, tenis bebe, primeros zapatos, Schuhe, chaussures, souliers, zapatillas bebe, zapatos de bebé, scarpine neonato, sapatinhos de bebê, tênis, tenis, scarpette',
  ),
  group(
    'dress, frock, gown, sundress, twirly dress',
    'Kleid, Kleidchen, robe bébé, vestido, Mädchenkleid, Babykleid, robe fille, robe enfant, vestidito, vestidos, vestido niña, Kleider, vestidos bebé, vestitini, vestidinhos, jurken',
  ),
  group(
    'pant, trouser, legging, jogger, sweatpants, bottoms, trousers, legging pant, sweatpant, track pant, baby pant, slack, tights, capri',
    'Babyhose, Strampelhose, pantalon, pantalón, Kinderhose, Leggings Baby, Schlupfhose, Pumphose, pantalon bébé, jogging bébé, culotte, pantalones, pantaloncito, leggins, pantalones bebe, Hose, Hosen, Hosen Baby, Strumpfhose, collants, leotardos, mallas, pantalones de bebé, pantaloni neonato, broeken, calça moletom, pantalons',
  ),
  group(
    'tee, t shirt, tshirt, top, shirt, tees, tshirts, crew neck, undershirt, blouse, jhabla, jabla, zabla, polo, vest top',
    'Hemd, Oberteil, chemise, tee-shirt, camiseta, camisa, T-Shirt Kinder, Kurzarmshirt, Babyshirt, Hemdchen, maillot, t-shirt bébé, playera, polera, franela, camiseta bebe, blusa, Shirt Baby, Kurzarm Shirt, Langarmshirt, hauts, camisetas bebé, magliette, canottiera, camisetas infantis, t-shirts bébé',
  ),
  group(
    'sweater, jumper, cardigan, pullover, cardi, knitwear, knitted jacket, sweatshirt, woolly, woolen sweater, woollen sweater',
    'Pulli, Strickjacke, pull bébé, gilet, chandail, suéter, jersey bebé, Strickpullover, Pullover, Strickjäckchen, Babyjacke gestrickt, Wolljacke, cardigan bébé, tricot bébé, chompa, saco tejido, jersey, rebeca, suéter bebé, chambrita, chaleco, Strickjacken, gilets, gilet bébé, chaqueta de punto, chaquetita de punto, chaqueta tejida, suéteres, jerséis, sudadera, felpa neonato, maglioncini, cardigã, vestjes, truien, pulls',
  ),
  group(
    'jacket, coat, snowsuit, bunting, raincoat, puffer, parka, hooded jacket, anorak, windbreaker, snow suit, outerwear, hoodie, pram suit, pramsuit',
    'Jacke, Schneeanzug, manteau, veste, combinaison pilote, chaqueta, abrigo, Babyjacke, Anorak, Mantel, Kapuzenjacke, blouson, doudoune, veste à capuche, veste bébé, imperméable enfant, chamarra, campera, casaca, chaquetón, parca, abriguito, Jacken, vestes, manteaux, chaquetas, abrigos, giubbotto, giubbottino, piumino, giacche, cappottino, jaquetas, jassen, jasjes, Regenjacke, Winterjacke, Steppjacke, Übergangsjacke, buzo, cortaviento',
  ),
  group(
    'swim shirt, rash guard, rashguard, sun shirt, rashie, uv shirt, sun top, swim top, uv top, swimming shirt, rash vest, swim tee, uv rash vest, sun protection top',
    'camiseta de baño, t-shirt anti-uv, Schwimmshirt, UV-Shirt, UV Shirt, Badeshirt, tee-shirt anti uv, haut anti uv, camiseta uv, camiseta protección solar, playera uv',
  ),
  group(
    'swimsuit, swimwear, bathing suit, swimming costume, bathers, bathing costume, swimmers, swim suit, one piece swimsuit, bathing outfit, swim costume, beachwear, swim outfit, tankini, swimming suit',
    'Badeanzug, Badehose, maillot de bain, bañador, traje de baño, Babybadeanzug, Schwimmanzug, Badesachen, maillot de bain bébé, maillot, bañador niña, traje de baño bebe, vestido de baño, traje baño',
  ),
  group(
    'clothing, clothes, outfit, apparel, garment, baby clothes, baby clothing, wardrobe, attire, layette clothing, baby outfit, infant clothing, baby garment, newborn clothing',
    'Kleidung, Babykleidung, vêtement, ropa, ropa de bebé, Babysachen, Babykleider, Kinderkleidung, Erstausstattung, Babymode, vêtements bébé, habits bébé, layette, habits, tenue, ropita, ropita de bebe, vestimenta, ropa para bebe, conjunto bebe, Klamotten, vêtements, vetements bebe, Kleidung Baby, ropa bebe, ropa infantil, ropa recién nacido, abbigliamento bimbo, roupinhas',
  ),
  group(
    'sunscreen, sun cream, sunblock, sun lotion',
    'Sonnencreme, Sonnenschutz, crème solaire, protector solar, crema solar',
  ),
  group(
    'lotion, moisturizer, body cream, baby cream, body lotion, moisturiser, moisturizing cream, moisturising cream, emollient, skin cream, baby balm, hydrating cream, face cream, massage lotion, baby oil, balm, daily balm, massage oil, baby massage oil, malish oil, body butter, baby moisturiser, baby moisturizer',
    'Pflegecreme, Babycreme, Bodylotion, lait corporel, crème hydratante, crema hidratante, Babylotion, Feuchtigkeitscreme, Hautcreme, Babyöl, Körpercreme, lait bébé, lait hydratant, crème bébé, crème corps, baume, loción, loción bebe, crema corporal, crema bebe, crema humectante, aceite de bebe, aceite de masaje, huile de massage, Massageöl, olio da massaggio, óleo de massagem, massageolie, huile bébé, crema corpo neonato, olietto, Pflegelotion, Körperlotion, bálsamo',
  ),
  group(
    'shampoo, body wash, baby wash, bath wash, soap, bubble bath, baby shampoo, bath soap, liquid soap, body cleanser, cleanser, bath gel, hair and body wash, head to toe wash, foam bath, bath foam, wash gel, bath bubbles, top to toe wash, top and toe wash, head to toe cleanser, body shampoo, bath bubble',
    'Babyshampoo, shampooing, gel lavant, champú, gel de baño, jabón, savon, Seife, Babyseife, Waschgel, Badezusatz, Schaumbad, Duschgel, Babybad, Waschlotion, gel douche, bain moussant, savon bébé, shampoing, shampoing bébé, gel bébé, champu, shampoo bebe, jaboncito, jabón líquido, jabon bebe, baño de burbujas, espuma de baño, Haarwäsche, jabón de bebé, jabon para bebe, bagno schiuma, gel de banho, gel de ducha, shower gel, produit bain, mousse de bain',
  ),
  group(
    'nail clipper, nail trimmer, nail file, nail scissors, nail clippers set, grooming kit, manicure set, nail kit, nail care, grooming set, grooming, baby manicure, nail cutter, baby care kit, baby care set, fingernail clipper, nail scissor, nail cutter set, hygiene kit, baby grooming',
    'Nagelschere, Nagelfeile, coupe-ongles, cortauñas, Babypflegeset, Pflegeset, Nagelset, Nagelknipser, kit de soin, trousse de soin, trousse de toilette bébé, ciseaux ongles, set de manicura, tijeras uñas, kit de aseo, set de aseo, set de cuidado, trousse de toilette, trousse de soins, Pflegeset Baby, Maniküre Set, Maniküreset, cortaúñas bebé, cortauñas bebe, kit de cuidado, set de higiene, neceser, neceser bebé, tijeritas, coupe ongles bébé, set unghie, kit unhas, nagelschaar',
  ),
  group(
    'nasal aspirator, snot sucker, nose cleaner, booger sucker, nose sucker, nasal care, snot remover, booger remover, snot suction, snot catcher, nose suction, nose aspirator, nose cleaner suction, nasal suction, mucus remover, bulb syringe, nasal bulb, nose vacuum, nose pump, nose bulb, snot vacuum, bogey sucker, nose unblocker, bogey remover',
    'Nasensauger, mouche-bébé, aspirador nasal, Nasenschleimsauger, Nasensekretsauger, aspirateur nasal, mouche bebe, mouche nez, aspirador de mocos, aspirador mocos, saca mocos, sacamocos, perilla nasal, pera nasal, aspirador de nariz, aspirateur nez, lavado nasal, aspiratori nasali, Nasenreiniger',
  ),
  group('squirter, bath squirter, squirt toy, water squirter, squirting toy'),
  group('brush'),
  group('hairbrush, hair brush, comb', 'Haarbürste, Bürste, brosse, peigne, cepillo, peine'),
  group(
    'toothbrush, tooth brush, training toothbrush, finger toothbrush',
    'Zahnbürste, brosse à dents, cepillo de dientes',
  ),
  group(
    'outlet cover, plug cover, socket cover, outlet plug, socket plug, socket guard, electrical outlet cover, plug protector, outlet protector, socket protector, electric socket cover, power point cover, plug cap, plug socket cover, power point guard, switch cover, socket safety plug, safety plug, socket safety',
    'Steckdosenschutz, cache-prise, protector de enchufe, Steckdosensicherung, Steckdosenschutz Kind, cache prise, protège prise, protection prise, tapa enchufe, tapa enchufes, protector enchufes, tapa tomacorriente, cubre enchufes, protectores de enchufe, tapones de enchufe, tapas de enchufe, caches prises, Steckdosenkappen, Steckdosenabdeckung, Kindersicherung Steckdose, paraprese, copri prese, protetores de tomada',
  ),
  group(
    'cabinet lock, drawer lock, child lock, safety lock, childproofing, baby proofing, babyproofing, cupboard lock, drawer latch, cabinet latch, child safety lock, childproof lock, baby lock, fridge lock, toddler lock, door lock, strap lock, safety latch, cupboard latch, proofing kit, opening drawer, opening cupboard, opening cabinet, open drawer, open cupboard, open cabinet, cupboard catch, drawer catch',
    'Schranksicherung, Kindersicherung, bloque-placard, cierre de seguridad, Schrankschloss, Schubladensicherung, Schranksicherungen, bloque porte, bloque tiroir, sécurité placard, verrou placard, cierre armario, cierre cajón, seguro para gabinete, seguro de cajón, bloqueo armario, cerradura seguridad, seguro de gabinete, seguros para gabinetes, seguros de cajones, cierres de seguridad, cierre de cajones, Schubladenschloss, Schrankverriegelung, bloque tiroirs, bloque placards, blocca cassetto, travas de armário, travas de gaveta',
  ),
  group(
    'rain cover, weather cover, weather shield, rain shield, raincover, weather protection, wind cover, stroller rain cover, pram cover, stroller cover, stroller hood cover, pushchair rain cover, buggy rain cover, pram raincover',
    'Regenschutz, Regenverdeck, habillage pluie, cubierta de lluvia, Regenhaube, Regencape Kinderwagen, Regenplane, protection pluie, housse pluie, habillage de pluie, protector de lluvia, plástico lluvia, burbuja de lluvia, funda lluvia, Windschutz Kinderwagen, cubre lluvia, burbuja impermeable, protection poussette',
  ),
  group('cup holder, cupholder', 'Becherhalter, Getränkehalter, porte-gobelet, portavasos'),
  group(
    'memory book, baby memory book, baby journal, baby album, first year book, keepsake book, milestone book, baby diary, record book, memory album, scrapbook, scrap book, baby record book',
    'Babyalbum, Erinnerungsbuch, album bébé, livre de naissance, álbum de bebé, Babytagebuch, Baby Tagebuch, Erinnerungsalbum, Fotoalbum Baby, livre de bébé, journal de bébé, album de naissance, carnet de naissance, libro del bebé, libro de recuerdos, diario del bebé, álbum bebé, libro de bebé, livre souvenirs, livre de souvenirs, album souvenirs, diario bebè, livro de memórias, Album erstes Jahr, babydagboek, fotoboek, álbum de fotos, álbum fotos, album de fotos bebe, album photo, album photos, Fotoalbum, album fotografico',
  ),
  group(
    'gift card, gift voucher, gift certificate, voucher, gift coupon, e gift card, egift card, gift code, store card, shop card, giftcard, digital gift card',
    'Geschenkgutschein, Gutschein, carte cadeau, chèque cadeau, tarjeta regalo, tarjeta de regalo, Geschenkkarte, Einkaufsgutschein, bon cadeau, bon d’achat, cheque regalo, vale regalo, vale de regalo, bono regalo, cartes cadeaux, Geschenkkarten, tarjetas de regalo, tarjetas regalo, cartões presente, cadeaubonnen',
  ),
  group(
    'gift, present, baby gift, shower gift, baby present, baby shower gift, birth gift, goodies',
    'Geschenk, cadeau, regalo, cadeau de naissance, regalo de nacimiento, Geburtsgeschenk, Babygeschenk, Geschenke, Mitbringsel, cadeau bébé, cadeaux, regalos, regalito, regalo bebe, obsequio, detalle bebe',
  ),
  group('backpack, rucksack', 'Rucksack, mochila, sac à dos'),
  group(
    'gift set, gift box, gift package, newborn set, welcome box, baby box, new baby box, starter box, present box, present set, baby gift set, new baby gift, newborn gift box',
    'Geschenkset, coffret cadeau, coffret naissance, caja regalo, Babybox, Geschenkbox, Erstlingsset, box naissance, coffret bébé, set de regalo, caja de regalo, set recién nacido, Geschenksets, Geschenk-Set, coffrets cadeaux, cajas de regalo, set regalo, cofanetti, conjunto presente, kit de presente, Geburtsset',
  ),
  group(
    'gift basket, gift hamper, baby basket, new baby basket, baby hamper',
    'Geschenkkorb, panier cadeau, canastilla, cesta de regalo, Präsentkorb, Babykorb Geschenk, corbeille cadeau, corbeille naissance, canasta de regalo, canastilla bebe, cesta bebe, paniers cadeaux, Geschenkkörbe, cestas de regalo, cesti regalo, canastillas',
  ),
  group(
    'board book, cardboard book, hard page book, hardback baby book, first words book, thick page book, chunky book, chunky board book',
    'Pappbuch, livre cartonné, libro de cartón, Pappbilderbuch, Kartonbuch, livre carton, imagier, libro cartón, libro de cartoné, libro de carton, libro cartone, libros de cartón, Pappbücher, Pappebuch, livres cartonnés, livre en carton, livros cartonados, kartonboekjes, libri cartonati',
  ),
  group(
    'play gym, activity gym, baby gym, activity arch, baby play gym, floor gym, jungle gym, baby arch, hanging play gym, play arch, baby play arch',
    'Spielbogen, arche d’éveil, gimnasio bebé, Activity Center Baby, Spieltrapez, Babygym, Spielebogen, arche de jeu, portique d’activité, portique bébé, portique d’éveil, gimnasio de bebé, gimnasio de actividades, arco de juegos, arco de actividades, gimnasio para bebe, gimnasios, Spieltrapeze, arcs de jeu, tappeto attività, tapete de ginásio',
  ),
  group(
    'travel stroller, umbrella stroller, compact stroller, cabin stroller, airplane stroller, folding stroller, fold up stroller, lightweight stroller, plane stroller, carry on stroller, light stroller, vacation stroller, holiday stroller',
    'Reisebuggy, poussette canne, poussette compacte, carriola de viaje, silla de viaje, Leichter Buggy, Reisekinderwagen, Faltbuggy, poussette voyage, poussette avion, poussette légère, poussette pliante, silla ligera, carrito de viaje, carriola ligera, silla paraguas, cochecito ligero, carriola plegable',
  ),
  group(
    'double stroller, twin stroller, tandem stroller, side by side stroller, sibling stroller, sit and stand, sit and stand stroller, twin pram, double pram, double buggy, twin pushchair, stroller for two, two seater stroller, two baby stroller, dual stroller, twins stroller, duo stroller, 2 seat stroller, two seat stroller, side by side buggy, side by side pram, side by side pushchair, double pushchair, twins pram, twin buggy',
    'poussette double, carriola doble, cochecito doble, Zwillingskinderwagen, Geschwisterwagen, cochecito gemelar, Zwillingswagen, Doppelkinderwagen, Zwillingsbuggy, poussette jumeaux, poussette duo, poussette jumelle, coche gemelar, silla gemelar, carriola gemelar, carriola para gemelos, carrito gemelar',
  ),
  group(
    'jogging stroller, running stroller, trail stroller, all terrain stroller, jogger stroller, runner stroller, sport stroller, exercise stroller, three wheeler, 3 wheel stroller, three wheel stroller, 3 wheeler',
    'poussette de course, Joggerkinderwagen, Joggingwagen, Jogger Kinderwagen, Sportkinderwagen, Jogger Buggy, poussette jogging, poussette sport, poussette running, poussette 3 roues, silla de correr, carriola para correr, carriola deportiva, coche running, Joggerwagen, cochecito para correr, cochecito de running, cochecito deportivo, silla de running, silla para correr',
  ),
  group(
    'stroller wagon, pull cart, pull wagon, beach wagon, wagon stroller, kid wagon, baby wagon, pull along wagon, collapsible wagon, folding wagon, wagon cart',
    'Bollerwagen, chariot, carretilla, Handwagen, Ziehwagen, chariot enfant, chariot pliable, carrito wagon, vagón, carro plegable, vagoncito, carrito vagón, wagoncito, chariot de plage, Strandwagen, Klappwagen',
  ),
  group('full size stroller, city stroller, everyday stroller'),
  group(
    'infant car seat, bucket seat, infant seat, newborn car seat, carrier seat, newborn seat, infant carseat, baby bucket seat, rear facing infant seat, baby carrier seat, baby capsule, capsule, infant capsule, newborn capsule, baby car capsule',
    'cosy, huevito, grupo 0, Babyschale Auto, Autoschale, coque auto, coque bébé, nacelle auto, silla de auto recién nacido, huevito bebe, portabebé coche, capazo auto, Babyschale, Babyschalen, huevito carro, huevito para carro, huevito para auto, siège auto nouveau-né, siège coque, seggiolino neonato',
  ),
  group(
    'convertible car seat, toddler car seat, all in one car seat, rear and forward facing seat, all in one seat, rear facing toddler seat, grow with me seat',
    'Kindersitz mitwachsend, Reboarder Sitz, siège auto évolutif, siège auto convertible, siège auto pivotant, silla convertible, silla de auto convertible, autoasiento convertible, silla evolutiva, siège évolutif, mitwachsender Kindersitz, seggiolino evolutivo, cadeira evolutiva, meegroeistoel',
  ),
  group(
    'footmuff, bunting bag, stroller sack, cosy toes, cozy toes, foot muff, foot cover, stroller footmuff, stroller bunting, bunting sack, pram footmuff, stroller sleeping bag, snuggle bag, foot warmer, cosytoe, cosy toe, pushchair footmuff, buggy footmuff, pushchair liner',
    'Fußsack, chancelière, saco para carriola, Winterfußsack, Kinderwagensack, Fusssack, chancelière poussette, nid d’ange, saco carrito, saco de invierno, saco para silla de paseo, cubrepies, Fußsäcke, saco silla, saco cochecito, saco capazo',
  ),
  group(
    'seat protector, car seat mat, seat saver, kick mat, car seat protector, car seat cover mat, seat cover, back seat cover, kick guard, seat mat, car seat pad, under seat mat',
    'Autositzschutz, Sitzschoner, Rücksitzschoner, Autositzschoner, protège siège, protection siège, housse siège auto, protector de asiento, protector asiento coche, cubre asiento',
  ),
  group(
    'back seat mirror, car mirror, rear view mirror, baby mirror, baby car mirror, rearview mirror, mirror for car, backseat mirror, car seat mirror, baby view mirror, view mirror, see baby in back seat, see baby in car, watch baby in car',
    'Rücksitzspiegel, rétroviseur bébé, Autospiegel, Babyspiegel, Babyspiegel Auto, Rückspiegel, miroir auto, miroir bébé, miroir voiture, miroir siège arrière, espejo coche, espejo bebe, espejo retrovisor, espejo para auto, espejo de auto, espejo para coche, espejo bebe coche, miroir de voiture, rétroviseur',
  ),
  group(
    'stroller organizer, stroller caddy, parent console, stroller bag, stroller organiser, buggy organizer, buggy organiser, pram organizer, pram caddy, handlebar bag, stroller pouch, stroller console, stroller cup holder, stroller storage, pram cup holder, pushchair cup holder, buggy cup holder, pushchair organizer, pushchair organiser, pram organiser, pram bag, buggy caddy, buggy bag',
    'Kinderwagenorganizer, Kinderwagentasche, Organizer Kinderwagen, organiseur poussette, sac poussette, organisateur poussette, organizador de carrito, organizador para carriola, organizador silla de paseo, bolso carrito',
  ),
  group(
    'adapter, adaptor, connector, car seat adapter, stroller adapter, car seat attachment, attachment, connector piece, mounting adapter, pram adapter, pram adaptor, pushchair adapter',
    'Adapter, adaptateur, adaptador, Autositzadapter, Kindersitzadapter, Babyschalenadapter, adaptateur siège auto, adaptateur cosy, adaptadores, adaptador silla',
  ),
  group(
    'stacker, stacking ring, ring stacker, stacking toy, stacking tower, stacking tower toy, ring tower, rainbow stacker, stack toy, stackable ring, stacking rings, stacking ring toy',
    'Stapelturm, anneaux à empiler, apilable, Stapelringe, Steckturm, Ringpyramide, Stapelspielzeug, pyramide à empiler, tour à empiler, anneaux empilables, torre apilable, pirámide de aros, aros apilables, apilables, tour d’empilage, jeux d’empilage, jeu d’empilage, jouet empilable, jouets empilables, juguete apilable, juguetes apilables, anillas apilables, giochi impilabili, Stapelspiel, brinquedo de empilhar',
  ),
  group(
    'nesting cup, stacking cup, stack cup, stacking bowl, nest cup, nesting bowl, cup tower, stacking beaker, nesting beaker, stacking tumbler',
    'Stapelbecher, gobelets, Stapelbecher Baby, gobelets à empiler, cubos apilables, vasos apilables, cubos encajables, Becherpyramide, cubes gigognes, gobelets gigognes, gobelets empilables, cubiletes, cubiletes apilables, copos de empilhar',
  ),
  group(
    'sorter, shape sorter, sorting toy, shape box, sorting box, sorting cube, block sorter, shape cube, sort toy, posting box, posting box toy, posting toy, shape posting box',
    'Formensortierer, trieur de formes, Sortierbox, Steckbox, Sortierspiel, Formenbox, Steckwürfel, boîte à formes, cube à formes, trieur, clasificador, caja de formas, cubo de formas, Steckspiel Formen, encajable de formas, encajables de formas, caja de encajar, boîte à forme, boîte de formes, trieurs de formes, sorter di forme, incastri, encaixar formas',
  ),
  group(
    'soft book, cloth book, crinkle book, fabric book, quiet book, crinkle cloth book, touch and feel book, sensory book, baby cloth book, washable book, rag book, crinkly book, baby soft book',
    'Stoffbuch, livre en tissu, Knisterbuch, Fühlbuch, Stoffbücher, livre tissu, livre d’éveil, livre doux, libro de tela, libro blando, libro sensorial, libro de actividades bebe, libro de trapo, libros de tela, libro de tela bebe, livre en tissu bébé, Stoffbilderbuch, libri di stoffa, livros de pano, zacht boekje',
  ),
  group(
    'floating toy, bath toy, water toy, rubber duck, tub toy, bath duck, bathtub toy, rubber ducky, rubber duckie, floating duck, tub duck, bath boat, bathtime toy, toy for bath, toy boat, bath time toy',
    'Badespielzeug, Badeente, jouet de bain, juguete de baño, Badetier, Badetiere, Quietscheente, Gummiente, Badespielzeuge, Spritztiere, Wasserspielzeug, canard de bain, canard en plastique, jeu de bain, jouets de bain, jouet bain, patito de goma, pato de goma, patito de baño, juguetes de baño, juguete bañera, juguetes para el agua, Badespielsachen, jeux de bain, juguetes de bañera, juguetes bañera, giochi per il bagno, brinquedos banho, badspeeltjes, canards de bain',
  ),
  group(
    'ride on toy, ride on, ride on car, push car, riding toy, ride along, push and ride, scoot toy, scooting toy, ride on pony, scoot and ride, riding pony, toddler car, rocking horse, rocking animal, hobby horse, horse toy, ride on vehicle, foot to floor ride on',
    'Rutschauto, porteur, correpasillos, Rutscher, Rutschfahrzeug, Schaukelpferd, Rutscherauto, trotteur porteur, porteur bébé, cheval à bascule, porteur enfant, montable, correpasillo, caballito balancín, caballito, moto correpasillos, porteurs, correpasillos bebe, montables, Rutschautos, macchinina cavalcabile, carrinho de empurrar, andador moto',
  ),
  group(
    'pull toy, pull along, pull along toy, pulling toy, drag along toy, pull dog, toy on a string, pull string toy, pull along dog',
    'Nachziehtier, Nachziehspielzeug, Nachziehhund, jouet à tirer, animal à tirer, juguete de arrastre, arrastre, perrito de arrastre, Nachziehtiere, juguetes de arrastre, jouets à tirer, giochi da tirare, trekspeelgoed, Spielzeug zum Ziehen, Ziehspielzeug, Ziehtier, Spielzeug zum Nachziehen',
  ),
  group(
    'step stool, stepping stool, foot stool, footstool, bathroom stool, kid stool, toddler stool, stool for sink, sink stool, stepping stool for kid, bathroom step, learning tower, ladder stool, loo step, toilet step, reach the sink, reach sink, reach the tap',
    'Tritthocker, marchepied, taburete, banquito, Kinderhocker, Trittschemel, Schemel, Hocker, Stufenhocker, tabouret, marche pied, marchepied enfant, tabouret enfant, escalón, banco escalón, alzapié, peldaño, banquillo, escalera baño, banquitos, escabel, Tritt, Tritthocker Kinder, Waschbeckenhocker, marche-pieds, sgabellino, degrau infantil',
  ),
  group(
    'corner guard, edge guard, edge protector, corner protector, table corner protector, edge bumper, edge cushion, corner bumper, furniture bumper, corner cushion, table bumper, corner cover, table edge protector, foam edge, table edge guard, table corner guard',
    'Eckenschutz, protège-coins, protector de esquinas, Kantenschutz, Ecken Schutz, Kantenschoner, Stoßschutz, coin de table, protège coin, protection angle, protection coins, protège-angles, protector esquinas, esquineros, cantoneras, protector de bordes, protector bordes, protectores de esquinas, cantonera, protections de coins, coins de table, Eckschutz, Tischkantenschutz, Kantenschutz Baby, angolari, protetores de canto, hoekbescherming',
  ),
  group(
    'first aid kit, medical kit, medicine kit, emergency kit, first aid, first aid set, wound care kit, medical bag, health kit, bandage kit, emergency bag, injury kit, plaster, plasters and first aid, health care kit',
    'Erste-Hilfe-Set, trousse de secours, botiquín, Erste Hilfe, Verbandskasten, Verbandstasche, Notfallset, Hausapotheke, premiers secours, trousse premiers soins, pharmacie bébé, botiquín bebé, kit primeros auxilios, primeros auxilios, maletín de primeros auxilios, Pflaster, pansement, pansements, tiritas, curitas, cerotti, curativo, pleisters, Erste-Hilfe-Tasche, Reiseapotheke',
  ),
  group(
    'drying rack, bottle rack, drying rack and brush, bottle drying rack, drainer, bottle dryer, bottle drainer, dish rack, bottle dry rack, bottle stand, bottle tree, bottle brush, bottle cleaning rack, dish drainer, bottle cleaner, teat brush, bottle cleaning brush, bottle rack and brush',
    'Trockengestell, égouttoir, escurridor, Abtropfgestell, Abtropfständer, Flaschenständer, Trockenständer Flaschen, Flaschenbürste, égouttoir à biberons, égouttoir biberon, sèche biberon, goupillon, escurre biberones, escurrebiberones, escurridor de biberones, secador de biberones, cepillo biberones, Flaschenbürsten, Trockenständer, écouvillon, séchoir à biberons, cepillo para biberones, cepillo limpiabiberones, limpiabiberones, scovolino',
  ),
  group(
    'freezing tray, ice cube tray, food tray, freezer tray, puree tray, baby food tray, milk tray, baby food freezer, puree freezer tray, freezer storage tray, food cube tray, baby food storage, weaning pot, baby food pot, food pot, puree pot, weaning tray, weaning container, baby food container',
    'Eiswürfelform, Breibehälter, Einfrierform, Gefrierform, Babybrei Behälter, moule congélation, bac à glaçons, pots de conservation, petit pot bébé, bandeja congelar, bandeja congeladora, cubitera, molde congelación, recipientes papilla, bac congélation, bac de congélation, bacs de congélation, bandeja para congelar, bandejas para congelar, Einfrierbehälter, Breiportionierer, contenitori pappa, contenitore pappa, vasetti pappa, potinhos de papinha',
  ),
  group(
    'wearable pump, wearable breast pump, hand free pump, hand free breast pump, in bra pump, handsfree pump, hands free breast pump, bra pump, cordless pump, portable pump, wireless pump, wearable breastpump, mobile pump',
    'tragbare Milchpumpe, Freihand Milchpumpe, kabellose Milchpumpe, tire lait mains libres, tire lait portable, tire-lait sans fil, sacaleches manos libres, extractor manos libres, sacaleches portatil, extractor inalambrico, Milchpumpe tragbar, pompe portable',
  ),
  group(
    'diaper caddy, nappy caddy, nursery caddy, nursery organizer, caddy, diaper organizer, diaper holder, diaper storage, diaper basket, changing table organizer, changing organizer, nursery tote',
    'Windelorganizer, Windelcaddy, Wickeltisch Organizer, panier à couches, organiseur couches, panier langer, organizador de pañales, cesta pañales, portapañales, organizador pañales, cesta para pañales, Wickelkorb, panier de change',
  ),
  group(
    'cloth diaper, reusable diaper, washable diaper, reusable nappy, cloth nappy, eco diaper, fabric diaper, washable nappy, real nappy, terry nappy, langot, cloth langot, washable langot',
    'Stoffwindel, couche lavable, pañal de tela, Stoffwindeln, waschbare Windel, Mehrwegwindel, couches lavables, couche tissu, couche réutilisable, pañal lavable, pañal ecológico, pañales de tela, pañal reutilizable',
  ),
  group(
    'two piece pajama, pajama set, pj set, pyjama set, 2 piece pajama, two piece pj, pajama top and bottom, 2pc pajama, two piece sleep set, shirt and pant pajama',
    'zweiteiliger Schlafanzug, Schlafanzug zweiteilig, pyjama deux pièces, pyjama 2 pièces, pijama dos piezas, pijama de dos piezas, conjunto pijama',
  ),
  group(
    'bookshelf, bookcase, book rack, book shelf, shelving, low bookshelf, book stand, book holder, kid bookcase, shelf, book storage, bookrack',
    'Bücherregal, bibliothèque, librero, estantería, Kinderbücherregal, Bücherregal Kinder, Regal, étagère, étagère livres, bibliothèque enfant, repisa, estante, estanteria infantil, librería, librero infantil, Bücherregale, biblioteca infantil, mueble biblioteca, mueble para libros, librero para niños, libreria montessori, bibliothèques, estantería de libros, estante para livros',
  ),
  group(
    'hanger, clothes hanger, coat hanger, clothing hanger, baby hanger, closet hanger, kid hanger, hang baby clothes, hang clothes, hanging clothes',
    'Kleiderbügel, cintre, gancho, percha, Kinderkleiderbügel, Babykleiderbügel, Bügel, cintres, cintre bébé, porte-manteau, perchas, perchas bebe, ganchos, ganchos de ropa, Kinderbügel, ganchos para ropa, perchas infantiles, percheros, appendiabiti, grucce neonato, cabides de bebê, kinderkleerhangers',
  ),
  group(
    'milestone card, monthly card, milestone block, photo card, month card, baby month card, baby photo card, monthly milestone, milestone sign, age card',
    'Meilensteinkarten, Meilenstein Karten, Monatskarten, cartes étapes, carte étape, cartes mois, tarjetas hitos, tarjetas mensuales, tarjetas de meses, tarjeta mes, Meilensteine, tarjetas de hitos, tarjetas de cumplemes, cartes mensuelles, tappe del bebè, cartões de mesversário, maandkaarten, Meilensteinkarte',
  ),
  group(
    'print kit, hand print kit, handprint kit, footprint kit, impression kit, ink kit, hand and footprint kit, clay hand print, hand casting, handprint clay, hand mold, casting kit, clay print, foot print kit, inkless print, paw print kit, plaster kit, hand and foot kit, impression set, baby print, footprint clay, clay footprint, clay footprint kit, footprint clay kit',
    'Gipsabdruck, Handabdruck, Abdruckset, Fußabdruck, Handabdruck Set, empreinte, kit empreinte, empreinte bébé, moulage main, huella, kit huellas, huellas bebe, molde manos, kit d’empreintes, kits empreintes, Abdruckset Baby, Fußabdruck Set, huellas, huella de bebé, molde huellas, gesso mani e piedi, kit manine',
  ),
  group(
    'keepsake frame, photo frame, picture frame, footprint frame, baby frame, picture keepsake, photo keepsake, print frame, baby footprint frame, photoframe, baby picture frame',
    'Bilderrahmen, cadre photo, marco de fotos, Fotorahmen, Rahmen, Babyrahmen, cadre empreinte, cadre bébé, marco, portarretrato, portarretratos, marco huellas, marco fotos, cadres photo, Fotorahmen Baby, marcos de fotos, portafotos, cornici, molduras, porta retrato bebê, fotolijsten',
  ),
  group(
    'thank you card, thank you note, note card, thanks card, thankyou card, greeting card, note paper, notecard, baby shower thank you, thanks note',
    'Dankeskarten, Dankeskarte, Danksagung, Danke Karten, cartes de remerciement, carte remerciement, tarjetas de agradecimiento, tarjeta gracias, tarjetas gracias, cartes merci, carte merci, Dankeskarte Baby, Danksagungskarten, tarjetas de gracias, bigliettini di ringraziamento, cartões obrigado',
  ),
  group(
    'shower supply, garland, banner, party decoration, shower decoration, baby shower decoration, pennant, pennant banner, bunting banner, shower banner, shower decor, party garland, party banner, party decor, baby shower garland, celebration banner, streamer, baby shower supply, bunting garland, baby shower bunting',
    'Girlande, Wimpelkette, Babyparty Deko, Dekoration Babyparty, guirlande, fanion, décoration baby shower, guirnalda, banderines, decoración baby shower, banderín, guirlandes, guirnaldas, banderolas, Girlanden, Deko Babyparty, Babyparty, bandeirolas, decoraciones baby shower',
  ),
  group(
    'recovery kit, postpartum kit, peri care kit, hospital kit, perineal care, peri care, after birth kit, postpartum care, postpartum recovery, after birth care, mom recovery kit, new mom kit, fourth trimester kit, birth recovery, peri kit, labor and delivery kit, hospital bag kit, postnatal kit, postnatal care, mom care kit, hospital bag essentials, aftercare, maternity aftercare, postnatal aftercare, birth kit, mum recovery kit, c section, c section recovery, cesarean, caesarean, cesarean recovery',
    'Wochenbett Set, Wochenbett, Kliniktasche, kit post partum, kit accouchement, kit maternité, valise maternité, kit postparto, kit post parto, recuperación postparto, bolsa de hospital, kit maternidad, kit de maternidad, kit post accouchement, soins post-partum, post-partum, postparto, Wochenbettset, Wochenbettpaket, kit dopo parto, dopo parto, pós parto, kraamtijd, puerperio, Kaiserschnitt, césarienne, cesárea, parto cesareo, cesariana, keizersnede',
  ),
  group('dog walking, walk dog, dog walker'),
  group(
    'robe, dressing gown, bathrobe, maternity robe, housecoat, delivery robe, labor robe, hospital gown, delivery gown, labor gown, nursing robe, maternity gown',
    'Bademantel, peignoir, bata, Morgenmantel, Stillbademantel, Krankenhausmantel, robe de chambre, peignoir maternité, bata de hospital, bata de maternidad, albornoz, salto de cama, Bademäntel, peignoirs, batas, robe de maternité, bata para hospital, bata maternidad, vestaglie, Stillmantel, bata posparto',
  ),
  group(
    'pregnancy pillow, maternity pillow, body pillow, maternity body pillow, pregnant pillow, full body pillow, belly pillow, pillow for pregnancy, c shape pillow, u shape pillow, side sleeper pillow, bump pillow, bump support pillow, bump cushion',
    'travesseiro de gravidez, Schwangerschaftskissen, coussin de grossesse, almohada de embarazo, Seitenschläferkissen, Schwangerenkissen, oreiller grossesse, oreiller de grossesse, coussin maternité, almohada embarazo, almohada embarazada, cojín embarazo, almohada para embarazadas, Schwangerschaftskissen Seitenschläfer, coussins grossesse, cojín embarazada, almofada para grávidas',
  ),
  group(
    'water bottle, drinking bottle, flask, thermos, drink bottle, hydration bottle, thermal bottle, hydration flask',
    'gourde, botella de agua, Thermosflasche, Wasserflasche, Isolierflasche, bouteille d’eau, bouteille isotherme, termo, cantimplora, botella térmica, bidon, gourde enfant, gourdes, bouteilles, botellas de agua, Thermoflasche, borracce, garrafinha, Trinkflasche, Kindertrinkflasche',
  ),
  group(
    'cash fund, money gift, cash gift, money fund, contribution, donate money, monetary gift, give cash, money for parent, cash contribution',
    'Geldgeschenk, Geld, cagnotte, argent, don d’argent, fondo de dinero, dinero, dinero en efectivo, Geldgeschenke, Spardose, regalo de dinero, cadeau argent, don argent, contribuição, presente em dinheiro, busta, spaarpot',
  ),
  group(
    'babysitting, babysitter, nanny, baby sitting, child minding, childcare, child care, evening out',
    'Babysitten, niñera, garde d’enfant, Kinderbetreuung, garde enfant, nounou, cuidado de niños, cuidadora, Babysitter Hilfe, baby-sitter, niñero, cuidado del bebé',
  ),
  group(
    'swim trunk, swim short, board short, swimming trunk, swim shorts, swimming short, bathing trunk, swimming shorts, swim bottoms, boardshorts, swimming trunks',
    'Badeshorts, Schwimmhose, Jungen Badehose, short de bain, maillot garçon, slip de bain, bañador niño, pantaloneta de baño, Badehosen, bañador corto, costumino bimbo, calções de banho, zwembroeken',
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
    'Hase, lapin, conejo, conejito, Kuschelhase, Plüschhase, Kaninchen, lapin peluche, doudou lapin, conejo de peluche, conejita, Stoffhase, Stoffhäschen, Häschen, Hasen, lapins, lapinou, conejitos, coniglietti, coelhos, knuffelkonijn',
  ),
  group(
    'bear, teddy, teddy bear, bear plush, plush bear, bear toy, teddybear',
    'Teddybär, nounours, ourson, oso, osito, Teddy Bär, Kuschelbär, Bär, Plüschbär, ours, ours en peluche, doudou ours, oso de peluche, oso peluche, osito peluche, osito de peluche, Bärchen, ours bébé, ositos, orsetti, ursos, Teddys',
  ),
  group(
    'elephant, plush elephant, elephant toy, stuffed elephant',
    'Elefant, éléphant, elefante, Plüschelefant, Kuschelelefant, éléphant peluche, elefantito, elefante de peluche, Elefanten, éléphants, elefantes, elefantino, elefantini, knuffelolifant',
  ),
];

/** What describes a thing: as interchangeable as names, and the first to be given up when nothing matches whole. */
export const qualityGroups: SynonymGroup[] = [
  group(
    'wooden, wood',
    'Holz, aus Holz, bois, en bois, madera, de madera, hölzern, legno, in legno, di legno, madeira, de madeira, hout, houten, drewno, drewniany, drewniana, drewniane, z drewna',
  ),
  group(
    'cotton',
    'Baumwolle, coton, algodón, cotone, di cotone, in cotone, algodão, de algodão, de algodón, en coton, aus Baumwolle, katoen, katoenen, bawełna, bawełniany, bawełniana, bawełniane, z bawełny',
  ),
  group(
    'wool',
    'Wolle, laine, lana, aus Wolle, en laine, de lana, di lana, in lana, wol, wollen, lã, de lã, wełna, wełniany, wełniana, wełniane',
  ),
  group(
    'bamboo, viscose from bamboo',
    'Bambus, bambou, bambú, bambù, bambu, bamboe, bambusowy, bambusowa, bambusowe, aus Bambus',
  ),
  group(
    'hypoallergenic, sensitive, sensitive skin',
    'hypoallergen, hypoallergénique, hipoalergénico, empfindliche Haut, peau sensible, peaux sensibles, piel sensible, pelle sensibile, pele sensível, gevoelige huid, ipoallergenico, hypoallergeen, hipoalergiczny',
  ),
  group('blackout, room darkening, light blocking'),
  group(
    'organic, bio, gots',
    'Bio, biologique, ecológico, orgánico, biologico, biologica, orgânico, orgânica, orgánica, ecológica, biologisch, biologische, ekologiczny, organiczny, organiczna, aus biologischem Anbau',
  ),
  group(
    'silicone',
    'Silikon, silicona, de silicona, en silicone, aus Silikon, di silicone, de silicone, siliconen, silikonowy, silikonowa, silikonowe',
  ),
  group(
    'newborn, new born, nb, preemie, premie, premature',
    'Neugeborene, Neugeborenes, nouveau-né, recién nacido, Neugeborener, nouveau-nés, nouveau-née, recién nacida, recién nacidos, neonati, recém-nascido, recém-nascida, pasgeboren, pasgeborene, noworodek, noworodka, noworodki, Frühchen, prématuré, prematuro',
  ),
  group(
    'toddler, tot',
    'Kleinkind, tout-petit, niño pequeño, Kleinkinder, tout-petits, niños pequeños, bambino piccolo, bambini piccoli, criança pequena, peuter, peuters, dreumes, maluch, malucha, little one',
  ),
  group(
    'twin, double, tandem',
    'Zwilling, Zwillinge, jumeau, jumeaux, double poussette, gemelo, gemelos, gemelar, jumelle, jumelles, gemelas, gemelli, gemelle, gemellare, gêmeos, gémeos, tweeling, bliźniaki, bliźniąt, podwójny, doble, doppelt',
  ),
  group(
    'travel system, stroller car seat combo, combo stroller',
    'Kombikinderwagen, poussette combinée, poussette trio, carriola con autoasiento, Kombikinderwagen Set, trio passeggino, passeggino trio, sistema modulare, carrinho travel system, carrinho trio, combi kinderwagen, cochecito con silla de auto, coche travel system, Kinderwagenset',
  ),
  group(
    'mini, small',
    'klein, petit, pequeño, piccolo, kleine, kleiner, kleines, petite, pequeña, piccola, pequeno, pequena, mały, mała, małe',
  ),
  group(
    'gender neutral, unisex, neutral',
    'geschlechtsneutral, unisexe, mixte, neutro, neutra, neutre, genderneutraal, neutralny',
  ),
  group(
    'lightweight, light weight, ultralight',
    'leicht, légère, léger, ligero, ligera, leichter, leichte, leggero, leggera, leve, lichtgewicht, lekki, lekka, liviano, liviana, legere, superleicht',
  ),
  group(
    'foldable, folding, fold, compact, collapsible',
    'faltbar, klappbar, pliable, pliante, plegable, zusammenklappbar, klappbarer, compacte, plegables, compacto, compacta, pieghevole, compatto, dobrável, opvouwbaar, inklapbaar, składany, składana',
  ),
  group(
    'sprig, floral, flower, flowery, botanical, leaf',
    'Blume, Blumen, geblümt, fleur, fleuri, flor, flores, floreale, fiori, fiorellini, floreado, floreada, estampado de flores, à fleurs, fleurie, fleurs, mit Blumen, Blümchen, bloemen, bloemetjes, kwiaty, kwiatki, w kwiaty, w kwiatki, florale',
  ),
  group(
    'dot, dotted, polka dot, spotted, spotty, dotty, spot',
    'gepunktet, Punkte, pois, lunares, gepunktete, gepunkteter, gepunktetes, Pünktchen, mit Punkten, à pois, a pois, pallini, a pallini, topos, de lunares, puntos, bolinhas, de bolinhas, bolas, stippen, gestippeld, kropki, w kropki',
  ),
  group(
    'check, checked, checkered, plaid, tartan, chequered, checky',
    'kariert, à carreaux, cuadros, karierte, karierter, kariertes, Karos, carreaux, de cuadros, a cuadros, quadri, a quadri, quadretti, xadrez, geruit, geruite, ruitjes, kratka, kratkę, w kratkę',
  ),
  group(
    'stripe, striped, stripy, stripey',
    'gestreift, Streifen, rayé, rayures, rayas, gestreifte, gestreifter, gestreiftes, mit Streifen, Ringel, geringelt, rayée, rayés, à rayures, à rayure, a rayas, de rayas, con rayas, rayado, righe, a righe, rigato, listrado, listrada, listras, riscas, às riscas, strepen, streepjes, gestreept, gestreepte, paski, w paski',
  ),
  group(
    'muslin, gauze, double gauze',
    'Musselin, aus Musselin, mousseline de coton, muślin, muślinowy, muślinowa, muselina de algodón',
  ),
  group(
    'knit, knitted',
    'gestrickt, tricot, tejido, gestrickte, gestrickter, tricoté, tricotée, de punto, a maglia, tricotado, gebreid, gebreide, dziergany, dzianinowy',
  ),
  group(
    'washable, machine washable',
    'waschbar, maschinenwaschbar, lavable, waschbare, lavables, lavabile, lavável, wasbaar, wasbare, do prania',
  ),
  group(
    'waterproof, water resistant',
    'wasserdicht, imperméable, impermeable, wasserfest, wasserabweisend, étanche, impermeabile, impermeável, waterdicht, waterdichte, wodoodporny, wodoodporna',
  ),
  group(
    'star, starry',
    'Stern, Sterne, Sternen, Sternchen, étoile, étoiles, estrella, estrellas, stella, stelle, stelline, estrela, estrelas, ster, sterren, sterretjes, gwiazda, gwiazdki, w gwiazdki',
  ),
  group('moon', 'Mond, Monde, lune, lunes, luna, lunas, lune stelle, lua, luas, maan, maantjes, księżyc, księżyce'),
  group(
    'heart, love heart',
    'Herz, Herzen, Herzchen, coeur, coeurs, corazón, corazones, cuore, cuori, cuoricini, coração, corações, hartje, hartjes, serce, serca, serduszka, w serduszka',
  ),
  group('rainbow', 'Regenbogen, arc-en-ciel, arcoíris, arco iris, arcobaleno, regenboog, tęcza, tęczowy, tęczowa'),
  group('wave', 'Wellen, vague, vagues, ola, olas, onda, ondas, golven, golfjes, fala, fale'),
  group('gingham', 'vichy, Vichykaro, guinga, Vichy-Karo, boerenbont'),
  group(
    'solid',
    'plain, einfarbig, unifarben, unicolore, uni, liso, lisa, tinta unita, effen, gładki, gładka, jednokolorowy',
  ),
  group(
    'linen',
    'Leinen, aus Leinen, lin, en lin, lino, de lino, di lino, linho, de linho, linnen, lniany, lniana, lniane',
  ),
  group(
    'glass',
    'Glas, aus Glas, verre, en verre, vidrio, de vidrio, cristal, de cristal, vetro, in vetro, di vetro, vidro, de vidro, glazen, szklany, szklana, szkło',
  ),
  group(
    'stainless steel, steel',
    'Edelstahl, aus Edelstahl, inox, acier, acier inoxydable, acero, acero inoxidable, acciaio, acciaio inox, aço, aço inox, roestvrij staal, stal nierdzewna',
  ),
  group(
    'rubber, latex, natural rubber',
    'Kautschuk, Naturkautschuk, Gummi, caoutchouc, caoutchouc naturel, caucho, caucho natural, goma, gomma, gomma naturale, caucciù, borracha, kauczuk, kauczukowy',
  ),
  group(
    'leather',
    'Leder, Kunstleder, cuir, simili cuir, cuero, polipiel, ecopelle, couro, skóra, skórzany, skórzana, kunstleer',
  ),
  group('fleece', 'polaire, polar, forro polar, vellón, polarowy, polarowa'),
  group('terry, towelling, toweling', 'Frottee, Frotté, tissu éponge, rizo, felpa, badstof, frotte'),
  group(
    'corduroy, cord',
    'Cordsamt, Cordhose, velours côtelé, pana, velluto a coste, veludo cotelê, ribfluweel, sztruks',
  ),
  group('felt', 'Filz, feutre, fieltro, feltro, vilt, filc'),
  group(
    'long sleeve, long sleeved',
    'langarm, langärmlig, langärmelig, manches longues, manche longue, manga larga, mangas largas, manica lunga, maniche lunghe, manga longa, manga comprida, lange mouw, lange mouwen, długi rękaw, z długim rękawem',
  ),
  group(
    'short sleeve, short sleeved',
    'kurzarm, kurzärmlig, kurzärmelig, manches courtes, manche courte, manga corta, mangas cortas, manica corta, maniche corte, manga curta, korte mouw, korte mouwen, krótki rękaw, z krótkim rękawem',
  ),
  group(
    'hooded, hood',
    'Kapuze, mit Kapuze, capuche, à capuche, capucha, con capucha, con cappuccio, com capuz, met capuchon, capuchon, z kapturem',
  ),
  group('ribbed, rib', 'gerippt, côtelé, acanalado, a costine, canelado, ribstof, prążkowany'),
  group(
    'unscented, fragrance free, scent free, no perfume, perfume free',
    'parfümfrei, ohne Parfüm, sans parfum, sin perfume, senza profumo, sem perfume, parfumvrij, bezzapachowy',
  ),
  group(
    'chamomile, camomile',
    'Kamille, camomille, manzanilla, camomilla, camomila, kamille zeep, rumianek, rumiankowy',
  ),
  group('winter', 'hiver, invierno, inverno, zima, zimowy, zimowa, zimowe, winterlich'),
  group('summer', 'Sommer, verano, verão, zomer, lato, letni, letnia'),
  group(
    'teething',
    'Zahnen, zahnend, poussée dentaire, dentition, dentizione, dentição, ząbkowanie, na ząbkowanie, tandjes',
  ),
  group(
    'breastfeeding',
    'Stillen, allaitement, lactancia, amamantar, allattamento, allattare, amamentação, amamentar, borstvoeding, karmienie piersią, karmienia piersią',
  ),
  group(
    'travel',
    'Reise, Reisen, unterwegs, voyage, voyager, viaje, viajar, viaggio, viaggiare, viagem, viajar com, reizen, podróż, w podróży, na podróż',
  ),
  group(
    'sleep',
    'schlafen, Schlaf, dormir, sommeil, sueño, sonno, nanna, dormire, sono, slapen, spanie, spania, do spania',
  ),
  group('bath', 'bain, bagnetto, banho, kąpiel, do kąpieli'),
  group('birthday', 'Geburtstag, anniversaire, cumpleaños, compleanno, aniversário, verjaardag, urodziny'),
  group('grey, gray'),
  group(
    'electric, powered',
    'elektrisch, électrique, eléctrico, elektrische, elektrischer, électriques, eléctrica, elettrico, elettrica, elétrico, elétrica, elektryczny, elektryczna',
  ),
];

const shade = (shades: string, foreign = ''): { shades: string[]; foreign: string[] } => ({
  shades: shades.split(' '),
  foreign: foreign.split(' ').filter(Boolean),
});

/** A colour finds its shades and wood its trees (at lower rank); a shade never finds the colour's other shades. */
export const colourShades: Record<string, { shades: string[]; foreign: string[] }> = {
  // No colour of the table, and near to some that shops have: first, so that a shade stays with its own colour below.
  maroon: shade('plum rust', 'bordeaux granate bordo bordowy weinrot'),
  burgundy: shade('plum rust'),
  wine: shade('plum'),
  teal: shade('sage mint denim', 'petrol petrolio'),
  turquoise: shade('mint sky', 'türkis turquesa turchese turkoois turkusowy'),
  gold: shade('butter mustard honey', 'golden dorado oro dourado'),
  silver: shade('fog', 'silber argenté plateado argento prata srebrny'),
  'light blue': shade('sky', 'hellblau azzurro azzurra celeste błękitny błękitna błękitne lichtblauw babyblau'),
  'baby blue': shade('sky'),
  'dark blue': shade('denim navy', 'dunkelblau marineblau granatowy granatowa granatowe donkerblauw'),
  'navy blue': shade('denim navy'),
  'light pink': shade('blush', 'hellrosa lichtroze'),
  'baby pink': shade('blush', 'altrosa'),
  'dusty pink': shade('blush'),
  'light green': shade('mint sage', 'hellgrün lichtgroen'),
  'dark green': shade('moss', 'dunkelgrün donkergroen'),
  'mint green': shade('mint', 'mintgrün menthe menta miętowy miętowa miętowe mintgroen'),
  khaki: shade('moss sand', 'kaki caqui'),
  'off white': shade('cream', 'écru cremeweiß'),
  nude: shade('sand blush'),
  'dark grey': shade('charcoal', 'dunkelgrau antraciet anthrazit anthracite antracita antracite grafitowy'),
  'dark gray': shade('charcoal'),
  'light grey': shade('fog', 'hellgrau lichtgrijs'),
  'light gray': shade('fog'),
  blue: shade(
    'navy sky denim indigo azure ocean cobalt midnight slate periwinkle',
    'blau blaue blauer blaues blaues bleu bleue bleus bleues azul azules blu blauw blauwe niebieski niebieska niebieskie',
  ),
  green: shade(
    'sage olive moss mint fern forest eucalyptus pine',
    'grün grüne grüner grünes vert verte vertes verde verdes verdi groen groene zielony zielona zielone',
  ),
  pink: shade(
    'blush rose peony fuchsia mauve',
    'rosa rosafarben rose roses rosado rosada rosados rosas roze różowy różowa różowe',
  ),
  red: shade(
    'ruby cherry brick crimson scarlet berry rust terracotta',
    'rot rote roter rotes rouge rouges rojo roja rojos rojas rosso rossa vermelho vermelha rood rode czerwony czerwona czerwone',
  ),
  yellow: shade(
    'mustard honey sunflower lemon ochre butter',
    'gelb gelbe gelber gelbes jaune jaunes amarillo amarilla amarillos giallo gialla amarelo amarela geel gele żółty żółta żółte',
  ),
  orange: shade(
    'terracotta apricot peach coral clay',
    'naranja anaranjado arancione laranja oranje pomarańczowy pomarańczowa',
  ),
  purple: shade(
    'lavender lilac plum violet',
    'lila violett violette violetter violet morado morada viola roxo roxa lilás paars paarse fioletowy fioletowa fioletowe',
  ),
  brown: shade(
    'cocoa walnut chestnut caramel coffee espresso',
    'braun braune brauner braunes marron brun brune marrón marrones café marrone marrom castanho castanha bruin bruine brązowy brązowa brązowe',
  ),
  beige: shade('oat sand tan natural ecru cream linen', 'crema beigefarben bege beżowy beżowa beżowe'),
  white: shade(
    'ivory cream snow pearl',
    'weiß weiße weißer weißes blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi bianche branco branca brancos brancas wit witte biały biała białe',
  ),
  neutral: shade('oat sand cream fog natural'),
  gray: shade(
    'charcoal fog slate stone ash pewter',
    'grau graue grauer graues gris grise grises grigio grigia cinza cinzento cinzenta grijs grijze szary szara szare',
  ),
  wooden: shade('beech birch maple pine ash oak walnut plywood'),
  black: shade(
    'onyx midnight ebony charcoal',
    'schwarz schwarze schwarzer schwarzes noir noire negro negra negros nero nera preto preta zwart zwarte czarny czarna czarne',
  ),
};

/** True of nearly everything here: they add to the rank where they match, and are never demanded of a product. */
export const softWords =
  'baby babies infant kid child little boy girl son daughter mom mum dad parent bébé bebé enfant kind kinder niño niña säugling ' +
  'bébés bebés babys niños niñas enfants fille garçon mädchen junge jungen bebè bambino bambini bambina neonato neonata bimbo bimba bebê bebês ' +
  'criança crianças infantil infantile infantis menina menino jongen meisje dziecko dziecka dzieci dziecięcy dziecięca dziecięce niemowlę niemowląt ' +
  'niemowlęcy niemowlęca niemowlęce niemowlaka dziewczynka dziewczynki chłopiec chłopca dzidziuś ' +
  'best good great nice cute popular recommended favorite favourite new latest quality relief remedy essential must have buy shop store online need want ' +
  'find looking old age thing stuff product item idea rated meilleur beste mejor';
