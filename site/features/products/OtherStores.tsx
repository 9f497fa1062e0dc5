import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { daysOf } from '#rules/formats.ts';
import { formatMoney } from '#rules/money.ts';
import { Avatar } from '#site/ui/Avatar.tsx';
import { chipClass } from '#site/ui/Chip.tsx';

type Offer = ProductPage['offers'][number];

/** Further stores are hidden behind "+N". */
export const storesShown = 3;

/** The cheapest first, the rest behind a button. */
export function splitOffers(offers: readonly Offer[]): { shown: Offer[]; more: Offer[] } {
  const sorted = offers.toSorted((a, b) => a.price.amount - b.price.amount || a.store.localeCompare(b.store, 'en'));
  return { shown: sorted.slice(0, storesShown), more: sorted.slice(storesShown) };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** "March 1, 2027, 10:05 UTC": prices elsewhere change by the hour, so the time is shown too. */
export const describeTime = (time: string, locale = 'en-US'): string =>
  `${daysOf(locale).format(new Date(time))}, ${clock.format(new Date(time))} UTC`;

type Offers = ProductPage['offers'];

/** The prices of the same product elsewhere, and when they were read. */
export function OtherStores({ offers }: { offers: Offers }) {
  const { shown, more } = splitOffers(offers);
  if (shown.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="other-stores">
      <h2 id="other-stores" className="mb-4 text-2xl">
        At other stores
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <StoreList offers={shown} />
        {more.length > 0 && (
          <details className="group flex flex-col-reverse border-line border-t">
            <summary className={`${chipClass} m-3 w-fit group-open:hidden`}>
              +{more.length} more {more.length === 1 ? 'store' : 'stores'}
            </summary>
            <StoreList offers={more} />
          </details>
        )}
      </div>
    </section>
  );
}

function StoreList({ offers }: { offers: Offers }) {
  return (
    <ul className="divide-y divide-line">
      {offers.map(({ store, url, price, checkedAt }) => (
        <li key={url} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-3 sm:px-5">
          <Avatar name={store} size="small" />
          <a
            href={url}
            rel="nofollow noopener sponsored"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {store}
          </a>
          <span className="font-semibold tabular-nums">{formatMoney(price)}</span>
          <span className="col-span-2 col-start-2 text-ink-soft text-xs">
            Checked <time dateTime={checkedAt}>{describeTime(checkedAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
