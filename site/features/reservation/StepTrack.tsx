import type { Reservation } from '#contracts/reservations.schemas.ts';
import { stepNames, steps } from './gift-steps.ts';

/** A gift's progress: five steps, the completed ones filled, the current one named for screen readers. */
export function StepTrack({ step }: { step: NonNullable<Reservation['step']> }) {
  const reached = steps.indexOf(step);
  return (
    <ol className="grid grid-cols-5 gap-1.5" aria-label="Progress of this gift">
      {steps.map((one, place) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} className="grid gap-1.5">
          <span className={`h-1.5 rounded-full ${place <= reached ? 'bg-sage' : 'bg-line'}`} />
          <span
            className={`text-xs ${one === step ? 'font-semibold text-ink' : place < reached ? 'text-ink-soft' : 'text-ink-faint'}`}
          >
            {stepNames[one]}
          </span>
        </li>
      ))}
    </ol>
  );
}
