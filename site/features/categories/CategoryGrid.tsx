import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  categories: readonly {
    title: string;
    urlSlug: string;
    imageUrl?: string | undefined;
    hidden?: boolean | undefined;
    childSlugs?: readonly string[] | undefined;
  }[];
  /** A last tile that leads elsewhere. */
  callout?: { title: string; message: string; url: string } | undefined;
  /** Up to six in a row, for a page that is not about one category; the store's grid has three. */
  wide?: boolean | undefined;
  /** Where the tiles lead: the shop, or the shop for the caller's own registry. */
  base?: '/store' | '/catalog' | undefined;
}

/** Tiles of categories: picture, title, chevron. Hidden ones are skipped. */
export function CategoryGrid({ categories, callout, wide = false, base = '/store' }: Props) {
  return (
    <ul
      data-event-links="category_clicked"
      data-event-context='{"location":"image nav","isLeaf":false}'
      className={`grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 ${wide ? 'lg:grid-cols-4 xl:grid-cols-6' : ''}`}
    >
      {categories
        .filter(({ hidden }) => !hidden)
        .map(({ title, urlSlug, imageUrl, childSlugs }) => (
          <li key={urlSlug}>
            <a
              href={`${base}/${urlSlug}`}
              data-event-props={childSlugs?.length === 0 ? '{"isLeaf":true}' : undefined}
              className="group block overflow-hidden rounded-card border border-line bg-raised no-underline transition-colors hover:border-line-strong"
            >
              <TilePicture url={imageUrl} />
              <span className="flex min-h-12 items-center justify-between gap-2 px-3 py-2 font-semibold text-sm">
                {title}
                <Icon
                  name="forward"
                  className="size-4.5 text-ink-faint transition-transform group-hover:translate-x-0.5"
                />
              </span>
            </a>
          </li>
        ))}
      {callout && (
        <li>
          <a
            href={callout.url}
            className="flex h-full flex-col items-center justify-center gap-2 rounded-card bg-blush p-4 text-center no-underline"
          >
            <Icon name="heart" className="size-8 text-accent" />
            <span className="font-display text-lg font-semibold">{callout.title}</span>
            <span className="text-ink-soft text-sm">{callout.message}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

function TilePicture({ url }: { url: string | undefined }) {
  if (!url)
    return (
      <span className="grid aspect-square place-items-center bg-blush text-accent">
        <Icon name="heart" className="size-10" />
      </span>
    );
  return (
    <img
      src={url}
      alt=""
      width="600"
      height="600"
      loading="lazy"
      decoding="async"
      className="aspect-square w-full bg-picture object-cover night:opacity-90"
    />
  );
}
