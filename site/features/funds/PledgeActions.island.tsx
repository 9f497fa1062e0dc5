import type { Contribution } from '#contracts/cash-funds.schemas.ts';
import { cancelContribution, confirmContribution } from '#contracts/cash-funds.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';

interface Props {
  contribution: Pick<Contribution, 'id' | 'state' | 'isEmailVerified'>;
  /** This browser opened the mailed link, so it may confirm the email. */
  cameByMail: boolean;
}

/** What the giver may do with a pledge now, each a form of one button. */
export function PledgeActions({ contribution: { id, state, isEmailVerified }, cameByMail }: Props) {
  const form = { params: { id }, page: `/cash-fund-contributions/${id}` };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        {state === 'pledged' && !isEmailVerified && cameByMail && (
          <ButtonForm
            {...form}
            endpoint={confirmContribution}
            name="email"
            fields={{ step: 'email' }}
            label="Confirm my email"
          />
        )}
        {state === 'pledged' && isEmailVerified && (
          <ButtonForm
            {...form}
            endpoint={confirmContribution}
            name="sent"
            fields={{ step: 'sent' }}
            look="secondary"
            label="I’ve sent it"
          />
        )}
      </div>
      {(state === 'pledged' || state === 'sent') && (
        <div className="-ms-6">
          <ButtonForm {...form} endpoint={cancelContribution} name="cancel" look="quiet" label="Cancel my gift" />
        </div>
      )}
    </div>
  );
}
