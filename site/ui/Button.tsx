import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'narrow' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border font-semibold leading-tight text-center no-underline ' +
  'transition-colors select-none';

/** States that a button can have, and a link can't. */
const states =
  ' aria-busy:cursor-progress disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-faint ' +
  // The pointer is still over the button that was just pressed.
  'aria-disabled:enabled:hover:border-line aria-disabled:enabled:hover:bg-sunken';

const looks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong enabled:active:translate-y-px',
  secondary:
    'border-line-strong bg-raised text-ink enabled:hover:border-ink enabled:hover:bg-sunken [a&]:hover:border-ink [a&]:hover:bg-sunken',
  quiet:
    'border-transparent bg-transparent text-accent underline-offset-4 enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
  danger: 'border-danger bg-transparent text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  narrow: 'min-h-12 px-4 text-base',
  medium: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
};

export interface ButtonLooks {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

function linkClass({ look = 'primary', size = 'medium', wide = false }: ButtonLooks): string {
  return `${base} ${looks[look]} ${sizes[size]}${wide ? ' w-full wrap-anywhere' : ''}`;
}

export const buttonClass = (given: ButtonLooks = {}): string => linkClass(given) + states;

interface ButtonProps extends ButtonLooks, ComponentPropsWithRef<'button'> {
  icon?: IconName | undefined;
  /** Keeps its place, its focus and its text, shows a spinner and ignores further presses. */
  busy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { look, size, wide, icon, busy = false, className = '', type = 'button', onClick, children, ...rest } = props;
  return (
    <button
      type={type}
      className={`${buttonClass({ look, size, wide })} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Icon name="waiting" className="size-5 animate-turn" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLooks, ComponentPropsWithRef<'a'> {
  href: string;
  icon?: IconName | undefined;
}

export function LinkButton({ look, size, wide, icon, className = '', children, ...rest }: LinkButtonProps) {
  return (
    <a className={`${linkClass({ look, size, wide })} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export const iconButtonClass =
  'tap inline-grid place-items-center rounded-full text-ink transition-colors hover:bg-sunken aria-expanded:bg-sunken ' +
  'disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** Its accessible name. */
  label: string;
}

export function IconButton({ icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={`${iconButtonClass} ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
