import { useState } from 'react';
import type { SendTo as Where } from '#contracts/reservations.schemas.ts';
import { showShippingAddress } from '#contracts/shipping-addresses.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

interface Props {
  reservationId: string;
  sendTo: Where;
}

/** Where to send a gift, as far as its giver may know. */
export function SendTo({ reservationId, sendTo }: Props) {
  const [address, setAddress] = useState(sendTo.view === 'shown' ? sendTo.address : null);
  return (
    <section aria-labelledby="send-to" className="grid gap-2">
      <h2 id="send-to" className="text-xl">
        Where to send it
      </h2>
      {address !== null ? (
        <address className="whitespace-pre-line rounded-card bg-sunken p-4 not-italic">{address}</address>
      ) : sendTo.view === 'ask' ? (
        <Form
          endpoint={showShippingAddress}
          params={{ id: reservationId }}
          name="address"
          page={`/reservations/${reservationId}`}
          withKey={false}
          className="grid justify-items-start gap-3"
          body={() => ({})}
          onDone={(shown) => setAddress(shown.address)}
        >
          <input type="hidden" name="reservation" value={reservationId} />
          <p className="text-ink-soft">The family has an address for gifts. They’ll see that you looked it up.</p>
          <SubmitButton look="secondary">Show the address</SubmitButton>
        </Form>
      ) : (
        <p className="text-ink-soft">
          {sendTo.view === 'paused'
            ? 'This registry isn’t taking gifts right now, so there’s no address to send it to.'
            : sendTo.view === 'confirm-first'
              ? 'The family has an address for gifts. You can see it here once your email is confirmed.'
              : 'The family hasn’t given an address for gifts. Ask them, or bring it with you.'}
        </p>
      )}
    </section>
  );
}
