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

/** The same in the minor units of a currency: "4,599" is 4599 yen. More digits than the currency has are not an amount: nobody owes half a cent. */
export function typedAmount(text: string, currency: string): number | undefined {
  const plain = text.replace(/[^\d.,-]/g, '');
  if (plain === '') return text === '' ? undefined : Number.NaN;
  const normal = /,\d{1,2}$/.test(plain) ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '');
  const digits = minorDigits(currency);
  const decimals = normal.split('.')[1] ?? '';
  return decimals.length > digits ? Number.NaN : Math.round(Number(normal) * 10 ** digits);
}

/** For a field in which somebody types an amount of this currency: "45.99". */
export function amountText({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** The digits after the decimal point; two for what is no currency, which is refused elsewhere. */
const minorDigits = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency) ? formatsOf('en-US', currency).digits : 2;

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
