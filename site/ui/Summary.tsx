import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The control that opens a `<details className="group">` within a page: an arrow shows that there is more. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-accent">
    {children}
    <Icon name="down" className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
  </summary>
);
