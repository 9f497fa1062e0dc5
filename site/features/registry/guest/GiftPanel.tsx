import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { TitleLink } from './GiftCard.tsx';
import { kindText, leftText } from './gift-text.ts';
import { ReserveForm, type TypedGiver } from './ReserveForm.tsx';
import { StoreLinks } from './StoreNames.tsx';

interface Props {
  item: RegItem;
  /** The list with its current filters. */
  listHref: string;
  giveHref: string;
  refused?: RefusedForm | undefined;
  /** The first control takes the focus once, because the guest has just opened the panel on this page. */
  wantsFocus: RefObject<boolean>;
  firstRef: RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
  typed: TypedGiver;
  onType: (name: string, value: string) => void;
  onLost: () => void;
  onClose: () => void;
  /** The reservation was refused because no gift is left. */
  isLost: boolean;
  /** It cannot be reserved any more; what was typed stays. */
  hasEnded: boolean;
  /** Why it is gone, and other gifts to give. */
  children?: ReactNode;
}

/** A gift that somebody is about to reserve: its details, and the form. */
export function GiftPanel({
  item,
  listHref,
  giveHref,
  refused,
  wantsFocus,
  firstRef,
  typed,
  onType,
  onLost,
  onClose,
  isLost,
  hasEnded,
  children,
}: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // Scrolls so that picture and name are in view.
    panel.current?.scrollIntoView();
    firstRef.current?.focus({ preventScroll: true });
  }, []);
  const closeHere = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const about = [kindText(item), leftText(item)].filter(Boolean);
  return (
    <article
      ref={panel}
      aria-label={item.title}
      className="grid grid-cols-[7rem_minmax(0,1fr)] @max-[18rem]:grid-cols-1 gap-x-4 gap-y-5 rounded-panel border border-line bg-raised p-4 shadow-lifted sm:p-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_1fr_auto] md:gap-x-10"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        onType(name, value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="max-w-28 md:row-span-2 md:max-w-none">
        <ItemPicture url={item.imgUrl} id={item.id} />
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        {item.brand && <p className="text-sm text-ink-faint">{item.brand}</p>}
        <h3 className="wrap-anywhere text-xl md:text-2xl">
          <TitleLink item={item} />
        </h3>
        {item.price && <p className="text-lg font-semibold tabular-nums">{formatMoney(item.price)}</p>}
        {about.length > 0 && <p className="text-ink-soft">{about.join(' · ')}</p>}
        {item.note && <p className="rounded-md bg-accent-soft/50 px-3 py-2 text-ink-soft">{item.note}</p>}
        {item.secondHandWelcome && <p className="text-sm text-sage">Secondhand is welcome.</p>}
      </div>
      <div className="col-span-full grid content-start gap-4 md:col-start-2">
        {children}
        {isLost ? (
          <p>
            <LinkButton look="quiet" className="-ms-6" href={listHref} onClick={closeHere}>
              Back to the list
            </LinkButton>
          </p>
        ) : (
          <>
            {!hasEnded && (
              <p className="text-sm text-ink-soft">
                Reserve it first, so no one else buys the same thing. Then get it wherever you like.
              </p>
            )}
            <ReserveForm
              item={item}
              listHref={listHref}
              giveHref={giveHref}
              refused={refused}
              firstRef={firstRef}
              typed={typed}
              onLost={onLost}
              onCancel={onClose}
              hasEnded={hasEnded}
            />
          </>
        )}
      </div>
      <div className="col-span-full empty:hidden md:col-start-1">
        <StoreLinks item={item} />
      </div>
    </article>
  );
}
