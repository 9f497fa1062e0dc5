import { Icon, type IconName } from '#site/ui/Icon.tsx';
import type { DatedStep, TrimesterSteps } from './timeline.ts';

const icons: Record<DatedStep['kind'], IconName> = {
  milestone: 'star',
  test: 'see',
  visit: 'calendar',
  vaccine: 'safe',
};
const kindNames: Record<DatedStep['kind'], string> = {
  milestone: 'Milestone',
  test: 'Test',
  visit: 'Visit',
  vaccine: 'Vaccine',
};
const titles = { 1: 'First trimester', 2: 'Second trimester', 3: 'Third trimester' } as const;

/** Tests, visits and milestones of one pregnancy, by trimester. */
export function Timeline({ trimesters }: { trimesters: readonly TrimesterSteps[] }) {
  return (
    <div className="grid gap-10">
      {trimesters.map(({ trimester, steps }) => (
        <section key={trimester} aria-labelledby={`trimester-${trimester}`}>
          <h3 id={`trimester-${trimester}`} className="text-xl">
            {titles[trimester]}
          </h3>
          <ol className="ms-3.5 mt-4 border-s-2 border-line">
            {steps.map(({ id, title, sentence, kind, when, weeks, time }) => (
              <li
                key={id}
                id={id}
                aria-current={time === 'now' ? 'step' : undefined}
                className="relative break-inside-avoid pb-6 ps-7 last:pb-0"
              >
                <span
                  aria-hidden="true"
                  data-mark
                  className={`absolute -start-3.5 top-0 grid size-7 place-items-center rounded-full border-2 ${time === 'now' ? 'border-accent bg-accent text-on-accent' : time === 'past' ? 'border-line bg-sunken text-ink-faint' : 'border-line-strong bg-raised text-ink-soft'}`}
                >
                  <Icon name={icons[kind]} className="size-4" />
                </span>
                <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                  <span className="font-semibold">{when}</span>
                  <span className="text-ink-soft">
                    {weeks} · {kindNames[kind]}
                    {time === 'now' && <span className="font-semibold text-accent"> · Now</span>}
                  </span>
                </p>
                <h4 className={`mt-0.5 font-text text-base font-semibold ${time === 'past' ? 'text-ink-soft' : ''}`}>
                  {title}
                </h4>
                <p className="mt-0.5 max-w-reading text-ink-soft text-sm">{sentence}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
