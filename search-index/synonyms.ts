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
    'stroller, pram, pushchair, baby carriage, baby buggy, buggy, perambulator, push chair',
    'Kinderwagen, Sportwagen, poussette, landau, cochecito, carriola, coche de bebé, carrito de bebé, sillita de paseo, silla de paseo, silla paseo, carreola, carrito, carro de bebé, coche para bebé',
  ),
  group(
    'car seat, carseat, infant carrier seat, capsule seat, carseats, child seat',
    'Autositz, Autokindersitz, Kindersitz, Babyschale, siège auto, cosy auto, silla de coche, silla de auto, asiento de carro, portabebé auto, silla para carro, silla de carro, asiento para carro, asiento de auto, autoasiento, siège enfant',
  ),
  group('booster seat, booster', 'Sitzerhöhung, rehausseur, elevador'),
  group('car seat base, infant car seat base, isofix base, seat base', 'Basisstation, base siège auto'),
  group('diaper, nappy', 'Windel, couche, couches, couche-culotte, pañal, pañales desechables'),
  group('diaper bag, nappy bag, changing bag, baby bag', 'Wickeltasche, sac à langer, bolso cambiador, pañalera'),
  group(
    'diaper pail, nappy bin, diaper bin, dirty diaper, used diaper, diaper disposal',
    'Windeleimer, poubelle à couches, cubo de pañales',
  ),
  group('swim diaper, swim nappy', 'Schwimmwindel, couche de bain, pañal de agua'),
  group(
    'diaper cream, nappy cream, rash cream, bum cream, diaper rash cream, diaper rash, nappy rash, diaper balm, diaper ointment, barrier cream, rash ointment',
    'Wundcreme, crème pour le change, crema de pañal, crema para rozaduras, pomada',
  ),
  group('crib, cot, baby bed', 'Babybett, Gitterbett, Kinderbett, lit bébé, berceau, lit à barreaux, cuna'),
  group(
    'bassinet, moses basket, cradle, bedside sleeper, co sleeper, cosleeper, bedside crib',
    'Stubenwagen, Beistellbett, couffin, moisés, minicuna, nacelle',
  ),
  group('pacifier, dummy, soother, binky, binkie, paci', 'Schnuller, Nuckel, tétine, sucette, totote, chupete, chupón'),
  group('pacifier clip, dummy clip, soother clip', 'Schnullerkette, attache tétine, attache-sucette, chupetero'),
  group(
    'bodysuit, onesie, babygrow, baby grow, babygro, creeper, snapsuit, vest',
    'Babybody, Strampelanzug, Bodys, body bébé, cache-couche, bodies de bebé, mameluco',
  ),
  group(
    'romper, playsuit, jumpsuit, overall, dungarees',
    'Strampler, Spieler, barboteuse, combinaison, salopette, pelele, peto',
  ),
  group(
    'footed pajama, sleeper, footie, sleepsuit, coverall, sleep and play, footed pyjama, zip pajama',
    'grenouillère, dors-bien, Einteiler',
  ),
  group('pajama, pyjama, pjs, jammies, sleepwear, nightwear, nightgown', 'Schlafanzug, pijama'),
  group(
    'sleep sack, sleeping bag, sleepsack, wearable blanket, sleep bag',
    'Schlafsack, Babyschlafsack, gigoteuse, turbulette, saco de dormir',
  ),
  group(
    'swaddle, swaddling, swaddle blanket, wrap blanket',
    'Pucktuch, Pucksack, Swaddletuch, emmaillotage, couverture d’emmaillotage, arrullo',
  ),
  group(
    'blanket, throw, blankie, quilt',
    'Decke, Babydecke, Kuscheldecke, couverture, plaid, manta, cobija, mantita, cobertor, edredón, colcha',
  ),
  group('muslin, muslin cloth, muslin square', 'Mulltuch, Mullwindel, lange, muselina'),
  group(
    'burp cloth, burp rag, burping cloth, spit cloth, burpy, burp clothes, burping clothes',
    'Spucktuch, lange bavoir, paño para eructar',
  ),
  group('bib, dribble bib, drool bib', 'Lätzchen, Latz, bavoir, bavette, babero'),
  group(
    'bottle, feeding bottle, milk bottle, nursing bottle',
    'Fläschchen, Babyflasche, Trinkflasche, biberon, biberón, mamila, tetero, mamadera',
  ),
  group('bottle warmer', 'Flaschenwärmer, chauffe-biberon, calientabiberones'),
  group(
    'sterilizer, steriliser, sanitizer, bottle sterilizer, sterilize bottle, sterilise bottle, sanitize bottle',
    'Sterilisator, Vaporisator, stérilisateur, esterilizador',
  ),
  group('nipple, teat', 'Sauger, tétine biberon, tetina'),
  group('breast pump, breastpump, milk pump, pump', 'Milchpumpe, tire-lait, sacaleches, extractor de leche'),
  group('milk storage bag, breast milk bag, breastmilk bag', 'Muttermilchbeutel, sachet lait maternel, bolsa de leche'),
  group(
    'nursing pillow, breastfeeding pillow, feeding pillow',
    'Stillkissen, coussin d’allaitement, cojín de lactancia, almohada de lactancia',
  ),
  group('nursing cover, breastfeeding cover', 'Stilltuch, cape d’allaitement, capa de lactancia'),
  group(
    'nursing bra, breastfeeding bra, maternity bra',
    'Still-BH, soutien-gorge d’allaitement, sujetador de lactancia',
  ),
  group('nursing pad, breast pad', 'Stilleinlage, coussinet d’allaitement, disco de lactancia'),
  group('formula, infant formula, baby milk', 'Säuglingsnahrung, Milchpulver, lait infantile, leche de fórmula'),
  group(
    'high chair, highchair, feeding chair',
    'Hochstuhl, Kinderhochstuhl, chaise haute, trona, silla alta, periquera, silla para comer, silla de comer, silla para bebé',
  ),
  group(
    'sippy cup, training cup, trainer cup, beaker, tumbler, toddler cup, spout cup',
    'Trinklernbecher, Schnabeltasse, tasse d’apprentissage, vaso de aprendizaje, vaso entrenador',
  ),
  group('cup, mug', 'Becher, gobelet, vaso, taza'),
  group('plate, dish', 'Teller, assiette, plato, vaisselle'),
  group('bowl', 'Schüssel, Schale, bol, cuenco, tazón'),
  group(
    'spoon, utensil, cutlery, flatware, silverware, fork, knife, spork',
    'Löffel, Besteck, cuillère, couverts, cuchara, cubiertos',
  ),
  group(
    'food maker, baby food maker, baby blender, food processor',
    'Babynahrungszubereiter, robot cuiseur, robot de cocina',
  ),
  group(
    'carrier, baby carrier, sling, babywearing, baby sling, soft carrier, papoose',
    'Babytrage, Bauchtrage, Rückentrage, porte-bébé, portabebé, mochila portabebé, canguro, cangurera',
  ),
  group(
    'baby wrap, carrier wrap, wrap carrier, stretchy wrap, woven wrap',
    'Tragetuch, Babytragetuch, écharpe de portage, écharpe porte-bébé, fular, rebozo, pañuelo portabebé',
  ),
  group('wipe, baby wipe, wet wipe', 'Feuchttuch, Feuchttücher, lingette, toallita, toallita húmeda'),
  group(
    'changing pad, change mat, changing mat, diaper changing pad',
    'Wickelauflage, Wickelunterlage, matelas à langer, cambiador',
  ),
  group(
    'changing table, change table, dresser changer, changing station, diaper station',
    'Wickeltisch, Wickelkommode, table à langer, commode à langer, mueble cambiador',
  ),
  group('bathtub, bath tub, baby bath, tub', 'Badewanne, Babywanne, baignoire, bañera, tina, bañerita'),
  group(
    'towel, hooded towel, bath towel, bathrobe towel',
    'Handtuch, Kapuzenhandtuch, Badetuch, serviette, cape de bain, sortie de bain, toalla, capa de baño',
  ),
  group(
    'washcloth, face cloth, flannel, wash cloth, facecloth, bath cloth, wash clothes, face clothes',
    'Waschlappen, gant de toilette, toallita de baño',
  ),
  group(
    'potty, potty chair, training potty, potty seat, toilet seat, training seat, toilet training seat',
    'Töpfchen, Nachttopf, petit pot, orinal, bacinica',
  ),
  group(
    'baby monitor, monitor, babyphone, baby phone, baby cam, baby camera, nanny cam, video monitor, baby alarm, breathing monitor, movement monitor, smart sock, sock monitor',
    'Babyfon, Babyphon, écoute-bébé, babyphone, vigilabebés, monitor de bebé',
  ),
  group('thermometer', 'Fieberthermometer, thermomètre, termómetro'),
  group('humidifier, vaporizer', 'Luftbefeuchter, humidificateur, humidificador'),
  group('night light, nightlight, lamp', 'Nachtlicht, Lampe, veilleuse, luz nocturna, luz de noche, lámpara'),
  group(
    'sound machine, white noise machine, white noise, noise machine',
    'Einschlafhilfe, machine à bruit blanc, ruido blanco',
  ),
  group('bouncer, bouncy chair, bouncy seat, rocker, baby bouncer', 'Babywippe, Wippe, transat, hamaca, mecedora bebé'),
  group('swing, baby swing', 'Babyschaukel, Schaukel, balancelle, balançoire, columpio'),
  group(
    'playpen, play yard, playard, pack and play, travel crib, travel cot',
    'Laufstall, Laufgitter, Reisebett, parc bébé, lit parapluie, parque bebé, corralito, cuna de viaje',
  ),
  group(
    'play mat, playmat, activity mat, floor mat, playing mat',
    'Spielmatte, Krabbeldecke, tapis d’éveil, tapis de jeu, manta de juego, tapete, tapete de juego, alfombra de juego',
  ),
  group(
    'walker, baby walker, push walker, walker wagon',
    'Lauflernwagen, Lauflernhilfe, trotteur, chariot de marche, andador, andadera',
  ),
  group(
    'baby gate, safety gate, stair gate, child gate, dog gate',
    'Treppenschutzgitter, Türgitter, barrière de sécurité, barrera de seguridad',
  ),
  group('toy, plaything', 'Spielzeug, jouet, juguete, Spielsachen'),
  group(
    'plush, stuffed animal, soft toy, stuffed toy, cuddly toy, stuffie, plushie, stuffy',
    'Kuscheltier, Stofftier, Plüschtier, doudou, dou dou, peluche, animal de peluche',
  ),
  group(
    'lovey, comforter, security blanket, lovie, comforter toy, comfort toy, comfort blanket',
    'Schmusetuch, Schnuffeltuch',
  ),
  group('rattle, shaker', 'Rassel, Babyrassel, hochet, sonajero, sonaja'),
  group('teether, teething toy, teething ring', 'Beißring, Zahnungshilfe, anneau de dentition, mordedor'),
  group('block, building block, stacking block', 'Bauklotz, Bauklötze, Bausteine, cube en bois, bloque'),
  group('puzzle, jigsaw', 'Steckpuzzle, casse-tête, rompecabezas'),
  group('book, storybook, picture book', 'Buch, Bilderbuch, livre, libro, cuento'),
  group('mobile, crib mobile, cot mobile', 'Baby-Mobile, mobile bébé, móvil de cuna'),
  group('doll', 'Puppe, poupée, muñeca'),
  group('balance bike, run bike', 'Laufrad, draisienne, bicicleta sin pedales'),
  group('tricycle, trike', 'Dreirad, triciclo'),
  group('scooter', 'Kinderroller, trottinette, patinete'),
  group('mattress, crib mattress, cot mattress', 'Matratze, Kindermatratze, matelas, colchón'),
  group(
    'fitted sheet, crib sheet, cot sheet',
    'Spannbettlaken, Spannbetttuch, drap housse, drap-housse, sábana, sábana bajera',
  ),
  group('pillow, cushion', 'Kissen, oreiller, coussin, almohada, cojín'),
  group('bedding, bed linen', 'Bettwäsche, linge de lit, ropa de cama'),
  group('dresser, chest of drawers', 'Kommode, commode, cómoda'),
  group(
    'glider, rocking chair, nursing chair, recliner, armchair, nursery chair, gliding chair, swivel chair, rocker chair',
    'Schaukelstuhl, Stillsessel, Stillstuhl, fauteuil d’allaitement, fauteuil à bascule, mecedora, sillón',
  ),
  group('rug, carpet', 'Teppich, Kinderteppich, tapis, alfombra'),
  group(
    'wall decor, wall decal, wall art, wall sticker, nursery print, art print, wall print, framed print, poster',
    'Wandtattoo, Wanddeko, décoration murale, sticker mural, vinilo',
  ),
  group(
    'storage basket, storage bin, toy box, toy chest, toy bin, toy basket, toy storage, laundry basket, laundry hamper, hamper',
    'Aufbewahrungskorb, Korb, panier, cesta, cesto',
  ),
  group('hat, cap, beanie, bonnet', 'Mütze, Babymütze, Sonnenhut, chapeau, béguin, gorro, gorra, sombrero'),
  group('sock, bootie, sox', 'Socke, Söckchen, chaussette, chausson, calcetín, calcetines, patucos'),
  group('mitten, mitt, scratch mitten, glove', 'Fäustling, Handschuh, moufle, manopla, guante'),
  group(
    'shoe, sneaker, pre walker, first walker, slipper',
    'Schuh, Lauflernschuh, Krabbelschuh, chaussure, zapato, zapatitos',
  ),
  group('dress, frock', 'Kleid, Kleidchen, robe bébé, vestido'),
  group('pant, trouser, legging, jogger, sweatpants, bottoms', 'Babyhose, Strampelhose, pantalon, pantalón'),
  group('tee, t shirt, tshirt, top, shirt', 'Hemd, Oberteil, chemise, tee-shirt, camiseta, camisa'),
  group('sweater, jumper, cardigan, pullover', 'Pulli, Strickjacke, pull bébé, gilet, chandail, suéter, jersey bebé'),
  group(
    'jacket, coat, snowsuit, bunting, raincoat, puffer, parka, hooded jacket',
    'Jacke, Schneeanzug, manteau, veste, combinaison pilote, chaqueta, abrigo',
  ),
  group('swim shirt, rash guard, rashguard, sun shirt', 'camiseta de baño, t-shirt anti-uv, Schwimmshirt'),
  group(
    'swimsuit, swimwear, bathing suit, swimming costume, bathers, bathing costume, swimmers',
    'Badeanzug, Badehose, maillot de bain, bañador, traje de baño',
  ),
  group('clothing, clothes, outfit, apparel, garment', 'Kleidung, Babykleidung, vêtement, ropa, ropa de bebé'),
  group(
    'sunscreen, sun cream, sunblock, sun lotion',
    'Sonnencreme, Sonnenschutz, crème solaire, protector solar, crema solar',
  ),
  group(
    'lotion, moisturizer, body cream, baby cream, body lotion',
    'Pflegecreme, Babycreme, Bodylotion, lait corporel, crème hydratante, crema hidratante',
  ),
  group(
    'shampoo, body wash, baby wash, bath wash, soap, bubble bath',
    'Babyshampoo, shampooing, gel lavant, champú, gel de baño, jabón, savon, Seife',
  ),
  group(
    'nail clipper, nail trimmer, nail file, nail scissors, nail clippers set, grooming kit, manicure set, nail kit, nail care',
    'Nagelschere, Nagelfeile, coupe-ongles, cortauñas',
  ),
  group(
    'nasal aspirator, snot sucker, nose cleaner, booger sucker, nose sucker, nasal care, snot remover',
    'Nasensauger, mouche-bébé, aspirador nasal',
  ),
  group('brush'),
  group('hairbrush, hair brush, comb', 'Haarbürste, Bürste, brosse, peigne, cepillo, peine'),
  group(
    'toothbrush, tooth brush, training toothbrush, finger toothbrush',
    'Zahnbürste, brosse à dents, cepillo de dientes',
  ),
  group('outlet cover, plug cover, socket cover', 'Steckdosenschutz, cache-prise, protector de enchufe'),
  group(
    'cabinet lock, drawer lock, child lock, safety lock, childproofing, baby proofing, babyproofing',
    'Schranksicherung, Kindersicherung, bloque-placard, cierre de seguridad',
  ),
  group('rain cover, weather cover, weather shield', 'Regenschutz, Regenverdeck, habillage pluie, cubierta de lluvia'),
  group('cup holder, cupholder', 'Becherhalter, Getränkehalter, porte-gobelet, portavasos'),
  group(
    'memory book, baby memory book, baby journal, baby album',
    'Babyalbum, Erinnerungsbuch, album bébé, livre de naissance, álbum de bebé',
  ),
  group(
    'gift card, gift voucher, gift certificate, voucher, gift coupon',
    'Geschenkgutschein, Gutschein, carte cadeau, chèque cadeau, tarjeta regalo, tarjeta de regalo',
  ),
  group('gift, present', 'Geschenk, cadeau, regalo, cadeau de naissance, regalo de nacimiento'),
  group('backpack, rucksack', 'Rucksack, mochila, sac à dos'),
  group('gift set, gift box', 'Geschenkset, coffret cadeau, coffret naissance, caja regalo'),
  group('gift basket, gift hamper', 'Geschenkkorb, panier cadeau, canastilla, cesta de regalo'),
  group('board book', 'Pappbuch, livre cartonné, libro de cartón'),
  group('play gym, activity gym, baby gym', 'Spielbogen, arche d’éveil, gimnasio bebé'),
  group(
    'travel stroller, umbrella stroller, compact stroller, cabin stroller, airplane stroller',
    'Reisebuggy, poussette canne, poussette compacte, carriola de viaje, silla de viaje',
  ),
  group(
    'double stroller, twin stroller, tandem stroller, side by side stroller, sibling stroller, sit and stand, sit and stand stroller, twin pram, double pram, double buggy, twin pushchair',
    'poussette double, carriola doble, cochecito doble, Zwillingskinderwagen, Geschwisterwagen, cochecito gemelar',
  ),
  group(
    'jogging stroller, running stroller, trail stroller, all terrain stroller',
    'poussette de course, Joggerkinderwagen',
  ),
  group('stroller wagon, pull cart, pull wagon, beach wagon', 'Bollerwagen, chariot, carretilla'),
  group('full size stroller, city stroller, everyday stroller'),
  group('infant car seat, bucket seat, infant seat, newborn car seat, carrier seat', 'cosy, huevito, grupo 0'),
  group('convertible car seat, toddler car seat, all in one car seat'),
  group(
    'footmuff, bunting bag, stroller sack, cosy toes, cozy toes, foot muff',
    'Fußsack, chancelière, saco para carriola',
  ),
  group('seat protector, car seat mat, seat saver, kick mat'),
  group('back seat mirror, car mirror, rear view mirror', 'Rücksitzspiegel, rétroviseur bébé'),
  group('stroller organizer, stroller caddy, parent console, stroller bag, stroller organiser'),
  group('adapter, adaptor, connector', 'Adapter, adaptateur, adaptador'),
  group(
    'stacker, stacking ring, ring stacker, stacking toy, stacking tower',
    'Stapelturm, anneaux à empiler, apilable',
  ),
  group('nesting cup, stacking cup', 'Stapelbecher, gobelets'),
  group('sorter, shape sorter, sorting toy', 'Formensortierer, trieur de formes'),
  group('soft book, cloth book, crinkle book, fabric book', 'Stoffbuch, livre en tissu'),
  group(
    'floating toy, bath toy, water toy, rubber duck, tub toy',
    'Badespielzeug, Badeente, jouet de bain, juguete de baño',
  ),
  group('ride on toy, ride on, ride on car, push car', 'Rutschauto, porteur, correpasillos'),
  group('pull toy, pull along, pull along toy'),
  group(
    'step stool, stepping stool, foot stool, footstool, bathroom stool',
    'Tritthocker, marchepied, taburete, banquito',
  ),
  group(
    'corner guard, edge guard, edge protector, corner protector',
    'Eckenschutz, protège-coins, protector de esquinas',
  ),
  group('first aid kit, medical kit, medicine kit, emergency kit', 'Erste-Hilfe-Set, trousse de secours, botiquín'),
  group('drying rack, bottle rack, drying rack and brush, bottle drying rack', 'Trockengestell, égouttoir, escurridor'),
  group('freezing tray, ice cube tray, food tray, freezer tray'),
  group('wearable pump, wearable breast pump, hand free pump, hand free breast pump, in bra pump'),
  group('diaper caddy, nappy caddy, nursery caddy, nursery organizer'),
  group(
    'cloth diaper, reusable diaper, washable diaper, reusable nappy, cloth nappy',
    'Stoffwindel, couche lavable, pañal de tela',
  ),
  group('two piece pajama, pajama set, pj set, pyjama set'),
  group('bookshelf, bookcase, book rack', 'Bücherregal, bibliothèque, librero, estantería'),
  group('hanger, clothes hanger, coat hanger', 'Kleiderbügel, cintre, gancho, percha'),
  group('milestone card, monthly card, milestone block'),
  group('print kit, hand print kit, handprint kit, footprint kit, impression kit, ink kit, hand and footprint kit'),
  group('keepsake frame, photo frame, picture frame, footprint frame', 'Bilderrahmen, cadre photo, marco de fotos'),
  group('thank you card, thank you note, note card'),
  group('shower supply, garland, banner, party decoration, shower decoration, baby shower decoration'),
  group('recovery kit, postpartum kit, peri care kit, hospital kit, perineal care, peri care'),
  group('dog walking, walk dog, dog walker'),
  group('robe, dressing gown, bathrobe, maternity robe', 'Bademantel, peignoir, bata'),
  group(
    'pregnancy pillow, maternity pillow, body pillow',
    'Schwangerschaftskissen, coussin de grossesse, almohada de embarazo',
  ),
  group('water bottle, drinking bottle, flask', 'gourde, botella de agua'),
  group('cash fund, money gift, cash gift'),
  group('babysitting, babysitter, nanny', 'Babysitten, niñera, garde d’enfant'),
  group('swim trunk, swim short, board short, swimming trunk'),
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
  group('bunny, rabbit, hare', 'Hase, lapin, conejo, conejito'),
  group('bear, teddy, teddy bear', 'Teddybär, nounours, ourson, oso, osito'),
  group('elephant', 'Elefant, éléphant, elefante'),
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
