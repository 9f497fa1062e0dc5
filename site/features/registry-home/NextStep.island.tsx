import { useStore } from '@nanostores/react';
import type { Registry } from '#contracts/registries.schemas.ts';
import type { SetupGoalState } from '#contracts/registry-home.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { goalText, nextGoal } from './goal-text.ts';
import { $setupGoals } from './home-store.ts';

interface Props {
  goals: readonly SetupGoalState[];
  registryType: Registry['registryType'];
  /** Shown instead of a goal while the first steps are unfinished. */
  firstSteps?: string | undefined;
  /** The text for the planning stage. */
  allDone: string;
  image: { url: string; alt: string };
}

/** One clear step, and nothing else. */
export function NextStep({ goals: initial, registryType, firstSteps, allDone, image }: Props) {
  const goals = useStore($setupGoals, { ssr: 'initial' }) ?? initial;
  const next = nextGoal(goals);
  const text = next === null ? null : goalText(next, registryType);
  return (
    <section
      aria-labelledby="next"
      className="grid overflow-hidden rounded-panel border border-line bg-raised md:grid-cols-[1.1fr_1fr]"
    >
      <div className="grid content-center gap-3 p-6 sm:p-9">
        <p className="text-sm font-semibold text-sage">{firstSteps || text ? 'Next step' : 'All set'}</p>
        <h2 id="next" className="text-2xl">
          {firstSteps ? 'A few easy first steps' : (text?.title ?? 'Nothing left to do')}
        </h2>
        <p className="max-w-form text-ink-soft">
          {firstSteps ? 'Two minutes, and your list is off to a good start.' : (text?.text ?? allDone)}
        </p>
        <p className="mt-2">
          {firstSteps ? (
            <LinkButton href={firstSteps}>Continue</LinkButton>
          ) : text ? (
            <LinkButton href={text.href}>{text.action}</LinkButton>
          ) : (
            <LinkButton href="/registry/add-items" look="secondary">
              Add a gift
            </LinkButton>
          )}
        </p>
      </div>
      <img
        src={image.url}
        alt={image.alt}
        width="1200"
        height="600"
        className="h-full max-h-72 w-full bg-picture object-cover max-md:order-first max-md:max-h-44 night:opacity-90"
      />
    </section>
  );
}
