import type { ReactNode } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { cancelReservation, changeReservation, recoverReservation } from '#contracts/reservations.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { ButtonLook } from '#site/ui/Button.tsx';

interface Props {
  reservation: Pick<Reservation, 'id' | 'state' | 'isEmailVerified'>;
  /** This browser opened the mailed link, so it may confirm the e-mail. */
  cameByMail: boolean;
}

/** What its giver may do with a reservation now. Each is a form of one button, which works from any mail program's browser. */
export function ReservationActions({ reservation: { id, state, isEmailVerified }, cameByMail }: Props) {
  const canConfirm = state === 'reserved' && !isEmailVerified && cameByMail;
  const isActive = state === 'reserved' || state === 'purchased';
  return (
    <div className="flex flex-wrap items-start gap-3">
      {canConfirm && (
        <Action id={id} endpoint={changeReservation} name="confirm" fields={{ isEmailVerified: true }}>
          Confirm my e-mail
        </Action>
      )}
      {state === 'reserved' && (
        <Action id={id} endpoint={changeReservation} name="bought" fields={{ state: 'purchased' }} look="secondary">
          I bought it
        </Action>
      )}
      {state === 'purchased' && (
        <Action id={id} endpoint={changeReservation} name="not-bought" fields={{ state: 'reserved' }} look="secondary">
          I did not buy it yet
        </Action>
      )}
      {isActive && (
        <Action id={id} endpoint={cancelReservation} name="cancel" look="quiet">
          Cancel my reservation
        </Action>
      )}
      {(state === 'cancelled' || state === 'expired') && (
        <Action id={id} endpoint={recoverReservation} name="recover">
          Reserve it again
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  id: string;
  endpoint: Endpoint;
  name: string;
  /** Of the call's body. */
  fields?: Readonly<Record<string, string | boolean>>;
  look?: ButtonLook;
  children: ReactNode;
}

function Action({ id, endpoint, name, fields = {}, look, children }: ActionProps) {
  return (
    <Form
      endpoint={endpoint}
      params={{ id }}
      name={name}
      page={`/reservations/${id}`}
      body={() => fields}
      // The whole page speaks of the state.
      onDone={() => location.reload()}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={String(value)} />
      ))}
      <SubmitButton look={look}>{children}</SubmitButton>
    </Form>
  );
}
