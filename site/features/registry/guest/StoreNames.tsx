import type { RegItem } from '#contracts/registries.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { initialsOf } from '#site/ui/initials.ts';
import { offersShown, storesOf } from './gift-text.ts';

/** Where to buy it, in one line: at most three stores, and how many more. */
export function StoreNames({ item }: { item: RegItem }) {
  const stores = storesOf(item);
  // An item sold only by our shop has a price and a page; naming the shop on each card would add nothing.
  if (stores.every(({ url }) => url === null)) return null;
  const more = stores.length - offersShown;
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="flex shrink-0 -space-x-1.5" aria-hidden="true">
        {stores.slice(0, offersShown).map(({ storeName, url }) => (
          <span
            key={`${storeName}${url}`}
            className="grid size-6 place-items-center rounded-full border border-paper bg-sunken text-[0.625rem] font-semibold text-ink-soft"
          >
            {initialsOf(storeName)}
          </span>
        ))}
      </span>
      <span className="min-w-0 truncate">
        {stores
          .slice(0, offersShown)
          .map(({ storeName }) => storeName)
          .join(', ')}
      </span>
      {more > 0 && <span className="shrink-0">+{more}</span>}
    </p>
  );
}

/** Where to buy it, with links and prices. Where only our shop sells it, its title leads there. */
export function StoreLinks({ item }: { item: RegItem }) {
  const stores = storesOf(item);
  if (stores.every(({ url }) => url === null)) return null;
  return (
    <>
      <h4 id="stores" className="mb-2 font-text text-sm font-semibold tracking-normal">
        Where to get it
      </h4>
      <ul className="grid text-sm" aria-labelledby="stores">
        {stores.map(({ storeName, url, price }) => (
          <li
            key={`${storeName}${url}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            <a
              href={url ?? item.path ?? undefined}
              rel={url === null ? undefined : 'nofollow noopener noreferrer ugc'}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              <span className="truncate">{storeName}</span>
            </a>
            {price && <span className="text-ink-soft tabular-nums">{formatMoney(price)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
