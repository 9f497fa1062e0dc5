import { cancelContribution, confirmContribution } from '#contracts/cash-funds.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { paymentTexts, raisedText, short } from './payment-text.ts';

const stateText = { pledged: 'Promised', sent: 'On its way', received: 'Received', cancelled: 'Canceled' } as const;

/** A cash fund and the gifts promised to it, for its owner. */
export function OwnersFund({ item, page }: { item: RegItem; page: string }) {
  const { fund } = item;
  if (fund === null) return null;
  const words = raisedText(fund.raised, fund.goal);
  return (
    <article aria-labelledby={`fund-${item.id}`} className="grid gap-4 rounded-panel border border-line bg-raised p-5">
      <h3 id={`fund-${item.id}`} className="text-xl wrap-anywhere">
        {item.title}
      </h3>
      {fund.goal && fund.raised ? (
        <Progress
          label="Given so far"
          value={Math.min(fund.raised.amount, fund.goal.amount)}
          max={fund.goal.amount}
          words={words ?? undefined}
        />
      ) : (
        words && <p className="text-ink-soft">{words}</p>
      )}
      {fund.ways.length === 0 && (
        <p className="rounded-card bg-butter p-3 text-sm">
          Guests can’t give yet.{' '}
          <a
            className="font-semibold underline underline-offset-4"
            href={settingsHref('/settings/cash-fund-preferences', item.registryId)}
          >
            Choose how you’d like to receive it
          </a>
        </p>
      )}
      {fund.contributions.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {fund.raised === null
            ? 'What people give is a surprise.'
            : 'Nobody has given yet. It often starts after the shower.'}
        </p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {fund.contributions.map((one) => (
            <li key={one.contributionId} className="grid gap-2 bg-paper p-4">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-semibold">
                  {short(one.amount)} from {one.name ?? 'somebody'}
                </span>
                <Badge tone={one.state === 'received' ? 'benefit' : 'new'}>{stateText[one.state]}</Badge>
              </p>
              <p className="text-sm text-ink-soft">
                {paymentTexts[one.paymentKind].label}
                {one.detailsShownAt !== null && '. They looked up how to send it.'}
              </p>
              {one.message && <p className="whitespace-pre-line wrap-anywhere text-sm italic">{one.message}</p>}
              {one.state !== 'cancelled' && (
                <div className={`flex flex-wrap gap-2 ${one.state === 'received' ? '-ms-4' : ''}`}>
                  <ButtonForm
                    endpoint={confirmContribution}
                    params={{ id: one.contributionId }}
                    name={`received-${one.contributionId}`}
                    page={page}
                    next={page}
                    fields={{ step: one.state === 'received' ? 'not-received' : 'received' }}
                    look={one.state === 'received' ? 'quiet' : 'secondary'}
                    size="small"
                    label={one.state === 'received' ? 'Mark as not received' : 'It arrived'}
                    of={`${short(one.amount)} from ${one.name ?? 'somebody'}`}
                  />
                  {one.state !== 'received' && (
                    <ButtonForm
                      endpoint={cancelContribution}
                      params={{ id: one.contributionId }}
                      name={`cancel-${one.contributionId}`}
                      page={page}
                      next={page}
                      look="quiet"
                      size="small"
                      label="It won’t come"
                      of={`${short(one.amount)} from ${one.name ?? 'somebody'}`}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
