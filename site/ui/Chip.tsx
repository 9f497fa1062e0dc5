import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** Filled when pressed (`aria-pressed`) or current (`aria-current`): the look follows the state that a screen reader announces. */
export const chipClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium no-underline transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'border-line-strong bg-raised text-ink enabled:hover:border-ink [a&]:hover:border-ink ' +
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** For a toggle: whether it is on; leave it out for a plain button. */
  pressed?: boolean | undefined;
  icon?: IconName | undefined;
}

export function Chip({ pressed, icon, className = '', children, ...rest }: ChipProps) {
  return (
    <button type="button" className={`${chipClass} ${className}`} aria-pressed={pressed} {...rest}>
      {icon && <Icon name={icon} className="size-4.5" />}
      {children}
    </button>
  );
}

interface LinkChipProps extends ComponentPropsWithRef<'a'> {
  href: string;
  icon?: IconName | undefined;
}

export function LinkChip({ icon, className = '', children, ...rest }: LinkChipProps) {
  return (
    <a className={`${chipClass} ${className}`} {...rest}>
      {icon && <Icon name={icon} className="size-4.5" />}
      {children}
    </a>
  );
}

export type BadgeTone = 'plain' | 'sale' | 'new' | 'benefit' | 'notice' | 'warning';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  sale: 'bg-accent text-on-accent',
  new: 'bg-sage text-on-sage',
  benefit: 'bg-mint text-ink',
  notice: 'bg-sky text-ink',
  warning: 'bg-butter text-ink',
};

export const badgeClass = (tone: BadgeTone = 'plain'): string =>
  `inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`;

export function Badge({ tone, children }: { tone?: BadgeTone | undefined; children?: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>;
}
