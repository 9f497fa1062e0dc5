import type { Reservation } from '#contracts/reservations.schemas.ts';
import { cancelReservation, changeReservation, recoverReservation } from '#contracts/reservations.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';

interface Props {
  reservation: Pick<Reservation, 'id' | 'state' | 'isEmailVerified'>;
  /** This browser opened the mailed link, so it may confirm the email. */
  cameByMail: boolean;
}

/** What its giver may do with a reservation now. Each is a form of one button, which works from any mail program's browser. */
export function ReservationActions({ reservation: { id, state, isEmailVerified }, cameByMail }: Props) {
  const canConfirm = state === 'reserved' && !isEmailVerified && cameByMail;
  const isActive = state === 'reserved' || state === 'purchased';
  // The whole page speaks of the state: each leads to it anew.
  const form = { params: { id }, page: `/reservations/${id}` };
  return (
    <div className="flex flex-wrap items-start gap-3">
      {canConfirm && (
        <ButtonForm
          {...form}
          endpoint={changeReservation}
          name="confirm"
          fields={{ isEmailVerified: true }}
          label="Confirm my email"
        />
      )}
      {state === 'reserved' && (
        <ButtonForm
          {...form}
          endpoint={changeReservation}
          name="bought"
          fields={{ state: 'purchased' }}
          look="secondary"
          label="I bought it"
        />
      )}
      {state === 'purchased' && (
        <ButtonForm
          {...form}
          endpoint={changeReservation}
          name="not-bought"
          fields={{ state: 'reserved' }}
          look="secondary"
          label="I haven’t bought it yet"
        />
      )}
      {isActive && (
        <ButtonForm {...form} endpoint={cancelReservation} name="cancel" look="quiet" label="Cancel my reservation" />
      )}
      {(state === 'cancelled' || state === 'expired') && (
        <ButtonForm {...form} endpoint={recoverReservation} name="recover" label="Reserve it again" />
      )}
    </div>
  );
}
