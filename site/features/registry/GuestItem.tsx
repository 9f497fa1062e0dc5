import { useEffect, useRef } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { guestState } from './item-text.ts';
import { ReserveForm } from './ReserveForm.tsx';

interface Props {
  item: RegItem;
  slug: string;
  mine: Reservation | undefined;
  /** Whether anybody may reserve here. */
  takesGifts: boolean;
  isPreview: boolean;
  /** The form to reserve it is shown. */
  isOpen: boolean;
  refused?: RefusedForm | undefined;
  onOpen: () => void;
  onClose: () => void;
}

export function GuestItem(props: Props) {
  const { item, slug, mine, takesGifts, isPreview, isOpen, refused, onOpen, onClose } = props;
  const state = guestState(item, mine);
  // A form that is being filled in stays, even when somebody else was faster: sending it says so, and nothing typed is lost.
  const showsForm = isOpen && takesGifts && !isPreview && state.kind !== 'mine';
  const link = useRef<HTMLAnchorElement>(null);
  const first = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const wasShown = useRef(showsForm);
  useEffect(() => {
    if (showsForm !== wasShown.current) (showsForm ? first : link).current?.focus();
    wasShown.current = showsForm;
  }, [showsForm]);

  return (
    <ItemFacts
      item={item}
      isFaded={state.kind === 'taken'}
      below={showsForm && <ReserveForm item={item} slug={slug} refused={refused} firstRef={first} onCancel={onClose} />}
    >
      {state.kind === 'taken' && (
        <p>
          <Badge tone="benefit">Taken</Badge>
        </p>
      )}
      {state.kind === 'mine' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
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
        </p>
      )}
      {state.kind === 'open' && takesGifts && isPreview && (
        <p className="text-sm text-ink-soft">Guests reserve it here.</p>
      )}
      {state.kind === 'open' && takesGifts && !isPreview && !showsForm && (
        <p data-no-print>
          <a
            ref={link}
            href={`/${slug}?gift=${item.id}#gift-${item.id}`}
            aria-label={`Give this: ${item.title}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent px-5 text-sm font-semibold text-on-accent no-underline hover:bg-accent-strong"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen();
            }}
          >
            <Icon name="gift" className="size-4.5" />
            Give this
          </a>
        </p>
      )}
    </ItemFacts>
  );
}
