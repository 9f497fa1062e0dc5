import { confirmContribution } from '#contracts/cash-funds.ts';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { trackGift } from '#contracts/gift-tracker.ts';
import { cancelReservation } from '#contracts/reservations.ts';
import { giftText } from '#rules/gift-text.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { Day } from '#site/ui/Day.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemHead } from '../registry/ItemHead.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { isThanked, thanksText } from './tracked-gifts.ts';

interface Props {
  gift: TrackedGift;
  /** Path of the tracker, with its filter. */
  page: string;
  notePage: string;
  canEdit: boolean;
  /** Its correction, as it was refused. */
  refused?: RefusedForm | undefined;
}

const stateNames: Record<TrackedGift['state'], string> = {
  reserved: 'Reserved',
  purchased: 'Bought',
  pledged: 'Promised',
  sent: 'On its way',
  received: 'Received',
};
const moneyNames = { 'cash-fund': 'Cash fund', 'group-gift': 'Group gift' } as const;

/** One gift: giver, item, date, message, and whether the giver was thanked. */
export function TrackedGiftItem({ gift, page, notePage, canEdit, refused }: Props) {
  const { kind, id, giverName, message, address, state } = gift;
  const what = giftText(gift);
  const isRecorded = kind === 'reservation' && gift.isRecorded;
  const isReceived = state === 'received';
  const isToThank = isReceived && !isThanked(gift);
  /** A paid share has no other button. */
  const isNoteFirst = kind === 'group-gift';
  const thanks = thanksText(gift);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 bg-raised p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5">
      <ItemHead url={gift.imgUrl} className="items-start">
        <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
          {giverName ?? 'A surprise'}
          <span className="block font-normal">{what}</span>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={isReceived ? 'benefit' : 'plain'}>{stateNames[state]}</Badge>
          <Day on={gift.receivedAt ?? gift.givenAt} />
          {kind !== 'reservation' && <span>{moneyNames[kind]}</span>}
          {isRecorded && <span>Written down by you</span>}
          {thanks && <span className={isThanked(gift) ? 'text-success' : ''}>{thanks}</span>}
        </p>
        {message && (
          <blockquote className="mt-2 border-s-2 border-line ps-3 whitespace-pre-line text-ink-soft">
            {message}
          </blockquote>
        )}
        {address && (
          <details className="group text-sm">
            <summary className="flex min-h-11 items-center gap-2 hover:text-accent">
              Address for a card
              <Icon name="down" className="size-4.5 text-ink-soft transition-transform group-open:rotate-180" />
            </summary>
            <address className="whitespace-pre-line not-italic">{address}</address>
          </details>
        )}
      </ItemHead>
      {isRecorded && canEdit && giverName !== null && (
        <details open={refused !== undefined} className="group col-span-full text-sm sm:ms-24" data-no-print>
          <summary className="flex min-h-11 items-center gap-2 font-semibold hover:text-accent">
            Correct what you wrote<span className="sr-only"> about {what}</span>
            <Icon name="down" className="size-4.5 text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <CorrectionForm gift={{ id, giverName, message }} page={page} refused={refused} />
        </details>
      )}
      {canEdit && (
        <div
          className="col-span-full flex flex-wrap items-center gap-2 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:flex-col sm:items-end"
          data-no-print
        >
          {kind === 'reservation' && (
            <div className={isReceived ? 'max-sm:-ms-4 sm:-me-4' : ''}>
              <ButtonForm
                endpoint={trackGift}
                params={{ id }}
                name={`received-${id}`}
                page={page}
                next={page}
                fields={{ isReceived: !isReceived }}
                look={isReceived ? 'quiet' : 'secondary'}
                size="small"
                label={isReceived ? 'Mark as not received' : 'It’s here'}
                of={what}
              />
            </div>
          )}
          {kind === 'cash-fund' && (
            <div className={isReceived ? 'max-sm:-ms-4 sm:-me-4' : ''}>
              <ButtonForm
                endpoint={confirmContribution}
                params={{ id }}
                name={`received-${id}`}
                page={page}
                next={page}
                fields={{ step: isReceived ? 'not-received' : 'received' }}
                look={isReceived ? 'quiet' : 'secondary'}
                size="small"
                label={isReceived ? 'Mark as not received' : 'It arrived'}
                of={giverName === null ? what : `${what} from ${giverName}`}
              />
            </div>
          )}
          {gift.thanks !== null && (
            <LinkButton
              href={notePage}
              look={isToThank ? 'primary' : 'quiet'}
              size="small"
              className={isToThank ? '' : `sm:-me-4 ${isNoteFirst ? 'max-sm:-ms-4' : ''}`}
            >
              {isThanked(gift) ? 'See the note' : gift.thanks.state === 'draft' ? 'Finish the note' : 'Say thanks'}
              <span className="sr-only">
                {' '}
                to {giverName} for {what}
              </span>
            </LinkButton>
          )}
          {isRecorded && !isReceived && (
            <div className="sm:-me-4">
              <ButtonForm
                endpoint={cancelReservation}
                params={{ id }}
                name={`drop-${id}`}
                page={page}
                next={page}
                look="quiet"
                size="small"
                label="Remove"
                of={what}
              />
            </div>
          )}
        </div>
      )}
    </article>
  );
}
