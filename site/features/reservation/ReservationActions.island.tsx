import type { Reservation } from '#contracts/reservations.schemas.ts';
import { cancelReservation, changeReservation, recoverReservation } from '#contracts/reservations.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { nextStep, stepBefore } from './gift-steps.ts';

interface Props {
  reservation: Pick<Reservation, 'id' | 'state' | 'isEmailVerified' | 'step'>;
  /** The family has taken the item off their list. */
  isRemoved?: boolean;
}

/** What the giver may do with a reservation now. Each action is a form of one button, which works from any mail program's browser. */
export function ReservationActions({ reservation: { id, state, isEmailVerified, step }, isRemoved = false }: Props) {
  const isActive = state === 'reserved' || state === 'purchased';
  const next = step === null ? null : nextStep[step];
  const before = step === null ? null : stepBefore(step);
  // The whole page depends on the state, so each action reloads it.
  const form = { params: { id }, page: `/reservations/${id}` };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        {isActive && next && (
          <ButtonForm
            {...form}
            endpoint={changeReservation}
            name="next-step"
            fields={{ step: next.step }}
            look="secondary"
            label={next.label}
          />
        )}
        {state === 'reserved' && isEmailVerified && (
          <ButtonForm
            {...form}
            endpoint={changeReservation}
            name="extend"
            fields={{ isExtended: true }}
            look="secondary"
            label="Hold it for another 14 days"
          />
        )}
        {(state === 'cancelled' || state === 'expired') && !isRemoved && (
          <ButtonForm {...form} endpoint={recoverReservation} name="recover" label="Reserve it again" />
        )}
      </div>
      <div className="-ms-6 flex flex-wrap empty:hidden">
        {state === 'purchased' && before && (
          <ButtonForm
            {...form}
            endpoint={changeReservation}
            name="step-back"
            fields={{ step: before }}
            look="quiet"
            label={before === 'reserved' ? 'I haven’t bought it yet' : 'Back a step'}
          />
        )}
        {isActive && (
          <ButtonForm {...form} endpoint={cancelReservation} name="cancel" look="quiet" label="Cancel my reservation" />
        )}
      </div>
    </div>
  );
}
