import type { ReactNode } from 'react';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  /** Null where the list has no sections. */
  category: Pick<RegistryCategory, 'id' | 'title'> | null;
  count: number;
  isCollapsed: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section of the list under its heading, which collapses it. */
export function EditorSectionFrame({ category, count, isCollapsed, onToggle, children }: Props) {
  if (category === null) return <section>{children}</section>;
  const id = `section-${category.id}`;
  return (
    <section aria-labelledby={id}>
      <details
        open={!isCollapsed}
        className="group/section"
        onToggle={({ currentTarget, target }) => target === currentTarget && onToggle(currentTarget.open)}
      >
        <summary className="mb-6 flex min-h-11 cursor-pointer items-center justify-between gap-3 border-b border-line pb-2 hover:text-accent">
          <h2 id={id} className="flex min-w-0 items-baseline gap-3 text-2xl wrap-anywhere">
            {category.title}
            <span className="font-text text-sm font-normal text-ink-soft tabular-nums">{count}</span>
          </h2>
          <Icon
            name="down"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open/section:rotate-180 print:hidden"
          />
        </summary>
        {children}
      </details>
    </section>
  );
}
