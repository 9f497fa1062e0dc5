import type { ProductCard, ProductPage } from '#contracts/catalogue.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { OtherStores } from './OtherStores.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** The maker's description, highlights, safety notes, other stores, and facts. */
export function AboutProduct({ page, card }: { page: ProductPage; card: ProductCard }) {
  return (
    <div className="mt-14 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <section className="max-w-reading" aria-labelledby="about">
        <h2 id="about" className="mb-3 text-2xl">
          About this product
        </h2>
        {page.highlights.length > 0 && (
          <ul className="mb-5 grid gap-2" aria-label="Highlights">
            {page.highlights.map((highlight) => (
              <li key={highlight} className="flex gap-2.5">
                <Icon name="check" className="mt-1 size-4.5 text-sage" />
                {highlight}
              </li>
            ))}
          </ul>
        )}
        {page.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className="mb-3 text-ink-soft">
            {paragraph}
          </p>
        ))}
        <SafetyNotes notes={page.facts.safetyNotes} />
        <OtherStores offers={page.offers} />
      </section>
      <ProductFacts facts={page.facts} flags={card} />
    </div>
  );
}

/** What a family should know before using it. */
function SafetyNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-8 rounded-card bg-butter p-5" aria-labelledby="safety">
      <h3 id="safety" className="mb-2 flex items-center gap-2 text-xl">
        <Icon name="safe" />
        Safety notes
      </h3>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
