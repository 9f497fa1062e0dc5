import { memo } from 'react';
import type { ChecklistSection as Section } from '#content';
import { tick } from './checklist-store.ts';

type Item = Section['items'][number];
/** One must-have where nothing else is said. */
export type ShownItem = Pick<Item, 'id' | 'title' | 'note' | 'stages'> & Partial<Pick<Item, 'quantity' | 'priority'>>;

export interface ShownSection extends Pick<Section, 'slug' | 'title' | 'teaser'> {
  items: readonly ShownItem[];
  /** Categories of the store for its items. */
  shops: readonly { title: string; url: string }[];
}

interface Props {
  section: ShownSection;
  ticked: ReadonlySet<string>;
}

const priorityLabels = { 'must-have': null, 'nice-to-have': 'Nice to have', later: 'Later' };
const stageLabels: Record<string, string> = { pregnant: 'After giving birth' };

/** One section of the checklist. Its boxes are real ones, so it can be ticked on paper and, for a visit, without script. */
export function ChecklistSection({ section: { slug, title, teaser, items, shops }, ticked }: Props) {
  const done = items.filter(({ id }) => ticked.has(id)).length;
  return (
    <section aria-labelledby={slug} className="pb-12">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h2 id={slug} className="text-2xl">
          {title}
        </h2>
        <p className="hidden text-ink-soft text-sm tabular-nums scripted:block print:hidden">
          {progressText(done, items.length)}
        </p>
      </div>
      <p className="pt-3 pb-1 text-ink-soft">{teaser}</p>
      <ul>
        {items.map((item) => (
          <ChecklistItem key={item.id} item={item} isTicked={ticked.has(item.id)} />
        ))}
      </ul>
      {shops.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 pt-1 text-sm print:hidden">
          <span className="text-ink-soft">Shop:</span>
          {shops.map(({ title, url }) => (
            <a
              key={url}
              href={url}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** A checkmark renders its own item anew, and not the other hundred. */
const ChecklistItem = memo(function ChecklistItem({ item, isTicked }: { item: ShownItem; isTicked: boolean }) {
  const { id, title, note, quantity = 1, priority = 'must-have', stages = [] } = item;
  const labels = [priorityLabels[priority], ...stages.map((stage) => stageLabels[stage])].filter(Boolean);
  return (
    <li className="border-b border-line">
      <label className="group flex min-h-12 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          value={id}
          autoComplete="off"
          className="mt-1 size-5 shrink-0 accent-accent"
          checked={isTicked}
          onChange={({ target }) => tick(id, target.checked)}
        />
        <span className="grow leading-tight">
          <span className="font-medium group-has-checked:text-ink-soft group-has-checked:line-through">{title}</span>
          {quantity > 1 && <span className="text-ink-soft tabular-nums"> × {quantity}</span>}
          {note && <span className="block pt-0.5 text-ink-soft text-sm">{note}</span>}
        </span>
        {labels.length > 0 && <span className="shrink-0 pt-0.5 text-ink-soft text-xs">{labels.join(' · ')}</span>}
      </label>
    </li>
  );
});

export function progressText(done: number, total: number): string {
  return done === total ? `All ${total}` : `${done} of ${total}`;
}
