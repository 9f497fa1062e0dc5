/** Price words in a query: "under $50", "$20 to $40", "over 100 dollars", "$45", "cheap", and the same in Spanish. */
import { editDistance } from './edit-distance.ts';

export interface PriceWords {
  minPriceCents?: number;
  maxPriceCents?: number;
  /** "$45": costs about that. In a query for one kind of thing it may only be the price that somebody expects. */
  about?: { minPriceCents: number; maxPriceCents: number };
  priceLean?: 'low' | 'high';
  /** The query without the price words. */
  rest: string;
  found: boolean;
}

const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,6}(?:[.,]\d{1,2})?k?)`;
const currency = String.raw`(?:usd|dollars?|bucks|euros?|eur|pounds?|\$|€|£)`;
const amount = String.raw`(?:\$|€|£|usd|eur)? ?${number} ?${currency}?`;
/** An amount with a sign or word for money, required where no word such as "under" shows that it is a price. */
const money = String.raw`(?:(?:\$|€|£) ?${number}|${number} ?${currency})`;

const most = `(?:under|below|(?:no|not) (?:more|higher) th[ae]n|not over|not above|les+ th[ae]n|cheaper than|lower than|up to|at most|max(?:imum)?|within|<=?|menos de|hasta|por debajo de)`;
const least = `(?:over|above|more than|at least|starting at|min(?:imum)?|>=?|m[aá]s de|desde|al menos)`;
/** "up to 12 months" and "over 20 lb" are about children: the unit after the number shows it. */
const notAUnit = String.raw`(?![\d.,]* ?-? ?(?:oz|ounces?|ml|l|lbs?|kg|kilos?|g|grams?|in|inch(?:es)?|cm|mm|ft|feet|foot|m|mo|mos|months?|mes(?:es)?|weeks?|w|y|yrs?|years?|anos|años|days?|pk|packs?|pieces?|pcs|count|ct|pounds?\b(?= ?(?:baby|child|kid|weight)))\b)`;

const range = new RegExp(
  String.raw`(?:\b(?:between|from|entre|de) )?${money} ?(?:-|–|to|and|a|y) ?${amount}${notAUnit}|${number} ?(?:-|–|to|and|a|y) ?${money}|\b(?:between|entre) ${amount} ?(?:-|–|to|and|y) ?${amount}${notAUnit}|(?:\$|€) ?${number} ?(?:-|–) ?${number}`,
);
/** "$45" and "20 dollars" alone mean about that much. Pounds are left out, because they may be weight. */
const about = new RegExp(
  String.raw`(?:^|\s)(?:(?:about|around|roughly|ca\.?|circa|unos) )?(?:(?:\$|€|£) ?${number}|${number} ?(?:\$|€|£|usd|dollars?|bucks|euros?|eur))(?=$|[\s,.!?])`,
);
/** "$30 or less", "25 and under"; "100 or more". */
const orLess = new RegExp(String.raw`(?:^|\s)${amount} ?(?:or|and|o) ?(?:less|under|below|cheaper|lower|menos)\b`);
/** "$500+". */
const andUp = new RegExp(String.raw`${money} ?\+`);
const orMore = new RegExp(String.raw`(?:^|\s)${amount} ?(?:(?:or|and|o) ?(?:more|over|above|up|higher|m[aá]s))\b`);
/** "bassinet 100-200": sizes and ages are not such round numbers. */
const bareRange = new RegExp(String.raw`(?:^|\s)(\d{1,4}[05]) ?(?:-|–|to) ?(\d{1,4}[05])${notAUnit}(?=$|[\s,.!?])`);
const leastBarePrice = 10;
const aboutShare = 0.2;
/** "Around 200" marks a price, with or without a sign, and a wish rather than a guess. */
const around = new RegExp(
  String.raw`(?:^|\s)(?:about|around|roughly|approximately|approx\.?|ca\.?|circa|unos) ${amount}${notAUnit}(?=$|[\s,.!?])`,
);
const leastBareAmount = 10;
const leastSpan = 500;
/** "Undr $15": a typo in the word before an amount. */
const slipped = /\b[a-z]{4,6}(?= ?[$€£]? ?\d)/g;
const sayingLess = ['under', 'below'];
const ceiling = new RegExp(String.raw`(?:^|\s)${most} ?${amount}${notAUnit}(?=$|[\s,.!?])`);
const floor = new RegExp(String.raw`(?:^|\s)${least} ?${amount}${notAUnit}(?=$|[\s,.!?])`);

const low =
  /(?:^|\s)(?:cheap(?:est|er)?|inexpensive|affordable|budget(?:[- ]friendly)?|low[- ](?:cost|price[ds]?)|bargain|lowest price|baratos?|baratas?|econ[oó]mic[oa]s?)(?=$|[\s,.!?])/g;
const high =
  /(?:^|\s)(?:expensive|most expensive|top of the line|designer|premium|luxury|luxurious|high[- ]end|de lujo|car[oa]s)(?=$|[\s,.!?])/g;

const toCents = (digits: string): number =>
  Math.round(
    Number(
      digits
        .replace(/,(?=\d{3})/g, '')
        .replace(',', '.')
        .replace('k', ''),
    ) * (digits.endsWith('k') ? 100_000 : 100),
  );

const smallNumbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = `(?:${smallNumbers.join('|')})`;
const upToNinety = `(?:(?:${tens.join('|')})(?:[ -]${small})?|${small})`;
const numberInWords = `(?:(?:a |${small} )?(?:hundred|thousand)(?: (?:and )?${upToNinety})?|${upToNinety})`;
/** Only where it is about money: "two piece pajamas" are not. */
const spelledPrice = new RegExp(
  String.raw`(?<=(?:^|\s)(?:${most}|${least}|about|around)\s)${numberInWords}\b${notAUnit}|\b${numberInWords}(?=(?:\s(?:and|to)\s${numberInWords})?\s(?:dollars?|bucks|euros?|usd)\b)`,
  'g',
);

function numberOf(words: string): string {
  let total = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') total = Math.max(1, total) * 100;
    else if (word === 'thousand') total = Math.max(1, total) * 1000;
    else if (tens.includes(word)) total += (tens.indexOf(word) + 2) * 10;
    else total += smallNumbers.indexOf(word) + 1;
  }
  return String(total);
}

const isSlipOf = (word: string, meant: string): boolean => word !== meant && editDistance(word, meant, 1) === 1;

const isAmount = (near: RegExpExecArray | null): boolean =>
  near !== null && toCents(near.slice(1).find((part) => part !== undefined)!) >= leastBareAmount * 100;

function aboutSo(cents: number, least = 0) {
  const span = Math.max(least, Math.round(cents * aboutShare));
  return { minPriceCents: Math.max(0, cents - span), maxPriceCents: cents + span };
}

const isBarePrice = (range: RegExpExecArray | null): boolean =>
  range !== null && Number(range[1]) >= leastBarePrice && Number(range[2]) > Number(range[1]);

/** The patterns expect single spaces, so that none of them backtracks over a row of spaces. */
const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ');

export function readPriceWords(lowerCaseTerm: string): PriceWords {
  const spelled = singleSpaced(lowerCaseTerm).replace(
    slipped,
    (word) => sayingLess.find((one) => isSlipOf(word, one)) ?? word,
  );
  const words: PriceWords = { rest: spelled.replace(spelledPrice, numberOf), found: false };
  const take = (pattern: RegExp): string[] | null => {
    const match = pattern.exec(words.rest);
    if (match === null) return null;
    words.rest = singleSpaced(`${words.rest.slice(0, match.index)} ${words.rest.slice(match.index + match[0].length)}`);
    words.found = true;
    return match.slice(1).filter((part) => part !== undefined);
  };
  const between = take(range);
  if (between !== null && between.length >= 2) {
    const [one, other] = [toCents(between[0]!), toCents(between[1]!)];
    words.minPriceCents = Math.min(one, other);
    words.maxPriceCents = Math.max(one, other);
  } else if (isBarePrice(bareRange.exec(words.rest))) {
    const [one, other] = take(bareRange)!.map(toCents);
    words.minPriceCents = one!;
    words.maxPriceCents = other!;
  } else {
    const most = take(orLess) ?? take(ceiling);
    if (most !== null) words.maxPriceCents = toCents(most[0]!);
    const least = take(andUp) ?? take(orMore) ?? take(floor);
    if (least !== null) words.minPriceCents = toCents(least[0]!);
    const wished = words.found || !isAmount(around.exec(words.rest)) ? null : take(around);
    const near = words.found ? null : take(about);
    if (wished !== null) Object.assign(words, aboutSo(toCents(wished[0]!), leastSpan));
    else if (near !== null) words.about = aboutSo(toCents(near[0]!));
  }
  for (const [pattern, lean] of [
    [low, 'low'],
    [high, 'high'],
  ] as const) {
    const without = words.rest.replace(pattern, ' ');
    if (without === words.rest) continue;
    words.rest = without;
    words.priceLean = lean;
    words.found = true;
  }
  return words;
}
