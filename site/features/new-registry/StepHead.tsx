import { Icon } from '#site/ui/Icon.tsx';
import type { Place } from './steps.ts';

interface Props {
  place: Place;
  title: string;
  text?: string | undefined;
}

/** The number of this step, the link back, and its question. */
export function StepHead({ place: { number, of, back }, title, text }: Props) {
  return (
    <header className="mb-7">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {back ? (
          <a href={back} className="-ms-1 inline-flex min-h-11 items-center gap-1 font-semibold text-accent">
            <Icon name="back" />
            Back
          </a>
        ) : (
          <span />
        )}
        <p className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
          Step {number} of {of}
          <span aria-hidden="true" className="flex gap-1.5">
            {Array.from({ length: of }, (_, index) => (
              <span key={index} className={`h-1.5 w-5 rounded-full ${index < number ? 'bg-accent' : 'bg-line'}`} />
            ))}
          </span>
        </p>
      </div>
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="mt-3 text-ink-soft">{text}</p>}
    </header>
  );
}
