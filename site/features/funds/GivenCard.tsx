import type { ReactNode } from 'react';
import type { Money } from '#rules/money.ts';
import { Sprig } from '../registry/Sprig.tsx';
import { short } from './payment-text.ts';

interface Props {
  amount: Money;
  title: string;
  registry: string;
  message: string;
  children?: ReactNode;
}

/** A gift of money, as a card. */
export function GivenCard({ amount, title, registry, message, children }: Props) {
  return (
    <div className="grid justify-items-center gap-1 rounded-panel bg-butter/60 px-5 py-7 text-center">
      <div className="flex items-center gap-3 text-sage">
        <Sprig isMirrored />
        <p className="font-display text-3xl text-ink tabular-nums">{short(amount)}</p>
        <Sprig />
      </div>
      <p className="text-lg wrap-anywhere">
        toward <strong className="font-semibold">{title}</strong>
      </p>
      <p className="text-ink-soft wrap-anywhere">For {registry}</p>
      {message !== '' && <p className="mt-3 whitespace-pre-line wrap-anywhere text-ink-soft">“{message}”</p>}
      {children}
    </div>
  );
}
