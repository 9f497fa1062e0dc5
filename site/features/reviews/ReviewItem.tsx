import type { ReactNode } from 'react';
import type { Review } from '#contracts/reviews.schemas.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { Day } from '#site/ui/Day.tsx';

/** One review, as everybody reads it. Whatever its writer typed is rendered as plain text. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  return (
    <article id={`review-${review.id}`} className="border-line border-t py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={review.stars} />
        {review.isSample && <Badge>Sample</Badge>}
        {review.boughtHere && <Badge tone="benefit">Bought here</Badge>}
      </div>
      <h3 className="mt-1 wrap-anywhere text-lg">{review.title}</h3>
      <p className="text-ink-soft text-sm">
        {review.authorName}, <Day on={review.publishedAt} />
      </p>
      <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{review.text}</p>
      {children}
    </article>
  );
}

const star = (at: number) =>
  `M${at * 24 + 12} 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z`;
const starPath = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => star(from + index)).join('');

/** One person's rating. */
function Stars({ stars }: { stars: number }) {
  return (
    <svg role="img" aria-label={`${stars} of 5 stars`} viewBox="0 0 120 24" className="h-4 w-20 shrink-0 text-star">
      <path d={starPath(0, stars)} fill="currentColor" stroke="currentColor" />
      <path d={starPath(stars, 5)} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
