import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';

interface Props {
  id: string;
  /** The question that is answered: "What is a crowdfund?" */
  question: string;
  children?: ReactNode;
}

/** An explanation in one tap: a native popover, so it works with touch, mouse and keyboard, and without script. */
export function WhatIsThis({ id, question, children }: Props) {
  return (
    <span className="inline-flex align-middle">
      <IconButton icon="help" label={question} popoverTarget={id} className="text-ink-soft" />
      <span
        id={id}
        popover="auto"
        data-appear
        role="note"
        className="anchored max-w-80 rounded-card border border-line bg-raised p-4 text-sm leading-normal text-ink shadow-lifted"
      >
        {children}
      </span>
    </span>
  );
}
