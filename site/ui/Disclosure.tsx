import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  /** Disclosures of one group close each other. */
  group?: string | undefined;
  open?: boolean | undefined;
  children?: ReactNode;
}

/** A question and its answer. */
export function Disclosure({ title, group, open, children }: Props) {
  return (
    <details name={group} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-accent">
        {title}
        <Icon name="down" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-reading pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
