// Money is integer minor units plus an ISO 4217 code.

export interface Money {
  /** Integer minor units: 4599 is 45.99 dollars. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/** Every ISO code that a price may have. */
export const currencies = (): readonly string[] => Intl.supportedValuesOf('currency');

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/** Formatted for `locale`: "$45.99", or "$1,045" when `wholeWhenPossible` and there are no cents. */
export function formatMoney(money: Money, locale = 'en-US', wholeWhenPossible = false): string {
  const { exact, whole, digits } = formatsOf(locale, money.currency);
  const format = wholeWhenPossible && money.amount % 10 ** digits === 0 ? whole : exact;
  return format.format(money.amount / 10 ** digits);
}

/** Parses "45", "45.9", "1,045.90" and "$45" as cents; undefined for empty text; NaN for what is not an amount. */
export const typedCents = (text: string): number | undefined => typedAmount(text, 'USD');

/**
 * The same in the minor units of a currency: "4,599" is 4599 yen. More digits than the currency has are not an amount: nobody owes half a
 * cent. Nor is a number among other words: "20 or 30" and "1.5k" are nothing that somebody has agreed to.
 */
export function typedAmount(text: string, currency: string): number | undefined {
  if (text === '') return undefined;
  const trimmed = text.trim();
  const isNegative = trimmed.startsWith('-');
  const [before, middle, after] = aroundNumber(isNegative ? trimmed.slice(1) : trimmed);
  const plain = withoutSpaces(middle);
  const isNumber = /\d/.test(plain) && /^[\d.,-]*$/.test(plain);
  if (!isNumber || !isMark(before, currency) || !isMark(after, currency)) return Number.NaN;
  const normal = /,\d{1,2}$/.test(plain) ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '');
  const digits = minorDigits(currency);
  const decimals = normal.split('.')[1] ?? '';
  if (decimals.length > digits) return Number.NaN;
  return Math.round(Number(isNegative ? `-${normal}` : normal) * 10 ** digits);
}

/** What stands before a number, from its sign or first figure to its last, and after it. */
function aroundNumber(text: string): [string, string, string] {
  const start = text.search(/[\d.,-]/);
  let end = text.length;
  while (end > start && !/[\d.,]/.test(text[end - 1]!)) end -= 1;
  return start === -1 ? [text, '', ''] : [text.slice(0, start).trim(), text.slice(start, end), text.slice(end).trim()];
}

/** "1 299" as "1299"; spaces anywhere else stay, and make it no number. */
const withoutSpaces = (number: string): string =>
  /^-?\d{1,3}(?:\s\d{3})+(?:\.\d*|,\d{1,2})?$/.test(number) ? number.replace(/\s/g, '') : number;

/** "", "$", "CA$", "EUR", or "kr" where that is how the currency is written. */
const isMark = (text: string, currency: string): boolean =>
  text === '' ||
  /^\p{L}{0,3}\p{Sc}$/u.test(text) ||
  currencies().includes(text.toUpperCase()) ||
  (isCode(currency) && text === narrowSign(currency));

const narrowSign = (currency: string): string | undefined =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** For a field in which somebody types an amount of this currency: "45.99". */
export function amountText({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** The digits after the decimal point; two for what is no currency, which is refused elsewhere. */
const minorDigits = (currency: string): number => (isCode(currency) ? formatsOf('en-US', currency).digits : 2);

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

interface Formats {
  exact: Intl.NumberFormat;
  whole: Intl.NumberFormat;
  digits: number;
}

const known = new Map<string, Formats>();
/** Currencies come with data, so the cache needs a bound; the oldest makes room, or one list of fifty currencies would slow all others. */
const knownMax = 50;

/** Creating a format costs a hundred times as much as using it, and a page of products uses the same one for each price. */
function formatsOf(locale: string, currency: string): Formats {
  const key = `${locale} ${currency}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const make = (digits?: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  const digits = make().resolvedOptions().maximumFractionDigits as number;
  const formats = { exact: make(digits), whole: make(0), digits };
  if (known.size >= knownMax) known.delete(known.keys().next().value!);
  known.set(key, formats);
  return formats;
}
