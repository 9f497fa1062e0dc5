/**
 * What baby shops are asked for and this one may not have, and the nearest things it may: nobody who asks for a playpen is told that there is
 * nothing. Asked only when nothing was found, so that it never changes an answer.
 */
import { oneNeedAtATime, onlyWhatIsKnown, type QueryMeaning, type QueryUnit } from './query-understanding.ts';
import { equivalents, namesThing } from './synonym-table.ts';
import { stemsOf } from './tokens.ts';

/** Names in the singular, a usual name standing for its whole group of synonyms; then things as in product types. */
const nearestThings: readonly [names: string, things: string][] = [
  ['playpen', 'bassinet, crib'],
  ['activity center', 'play gym, bouncer, walker'],
  ['scooter, tricycle', 'balance bike, ride on toy, walker'],
  [
    'doll, dinosaur, lion, giraffe, unicorn, fox, monkey, koala, panda, tiger, owl, duck, frog',
    'plush, bear, bunny, elephant',
  ],
  ['ball, balloon', 'floating toy, squirter, stacker'],
  ['play kitchen, dollhouse, train, tool', 'block, puzzle, sorter, stacker'],
  ['drum, xylophone, piano, guitar, instrument, music', 'rattle'],
  ['montessori', 'puzzle, block, stacker, sorter'],
  ['rug, carpet', 'play mat'],
  ['sunscreen', 'sun hat, lotion'],
  ['vitamin, medicine syringe, medicine', 'first aid kit, thermometer'],
  ['swim diaper', 'swimsuit, swim trunk'],
  ['food maker, popsicle mold, puree', 'food tray, bowl, spoon'],
  ['formula dispenser, formula', 'bottle, bottle warmer'],
  ['breast pad, nursing bra, nursing cover', 'nursing pillow, recovery kit'],
  ['toothbrush, toothpaste, hairbrush', 'grooming kit, nail care'],
  ['window shade', 'car mirror, weather shield'],
  ['bed rail', 'gate, crib'],
  ['air purifier', 'humidifier'],
  ['rain boot', 'first shoe, bootie'],
  ['curtain', 'night light, sound machine'],
  ['teepee, ball pit', 'play mat, play gym'],
  ['belly oil', 'lotion, recovery kit'],
  ['peri bottle', 'recovery kit, robe'],
  ['prenatal vitamin', 'pregnancy pillow, recovery kit'],
  ['bath seat', 'bathtub'],
  ['going home outfit', 'romper, bodysuit, footed pajama'],
  ['blackout', 'night light, sound machine'],
  ['snack container', 'food tray, bowl, plate'],
  ['placemat', 'bib, plate'],
  ['bath kneeler, bath mat', 'bathtub, towel'],
  ['closet divider', 'hanger, storage basket'],
  ['sleep trainer', 'night light, sound machine'],
  ['pool float', 'swimsuit, swim shirt, floating toy'],
  ['tutu', 'dress'],
  ['headband, sunglasses', 'sun hat, knit hat'],
  ['costume', 'romper, pajama'],
  ['lounger', 'nursing pillow, bassinet'],
  ['crib bumper', 'crib sheet, mattress'],
  ['stroller hook, stroller tray', 'organizer'],
  ['stroller board', 'double stroller, organizer'],
  ['travel bag', 'weather cover, seat protector'],
  ['training pant', 'potty, diaper'],
  ['belly band', 'recovery kit, pregnancy pillow'],
  ['milk cooler', 'storage bag'],
  ['personalized', 'memory book, keepsake frame, print kit'],
  ['sibling', 'plush, board book'],
  ['party favor', 'shower supplies, gift box'],
];

const nearest: ReadonlyMap<string, readonly string[][]> = new Map(
  nearestThings.flatMap(([names, things]) => {
    const instead = things.split(', ').map(stemsOf);
    return names
      .split(', ')
      .map((name) => stemsOf(name).join(' '))
      .flatMap((name) => [name, ...(equivalents.get(name) ?? []).map(({ words }) => words.join(' '))])
      .map((name): [string, string[][]] => [name, instead]);
  }),
);

/**
 * The same with something near in the place of what this shop does not have, nearest first; empty when nothing is known to be near. What else
 * was said may only describe: "organic playard" is still a playard, and of "dog food" nobody knows what it is about.
 */
export function nearestMeanings(meaning: QueryMeaning): QueryMeaning[] {
  const missing = meaning.units.flatMap((unit) => {
    const names = [unit.name, ...unit.equivalents.map(({ words }) => words.join(' '))];
    const things = names.map((name) => nearest.get(name)).find((found) => found !== undefined);
    return things === undefined ? [] : [{ unit, things }];
  });
  const [only, ...others] = missing;
  // "Tent teepee" is one thing said twice.
  if (only === undefined) return [...oneNeedAtATime(meaning), ...onlyWhatIsKnown(meaning)];
  if (others.some(({ things }) => things !== only.things)) return [];
  const rest = meaning.units.filter((unit) => !missing.some((one) => one.unit === unit));
  if (!rest.every((unit) => unit.soft || (unit.equivalents.length > 0 && !namesThing(unit.name)))) return [];
  const things = only.things.map((words): QueryUnit => {
    const name = words.join(' ');
    return { ...only.unit, name, words, equivalents: equivalents.get(name) ?? [], mayBePrefix: false };
  });
  const among = (thing: QueryUnit) => [...rest, thing];
  const described = things.map((thing) => ({ ...meaning, units: among(thing) }));
  const plain = rest.length === 0 ? [] : things.map((thing) => ({ ...meaning, units: [thing] }));
  return [...described, ...plain];
}
