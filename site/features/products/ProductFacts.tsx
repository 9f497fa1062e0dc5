import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import {
  type Flags,
  factNames,
  factOf,
  flagNames,
  flagOf,
  noFlags,
  type ProductFact,
  type Unit,
} from '#rules/product-fields.ts';

// Facts of a product as readable rows, every measure in both units.

type Facts = ProductPage['facts'];
type Range = NonNullable<Facts['age']>;
type Size = readonly [number, number, number];

export interface FactRow {
  name: string;
  values: string[];
}

const gramsPerPound = 453.592_37;
const gramsPerOunce = 28.349_523;
const millimetersPerInch = 25.4;

/** The stated facts in the order in which they are declared, then a row for each true flag that has one. */
export function factRows(facts: Facts, flags: Flags = noFlags()): FactRow[] {
  const stated = factNames.flatMap((name) => rowsOf(factOf(name), facts[name]));
  const marks = flagNames.flatMap((name) => (flags[name] && flagOf(name).fact) || []);
  return [...stated, ...marks.map((name) => ({ name, values: ['Yes'] }))].filter(({ values }) => values.length > 0);
}

/** @param value of the fact's kind; undefined where it is not stated */
function rowsOf(fact: ProductFact, value: unknown): FactRow[] {
  if (value === undefined) return [];
  if (fact.kind === 'rows') return (value as [string, string][]).map(([name, text]) => ({ name, values: [text] }));
  return fact.label === null ? [] : [{ name: fact.label, values: describe(fact, value).filter((text) => text !== '') }];
}

function describe(fact: Exclude<ProductFact, { kind: 'rows' }>, value: unknown): string[] {
  switch (fact.kind) {
    case 'text':
      return [value as string];
    case 'texts':
      return value as string[];
    case 'number':
      return [describeMeasure[fact.unit](value as number)];
    case 'range':
      return [describeRange(value as Range, describeMeasure[fact.unit])];
    case 'size':
      return [describeSize(value as Size)];
  }
}

/** "6 months", "2 years", "birth". */
export function describeMonths(months: number): string {
  if (months === 0) return 'birth';
  if (months < 24 || months % 12 !== 0) return `${months} ${months === 1 ? 'month' : 'months'}`;
  return `${months / 12} years`;
}

/** "5.1 lb (2.3 kg)", "12 oz (340 g)"; a number and its unit stay on one line. */
export function describeWeight(grams: number): string {
  return grams < 1000
    ? `${trim(grams / gramsPerOunce)}\u00a0oz (${grams}\u00a0g)`
    : `${trim(grams / gramsPerPound)}\u00a0lb (${trim(grams / 1000)}\u00a0kg)`;
}

const describeMeasure: Record<Unit, (value: number) => string> = { months: describeMonths, grams: describeWeight };

/** "23.6 × 35.4 × 41.3 in (60 × 90 × 105 cm)" */
export function describeSize(millimeters: Size): string {
  const centimeters = millimeters.map((length) => trim(length / 10)).join(' × ');
  const inches = millimeters.map((length) => trim(length / millimetersPerInch)).join(' × ');
  return `${inches}\u00a0in (${centimeters}\u00a0cm)`;
}

function describeRange({ from, to }: Range, measure: (value: number) => string): string {
  if (from !== null && to !== null) return `From ${measure(from)} to ${measure(to)}`;
  if (from !== null) return `From ${measure(from)}`;
  return to === null ? '' : `Up to ${measure(to)}`;
}

/** One decimal, and none where it would be zero. */
const trim = (value: number): string => String(Math.round(value * 10) / 10);

/** What people want to know before giving or receiving it: measures, materials, care, standards. */
export function ProductFacts({ facts, flags }: { facts: Facts; flags: Flags }) {
  const rows = factRows(facts, flags);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 text-2xl">
        Details
      </h2>
      <dl className="overflow-hidden rounded-card border border-line">
        {rows.map(({ name, values }) => (
          <div
            key={name}
            className="grid gap-x-6 px-4 py-3 odd:bg-raised even:bg-sunken sm:grid-cols-[11rem_1fr] sm:px-5"
          >
            <dt className="font-semibold text-sm">{name}</dt>
            <dd className="text-ink-soft text-sm">
              {values.length === 1 ? (
                values[0]
              ) : (
                <ul>
                  {values.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
