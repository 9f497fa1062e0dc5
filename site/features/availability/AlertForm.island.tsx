import { subscribeToAvailability } from '#contracts/availability.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  genericProductId: number;
  /** The variant that is waited for; none for whichever comes first. */
  productId?: number | undefined;
  /** Of the product. */
  path: string;
  isComing: boolean;
  refused?: RefusedForm | undefined;
  /** `false` on a page that everybody shares. */
  withKey?: boolean | undefined;
}

/** "Tell me when it is back", where something cannot be bought now. */
export function AlertForm({ genericProductId, productId, path, isComing, refused, withKey }: Props) {
  return (
    <Form
      endpoint={subscribeToAvailability}
      name="alert"
      page={`${path}/alert${productId === undefined ? '' : `?variant=${productId}`}`}
      next={`${path}/alert`}
      refused={refused}
      withKey={withKey}
      className="grid gap-3"
      body={(fields) => ({ genericProductId, productId: productId ?? null, email: fields.text('email') })}
      onDone={({ state }) => location.assign(`${path}/alert?done=${state}`)}
    >
      <input type="hidden" name="genericProductId" value={genericProductId} />
      <input type="hidden" name="productId" value={productId ?? ''} />
      <TextInput
        id="alert-email"
        name="email"
        label={isComing ? 'Hear when it is here' : 'Hear when it is back'}
        hint="One mail, after you have confirmed your address."
        placeholder="Your e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <div>
        <SubmitButton look="secondary">Tell me</SubmitButton>
      </div>
    </Form>
  );
}
