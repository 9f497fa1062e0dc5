import type { Reservation } from '#contracts/reservations.schemas.ts';
import { stepNames, steps } from './gift-steps.ts';

/** A gift's progress: five steps, the completed ones filled, the current one named for screen readers. One below the other where large text needs it. */
export function StepTrack({ step }: { step: NonNullable<Reservation['step']> }) {
  const reached = steps.indexOf(step);
  return (
    <div className="@container">
      <ol className="grid gap-1.5 @min-[17rem]:grid-cols-5" aria-label="Progress of this gift">
        {steps.map((one, place) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className="grid items-center gap-1.5 @max-[17rem]:grid-cols-[2rem_1fr]"
          >
            <span className={`h-1.5 rounded-full ${place <= reached ? 'bg-sage' : 'bg-line'}`} />
            <span
              className={`text-xs ${one === step ? 'font-semibold text-ink' : place < reached ? 'text-ink-soft' : 'text-ink-faint'}`}
            >
              {stepNames[one]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
