import { useState } from 'react';
import type { Fund } from '#contracts/cash-funds.schemas.ts';
import { pledge } from '#contracts/cash-funds.ts';
import type { Money } from '#rules/money.ts';
import type { PaymentKind } from '#rules/payment-kinds.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { useTyped } from '#site/ui/Field.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { AmountField } from './AmountField.tsx';
import { GiverFields } from './GiverFields.tsx';
import { giverWayText, receivesText } from './payment-text.ts';

interface Props {
  registryId: string;
  itemId: string;
  fund: Pick<Fund, 'suggested' | 'ways'>;
  currency: string;
  page: string;
  startCents: number | null;
  giver: { name: string; email: string } | null;
  refused?: RefusedForm | undefined;
}

export const pledgeFormName = 'pledge';

/** The amount, the payment method, and the giver. Beside each method the form shows what the family receives, before it is chosen. */
export function PledgeForm({ registryId, itemId, fund, currency, page, startCents, giver, refused }: Props) {
  return (
    <Form
      endpoint={pledge}
      name={pledgeFormName}
      page={page}
      refused={refused}
      leadsTo={({ contribution }) => `/cash-fund-contributions/${contribution.id}`}
    >
      <input type="hidden" name="regItemId" value={itemId} />
      <input type="hidden" name="through" value={registryId} />
      <AmountField suggested={fund.suggested} currency={currency} startCents={startCents}>
        {(amount) => <Ways ways={fund.ways} amount={amount} />}
      </AmountField>
      <GiverFields giver={giver} />
      <Textarea name="message" label="A few words for the family" maxLength={500} rows={3} optional />
      <SubmitButton wide>Promise this gift</SubmitButton>
      <p className="text-sm text-ink-soft">
        You send it to the family yourself. We never hold the money. You’ll see where to send it once your email is
        confirmed.
      </p>
    </Form>
  );
}

function Ways({ ways, amount }: { ways: readonly PaymentKind[]; amount: Money | null }) {
  const posted = useTyped('paymentKind');
  const [way, setWay] = useState(posted === null ? ways[0] : ways.find((kind) => posted.includes(kind)));
  return (
    <ChoiceGroup id="paymentKind" label="How will you send it?">
      {ways.map((kind) => (
        <Radio
          key={kind}
          name="paymentKind"
          value={kind}
          label={giverWayText(kind)}
          hint={amount === null ? undefined : receivesText(kind, amount)}
          checked={way === kind}
          onChange={() => setWay(kind)}
        />
      ))}
    </ChoiceGroup>
  );
}
