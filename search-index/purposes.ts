/**
 * What a thing also is, and what it is for. Data only; `broader-names.ts` gives these words to the documents, so that "toys" finds
 * rattles and "what do I need for a bath" finds tubs, towels and soap. Things are named as in product types, in the singular.
 */

/** A wider name, then the things it covers: as good a name as their own. */
export const widerNames: readonly [name: string, things: string][] = [
  [
    'toy',
    'rattle, teether, block, stacker, puzzle, sorter, nesting cup, plush, bear, bunny, elephant, doll, walker, balance bike, squirter, play gym',
  ],
  ['stuffed animal', 'bear, bunny, elephant, plush'],
  ['plush', 'bear, bunny, elephant'],
  ['furniture', 'crib, bassinet, glider, dresser, changing table, bookshelf, rocker, chair'],
  [
    'clothing',
    'bodysuit, pajama, romper, overall, dress, top, pant, sweater, jacket, hat, mitten, sock, bootie, shoe, swimsuit, swim trunk, swim shirt, sleeper',
  ],
  ['swimwear', 'swimsuit, swim trunk, swim shirt'],
  ['stroller', 'travel system, wagon'],
  ['carrier', 'wrap, sling'],
  ['diaper bag', 'diaper backpack, diaper tote'],
  ['backpack', 'diaper backpack'],
  ['bedding', 'crib sheet, fitted sheet, blanket, swaddle, sleep sack, quilt'],
  ['tableware', 'plate, bowl, spoon, cup'],
  ['skincare', 'lotion, baby wash, diaper cream'],
  ['gift', 'gift box, gift basket, gift card, gift set, keepsake'],
  ['soap', 'baby wash'],
  ['shirt', 'top, tee'],
  ['decor', 'mobile, wall art, rug, garland'],
];

/** Occasions, needs and activities, then the things that serve them: weaker than a name. */
export const purposes: readonly [words: string, things: string][] = [
  [
    'bath, bathing, bathe, bathtime',
    'bathtub, hooded towel, towel, washcloth, baby wash, lotion, floating toy, squirter',
  ],
  [
    'sleep, sleeping, bedtime, night, nap, asleep',
    'crib, bassinet, sleep sack, swaddle, pajama, mattress, sound machine, night light, blanket, sleeper',
  ],
  ['safe, safety, crawling, crawl, childproof, babyproof, secure', 'gate, cabinet lock, outlet cover, corner guard'],
  ['carry, carrying, wear, wearing, hand free', 'structured carrier, carrier, wrap, sling'],
  ['wear, dress, outfit', 'bodysuit, pajama, romper, dress, top, pant, sweater, overall'],
  ['twin, sibling, triplet', 'double stroller'],
  ['newborn', 'infant car seat, bassinet, swaddle'],
  ['toddler, year old', 'booster seat, convertible car seat, cup, walker, balance bike, step stool'],
  ['running, run, jog, runner, exercise, trail', 'jogging stroller'],
  ['plane, airplane, flight, fly, flying, travel, trip, vacation, airport, cabin, overhead', 'travel stroller'],
  ['umbrella', 'travel stroller'],
  ['beach', 'wagon, sun hat, swimsuit, swim trunk, swim shirt'],
  ['teething, gum, drool, chew', 'teether'],
  ['drool', 'bib'],
  ['hospital, postpartum, birth, maternity, mother, new mom', 'recovery kit, robe, pregnancy pillow'],
  ['pregnancy, pregnant, expecting', 'pregnancy pillow'],
  ['stuffy, congestion, congested, cold, sick, runny, nose, sniffle', 'nasal care, nasal aspirator, humidifier'],
  ['fever, temperature, sick, ill', 'thermometer'],
  ['swim, swimming, pool, ocean', 'swimsuit, swim trunk, swim shirt'],
  [
    'winter, snow, warm, cold weather, cozy',
    'jacket, knit hat, footmuff, sleep sack, mitten, sweater, blanket, bootie',
  ],
  ['summer, sun, sunny', 'sun hat, swimsuit, swim trunk, romper'],
  ['clean, cleaning, washing, dry, drying', 'drying rack, brush, sterilizer'],
  ['rain, rainy, wind', 'weather cover, rain cover'],
  ['walking, first step, learn to walk', 'walker, first shoe'],
  ['potty training, toilet training, toilet, train', 'potty, step stool'],
  ['breastfeeding, breastfeed, nursing, pumping, lactation', 'breast pump, pump, nursing pillow, storage bag'],
  ['solid, weaning, eat, eating, meal, mealtime, dinner, food', 'high chair, bib, bowl, plate, spoon, cup'],
  ['tummy time', 'play gym, play mat'],
  ['baby shower, party, celebration', 'shower supplies, gift box, gift basket'],
  ['christmas, birthday, present, holiday, xmas', 'gift box, gift basket, gift card, gift set'],
  ['memory, souvenir, remember', 'memory book, keepsake frame, print kit, milestone card'],
  ['footprint, handprint', 'print kit, keepsake frame'],
  ['decoration, decorate', 'mobile, wall art, shower supplies, garland, rug'],
  ['organize, tidy, storage', 'storage basket, bookshelf, hanger'],
  ['watch, watching, camera', 'baby monitor, monitor'],
  ['diaper change, diaper changing', 'changing pad, changing table, wipe, diaper, diaper cream'],
  ['rash', 'diaper cream'],
  ['reading, read, bedtime story', 'board book, soft book, book'],
  ['babysitter, babysitting, housework, chore, cooking', 'favor'],
  ['savings, saving, college', 'cash fund'],
];
