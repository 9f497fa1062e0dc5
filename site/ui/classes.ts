/**
 * The looks of the controls, said once: the Astro primitives and their React twins both read this file, so a button in an
 * island can't differ from a button in a page. Long variants live here; everything short stays in the component.
 */

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large';

const buttonBase =
  'relative inline-flex items-center justify-center gap-2 rounded-full border font-semibold leading-tight text-center no-underline ' +
  'transition-colors select-none aria-busy:cursor-progress ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-faint';

const buttonLooks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong enabled:active:translate-y-px',
  secondary:
    'border-line-strong bg-raised text-ink enabled:hover:border-ink enabled:hover:bg-sunken [a&]:hover:border-ink [a&]:hover:bg-sunken',
  quiet:
    'border-transparent bg-transparent text-accent underline-offset-4 enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
  danger: 'border-danger bg-transparent text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
};

const buttonSizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
};

export interface ButtonLooks {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

export function buttonClass({ look = 'primary', size = 'medium', wide = false }: ButtonLooks = {}): string {
  return `${buttonBase} ${buttonLooks[look]} ${buttonSizes[size]}${wide ? ' w-full' : ''}`;
}

/** A square button that holds one icon; it needs an accessible name of its own. */
export const iconButtonClass =
  'tap inline-grid place-items-center rounded-full text-ink transition-colors hover:bg-sunken aria-expanded:bg-sunken disabled:text-ink-faint';

const controlBase =
  'block w-full rounded-md border border-line-strong bg-raised text-ink text-base transition-colors ' +
  'hover:border-ink-soft aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint read-only:bg-sunken';

export const inputClass = `${controlBase} min-h-12 px-4`;
export const textareaClass = `${controlBase} min-h-28 px-4 py-3 field-sizing-content`;
export const selectClass = `${controlBase.replace(' read-only:bg-sunken', '')} min-h-12 appearance-none py-2 ps-4 pe-11`;

export const fieldClass = 'grid gap-1.5';
export const labelClass = 'text-sm font-semibold text-ink';
export const hintClass = 'text-sm text-ink-soft';
export const errorClass = 'flex items-start gap-1.5 text-sm font-medium text-danger';

/** Checkbox and radio: a row as tall as a thumb, with the box drawn by the browser in our accent. */
export const choiceClass =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-faint';
export const choiceBoxClass = 'mt-0.5 size-5.5 shrink-0 accent-accent';

export const stepperClass =
  'inline-grid grid-cols-[auto_3.5rem_auto] items-center rounded-full border border-line-strong bg-raised';
export const stepperInputClass =
  'h-11 w-full bg-transparent text-center text-base font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none';

const chipBase =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm font-medium no-underline transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint';

/** Filled when pressed (`aria-pressed`) or current (`aria-current`): the look follows the state that a screen reader hears. */
export const chipClass =
  `${chipBase} border-line-strong bg-raised text-ink enabled:hover:border-ink [a&]:hover:border-ink ` +
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

export type BadgeTone = 'plain' | 'sale' | 'new' | 'benefit' | 'notice' | 'warning';

const badgeTones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  sale: 'bg-accent text-on-accent',
  new: 'bg-sage text-on-sage',
  benefit: 'bg-mint text-ink',
  notice: 'bg-sky text-ink',
  warning: 'bg-butter text-ink',
};

export function badgeClass(tone: BadgeTone = 'plain'): string {
  return `inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold ${badgeTones[tone]}`;
}

export const cardClass = 'rounded-card border border-line bg-raised';
export const skeletonClass = 'block rounded-md bg-sunken animate-breathe';
export const drawerClass =
  'fixed inset-y-0 m-0 h-dvh max-h-none w-[min(25rem,85vw)] max-w-none flex-col overflow-hidden border-line bg-paper shadow-lifted open:flex';
export const dialogClass =
  'm-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-auto rounded-panel border border-line bg-paper p-6 shadow-lifted sm:p-8';

/** Sonner's toast, in our clothes; for the island that shows toasts. */
export const toastClasses = {
  toast: 'flex items-center gap-4 rounded-card bg-ink px-4 py-3 text-sm text-paper shadow-lifted',
  actionButton: 'ms-auto min-h-11 shrink-0 rounded-full px-3 font-semibold underline underline-offset-4',
  error: 'bg-danger-soft text-danger',
} as const;
