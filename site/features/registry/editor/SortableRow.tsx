import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  id: string | number;
  /** Label of the handle: "Move Crib". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that is dragged by its handle, with a mouse, a finger, or Space and the arrow keys. */
export function SortableRow({ id, label, className = '', children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      data-state={isDragging ? 'dragged' : undefined}
      className={`flex items-center gap-2 bg-raised data-[state=dragged]:opacity-40 ${className}`}
      {...(transform && { style: { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition } })}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={label}
        className={`${iconButtonClass} cursor-grab touch-none not-scripted:hidden`}
      >
        <Icon name="grip" />
      </button>
      {children}
    </li>
  );
}
