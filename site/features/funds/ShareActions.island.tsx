import type { GroupContribution } from '#contracts/group-gifts.schemas.ts';
import { cancelGroupContribution, confirmGroupContribution, payGroupContribution } from '#contracts/group-gifts.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { TestPayment } from './GroupShareForm.island.tsx';
import { short } from './payment-text.ts';

interface Props {
  contribution: GroupContribution;
  /** This browser opened the mailed link, so it may confirm the email. */
  cameByMail: boolean;
}

/** Pays a held share, confirms its giver's email, or takes it back. */
export function ShareActions({ contribution, cameByMail }: Props) {
  const { id, state, amount, refund, gift, isTest } = contribution;
  const form = { params: { id }, page: `/group-gift-contributions/${id}` };
  const isPaid = (state === 'authorised' || state === 'captured') && refund.amount === 0;
  return (
    <div className="grid gap-4">
      {state === 'pending' && isTest && <TestPayment />}
      {isPaid && contribution.isEmailVerified && cameByMail && (
        <p className="text-success">Your email is confirmed, so the family can send you their thanks.</p>
      )}
      {isPaid && !contribution.isEmailVerified && (
        <div className="grid gap-3">
          <p>
            {cameByMail
              ? 'Confirm your email, and the family can send you their thanks. They never see your address.'
              : 'We’ve emailed you a link. Open it to confirm your email, and the family can send you their thanks.'}
          </p>
          {cameByMail && (
            <ButtonForm
              {...form}
              endpoint={confirmGroupContribution}
              name="email"
              fields={{ step: 'email' }}
              label="Confirm my email"
            />
          )}
        </div>
      )}
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
