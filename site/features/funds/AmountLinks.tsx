import type { Money } from '#rules/money.ts';
import { short } from './payment-text.ts';

interface Props {
  path: string;
  title: string;
  suggested: readonly Money[];
}

/** Suggested amounts, each a link to the giving page with that amount. */
export function AmountLinks({ path, title, suggested }: Props) {
  if (suggested.length === 0) return null;
  return (
    <ul aria-label={`Amounts for ${title}`} className="flex flex-wrap gap-2">
      {suggested.map((money) => (
        <li key={money.amount}>
          <a
            href={`${path}?amount=${money.amount}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-raised px-4 text-sm font-semibold tabular-nums no-underline hover:border-ink hover:bg-sunken"
          >
            {short(money)}
          </a>
        </li>
      ))}
    </ul>
  );
}
