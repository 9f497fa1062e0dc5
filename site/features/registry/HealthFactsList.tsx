import type { HealthFacts } from '#contracts/health-data.schemas.ts';

import { Day } from '#site/ui/Day.tsx';
import { expectingChildrenOptions, planningStages } from './registry-text.ts';

const labelOf = (words: readonly { value: string; label: string }[], value: string | null) =>
  words.find((word) => word.value === value)?.label ?? 'Nothing stored';

interface Props {
  /** One that is not created yet can be neither paused nor deleted. */
  registries: readonly (Omit<HealthFacts, 'isPaused' | 'isDeleted'> & Partial<HealthFacts>)[];
}

/** The health details of each registry, including those that have none. */
export function HealthFactsList({ registries }: Props) {
  if (registries.length === 0)
    return <p className="rounded-card bg-sunken p-5">You have no registry, so there is nothing to show.</p>;
  return (
    <ul className="grid gap-4">
      {registries.map(({ title, arrivalDate, planningStage, expectingChildren, isPaused, isDeleted }, place) => (
        <li key={place} className="rounded-card border border-line bg-raised p-5">
          <h2 className="wrap-anywhere text-xl">{title}</h2>
          <dl className="mt-3 grid gap-x-6 gap-y-2 grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
            <dt className="text-ink-soft">Arrival</dt>
            <dd>{arrivalDate ? <Day on={arrivalDate} /> : 'Nothing stored'}</dd>
            <dt className="text-ink-soft">Planning stage</dt>
            <dd>{labelOf(planningStages, planningStage)}</dd>
            <dt className="text-ink-soft">Expecting</dt>
            <dd>{labelOf(expectingChildrenOptions, expectingChildren)}</dd>
            {isDeleted ? (
              <>
                <dt className="text-ink-soft">Deleted</dt>
                <dd>
                  Yes, but you can still{' '}
                  <a href="/lists" className="underline underline-offset-4">
                    bring it back
                  </a>
                </dd>
              </>
            ) : (
              isPaused !== undefined && (
                <>
                  <dt className="text-ink-soft">Paused</dt>
                  <dd>{isPaused ? 'Yes' : 'No'}</dd>
                </>
              )
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
