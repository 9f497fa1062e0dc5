import { useState } from 'react';
import type { GiverPreferences } from '#contracts/givers.schemas.ts';
import { changeGiverPreferences, mailOwnReservations, saveGiverAddress } from '#contracts/givers.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Checkbox } from '#site/ui/Choice.tsx';
import { Summary } from '#site/ui/Summary.tsx';
import { EmailInput, Textarea } from '#site/ui/TextInput.tsx';

interface MailMeProps {
  refused?: RefusedForm | undefined;
}

/** Sends one email with one link to all gifts of an address. The answer is the same for every address. */
export function MailMyGifts({ refused }: MailMeProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <MailedNote />;
  return (
    <Form
      endpoint={mailOwnReservations}
      name="mail-me"
      page="/reservations"
      withKey={false}
      refused={refused}
      className="grid max-w-form gap-4"
      onDone={() => setAsked(true)}
    >
      <EmailInput label="Your email" hint="The one you used when you gave or reserved something." />
      <SubmitButton look="secondary">Email me my gifts</SubmitButton>
    </Form>
  );
}

export const MailedNote = () => (
  <p role="status" className="max-w-form rounded-card bg-mint p-4">
    If you’ve given or reserved something with that address, an email with a link to all of them is on its way. It can
    take a few minutes.
  </p>
);

/** Which emails a giver wants. */
export function PreferencesForm({ preferences }: { preferences: GiverPreferences }) {
  const { email, thankYouNotes, reminders } = preferences;
  const was = useInitialValues({ thankYouNotes, reminders });
  return (
    <Form
      was={was}
      endpoint={changeGiverPreferences}
      name="emails"
      page="/reservations/emails"
      leadsTo="/reservations/emails?done=saved"
      className="grid gap-4"
    >
      <input type="hidden" name="email" value={email} />
      <div>
        <Checkbox
          name="thankYouNotes"
          label="Thank-you notes"
          hint="Families may send you their thanks by email. They never see your address."
          defaultChecked={thankYouNotes}
        />
        <Checkbox
          name="reminders"
          label="Reminders"
          hint="Before a gift you reserved opens up to others again, and when it does."
          defaultChecked={reminders}
        />
      </div>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

interface AddressProps {
  registry: { id: string; title: string };
  isProvided: boolean;
  page: string;
}

/** If the giver wishes: where the family may send a card. */
export function CardAddress({ registry, isProvided, page }: AddressProps) {
  const form = { endpoint: saveGiverAddress, name: `address-${registry.id}`, page, next: page };
  if (isProvided)
    return (
      <Form {...form} className="grid gap-2" body={() => ({ registryId: registry.id, address: null })}>
        <input type="hidden" name="registryId" value={registry.id} />
        <p className="text-ink-soft">{registry.title} has an address for a thank-you card from you.</p>
        <div className="-ms-4">
          <SubmitButton look="quiet" size="small">
            Take my address back
          </SubmitButton>
        </div>
      </Form>
    );
  return (
    <details className="group">
      <Summary>Would you like a thank-you card by mail?</Summary>
      <Form {...form} className="grid gap-4 pt-2 pb-4">
        <input type="hidden" name="registryId" value={registry.id} />
        <Textarea
          name="address"
          id={`address-${registry.id}`}
          label="Your address"
          hint="Only this family sees it, for all your gifts to them. You can take it back anytime."
          autoComplete="street-address"
          maxLength={300}
        />
        <SubmitButton look="secondary">Let them send me a card</SubmitButton>
      </Form>
    </details>
  );
}
