import type { RatingSummary } from '#contracts/reviews.schemas.ts';
import { figure, originText, type ReviewFilter, reviewsAddress } from './review-text.ts';

interface Props {
  summary: RatingSummary;
  /** The product's path. */
  path: string;
  filter?: ReviewFilter | undefined;
}

const rowClass =
  'grid min-h-11 grid-cols-[minmax(0,4.5rem)_1fr_minmax(0,4rem)] items-center gap-3 text-sm tabular-nums';

/** The ratings of a product from five stars to one; a level that has reviews to read is a link to them. */
export function RatingBars({ summary, path, filter }: Props) {
  const most = Math.max(1, ...summary.ratingCounts);
  return (
    <div className="max-w-form">
      <p className="flex items-baseline gap-3">
        <span className="font-display text-4xl tabular-nums">{summary.rating.toFixed(1)}</span>
        <span className="text-ink-soft">
          out of 5, from {figure(summary.ratingCount)} {summary.ratingCount === 1 ? 'rating' : 'ratings'}
        </span>
      </p>
      <ul className="mt-3">
        {[5, 4, 3, 2, 1].map((stars) => {
          const isCurrent = filter?.stars === stars;
          const isLink = summary.writtenCounts[stars - 1]! > 0;
          const bar = <Bar stars={stars} count={summary.ratingCounts[stars - 1]!} most={most} isLink={isLink} />;
          return (
            <li key={stars}>
              {isLink ? (
                <a
                  href={reviewsAddress(path, { sort: filter?.sort, stars: isCurrent ? undefined : stars })}
                  className={`${rowClass} hover:text-accent aria-[current]:font-semibold`}
                  aria-current={isCurrent || undefined}
                >
                  {bar}
                </a>
              ) : (
                <div className={`${rowClass} text-ink-faint`}>{bar}</div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">{originText(summary)}</p>
    </div>
  );
}

function Bar({ stars, count, most, isLink }: { stars: number; count: number; most: number; isLink: boolean }) {
  return (
    <>
      <span className={isLink ? 'underline underline-offset-4' : undefined}>
        {stars} {stars === 1 ? 'star' : 'stars'}
      </span>{' '}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-2.5 w-full rounded-full bg-sunken text-star"
      >
        <rect width={(count * 100) / most} height="4" fill="currentColor" />
      </svg>
      <span className="text-end">
        {figure(count)}
        <span className="sr-only"> {count === 1 ? 'rating' : 'ratings'}</span>
      </span>
    </>
  );
}
