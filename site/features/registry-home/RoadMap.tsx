import type { StepTime } from '#rules/road-map.ts';

interface Step {
  id: string;
  title: string;
  sentence: string;
  time: StepTime;
  /** "In 6 weeks"; absent where there is no day. */
  when?: string | undefined;
  link?: { text: string; url: string } | undefined;
}

const dots: Record<StepTime, string> = {
  past: 'border-sage bg-sage',
  now: 'border-accent bg-accent',
  ahead: 'border-line-strong bg-raised',
};

/** What comes when: this step in full, the ones around it in a line each. */
export function RoadMap({ steps, note }: { steps: readonly Step[]; note?: string | undefined }) {
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="text-xl">
        The road ahead
      </h2>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      <ol className="mt-5 border-s-2 border-line">
        {steps.map(({ id, title, sentence, time, when, link }) => (
          <li key={id} aria-current={time === 'now' ? 'step' : undefined} className="relative pb-6 ps-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute -start-2 top-1.5 size-3.5 rounded-full border-2 ${dots[time]}`}
            />
            {when && <p className="text-sm text-ink-soft">{when}</p>}
            <h3 className={`font-text text-base font-semibold ${time === 'past' ? 'text-ink-soft' : ''}`}>
              {time === 'past' && <span className="sr-only">Already done: </span>}
              {title}
            </h3>
            {time !== 'past' && <p className="mt-1 text-sm text-ink-soft">{sentence}</p>}
            {time === 'now' && link && (
              <a
                href={link.url}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              >
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
