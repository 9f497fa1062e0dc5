import { useState } from 'react';
import type { Contribution, PaymentDetails } from '#contracts/cash-funds.schemas.ts';
import { showPaymentDetails } from '#contracts/cash-funds.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { LinkButton } from '#site/ui/Button.tsx';
import { QrCode } from '#site/ui/QrCode.tsx';
import { giverWayText, paymentTexts, short } from './payment-text.ts';

interface Props {
  contribution: Pick<Contribution, 'id' | 'state' | 'paymentKind' | 'giverPays'>;
  details: PaymentDetails;
}

/** Where to send a promised gift, as far as its giver may know. Whoever has sent it is not told to wait, or to choose another way. */
export function HowToSend({ contribution: { id, state, paymentKind, giverPays }, details }: Props) {
  const [shown, setShown] = useState(details.view === 'shown' ? details : null);
  const { how } = paymentTexts[paymentKind];
  const label = giverWayText(paymentKind);
  const page = `/cash-fund-contributions/${id}`;
  if (state === 'sent' && shown === null && details.view !== 'ask') return null;
  return (
    <section aria-labelledby="how-to-send" className="grid gap-3 rounded-panel border border-line bg-raised p-5">
      <h2 id="how-to-send" className="text-xl">
        {label}: {short(giverPays)}
      </h2>
      {shown !== null ? (
        <>
          <p>{how}</p>
          {shown.handle && (
            <p className="whitespace-pre-line wrap-anywhere rounded-card bg-sunken p-4 font-semibold">{shown.handle}</p>
          )}
          {shown.link && (
            <div className="flex flex-wrap items-center gap-5">
              <QrCode text={shown.link} label="QR code of the payment page" />
              <LinkButton href={shown.link} icon="onward" rel="noopener noreferrer nofollow">
                Open the payment page
              </LinkButton>
            </div>
          )}
        </>
      ) : details.view === 'ask' ? (
        <Form
          endpoint={showPaymentDetails}
          params={{ id }}
          name="details"
          page={page}
          next={page}
          withKey={false}
          className="grid justify-items-start gap-3"
          body={() => ({})}
          onDone={(answer) => setShown({ view: 'shown', ...answer })}
        >
          <p className="text-ink-soft">The family will see that you looked up how to send it.</p>
          <SubmitButton>Show how to send it</SubmitButton>
        </Form>
      ) : (
        <p className="text-ink-soft">
          {details.view === 'paused'
            ? 'This registry isn’t taking gifts right now. Please don’t send anything yet.'
            : details.view === 'gone'
              ? 'The family doesn’t take gifts this way anymore. Please ask them, or cancel and choose another way.'
              : 'You’ll see where to send it once your email is confirmed.'}
        </p>
      )}
    </section>
  );
}
