import type { ListExternalRegistries } from '#contracts/registry-shop.schemas.ts';

/** Links to the family's other registries; renders nothing where there are none. */
export function ExternalRegistryLinks({
  externalRegistries,
}: Pick<ListExternalRegistries['response'], 'externalRegistries'>) {
  if (externalRegistries.length === 0) return null;
  return (
    <section aria-labelledby="also-at" className="mt-10">
      <h2 id="also-at" className="text-xl">
        Also registered at
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {externalRegistries.map(({ url, storeName }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener noreferrer nofollow"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {storeName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
