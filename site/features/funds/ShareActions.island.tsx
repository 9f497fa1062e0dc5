import type { GroupContribution } from '#contracts/group-gifts.schemas.ts';
import { cancelGroupContribution, payGroupContribution } from '#contracts/group-gifts.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { TestPayment } from './GroupShareForm.island.tsx';
import { short } from './payment-text.ts';

/** Pays a held share, or takes it back. */
export function ShareActions({ contribution }: { contribution: GroupContribution }) {
  const { id, state, amount, refund, gift, isTest } = contribution;
  const form = { params: { id }, page: `/group-gift-contributions/${id}` };
  const isPaid = (state === 'authorised' || state === 'captured') && refund.amount === 0;
  return (
    <div className="grid gap-4">
      {state === 'pending' && isTest && <TestPayment />}
      <div className={`flex flex-wrap items-start gap-3 ${isPaid ? '-ms-6' : ''}`}>
        {state === 'pending' && (
          <ButtonForm
            {...form}
            endpoint={payGroupContribution}
            name="pay"
            label={`Pay ${short(amount)}${isTest ? ' (test)' : ''}`}
          />
        )}
        {(state === 'pending' || (isPaid && gift.state === 'open')) && (
          <ButtonForm
            {...form}
            endpoint={cancelGroupContribution}
            name="cancel"
            look={isPaid ? 'quiet' : 'secondary'}
            label={isPaid ? 'Get a refund' : 'Cancel'}
          />
        )}
      </div>
    </div>
  );
}
