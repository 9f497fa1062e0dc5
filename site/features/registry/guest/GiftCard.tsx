import { memo } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { FundCard } from '#site/features/funds/FundCard.tsx';
import { GroupGiftCard } from '#site/features/funds/GroupGiftCard.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { guestState } from '../item-text.ts';
import { isCollected, isReservable, kindText, leftText } from './gift-text.ts';
import { StoreNames } from './StoreNames.tsx';

interface Props {
  item: RegItem;
  mine: Reservation | undefined;
  /** The page with the form to reserve it; null where nobody may reserve it here. */
  giveHref: string | null;
  /** A card alone in its row, everywhere or only on phones, has its picture beside the text. */
  width: GiftWidth;
  /** Must be the same function in every render: then only the changed cards of a long list are rendered again. */
  onGive: (itemId: string) => void;
}

export type GiftWidth = 'column' | 'wide' | 'wide-on-phones';

const layouts: Record<GiftWidth, { card: string; picture: string; words: string; button: string }> = {
  column: { card: 'flex h-full flex-col', picture: '', words: 'mt-3', button: 'mt-auto' },
  wide: {
    card: 'grid h-full pair-columns grid-rows-[auto_1fr] gap-x-4 gap-y-3 sm:gap-x-6',
    picture: 'row-span-2',
    words: '',
    button: '',
  },
  'wide-on-phones': {
    card: 'grid h-full gap-x-4 max-sm:pair-columns max-sm:grid-rows-[auto_1fr] max-sm:gap-y-3 sm:flex sm:flex-col',
    picture: 'max-sm:row-span-2',
    words: 'sm:mt-3',
    button: 'sm:mt-auto',
  },
};
const collected = {
  card: 'grid h-full pair-columns content-start gap-x-4 gap-y-5 rounded-panel bg-butter/50 p-4 sm:grid-cols-[minmax(0,min(40%,18rem))_minmax(0,1fr)] sm:gap-x-6 sm:p-6',
  picture: 'sm:row-span-2',
  words: 'self-center sm:self-end',
  button: '',
};

/** A gift that a guest may choose, or has chosen. */
export const GiftCard = memo(function GiftCard({ item, mine, giveHref, width, onGive }: Props) {
  const state = guestState(item, mine);
  const about = [kindText(item), leftText(item)].filter(Boolean);
  // A gift of several people is not reserved.
  const takesMoney = isCollected(item);
  const layout = takesMoney ? collected : layouts[width];
  return (
    <article className={layout.card}>
      <div className={`relative ${layout.picture}`}>
        <ItemPicture url={item.imgUrl} id={item.id} />
        {item.mustHave && (
          <p className="absolute start-2 top-2 inline-flex max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-paper px-2.5 py-1 text-xs font-semibold text-ink">
            <Icon name="heart" className="size-3.5 fill-current text-accent" />
            Must-have
          </p>
        )}
      </div>
      <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1 ${layout.words}`}>
        {item.brand && <p className="truncate text-xs text-ink-faint">{item.brand}</p>}
        <h3
          className="line-clamp-3 print:line-clamp-none font-text text-base leading-snug font-semibold tracking-normal"
          title={item.title}
        >
          <TitleLink item={item} />
        </h3>
        {item.price && <p className="font-semibold tabular-nums">{formatMoney(item.price)}</p>}
        {about.length > 0 && <p className="text-sm text-ink-soft">{about.join(' · ')}</p>}
        {item.note && (
          <div className="mt-1 rounded-md bg-accent-soft/50 px-2.5 py-1.5 text-sm text-ink-soft">
            <p className="line-clamp-3 print:line-clamp-none">{item.note}</p>
          </div>
        )}
        {item.secondHandWelcome && (
          <p className="flex items-center gap-1.5 text-sm text-sage">
            <Icon name="recycle" className="size-4" />
            Secondhand welcome
          </p>
        )}
        <StoreNames item={item} />
      </div>
      {state.kind === 'mine' && (
        <div className="mt-auto grid justify-items-start gap-1 pt-3 text-sm">
          <Badge tone="new">
            {state.isBought ? 'Bought by you' : 'Reserved by you'}
            {state.quantity > 1 && ` (${state.quantity})`}
          </Badge>
          <a
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            href={`/reservations/${state.reservationId}`}
          >
            Change or cancel
          </a>
        </div>
      )}
      {takesMoney && (
        <div className="col-span-full sm:col-span-1">
          <FundCard item={item} takesGifts={giveHref !== null} />
          <GroupGiftCard item={item} takesGifts={giveHref !== null} />
        </div>
      )}
      {state.kind === 'open' && giveHref !== null && !takesMoney && !isReservable(item) && (
        <p className={`pt-3 text-sm text-ink-soft ${layout.button}`}>The family isn’t collecting for this right now.</p>
      )}
      {state.kind === 'open' && giveHref !== null && isReservable(item) && (
        <p className={`pt-3 ${layout.button}`} data-no-print>
          <a
            id={`give-${item.id}`}
            href={giveHref}
            aria-label={`Give this: ${item.title}`}
            className="flex min-h-11 items-center justify-center rounded-full border border-line-strong/50 text-sm font-semibold text-accent no-underline transition-colors hover:bg-accent hover:text-on-accent"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onGive(item.id);
            }}
          >
            Give this
          </a>
        </p>
      )}
    </article>
  );
});

/** A cash fund has no page to look at: the store's page about it offers to add one to a registry. */
export function TitleLink({ item: { path, url, title, fund } }: { item: RegItem }) {
  const href = fund === null ? (path ?? url) : null;
  if (href === null) return title;
  const rel = path === null ? 'nofollow noopener noreferrer ugc' : undefined;
  return (
    <a href={href} rel={rel} className="underline-offset-4 hover:text-accent hover:underline">
      {title}
    </a>
  );
}
