import { Icon } from '#site/ui/Icon.tsx';
import type { Story } from './stories.ts';

type Part = Pick<Story, 'slug' | 'title' | 'url'>;

interface Props {
  title: string;
  parts: readonly Part[];
  current: string;
}

/** Above a text that is part of a series: which part this is, and the others on request, so that the text begins on a phone's first screen. */
export function SeriesParts({ title, parts, current }: Props) {
  const at = parts.findIndex(({ slug }) => slug === current) + 1;
  return (
    <nav aria-label="Series" data-no-print>
      <details className="group mb-8 rounded-card border border-line bg-raised text-sm">
        <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
          <span>
            <span className="font-semibold">{title}</span>{' '}
            <span className="inline-block text-ink-soft">
              Part {at} of {parts.length}
            </span>
          </span>
          <Icon name="down" className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="list-decimal ps-9 pe-4 pb-3">
          {parts.map(({ slug, title: name, url }) => (
            <li key={slug} className="text-ink-soft">
              {slug === current ? (
                <span aria-current="page" className="inline-flex min-h-11 items-center py-1.5 font-semibold text-ink">
                  {name}
                </span>
              ) : (
                <a
                  href={url}
                  className="inline-flex min-h-11 items-center py-1.5 underline underline-offset-4 hover:text-ink"
                >
                  {name}
                </a>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface StepsProps {
  previous: Part | null;
  next: Part | null;
}

const stepClass =
  'flex min-h-14 flex-1 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 font-semibold leading-tight no-underline transition-colors hover:border-line-strong';

/** Links to the previous and the next part. */
export function SeriesSteps({ previous, next }: StepsProps) {
  return (
    <nav aria-label="Parts of this series" className="mt-10 flex flex-col gap-3 sm:flex-row">
      {previous && (
        <a href={previous.url} rel="prev" className={stepClass}>
          <Icon name="back" className="size-5 shrink-0 text-ink-soft" />
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className={`${stepClass} justify-end text-end`}>
          {next.title}
          <Icon name="forward" className="size-5 shrink-0 text-ink-soft" />
        </a>
      )}
    </nav>
  );
}
