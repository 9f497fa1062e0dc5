/**
 * What things are called in Italian, Portuguese and Dutch, by their usual name in `synonyms.ts`. Data only, kept apart because these are
 * asked for less often: German, French and Spanish stand in the groups themselves.
 */
export const abroad: Readonly<Record<string, string>> = {
  stroller:
    'passeggino, passeggini, carrozzina, carrinho, carrinho de bebê, wandelwagen, buggy wagen, carrello bebé, carrinho de passeio, carrozzella, kinderwagentje',
  'car seat':
    'seggiolino auto, ovetto, cadeirinha, cadeirinha de carro, bebê conforto, autostoel, autostoeltje, seggiolino, sedile auto, cadeira auto, cadeira para carro, assento de carro, kinderzitje, autozitje',
  'double stroller':
    'passeggino gemellare, carrinho duplo, duowagen, tweelingwagen, passeggino doppio, passeggino gemelli, carrinho gêmeos, carrinho de gêmeos, carrinho para gêmeos, duokinderwagen',
  diaper: 'pannolino, pannolini, fralda, fraldas, luier, luiers, fralda descartável, wegwerpluier',
  'diaper bag':
    'borsa fasciatoio, borsa cambio, bolsa maternidade, bolsa de fraldas, luiertas, verzorgingstas, borsa pannolini, mala maternidade, bolsa bebê',
  'diaper cream':
    'crema pannolino, pomada para assaduras, billencrème, luiercrème, pasta protettiva, creme de assaduras, pomada de assadura, pomada bebê, zinkzalf',
  crib: 'lettino, lettini, berço, ledikant, babybedje, letto bebé, lettino neonato, cama de bebê, babybed, kinderbed',
  bassinet:
    'culla, culle, Wiege, Babywiege, wieg, wiegje, moisés portátil, berço portátil, berço co sleeper, co-sleeper wieg',
  pacifier: 'ciuccio, ciucci, succhietto, chupeta, chupetas, speen, fopspeen, fopspeentje, tutje',
  'pacifier clip':
    'catenella ciuccio, prendedor de chupeta, speenkoord, catenella, portaciuccio, corrente de chupeta, speenketting',
  bodysuit: 'tutina, rompertje, rompertjes, macacão, body neonato, bodys bebê, body bebê, romper body',
  pajama:
    'pigiama, pigiami, slaappak, pigiamino, camicia da notte, pijama infantil, pijama bebê, pyjamaatje, nachtkleding',
  'sleep sack':
    'sacco nanna, slaapzak, babyslaapzak, saco de dormir bebê, sacco nanna neonato, saco de dormir infantil, saco dormir bebê, trappelzak',
  swaddle: 'fasciatoio neonato, inbakerdoek, cueiro, copertina swaddle, manta de enrolar, enroladinho, inbakerdeken',
  blanket:
    'coperta, copertina, deken, dekentje, babydeken, copertina neonato, plaid neonato, cobertor bebê, manta bebê, dekentjes, wiegdeken',
  'burp cloth':
    'spuugdoek, spuugdoekje, fraldinha de boca, panno ruttino, paninho de boca, fralda de ombro, fralda de boca, hydrofieldoek',
  bib: 'bavaglino, bavaglini, babador, slabbetje, slabbetjes, bavetta, bavaglia, babete, slab bavet',
  bottle: 'mamadeira, babyfles, zuigfles, flesje, biberon neonato, poppatoio, mamadeiras, biberão, flesjes, melkfles',
  'bottle warmer':
    'scaldabiberon, aquecedor de mamadeira, flessenwarmer, scalda biberon, aquecedor de biberões, aquecedor mamadeira, flessenverwarmer',
  sterilizer:
    'sterilizzatore, esterilizador de mamadeira, sterilisator flessen, sterilizzatore biberon, esterilizador de biberões, esterilizador a vapor, stoomsterilisator',
  'breast pump':
    'tiralatte, bomba tira leite, bomba de leite, borstkolf, kolf, tiralatte elettrico, extrator de leite, bomba extratora, borstpomp, elektrische kolf',
  'nursing pillow':
    'cuscino allattamento, almofada de amamentação, voedingskussen, cuscino per allattare, almofada amamentação, borstvoedingskussen',
  'high chair':
    'seggiolone, seggioloni, cadeirão, cadeira de alimentação, cadeira de refeição, kinderstoel, eetstoel, seggiolone pappa, sedia pappa, cadeira alta, cadeirinha de comer, cadeira papa, babystoel',
  wipe: 'salviette, salviettine, lenços umedecidos, toalhitas, billendoekjes, salviettine umidificate, salviette umide, lenço umedecido, lenços bebê, toalhitas húmidas, snoetenpoetsers, vochtige doekjes',
  bathtub:
    'vaschetta, vaschetta bagnetto, banheira, babybad, babybadje, vaschetta neonato, vasca, banheirinha, banheira bebê, badkuip, babybadkuip',
  towel:
    'asciugamano, accappatoio, toalha, handdoek, badcape, accappatoio neonato, asciugamano con cappuccio, toalha com capuz, toalha de banho, toalha capuz, badhanddoek, omslagdoek',
  potty:
    'vasino, penico, troninho, potje, plaspotje, vasino bimbi, riduttore wc, pinico, troninho infantil, redutor, wc potje, plaspot, wc verkleiner',
  'baby monitor':
    'babá eletrônica, babyfoon, baby monitor video, interfono bimbo, camera bambino, babá eletronica, câmera bebê, monitor de bebê, intercomunicador bebê, baby camera, babyfoon camera',
  thermometer: 'termometro, koortsthermometer, termômetro, thermometer baby, voorhoofdthermometer',
  humidifier:
    'umidificatore, umidificador, luchtbevochtiger, umidificador de ar, nebulizador, vaporizador de ar, luchtbevochtiger baby',
  'night light':
    'luce notturna, lampada notturna, luz noturna, nachtlampje, lampada, lucina, lucina notte, abajur, luminária, luz de presença, luz noturna bebê, nachtlamp',
  bouncer:
    'sdraietta, cadeira de descanso, wipstoel, wipstoeltje, sdraietta neonato, espreguiçadeira, cadeirinha de balanço, cadeira de descanso bebê, bouncer bebê, wipper',
  swing:
    'altalena, dondolo, balanço, schommel, altalena neonato, dondolina, cadeira de balanço bebê, balanço bebê, babyschommel',
  'play mat':
    'tappeto gioco, tappetino gioco, tapete de atividades, speelkleed, speelmat, tappeto bimbi, tappetone, tapetinho, tapete infantil, tapete de brincar, kruipmat, speelmat baby',
  walker:
    'girello, primi passi, loopwagen, carrellino primi passi, andador, andador de empurrar, andajá, duwkar, babywalker, looptrainer',
  'baby gate':
    'cancelletto, portão de segurança, traphekje, cancello scale, barriera scale, cancelletto bimbi, barreira de segurança, portão bebê, grade de proteção, portãozinho, trapveiligheidshekje, veiligheidshekje, veiligheidshek',
  toy: 'giocattolo, giocattoli, gioco, giochi, brinquedo, brinquedos, speelgoed, giocattolo neonato, brinquedo bebê, babyspeelgoed, speeltje',
  plush:
    'bicho de pelúcia, pelúcia, knuffel, knuffels, knuffeldier, pupazzo, peluche neonato, bichinho de pelúcia, ursinho de pelúcia, knuffelbeest, knuffeltje',
  rattle: 'sonaglio, sonaglino, chocalho, rammelaar, sonaglietto, sonagli, chocalhinho, rammelaartje',
  teether:
    'massaggiagengive, dentaruolo, bijtring, massaggia gengive, anello dentizione, mordedor bebê, mordedor silicone, bijtspeelgoed',
  book: 'libri, libretto, livro, livros, boek, boekje, boeken, libro, libro bambini, livrinho, livro infantil, kinderboek, prentenboek, babyboekje',
  mobile: 'giostrina, móbile de berço, muziekmobiel, giostrina lettino, móbile, móbile bebê, mobiel',
  mattress:
    'materasso, materassino, colchão, materasso lettino, colchão de berço, colchãozinho, matras, babymatras, ledikantmatras',
  'fitted sheet':
    'lenzuolo, lenzuola, lençol, lençóis, hoeslaken, lenzuolo con angoli, lenzuolino, lençol de berço, lençol com elástico, laken, lakentje, hoeslaakje',
  glider:
    'sedia a dondolo, cadeira de balanço, cadeira de amamentação, schommelstoel, poltrona allattamento, poltrona a dondolo, poltrona de amamentação, poltrona amamentação, cadeira balanço, schommelfauteuil, voedingsstoel',
  dresser: 'cassettiera, cômoda, ladekast, cassettone, comò, gaveteiro, cômoda infantil, ladenkast, commode',
  'changing table':
    'fasciatoio, trocador, commode babykamer, tavolo fasciatoio, cômoda trocador, mesa trocador, commode aankleedtafel, verschoontafel',
  carrier:
    'marsupio, canguru, draagzak, marsupio ergonomico, portabebè, mochila canguru, carregador de bebê, porta bebê, draagzak baby, babydrager, draagdoek zak',
  hat: 'cappellino, cappello, touca, muts, mutsje, berretto, berrettino, cuffietta, gorro, gorrinho, chapéu, boné, toquinha, babymuts, hoedje, petje',
  sock: 'calzino, calzini, calze, meia, meias, sok, sokken, sokjes, calzini neonato, calzettini, meias bebê, meinha, babysokjes, antislip sokjes',
  shoe: 'scarpa, scarpe, scarpine, sapato, sapatinho, schoentjes, scarpine primi passi, sapatos, tênis infantil, sapatinhos, babyschoen, babyschoentjes, schoenen, eerste schoentjes',
  dress: 'vestitino, abitino, jurk, jurkje, vestito, abito bambina, vestido infantil, vestidinho, jurkjes',
  clothing:
    'vestiti, abbigliamento, roupa, roupas, kleding, babykleding, abbigliamento neonato, vestiti neonato, roupinha, roupa de bebê, roupas de bebê, kleertjes, babykleertjes',
  'gift card':
    'carta regalo, cartão presente, cadeaubon, buono regalo, cartão-presente, vale presente, cartão de oferta, kadobon, cadeaukaart',
  gift: 'regali, presente bebê, cadeautje, regalo nascita, regalo neonato, presente de bebê, presentes, lembrança, cadeau, kraamcadeau, babycadeau',
  'booster seat': 'alzatina, assento de elevação, zitverhoger',
  'car seat base': 'base para bebê conforto',
  'diaper pail': 'mangiapannolini, lixeira de fraldas, luieremmer',
  romper: 'salopette neonato, tutina estiva, jardineira, macacão curto, tuinbroek, boxpakje',
  'footed pajama': 'tutina neonato, pigiamino intero, macacão de dormir, slaappakje',
  muslin: 'mussola, mussoline, fralda de musselina, musselina, hydrofiele doek, hydrofiel, tetradoek',
  'milk storage bag': 'sacchetti latte, saquinho de leite, saco para leite materno, moedermelkzakje',
  'sippy cup':
    'tazza beccuccio, bicchiere primi sorsi, copo de transição, copo de treinamento, copo antivazamento, tuitbeker, drinkbeker, antilekbeker',
  cup: 'bicchiere, tazza, copo, copinho, bekertje',
  plate: 'piatto, piattino, prato, pratinho, prato com ventosa, bord bordje, kinderbordje',
  bowl: 'ciotola, scodella, tigela, tigelinha, kommetje, schaaltje',
  spoon: 'cucchiaio, cucchiaino, posate, colher, colherzinha, talheres, lepel, lepeltje, kinderbestek',
  'baby wrap': 'fascia porta bebè, fascia portabebè, wrap sling bebê, pano porta bebê, draagdoek',
  'changing pad': 'materassino fasciatoio, trocador almofadado, trocador de fraldas, aankleedkussen, verschoonmat',
  washcloth: 'manopola bagno, spugnetta, toalhinha, luva de banho, washandje, waslapje',
  'sound machine':
    'rumore bianco, macchina rumore bianco, máquina de ruído branco, ruído branco, aparelho de som, witte ruis, witte ruis machine',
  lovey: 'doudou neonato, naninha, cheirinho, knuffeldoekje',
  block:
    'cubi, blocchi, costruzioni legno, blocos, blocos de montar, cubos de madeira, blokken, blokjes, houten blokken',
  puzzle: 'puzzle legno, incastro, quebra-cabeça, quebra cabeça, encaixe, puzzel, houten puzzel',
  'balance bike': 'bici senza pedali, bicicletta senza pedali, bicicleta de equilíbrio, bicicleta sem pedal, loopfiets',
  'wall decor':
    'quadro, quadretto, stampa, poster bimbi, quadrinho, pôster, decoração de parede, wanddecoratie, muurposter',
  'storage basket':
    'cesta giochi, cesto portaoggetti, cestino, cesto organizador, cesto de brinquedos, cesto de roupa, opbergmand, mand, speelgoedmand',
  mitten: 'muffole, guanti, guantini, luva, luvas, luvinha, wanten, wantjes, handschoentjes, krabwantjes',
  pant: 'pantaloni, pantaloncini, pantalone neonato, calça, calças, calcinha comprida, calça bebê, broek, broekje, babybroek',
  tee: 'maglietta, maglia, camiseta, camisa, blusa bebê, truitje, shirtje, hemdje',
  sweater:
    'maglione, maglioncino, golfino, casaquinho, casaco de malha, suéter bebê, blusa de lã, trui, truitje gebreid, vestje',
  jacket: 'giacca, giacchino, giubbino, cappotto, jaqueta, casaco, casaquinho capuz, jaquetinha, jas, jasje, winterjas',
  'swim shirt': 'maglietta uv, camiseta uv, camiseta proteção uv, blusa uv, uv shirt, zwemshirt',
  swimsuit: 'costume da bagno, costumino, maiô, biquíni, roupa de banho, traje de banho, badpak, zwempak, badpakje',
  lotion:
    'crema idratante, crema corpo, olio bimbi, creme hidratante, hidratante bebê, loção, loção hidratante, óleo de bebê, bodymilk, babylotion, babycrème, huidcrème',
  shampoo:
    'bagnoschiuma, bagnetto sapone, sapone, detergente bimbo, shampoo bimbi, sabonete, sabonete líquido, xampu, shampoo infantil, espuma de banho, badschuim, zeep, babyshampoo, wasgel',
  'nail clipper':
    'tagliaunghie, forbicine, set manicure, kit higiene, cortador de unha, tesourinha, kit manicure, nagelknipper, verzorgingsset, nagelschaartje',
  'nasal aspirator':
    'aspiratore nasale, aspiramuco, aspirador nasal, sugador nasal, sugador de nariz, neusreiniger, neuspeertje, neuszuiger',
  'outlet cover':
    'copripresa, coppripresa, protettore prese, protetor de tomada, tampa de tomada, tapa tomada, stopcontactbeveiliging, stopcontact beschermer',
  'cabinet lock':
    'blocca armadietto, blocca cassetti, blocca sportelli, trava de gaveta, trava de armário, trava de segurança, kastslot, kinderslot, ladeslot',
  'rain cover': 'parapioggia, telo pioggia, copertura pioggia, capa de chuva, capa de chuva carrinho, regenhoes',
  'memory book':
    'libro dei ricordi, diario del bebè, album nascita, livro do bebê, diário do bebê, álbum do bebê, babyboek invulboek, herinneringsboek',
  'gift set': 'cofanetto regalo, kit presente, caixa presente, kit recém-nascido, geschenkset, cadeauset, babybox',
  'gift basket': 'cesto regalo, cesta de presente, cesta maternidade, geschenkmand, kraammand',
  'board book': 'libro cartonato, livro cartonado, livro de papelão, kartonboekje',
  'play gym':
    'palestrina, palestrina neonato, arco gioco, ginásio de atividades, academia bebê, tapete ginásio, babygym, speelboog',
  'travel stroller':
    'passeggino leggero, passeggino da viaggio, carrinho guarda-chuva, carrinho de viagem, carrinho compacto, reisbuggy, plooibuggy',
  'jogging stroller':
    'passeggino jogging, passeggino da corsa, carrinho de corrida, carrinho três rodas, hardloopwagen, joggingwagen',
  'stroller wagon': 'carretto, carrello, vagão, carroça, bolderkar, bolderwagen',
  'infant car seat': 'ovetto auto, ovetto neonato, bebê-conforto, ovinho, baby autostoel, babyschaal',
  'convertible car seat': 'seggiolino convertibile, cadeirinha conversível, cadeira conversível, meegroei autostoel',
  footmuff: 'sacco passeggino, sacco invernale, saco de carrinho, saco térmico, voetenzak',
  'seat protector':
    'proteggi sedile, coprisedile, protetor de assento, capa para assento, protetor de banco, stoelbeschermer, autostoelbeschermer',
  'back seat mirror':
    'specchietto auto, specchietto retrovisore, espelho carro, espelho retrovisor, espelho bebê, achterbankspiegel, autospiegel, babyspiegel',
  'stroller organizer':
    'organizer passeggino, borsa passeggino, organizador de carrinho, porta treco carrinho, bolsa carrinho, buggy organizer, kinderwagenorganizer',
  adapter: 'adattatore, adattatori, adaptadores carrinho, autostoeladapter',
  stacker:
    'torre impilabile, anelli impilabili, piramide anelli, torre de empilhar, argolas de empilhar, pirâmide, stapeltoren, stapelringen',
  'nesting cup': 'bicchieri impilabili, copos empilháveis, copinhos de encaixe, stapelbekers, stapelbekertjes',
  sorter:
    'cubo forme, formine, caixa de encaixe, cubo de encaixe, encaixe formas, vormenstoof, vormendoos, vormenkubus',
  'soft book':
    'libro di stoffa, libro morbido, libro tattile, livro de pano, livro de tecido, livro sensorial, knisperboekje, stoffen boekje',
  'floating toy':
    'paperella, gioco bagno, giochi da bagno, giochi bagnetto, patinho de borracha, brinquedo de banho, brinquedos de banho, brinquedo para banho, badspeelgoed, badeendje',
  'ride on toy':
    'cavalcabile, primi passi cavalcabile, cavallo a dondolo, carrinho de passeio infantil, cavalinho, triciclo de empurrar, loopauto, hobbelpaard',
  'pull toy': 'gioco da tirare, trainabile, brinquedo de puxar, cachorro de puxar, trekdier, trekfiguur',
  'step stool': 'sgabello, scalino, gradino, banquinho, degrau, escadinha, opstapje, krukje, opstapkruk',
  'corner guard':
    'paraspigoli, proteggi angoli, protetor de quina, protetor de quinas, cantoneira, protetor de cantos, hoekbeschermer, hoekbeschermers, tafelhoek beschermer',
  'first aid kit':
    'kit pronto soccorso, pronto soccorso, kit primeiros socorros, primeiros socorros, ehbo set, ehbo doos, verbanddoos',
  'drying rack':
    'scolabiberon, scola biberon, spazzolino biberon, escorredor de mamadeira, secador de mamadeiras, escova de mamadeira, afdruiprek, flessenrek, flessenborstel',
  'freezing tray':
    'vaschetta congelare, stampo congelatore, vaschette pappa, forma de gelo, forminha de papinha, potes papinha, invriesbakje, ijsblokjesvorm, invriesvorm',
  'wearable pump': 'tiralatte indossabile, bomba tira leite portátil, bomba sem fio, handsfree kolf, draagbare kolf',
  'diaper caddy':
    'organizer pannolini, cesto fasciatoio, organizador de fraldas, porta fraldas, cesto fraldas, luiermand, luierorganizer',
  'cloth diaper':
    'pannolino lavabile, pannolini lavabili, fralda de pano, fralda ecológica, fralda reutilizável, fraldas ecológicas, wasbare luier, wasbare luiers, katoenen luier',
  'two piece pajama': 'pigiama due pezzi, pijama duas peças, conjunto de pijama, tweedelige pyjama',
  bookshelf:
    'libreria, scaffale, mensola, estante de livros, prateleira, prateleira de livros, estante infantil, boekenkast, boekenplank, boekenrek',
  hanger: 'appendino, grucce, gruccia, cabide, cabides, cabide infantil, kleerhanger, kleerhangertjes, kledinghanger',
  'milestone card':
    'carte tappe, carte milestone, cartão mensário, cartões mesversário, cartões milestone, mijlpaalkaarten',
  'print kit':
    'impronta, kit impronte, impronte neonato, kit de pegadas, kit carimbo, molde de mãozinha, gipsafdruk, handafdruk, voetafdruk',
  'keepsake frame':
    'cornice, cornice impronte, portafoto, porta-retrato, moldura, quadro de pezinho, fotolijst, fotolijstje',
  'thank you card':
    'biglietti ringraziamento, cartão de agradecimento, cartões de agradecimento, bedankkaartjes, bedankkaart',
  'shower supply':
    'festone, ghirlanda, festoni, bandeirinha, varal de bandeirinhas, decoração chá de bebê, slinger, vlaggenlijn, babyshower versiering',
  'recovery kit': 'kit post parto, kit pós-parto, kit pós parto, recuperação pós-parto, kraampakket, kraamset',
  robe: 'vestaglia, accappatoio donna, robe de chambre donna, roupão, roupão maternidade, badjas, ochtendjas',
  'pregnancy pillow':
    'cuscino gravidanza, cuscino per gravidanza, travesseiro de gestante, travesseiro gestante, almofada de gravidez, almofada gravidez, zwangerschapskussen',
  'water bottle':
    'borraccia, borraccia termica, garrafa térmica, garrafa de água, squeeze, waterfles, thermosfles, drinkfles',
  'cash fund': 'fondo soldi, soldi, dinheiro, fundo em dinheiro, vaquinha, geldbedrag, geld geven',
  babysitting: 'tata, cuidar do bebê, oppas, oppassen',
  'swim trunk': 'costume bambino, boxer mare, sunga, short de banho, calção de banho, zwembroek, zwembroekje',
  bunny: 'coniglio, coniglietto, coelho, coelhinho, konijn, konijntje, haasje',
  bear: 'orso, orsetto, orsacchiotto, urso, ursinho, ursinho de pelúcia',
  elephant: 'elefante peluche, elefantinho, olifant, olifantje, knuffel olifant',
};
