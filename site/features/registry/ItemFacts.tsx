import type { ReactNode } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { countText } from './item-text.ts';

interface Props {
  item: RegItem;
  isFaded?: boolean | undefined;
  /** Below picture and facts, over the whole width of a phone. */
  below?: ReactNode | undefined;
  children?: ReactNode;
}

/** An item as everybody sees it; what one may do with it comes as children. */
export function ItemFacts({ item, isFaded = false, below, children }: Props) {
  const count = countText(item);
  return (
    <article className="grid grid-cols-[6rem_1fr] items-start gap-4 p-4 sm:grid-cols-[9rem_1fr] sm:gap-6 sm:p-5 print:grid-cols-[4rem_1fr] print:gap-4 print:p-2">
      <ItemPicture url={item.imgUrl} isFaded={isFaded} />
      <div className="grid min-w-0 gap-2">
        <div>
          {item.brand && <p className="truncate text-xs text-ink-soft">{item.brand}</p>}
          <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
            <TitleLink item={item} />
          </h2>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft empty:hidden">
          {item.price && <span className="font-semibold text-ink tabular-nums">{formatMoney(item.price)}</span>}
          {item.variant && <span>{item.variant}</span>}
          {item.storeName && <span>{item.storeName}</span>}
          {count && <span>{count}</span>}
          {item.mustHave && <Badge tone="warning">Must-have</Badge>}
          {item.secondHandWelcome && <Badge>Secondhand welcome</Badge>}
        </p>
        {item.note && <p className="text-sm text-ink-soft">{item.note}</p>}
        {children}
      </div>
      {below && <div className="col-span-full sm:col-start-2">{below}</div>}
    </article>
  );
}

/** The picture of an item, or a sign for what has none. */
export function ItemPicture({ url, isFaded = false }: { url: string | null; isFaded?: boolean }) {
  return (
    <div
      className={`grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken ${isFaded ? 'opacity-60' : ''}`}
    >
      {url ? (
        <img
          src={url}
          alt=""
          width="288"
          height="288"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      ) : (
        <Icon name="gift" className="size-9 text-ink-faint" />
      )}
    </div>
  );
}

function TitleLink({ item: { path, url, title } }: { item: RegItem }) {
  if (path)
    return (
      <a href={path} className="hover:text-accent hover:underline">
        {title}
      </a>
    );
  if (url)
    return (
      <a href={url} rel="nofollow noopener noreferrer ugc" className="hover:text-accent hover:underline">
        {title}
      </a>
    );
  return title;
}
