import { useStore } from '@nanostores/react';
import type { Registry } from '#contracts/registries.schemas.ts';
import type { SetupGoalState } from '#contracts/registry-home.schemas.ts';
import { markSetupGoal } from '#contracts/registry-home.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { goalText } from './goal-text.ts';
import { $setupGoals, replaceSetupGoals } from './home-store.ts';

interface Props {
  registryId: string;
  registryType: Registry['registryType'];
  goals: readonly SetupGoalState[];
  /** People who may only view can't mark goals. */
  canEdit: boolean;
}

export function Goals({ registryId, registryType, goals: initial, canEdit }: Props) {
  const goals = useStore($setupGoals, { ssr: 'initial' }) ?? initial;
  const done = goals.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="goals" className="rounded-panel border border-line bg-raised p-6">
      <h2 id="goals" className="mb-4 text-xl">
        Setting up
      </h2>
      <Progress label="Done so far" value={done} max={goals.length} words={`${done} of ${goals.length}`} />
      <ul className="mt-4 grid gap-1">
        {goals.map(({ goal, isDone, canMark }) => {
          const { title, href } = goalText(goal, registryType);
          return (
            <li key={goal} className="flex min-h-11 items-center gap-x-3">
              <Icon
                name={isDone ? 'done' : 'onward'}
                className={`size-5 shrink-0 ${isDone ? 'text-success' : 'text-ink-faint'}`}
              />
              {isDone ? (
                <span className="grow text-ink-soft">
                  <span className="sr-only">Done: </span>
                  {title}
                </span>
              ) : (
                <a
                  href={href}
                  className="inline-flex min-h-11 grow items-center underline-offset-4 hover:text-accent hover:underline"
                >
                  {title}
                </a>
              )}
              {canMark && canEdit && (
                <Form
                  endpoint={markSetupGoal}
                  params={{ id: registryId }}
                  name={`goal-${goal}`}
                  page="/registry/home"
                  onDone={(answer) => replaceSetupGoals(answer.goals)}
                  className="-me-4 shrink-0"
                >
                  <input type="hidden" name="goal" value={goal} />
                  <input type="hidden" name="isDone" value={String(!isDone)} />
                  <SubmitButton look="quiet" size="small">
                    {isDone ? 'Undo' : 'Mark done'}
                    <span className="sr-only">: {title}</span>
                  </SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
