import type { Week } from '#content';
import { Icon } from '#site/ui/Icon.tsx';

/** The weeks that are written, as numbers to step into. */
export function WeekStrip({ weeks }: { weeks: readonly Pick<Week, 'week' | 'url' | 'babySize'>[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {weeks.map(({ week, url, babySize }) => (
        <li key={week}>
          <a
            href={url}
            className="flex h-full min-h-28 flex-col rounded-card border border-line bg-raised p-4 no-underline transition-colors hover:border-line-strong"
          >
            <span className="text-ink-soft text-sm">Week</span>
            <span className="font-display font-semibold text-3xl leading-none">{week}</span>
            {babySize && <span className="mt-auto pt-2 text-ink-soft text-sm">{babySize}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StepsProps {
  previous: Pick<Week, 'week' | 'url'> | null;
  next: Pick<Week, 'week' | 'url'> | null;
}

const stepClass =
  'flex min-h-14 flex-1 items-center gap-3 rounded-card border border-line bg-raised px-4 py-2 font-semibold no-underline transition-colors hover:border-line-strong';

/** From week to week; only weeks that are written are shown. */
export function WeekSteps({ previous, next }: StepsProps) {
  return (
    <nav aria-label="Weeks of pregnancy" className="mt-10 flex gap-3">
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
