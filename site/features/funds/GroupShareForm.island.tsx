import type { GroupGift } from '#contracts/group-gifts.schemas.ts';
import { contribute } from '#contracts/group-gifts.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Textarea } from '#site/ui/TextInput.tsx';
import { AmountField } from './AmountField.tsx';
import { GiverFields } from './GiverFields.tsx';
import { short } from './payment-text.ts';

interface Props {
  registryId: string;
  itemId: string;
  gift: Pick<GroupGift, 'suggested' | 'left' | 'goal' | 'isTest'>;
  page: string;
  startCents: number | null;
  giver: { name: string; email: string } | null;
  refused?: RefusedForm | undefined;
}

export const shareFormName = 'share';

/** A share of a group gift: it is held for half an hour while it is paid on the next page. */
export function GroupShareForm({ registryId, itemId, gift, page, startCents, giver, refused }: Props) {
  return (
    <Form
      endpoint={contribute}
      params={{ id: registryId, item: itemId }}
      name={shareFormName}
      page={page}
      refused={refused}
      leadsTo={({ contribution }) => `/group-gift-contributions/${contribution.id}`}
    >
      <AmountField suggested={gift.suggested} currency={gift.goal.currency} startCents={startCents}>
        {(amount) =>
          amount !== null &&
          gift.left !== null &&
          amount.amount > gift.left.amount && (
            <p className="text-sm text-ink-soft">
              Only {short(gift.left)} is missing, so that’s all we’d take. Thank you for being generous.
            </p>
          )
        }
      </AmountField>
      <GiverFields giver={giver} />
      <Textarea name="message" label="A few words for the family" maxLength={500} rows={3} optional />
      <SubmitButton wide>Continue to payment</SubmitButton>
      {gift.isTest && <TestPayment />}
    </Form>
  );
}

/** Shown wherever a payment is only simulated. */
export function TestPayment() {
  return (
    <p className="rounded-card bg-butter p-3 text-sm">
      <strong>This is a test shop.</strong> No card is asked for and no money moves.
    </p>
  );
}
