import { useState } from 'react';
import type { Review } from '#contracts/reviews.schemas.ts';
import { voteForReview } from '#contracts/reviews.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { ReviewItem } from './ReviewItem.tsx';

interface Props {
  reviews: readonly Review[];
  /** The product's path. */
  path: string;
  /** Address of the list as shown, to return to without script. */
  here: string;
}

/** Reviews of the full list, with voting and reporting. */
export function ReviewList({ reviews, path, here }: Props) {
  return reviews.map((review) => (
    <ReviewItem key={review.id} review={review}>
      <ReviewActions review={review} path={path} here={here} />
    </ReviewItem>
  ));
}

/** Votes on whether the review helped, and a way to report it. */
function ReviewActions({ review, path, here }: { review: Review } & Pick<Props, 'path' | 'here'>) {
  const [{ helpful, votedHelpful }, setVote] = useState<Pick<Review, 'helpful' | 'votedHelpful'>>(review);
  return (
    <div className="mt-3 flex items-center gap-x-3 sm:gap-x-4">
      <Form
        endpoint={voteForReview}
        params={{ id: review.id }}
        name={`vote-${review.id}`}
        page={here}
        next={`${here}#review-${review.id}`}
        className="shrink-0"
        body={() => ({ isHelpful: !votedHelpful })}
        onDone={setVote}
      >
        <input type="hidden" name="isHelpful" value={votedHelpful ? '' : 'true'} />
        <SubmitButton look="secondary" size="small">
          {voteText(votedHelpful)}
        </SubmitButton>
      </Form>
      <p className="min-w-0 text-ink-soft text-sm tabular-nums" aria-live="polite">
        {helpfulText(helpful)}
      </p>
      <a
        href={`${path}/reviews/${review.id}`}
        className="ms-auto inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
        rel="nofollow"
      >
        Report <span className="sr-only">the review “{review.title}”</span>
      </a>
    </div>
  );
}

const voteText = (isVoted: boolean): string => (isVoted ? 'Undo my vote' : 'This helped me');

const helpfulText = (helpful: number): string =>
  helpful === 0 ? '' : `${helpful} ${helpful === 1 ? 'person' : 'people'} found this helpful`;
