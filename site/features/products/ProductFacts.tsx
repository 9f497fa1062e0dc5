import type { ProductPage } from '#contracts/catalogue.schemas.ts';

// Facts of a product as rows people can read, every measure in both units.

type Facts = ProductPage['facts'];

export interface FactRow {
  name: string;
  values: string[];
}

const gramsPerPound = 453.592_37;
const gramsPerOunce = 28.349_523;
const millimetresPerInch = 25.4;

export function factRows(facts: Facts): FactRow[] {
  const rows: [string, (string | null | undefined)[]][] = [
    ['Age', [facts.age && describeRange(facts.age, describeMonths)]],
    ["Child's weight", [facts.childWeightGrams && describeRange(facts.childWeightGrams, describeWeight)]],
    ['Size, W × D × H', [facts.dimensionsMm && describeSize(facts.dimensionsMm)]],
    ['Folded', [facts.foldedDimensionsMm && describeSize(facts.foldedDimensionsMm)]],
    ['Weight', [facts.weightGrams === undefined ? null : describeWeight(facts.weightGrams)]],
    ...facts.other.map(([name, value]): [string, string[]] => [name, [value]]),
    ['Materials', facts.materials],
    ['Care', [facts.care]],
    ['Standards', facts.standards],
  ];
  return rows.flatMap(([name, values]) => {
    const said = values.filter((value): value is string => typeof value === 'string' && value !== '');
    return said.length === 0 ? [] : [{ name, values: said }];
  });
}

/** "6 months", "2 years", "birth". */
export function describeMonths(months: number): string {
  if (months === 0) return 'birth';
  if (months < 24 || months % 12 !== 0) return `${months} ${months === 1 ? 'month' : 'months'}`;
  return `${months / 12} years`;
}

/** "2.3 kg (5.1 lb)", "340 g (12 oz)". */
export function describeWeight(grams: number): string {
  return grams < 1000
    ? `${grams} g (${trim(grams / gramsPerOunce)} oz)`
    : `${trim(grams / 1000)} kg (${trim(grams / gramsPerPound)} lb)`;
}

/** "60 × 90 × 105 cm (23.6 × 35.4 × 41.3 in)" */
export function describeSize(millimetres: readonly [number, number, number]): string {
  const centimetres = millimetres.map((length) => trim(length / 10)).join(' × ');
  const inches = millimetres.map((length) => trim(length / millimetresPerInch)).join(' × ');
  return `${centimetres} cm (${inches} in)`;
}

function describeRange(
  { from, to }: { from: number | null; to: number | null },
  describe: (value: number) => string,
): string | null {
  if (from !== null && to !== null) return `From ${describe(from)} to ${describe(to)}`;
  if (from !== null) return `From ${describe(from)}`;
  return to === null ? null : `Up to ${describe(to)}`;
}

/** One decimal, and none where it would be zero. */
const trim = (value: number): string => String(Math.round(value * 10) / 10);

/** What one wants to know before giving or receiving it: measures, materials, care, standards. */
export function ProductFacts({ facts }: Pick<ProductPage, 'facts'>) {
  const rows = factRows(facts);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 text-2xl">
        Facts
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
