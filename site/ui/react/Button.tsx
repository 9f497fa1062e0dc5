import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLooks, buttonClass } from '../classes.ts';

interface Props extends ButtonLooks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Keeps its place and its words, turns a circle and takes no second press. */
  busy?: boolean | undefined;
}

export function Button({ look, size, wide, busy = false, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      className={buttonClass({ look, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-turn" strokeWidth={1.75} />}
      {children}
    </button>
  );
}
