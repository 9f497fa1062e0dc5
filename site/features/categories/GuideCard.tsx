import type { GuideCard as Guide } from '#contracts/catalogue.schemas.ts';
import { badgeClass } from '#site/ui/Chip.tsx';

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
