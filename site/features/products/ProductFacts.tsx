import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { factRows } from './fact-rows.ts';

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
