import { LinkButton } from '#site/ui/Button.tsx';

interface Tile {
  title: string;
  teaser?: string | undefined;
  href: string;
  image: { url: string; alt: string };
}

/** An article or guide, as a tile of a row. */
function GuideTile({ title, teaser, href, image }: Tile) {
  return (
    <article className="group relative">
      <img
        src={image.url}
        alt={image.alt}
        width="1200"
        height="600"
        loading="lazy"
        decoding="async"
        className="aspect-2/1 w-full rounded-card bg-picture object-cover night:opacity-90"
      />
      <h3 className="mt-4 text-xl">
        <a href={href} className="no-underline underline-offset-4 after:absolute after:inset-0 group-hover:underline">
          {title}
        </a>
      </h3>
      {teaser && <p className="mt-1.5 line-clamp-3 text-ink-soft text-sm">{teaser}</p>}
    </article>
  );
}

/** The guides and articles of the home page. */
export function StoryTiles({ stories }: { stories: readonly Tile[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      {stories.map((story) => (
        <li key={story.href}>
          <GuideTile {...story} />
        </li>
      ))}
    </ul>
  );
}

const shownMax = 3;

/** Guides that help to choose in a category. */
export function CategoryGuides({ guides }: { guides: readonly Tile[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="mt-20" aria-labelledby="guides">
      <h2 id="guides" className="mb-6 text-2xl">
        Guides to help you choose
      </h2>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {guides.slice(0, shownMax).map((guide) => (
          <GuideTile key={guide.href} {...guide} />
        ))}
      </div>
    </section>
  );
}

const guidesMin = 2;

/** A brand's guides; shown only if there are at least two, since one alone is no choice. */
export function ShopByGuide({ guides }: { guides: readonly Tile[] }) {
  if (guides.length < guidesMin) return null;
  return (
    <section className="mt-20" aria-labelledby="guides">
      <h2 id="guides" className="mb-6 text-2xl">
        Shop by Guide
      </h2>
      <div className="grid gap-8 sm:grid-cols-3">
        {guides.slice(0, shownMax).map((guide) => (
          <GuideTile key={guide.href} {...guide} />
        ))}
      </div>
      <p className="mt-8 text-center">
        <LinkButton href="/hello-baby" look="secondary">
          See All Guides
        </LinkButton>
      </p>
    </section>
  );
}
