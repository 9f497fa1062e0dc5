import type { GuideCard as Guide } from '#contracts/catalogue.schemas.ts';
import { badgeClass } from '#site/ui/Chip.tsx';

/** What a list needs to show the guide among its products. */
export type GuideOfList = Pick<Guide, 'title' | 'teaser' | 'url'> & {
  featuredImage: Pick<Guide['featuredImage'], 'url' | 'description'>;
};

/**
 * A guide among the products, in portrait format at every width: the text stands at its foot, or below the picture where it would hide it.
 */
export function GuideCard({ guide }: { guide: GuideOfList }) {
  return (
    <article
      className="group relative flex h-full min-h-72 min-w-0 flex-col overflow-hidden rounded-card bg-sage-soft sm:justify-end sm:p-3"
      data-card
    >
      <img
        src={guide.featuredImage.url}
        alt={guide.featuredImage.description}
        width="600"
        height="750"
        loading="lazy"
        decoding="async"
        className="aspect-4/5 w-full bg-picture object-cover sm:absolute sm:inset-0 sm:aspect-auto sm:size-full night:opacity-90"
      />
      <div className="relative flex flex-col items-start gap-1.5 p-4 sm:rounded-md sm:bg-raised">
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
