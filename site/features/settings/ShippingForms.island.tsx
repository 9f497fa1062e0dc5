import type { OwnAddress } from '#contracts/own-addresses.schemas.ts';
import { changeOwnAddress } from '#contracts/own-addresses.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import type { ShippingAddress } from '#contracts/shipping-addresses.schemas.ts';
import { changeShippingAddress } from '#contracts/shipping-addresses.ts';
import { usStates } from '#rules/us-states.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Select } from '#site/ui/Select.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

const path = '/settings/shipping';
/** A person without a registry can set their own address, too. */
const formOf = (registryId: string | undefined) =>
  ({
    page: registryId === undefined ? path : settingsHref(path, registryId),
    next: registryId === undefined ? `${path}?done=saved` : settingsHref(path, registryId, 'saved'),
    withKey: false,
  }) as const;

const dayInWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface GiftAddressProps {
  registryId: string;
  known: ShippingAddress;
  refused?: RefusedForm | undefined;
}

/** The address for gifts of the registry, and to whom it was shown. */
export function GiftAddressForm({ registryId, known: { address, shownTo }, refused }: GiftAddressProps) {
  const was = useInitialValues({ address }, refused);
  return (
    <Form
      was={was}
      endpoint={changeShippingAddress}
      params={{ id: registryId }}
      name="gift-address"
      {...formOf(registryId)}
      refused={refused}
    >
      <Textarea
        id="gift-address"
        name="address"
        label="Address for gifts"
        hint="Leave it blank if you’d rather have nothing shipped."
        optional
        autoComplete="shipping street-address"
        maxLength={300}
        defaultValue={address ?? ''}
      />
      {shownTo.length > 0 && (
        <div className="text-sm text-ink-soft">
          <p>Shown to:</p>
          <ul className="list-disc ps-5">
            {shownTo.map(({ name, shownAt }) => (
              <li key={`${name} ${shownAt}`}>
                {name ?? 'A giver'}, {dayInWords.format(shownAt)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

interface OwnAddressProps {
  /** The registry of the page that the form is on. */
  registryId?: string | undefined;
  known: OwnAddress | null;
  refused?: RefusedForm | undefined;
}

/** A person's own address, for their own orders. */
export function OwnAddressForm({ registryId, known, refused }: OwnAddressProps) {
  const line = (name: keyof OwnAddress, label: string, autoComplete: string, maxLength: number) => (
    <TextInput {...{ name, label, autoComplete, maxLength }} required={false} defaultValue={known?.[name] ?? ''} />
  );
  return (
    <Form endpoint={changeOwnAddress} name="own-address" {...formOf(registryId)} refused={refused}>
      {line('name', 'Full name', 'name', 80)}
      {line('street', 'Street address', 'address-line1', 100)}
      <TextInput
        name="street2"
        label="Apartment, suite, and so on"
        optional
        autoComplete="address-line2"
        maxLength={100}
        defaultValue={known?.street2 ?? ''}
      />
      {line('city', 'City', 'address-level2', 60)}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="state"
          label="State"
          required={false}
          options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder="Choose a state"
          autoComplete="address-level1"
          defaultValue={known?.state ?? ''}
        />
        {line('zip', 'ZIP code', 'postal-code', 5)}
      </div>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
