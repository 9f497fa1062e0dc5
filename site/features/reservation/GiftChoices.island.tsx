import { useState } from 'react';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { changeReservation } from '#contracts/reservations.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Summary } from '#site/ui/Summary.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  reservation: Reservation;
  /** YYYY-MM-DD */
  today: string;
  isSignedIn: boolean;
  /** Of each form, by its name. */
  refused?: Partial<Readonly<Record<'message' | 'secret', RefusedForm | undefined>>> | undefined;
}

/** What a giver may set for one gift apart from its steps: the quantity, the message, and whether the family may know yet. */
export function GiftChoices({ reservation, today, isSignedIn, refused = {} }: Props) {
  const { id, quantity, message, secretUntil } = reservation;
  const page = `/reservations/${id}`;
  const form = { endpoint: changeReservation, params: { id }, page };
  const was = useInitialValues({ message, quantity }, refused.message);
  return (
    <div className="divide-y divide-line border-y border-line">
      <details className="group" open={refused.message !== undefined}>
        <Summary>Change the message or how many</Summary>
        <Form
          {...form}
          name="message"
          was={was}
          isKept={isSignedIn}
          refused={refused.message}
          className="grid gap-4 pt-2 pb-5"
        >
          <Textarea name="message" label="Your message to the family" optional maxLength={500} defaultValue={message} />
          <QuantityStepper name="quantity" label="How many" min={1} max={99} defaultValue={quantity} />
          <SubmitButton look="secondary">Save</SubmitButton>
        </Form>
      </details>
      <details className="group" open={refused.secret !== undefined}>
        <Summary>{secretUntil === null ? 'Keep it a secret for now' : 'This gift is your secret'}</Summary>
        <Form {...form} name="secret" refused={refused.secret} className="grid gap-4 pt-2 pb-5">
          <TextInput
            name="secretUntil"
            label="The family finds out on"
            hint="Until then it looks available to them, and only to them. Leave it empty to let them know now."
            type="date"
            min={today}
            optional
            defaultValue={secretUntil ?? ''}
          />
          <SubmitButton look="secondary">Save</SubmitButton>
        </Form>
      </details>
    </div>
  );
}

interface AskProps {
  reservation: Pick<Reservation, 'id' | 'item'>;
}

/** After a visit to another store: did the purchase work? Without script, the page's own button asks the same. */
export function PurchaseQuestion({ reservation: { id, item } }: AskProps) {
  const [isOpen, setOpen] = useState(true);
  const page = `/reservations/${id}`;
  return (
    <Dialog title="Did you buy it?" open={isOpen} onClose={() => setOpen(false)}>
      <p>
        Let us know about <strong>{item.title}</strong>. Once it’s marked as bought, it stays yours and no one else will
        give it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonForm
          endpoint={changeReservation}
          params={{ id }}
          page={page}
          name="asked"
          fields={{ step: 'ordered' }}
          label="Yes, I bought it"
        />
        <form method="dialog">
          <button type="submit" className="min-h-12 rounded-full px-6 font-semibold text-accent hover:bg-accent-soft">
            Not yet
          </button>
        </form>
      </div>
    </Dialog>
  );
}
