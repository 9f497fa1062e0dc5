import { Icon } from './Icon.tsx';
import { describeRating } from './rating-text.ts';

interface Props {
  /** Mean with one decimal. */
  rating: number;
  /** At zero nothing is rendered. */
  count: number;
  /** All five stars, for product pages; a card shows one star and the number. */
  full?: boolean | undefined;
}

export function Rating({ rating, count, full = false }: Props) {
  if (count === 0) return null;
  const { spoken, shown, shortCount } = describeRating(rating, count);
  return (
    <p className="flex flex-wrap items-center gap-1 text-sm tabular-nums">
      <span className="sr-only">{spoken}</span>
      {full ? <FiveStars rating={rating} /> : <Icon name="star" className="size-4 fill-current text-star" />}
      <span aria-hidden="true" className="font-semibold">
        {shown}
      </span>
      <span aria-hidden="true" className="text-ink-soft">
        ({shortCount})
      </span>
    </p>
  );
}

const fiveStars = [0, 24, 48, 72, 96]
  .map((x) => `M${x + 12} 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z`)
  .join('');

/** Filled by an inner drawing that is cut off at the rating, which needs neither an id nor an inline style. */
function FiveStars({ rating }: { rating: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" className="h-5 w-25 shrink-0 text-star">
      <path d={fiveStars} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <svg aria-hidden="true" width={rating * 24} height="24">
        <path d={fiveStars} fill="currentColor" />
      </svg>
    </svg>
  );
}
