import type { ChecklistSection as Section } from '#content';
import { Icon } from '#site/ui/Icon.tsx';

type Item = Section['items'][number];
/** One must-have where nothing else is said. */
export type ShownItem = Pick<Item, 'id' | 'title' | 'note' | 'category' | 'picture' | 'stages'> &
  Partial<Pick<Item, 'quantity' | 'priority'>>;

export interface ShownSection extends Pick<Section, 'slug' | 'title' | 'teaser'> {
  items: readonly ShownItem[];
}

const priorityLabels = { 'must-have': null, 'nice-to-have': 'Nice to have', later: 'Later' };
const stageLabels: Record<string, string> = {
  pregnant: 'After giving birth',
  adopting: 'Adopting',
  surrogate: 'Surrogacy',
  fostering: 'Fostering',
};

/** One section of the checklist, in HTML alone. Its boxes are real ones, so it can be ticked on paper and, for a visit, without script. */
export function ChecklistSection({ section: { slug, title, teaser, items } }: { section: ShownSection }) {
  return (
    <section aria-labelledby={slug} className="pb-12">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h2 id={slug} className="text-2xl">
          {title}
        </h2>
        <output className="hidden text-ink-soft text-sm tabular-nums scripted:block print:hidden">
          {progressText(0, items.length)}
        </output>
      </div>
      <p className="pt-3 pb-1 text-ink-soft">{teaser}</p>
      <ul>
        {items.map((item) => (
          <ChecklistItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ChecklistItem({ item }: { item: ShownItem }) {
  const { id, title, note, category, picture, quantity = 1, priority = 'must-have', stages = [] } = item;
  const labels = [priorityLabels[priority], ...stages.map((stage) => stageLabels[stage])].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-1 border-b border-line">
      <label className="group flex min-h-12 min-w-0 flex-1 cursor-pointer items-start gap-3 py-3">
        <input
          type="checkbox"
          autoComplete="off"
          className="mt-3.5 size-5 shrink-0 accent-accent print:mt-1"
          value={id}
        />
        <img
          alt=""
          width="600"
          height="600"
          loading="lazy"
          className="size-12 shrink-0 rounded-md bg-picture object-cover night:opacity-90 print:hidden"
          src={picture}
        />
        <span className="grow leading-tight">
          <span className="font-medium group-has-checked:text-ink-soft group-has-checked:line-through">{title}</span>
          {quantity > 1 && <span className="whitespace-nowrap text-ink-soft tabular-nums">{` × ${quantity}`}</span>}
          {labels.length > 0 && (
            <span className="whitespace-nowrap ps-2 text-ink-soft text-xs">{labels.join(' · ')}</span>
          )}
          <span className="block pt-1 text-ink-soft text-sm">{note}</span>
        </span>
      </label>
      <a
        className="mt-2 inline-flex min-h-11 shrink-0 items-center gap-1 px-2 text-accent text-sm underline-offset-4 hover:underline print:hidden"
        href={`/store/${category}`}
        aria-label={`Shop for ${title}`}
      >
        Shop
        <Icon name="forward" className="size-4" />
      </a>
    </li>
  );
}

export function progressText(done: number, total: number): string {
  return done === total ? `All ${total}` : `${done} of ${total}`;
}
