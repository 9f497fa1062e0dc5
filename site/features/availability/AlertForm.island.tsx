import { subscribeToAvailability } from '#contracts/availability.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { EmailInput } from '#site/ui/TextInput.tsx';

interface Props {
  genericProductId: number;
  /** The variant to wait for; without it, the first one that is available. */
  productId?: number | undefined;
  /** The product's path. */
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
      leadsTo={({ state }) => `${path}/alert?done=${state}`}
    >
      <input type="hidden" name="genericProductId" value={genericProductId} />
      <input type="hidden" name="productId" value={productId ?? ''} />
      <EmailInput
        id="alert-email"
        label={isComing ? 'Get notified when it’s available' : 'Get notified when it’s back'}
        hint="One email, after you confirm your address."
        placeholder="Your email"
      />
      <SubmitButton look="secondary">Notify me</SubmitButton>
    </Form>
  );
}
