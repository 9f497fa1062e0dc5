import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { Card } from '#site/ui/Card.tsx';

/** What the list still lacks, by category. */
export function MissingItems({ suggestions }: Pick<RegistryShop, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="gaps" className="mb-10">
      <h2 id="gaps" className="mb-4 text-2xl">
        Still on your checklist
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {suggestions.map(({ title, path, missing }) => (
          <Card key={path} as="li" className="relative grid content-start gap-1">
            <h3 className="font-text font-semibold text-base tracking-normal">
              <a
                href={path}
                className="no-underline after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4"
              >
                Nothing yet from {title}
              </a>
            </h3>
            <p className="text-ink-soft text-sm">{missing.join(', ')}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
