import type { Registry } from '#contracts/registries.schemas.ts';

/** Says beside the heading which registry a page is about, since a person may have several. */
export function ForRegistry({ registry: { slug, title } }: { registry: Pick<Registry, 'slug' | 'title'> }) {
  return (
    <p className="text-ink-soft">
      For{' '}
      <a className="inline-block py-2.5 wrap-anywhere underline underline-offset-4" href={`/${slug}`}>
        {title}
      </a>
    </p>
  );
}
