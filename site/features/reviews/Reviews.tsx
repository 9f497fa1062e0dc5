import type { ListReviews } from '#contracts/reviews.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { figure } from './review-text.ts';

interface Props {
  list: ListReviews['response'];
  /** The product's path. */
  path: string;
}

/** On the product's page: the figures, the three most helpful reviews, and a link to all others. */
export function Reviews({ list: { summary, reviews }, path }: Props) {
  return (
    <section id="reviews" className="mt-16 scroll-mt-4" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4 text-2xl">
        Reviews
      </h2>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <div>
          {summary.ratingCount > 0 ? (
            <RatingBars summary={summary} path={path} />
          ) : (
            <p className="max-w-form text-ink-soft">No ratings yet. If you have one, tell others what you think.</p>
          )}
          <LinkButton className="mt-4" look="secondary" href={`${path}/write-review`}>
            Write a review
          </LinkButton>
        </div>
        {reviews.length > 0 && (
          <div>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
            {summary.written > reviews.length && (
              <p className="border-line border-t pt-3">
                <a
                  href={`${path}/reviews`}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
                >
                  Read all {figure(summary.written)} reviews
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
