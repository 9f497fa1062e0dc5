import type { ButtonHTMLAttributes } from 'react';
import { type BadgeTone, badgeClass, chipClass } from '../classes.ts';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** A toggle says whether it is on; leave it out for a plain button. */
  pressed?: boolean | undefined;
}

export function Chip({ pressed, ...rest }: ChipProps) {
  return <button type="button" className={chipClass} aria-pressed={pressed} {...rest} />;
}

export function Badge({ tone, children }: { tone?: BadgeTone | undefined; children: string }) {
  return <span className={badgeClass(tone)}>{children}</span>;
}
