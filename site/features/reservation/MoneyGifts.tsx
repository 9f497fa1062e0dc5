import { formatMoney } from '#rules/money.ts';
import { Badge } from '#site/ui/Chip.tsx';
import type { MoneyGift } from './money-gifts.ts';

/** Pledges and shares of group gifts, each with a link to its own page, where it is sent, paid or canceled. */
export function MoneyGifts({ gifts }: { gifts: readonly MoneyGift[] }) {
  if (gifts.length === 0) return null;
  return (
    <section className="mt-12 grid max-w-[52rem] gap-3" aria-labelledby="money-gifts">
      <h2 id="money-gifts" className="text-2xl">
        Money you’re giving
      </h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-raised">
        {gifts.map(({ id, href, title, amount, registry, state, isWaiting }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <span className="min-w-0">
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-semibold hover:text-accent hover:underline"
              >
                {formatMoney(amount, 'en-US', true)} toward {title}
              </a>
              <span className="block text-sm wrap-anywhere text-ink-soft">
                For{' '}
                <a className="underline underline-offset-4" href={`/${registry.slug}`}>
                  {registry.title}
                </a>
              </span>
            </span>
            <Badge tone={isWaiting ? 'new' : 'plain'}>{state}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
