import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  title: string;
  icon?: IconName | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** The next steps. */
  actions?: ReactNode | undefined;
  children?: ReactNode;
}

/** For an empty list or page: says so kindly, and offers the next step. */
export function EmptyState({ title, icon = 'heart', level = 2, actions, children }: Props) {
  const Heading = `h${level}` as 'h2';
  return (
    <div className="mx-auto flex w-full max-w-form flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} className="size-7" />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      <div className="text-ink-soft">{children}</div>
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
