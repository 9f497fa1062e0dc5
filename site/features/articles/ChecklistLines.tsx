import { Icon } from '#site/ui/Icon.tsx';
import type { ChecklistLine } from './checklist-lines.ts';

/** Checklist items in the middle of a text, each with a link to its section. */
export function ChecklistLines({ lines }: { lines: readonly ChecklistLine[] }) {
  if (lines.length === 0) return null;
  return (
    <aside aria-label="On the checklist" className="rounded-card border border-line bg-raised p-4" data-card>
      <p className="font-semibold text-sm">On the checklist</p>
      <ul className="mt-1 text-base">
        {lines.map(({ id, title, quantity, note, url }) => (
          <li key={id} className="flex gap-3 border-line border-t py-2 first:border-t-0">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-sage" />
            <div className="min-w-0">
              <a href={url} className="font-semibold no-underline underline-offset-4 hover:underline">
                {title}
              </a>
              {quantity > 1 && <span className="text-ink-soft"> × {quantity}</span>}
              {note && <p className="text-ink-soft text-sm">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
