import type { GuideCard as Guide } from '#contracts/catalogue.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { badgeClass } from '#site/ui/Chip.tsx';

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

/** What helps to choose in a category. */
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

/** A brand's guides: one alone is no choice, so the block stands from two on. */
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

/** What a list shows of the guide among its products. */
export type GuideOfList = Pick<Guide, 'title' | 'teaser' | 'url'> & {
  featuredImage: Pick<Guide['featuredImage'], 'url' | 'description'>;
};

/** A guide among the products, as a portrait at every width: the picture fills the card, the words stand at its foot. */
export function GuideCard({ guide }: { guide: GuideOfList }) {
  return (
    <article
      className="group relative flex h-full min-h-72 min-w-0 flex-col justify-end overflow-hidden rounded-card bg-sage-soft p-2 sm:p-3"
      data-card
    >
      <img
        src={guide.featuredImage.url}
        alt={guide.featuredImage.description}
        width="600"
        height="750"
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full bg-picture object-cover night:opacity-90"
      />
      <div className="relative flex flex-col items-start gap-1.5 rounded-md bg-raised p-3 sm:p-4">
        <p className={badgeClass('benefit')}>Guide</p>
        <h3 className="line-clamp-3 text-lg">
          <a href={guide.url} className="no-underline after:absolute after:inset-0">
            {guide.title}
          </a>
        </h3>
        <p className="line-clamp-3 text-ink-soft text-sm max-sm:line-clamp-2">{guide.teaser}</p>
        <a href={guide.url} tabIndex={-1} className="font-semibold text-accent text-sm underline underline-offset-4">
          Read More<span className="sr-only">: {guide.title}</span>
        </a>
      </div>
    </article>
  );
}
