// A price as people write it is a number in some country's style beside a currency: "1.299,00 €", "Rs 23,450", "12.-".
import { currencies } from '#rules/money.ts';

/** What is known about the page's country, for symbols that several currencies share. */
export interface MoneyHints {
  /** Currency named by the page's own markup. */
  readonly currency?: string | null;
  /** ISO 3166 region, lower case, from the language tag or the top-level domain. */
  readonly region?: string | null;
}

export interface WrittenPrice {
  /** Decimal number of major units. */
  readonly value: number;
  readonly currency: string | null;
  /** True if a currency is beside the number. */
  readonly marked: boolean;
  readonly start: number;
  readonly end: number;
}

/** A region for pages in Spanish that do not name a country: their "$" may be any of seven pesos. */
export const UNKNOWN_PESO = 'es-any';

const DOLLARS: Record<string, string> = {
  us: 'USD',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  tw: 'TWD',
  mx: 'MXN',
  cl: 'CLP',
  co: 'COP',
  ar: 'ARS',
  uy: 'UYU',
  jm: 'JMD',
};
const KRONER: Record<string, string> = { se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK', nb: 'NOK', sv: 'SEK', da: 'DKK' };
const RUPEES: Record<string, string> = { in: 'INR', pk: 'PKR', lk: 'LKR', np: 'NPR', mu: 'MUR' };

/** Symbols and written names, longer ones first where one begins with another. A function decides where countries share a sign. */
const SIGNS: readonly (readonly [string, string | ((region: string) => string | null)])[] = [
  ['US\\s?\\$', 'USD'],
  ['CA?\\s?\\$', 'CAD'],
  ['AU?\\s?\\$', 'AUD'],
  ['NZ\\s?\\$', 'NZD'],
  ['HK\\s?\\$', 'HKD'],
  ['NT\\s?\\$', 'TWD'],
  ['S\\$', 'SGD'],
  ['R\\$', 'BRL'],
  ['MX\\s?\\$', 'MXN'],
  ['\\$', (r) => (r === UNKNOWN_PESO ? null : (DOLLARS[r] ?? 'USD'))],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['[¥¥]', (r) => (r === 'cn' ? 'CNY' : 'JPY')],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['₩|원', 'KRW'],
  ['₹', 'INR'],
  ['₽|руб\\.?|р\\.', 'RUB'],
  ['₴|грн\\.?', 'UAH'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['₫|đ', 'VND'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₸', 'KZT'],
  ['₡', 'CRC'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['лв\\.?', 'BGN'],
  ['د\\.إ', 'AED'],
  ['ر\\.س', 'SAR'],
];
/** Signs made of letters need a word boundary on both sides. */
const WORDS: readonly (readonly [string, string | ((region: string) => string | null)])[] = [
  ['Rs\\.?|INR', (r) => RUPEES[r] ?? 'INR'],
  ['kr\\.?', (r) => KRONER[r] ?? 'SEK'],
  ['euros?', 'EUR'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['TL', 'TRY'],
  ['RM', 'MYR'],
  ['Rp\\.?', 'IDR'],
  ['Fr\\.?|sFr\\.?', 'CHF'],
  ['RUR', 'RUB'],
  ['din\\.?', 'RSD'],
  ['kn', 'HRK'],
  ['S/\\.?', 'PEN'],
  [
    'PLN|CZK|USD|EUR|GBP|CHF|SEK|NOK|DKK|PKR|AED|SAR|QAR|KWD|BHD|OMR|EGP|AUD|CAD|NZD|SGD|HKD|TWD|JPY|CNY|KRW|BRL|MXN|ARS|CLP|COP|PEN|TRY|ILS|THB|VND|PHP|IDR|MYR|RUB|UAH|HUF|RON|BGN|HRK|RSD|ISK|ZAR|NGN|KES|LKR',
    'self',
  ],
];

const SIGN = `(?:${SIGNS.map(([s]) => s).join('|')}|(?<![\\p{L}])(?:${WORDS.map(([s]) => s).join('|')})(?![\\p{L}]))`;
const NUMBER = `\\d{1,3}(?:[.,]\\d{2,3}|[\\u00a0\\u202f' ’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,3})?(?!\\d)`;
const DASHES = '(?:[.,]\\s?[-–—]{1,2})?';
const PRICE = new RegExp(
  `(${SIGN})\\s{0,2}[:]?\\s{0,2}(${NUMBER})${DASHES}|(?<![\\d.,])(${NUMBER})${DASHES}\\s{0,2}(${SIGN})`,
  'gu',
);
const BARE = new RegExp(`^\\s*(${NUMBER})${DASHES}\\s*$`, 'u');
const MATCHERS = [...SIGNS, ...WORDS].map(([pattern, means]) => [new RegExp(`^(?:${pattern})$`, 'u'), means] as const);

/** ISO 4217 code for a written sign, null if it is not a currency sign. */
export function currencyOfSign(sign: string, hints: MoneyHints = {}): string | null {
  const text = sign.trim();
  for (const [matcher, means] of MATCHERS) {
    if (!matcher.test(text)) continue;
    if (means === 'self') return text === 'RUR' ? 'RUB' : text;
    if (typeof means === 'string') return means;
    const guess = means(hints.region ?? '');
    // The page's own markup is a better source for which dollar is meant.
    return hints.currency && means(regionOfCurrency(hints.currency)) === hints.currency ? hints.currency : guess;
  }
  return null;
}

const regionOfCurrency = (currency: string) => currency.slice(0, 2).toLowerCase();

const codes = new Set(currencies());

/** An ISO code from markup: "usd", "RUR" and "€" are understood, anything else is null. */
export function readCurrencyCode(text: string | null | undefined, hints: MoneyHints = {}): string | null {
  const code = text?.trim() ?? '';
  if (/^[a-z]{3}$/i.test(code)) {
    const known = code.toUpperCase() === 'RUR' ? 'RUB' : code.toUpperCase();
    return codes.has(known) ? known : null;
  }
  return code ? currencyOfSign(code, hints) : null;
}

/** How many digits follow the decimal point in `currency`; two if it is unknown. */
export function minorDigits(currency: string | null): number {
  if (!currency) return 2;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Major units to integer minor units, or null if this can't be a price. */
export function toMinorUnits(value: number, currency: string | null): number | null {
  const amount = Math.round(value * 10 ** minorDigits(currency));
  return Number.isSafeInteger(amount) && amount > 0 && value < 1e9 ? amount : null;
}

const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Arabic, Persian, Devanagari and full-width digits as ASCII ones. */
export const withAsciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (DIGIT_ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });

/**
 * "1.299,00", "1,299.00", "1 299", "1'299.-", "1,29,999": the last separator is the decimal point, unless three digits follow and it may be
 * a thousands separator.
 */
export function readNumber(text: string): number | null {
  const compact = withAsciiDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[.,]$/, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const at = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (at < 0) return Number(compact);
  const separator = compact[at] as string;
  const fraction = compact.slice(at + 1);
  const repeated = compact.indexOf(separator) !== at;
  const groups = fraction.length === 3 && (repeated || !compact.startsWith('0'));
  const whole = compact.slice(0, at).replace(/[.,]/g, '');
  if (repeated && fraction.length !== 3 && !/[.,]/.test(compact.replaceAll(separator, ''))) return null;
  return Number(groups ? whole + fraction : `${whole}.${fraction}`);
}

/** Every price with a currency beside it in `text`, in order. */
export function findPrices(text: string, hints: MoneyHints = {}): WrittenPrice[] {
  const found: WrittenPrice[] = [];
  for (const match of withAsciiDigits(text).matchAll(PRICE)) {
    const value = readNumber(match[2] ?? match[3] ?? '');
    if (value === null || value <= 0) continue;
    const currency = currencyOfSign(match[1] ?? match[4] ?? '', hints);
    found.push({ value, currency, marked: true, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** A price in markup, whose currency may be elsewhere: "23450", "1299.00", "$12", "1.299,00". */
export function readMarkupPrice(raw: unknown, hints: MoneyHints = {}): WrittenPrice | null {
  if (typeof raw === 'number') {
    return raw > 0 && Number.isFinite(raw) ? { value: raw, currency: null, marked: false, start: 0, end: 0 } : null;
  }
  if (typeof raw !== 'string') return null;
  const text = withAsciiDigits(raw.trim());
  // Generated decimals may have more than two digits: "34.9900" and "1299.000" are not thousands.
  if (/^\d+\.\d{3,}$/.test(text) && /0$/.test(text) && !/^\d{1,3}\.\d{3}$/.test(text)) {
    return { value: Number(text), currency: null, marked: false, start: 0, end: text.length };
  }
  const written = findPrices(text, hints)[0];
  if (written) return written;
  const bare = text.match(BARE);
  const value = bare ? readNumber(bare[1] as string) : null;
  return value ? { value, currency: null, marked: false, start: 0, end: text.length } : null;
}
