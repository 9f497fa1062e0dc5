import type { Week } from '#content';
import { Icon } from '#site/ui/Icon.tsx';
import { groupByTrimester, trimesterOf, weeksInPregnancy, weeksLeftText, weeksNear } from './weeks.ts';

type Numbered = Pick<Week, 'week' | 'url'>;

const numberClass =
  'grid size-11 place-items-center rounded-full border border-line bg-raised font-semibold tabular-nums no-underline transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

function WeekNumbers({ weeks, current }: { weeks: readonly Numbered[]; current?: number | undefined }) {
  return (
    <ol className="flex flex-wrap gap-2">
      {weeks.map(({ week, url }) => (
        <li key={week}>
          <a href={url} className={numberClass} aria-current={week === current ? 'page' : undefined}>
            <span className="sr-only">Week </span>
            {week}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Every written week, as a number to open, by trimester. */
export function WeekRail({ weeks }: { weeks: readonly Numbered[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {groupByTrimester(weeks).map(({ name, weeks: ofTrimester }) => (
        <div key={name}>
          <h3 className="mb-3 font-text font-semibold text-ink-soft text-sm tracking-normal">{name}</h3>
          <WeekNumbers weeks={ofTrimester} />
        </div>
      ))}
    </div>
  );
}

const shownOnLine = 7;

/** The position of a week: the pregnancy as a line with its trimesters, and the weeks around it. */
export function WeekTimeline({ week, weeks }: { week: number; weeks: readonly Numbered[] }) {
  const gone = Math.min(week, weeksInPregnancy);
  return (
    <nav aria-label="Weeks of pregnancy" className="mt-6" data-no-print>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{trimesterOf(week).name}</span>
        <span className="text-ink-soft">{weeksLeftText(week)}</span>
      </p>
      <svg viewBox="0 0 400 12" className="mt-2 h-3 w-full" aria-hidden="true" preserveAspectRatio="none">
        <path d="M0 4H400V8H0Z" className="fill-line" />
        <path d={`M0 4H${gone * 10}V8H0Z`} className="fill-accent" />
        <path d="M129 0H131V12H129ZM269 0H271V12H269Z" className="fill-line-strong" />
      </svg>
      <div className="mt-3">
        <WeekNumbers weeks={weeksNear(week, weeks, shownOnLine)} current={week} />
      </div>
    </nav>
  );
}

interface StepsProps {
  previous: Numbered | null;
  next: Numbered | null;
}

const stepClass =
  'flex min-h-14 flex-1 items-center gap-3 rounded-card border border-line bg-raised px-4 py-2 font-semibold no-underline transition-colors hover:border-line-strong';

/** Links to the previous and the next week; only written weeks are shown. */
export function WeekSteps({ previous, next }: StepsProps) {
  return (
    <nav aria-label="Previous and next week" className="mt-10 flex flex-wrap gap-3">
      {previous && (
        <a href={previous.url} rel="prev" className={stepClass}>
          <Icon name="back" className="size-5 text-ink-soft" />
          Week {previous.week}
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className={`${stepClass} justify-end`}>
          Week {next.week}
          <Icon name="forward" className="size-5 text-ink-soft" />
        </a>
      )}
    </nav>
  );
}
