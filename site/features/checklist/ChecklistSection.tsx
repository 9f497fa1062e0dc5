import { memo } from 'react';
import type { ChecklistSection as Section } from '#content';
import { Icon } from '#site/ui/Icon.tsx';
import { AddAsIdea } from './AddAsIdea.tsx';
import { tick } from './checklist-store.ts';

type Item = Section['items'][number];
/** Without quantity and priority, an item is a single must-have. */
export type ShownItem = Pick<Item, 'id' | 'title' | 'note' | 'category' | 'picture' | 'stages'> &
  Partial<Pick<Item, 'quantity' | 'priority'>>;

export interface ShownSection extends Pick<Section, 'slug' | 'title' | 'teaser'> {
  items: readonly ShownItem[];
}

/** The state of the checklist on the person's own registry. */
export interface OnRegistry {
  registryId: string;
  /** By item: on the list, reserved and so on; absent where nothing is known. */
  states: ReadonlyMap<string, string>;
}

interface Props {
  section: ShownSection;
  ticked: ReadonlySet<string>;
  registry?: OnRegistry | undefined;
}

const priorityLabels = { 'must-have': null, 'nice-to-have': 'Nice to have', later: 'Later' };
const stageLabels: Record<string, string> = {
  pregnant: 'After giving birth',
  adopting: 'Adopting',
  surrogate: 'Surrogacy',
  fostering: 'Fostering',
};

/** One section of the checklist. Its boxes are real checkboxes, so they can be checked on paper and, for one visit, without script. */
export function ChecklistSection({ section: { slug, title, teaser, items }, ticked, registry }: Props) {
  const done = items.filter(({ id }) => ticked.has(id)).length;
  return (
    <section aria-labelledby={slug} className="pb-12 print:pb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 break-after-avoid border-b border-line pb-2">
        <h2 id={slug} className="text-2xl">
          {title}
        </h2>
        <p className="hidden text-ink-soft text-sm tabular-nums scripted:block" data-no-print>
          {progressText(done, items.length)}
        </p>
      </div>
      <p className="break-after-avoid pt-3 pb-1 text-ink-soft">{teaser}</p>
      <ul>
        {items.map((item) => (
          <ChecklistItem
            key={item.id}
            item={item}
            isTicked={ticked.has(item.id)}
            registryId={registry?.registryId}
            state={registry?.states.get(item.id)}
          />
        ))}
      </ul>
    </section>
  );
}

const stateTexts: Record<string, string> = {
  listed: 'On your registry',
  reserved: 'Someone is giving this',
  received: 'It’s here',
  have: 'You have it',
  'not-needed': 'Not for you',
};

interface ItemProps {
  item: ShownItem;
  isTicked: boolean;
  registryId: string | undefined;
  state: string | undefined;
}

/** Memoized, so that a checkmark renders only its own item again, and not the other hundred. */
const ChecklistItem = memo(function ChecklistItem({ item, isTicked, registryId, state }: ItemProps) {
  const { id, title, note, category, picture, quantity = 1, priority = 'must-have', stages = [] } = item;
  const labels = [priorityLabels[priority], ...stages.map((stage) => stageLabels[stage])].filter(Boolean);
  return (
    <li className="border-b border-line">
      <div className="flex flex-wrap items-start gap-x-1">
        <label className="group flex min-h-12 min-w-0 grow basis-2/3 cursor-pointer items-start gap-3 py-3 print:min-h-0 print:py-1">
          <input
            type="checkbox"
            autoComplete="off"
            className="mt-3.5 size-5 shrink-0 print:mt-1"
            checked={isTicked}
            onChange={({ target }) => tick(id, target.checked)}
          />
          <img
            src={picture}
            alt=""
            width="600"
            height="600"
            loading="lazy"
            className="aspect-square w-12 max-w-[12vw] shrink-0 rounded-md bg-picture object-cover night:opacity-90 print:hidden"
          />
          <span className="min-w-0 grow leading-tight">
            <span className="font-medium group-has-checked:text-ink-soft group-has-checked:line-through">{title}</span>
            {quantity > 1 && <span className="whitespace-nowrap text-ink-soft tabular-nums"> × {quantity}</span>}
            {labels.length > 0 && (
              <>
                {'\u2002'}
                <span className="inline-block text-ink-soft text-xs">{labels.join(' · ')}</span>
              </>
            )}
            <span className="block pt-1 text-ink-soft text-sm">{note}</span>
          </span>
        </label>
        <a
          href={`/store/${category}`}
          aria-label={`Shop for ${title}`}
          className="mt-2 inline-flex min-h-11 shrink-0 items-center gap-1 px-2 text-accent text-sm underline-offset-4 hover:underline print:hidden"
        >
          Shop
          <Icon name="forward" className="size-4" />
        </a>
      </div>
      {registryId !== undefined && state !== undefined && (
        <div className="flex justify-end pb-2 text-sm print:hidden">
          {state === 'open' ? (
            <AddAsIdea registryId={registryId} title={title} quantity={quantity} />
          ) : (
            <span className="flex items-center gap-1.5 font-semibold text-success">
              <Icon name="done" className="size-4" />
              {stateTexts[state]}
            </span>
          )}
        </div>
      )}
    </li>
  );
});

export function progressText(done: number, total: number): string {
  return done === total ? `All ${total}` : `${done} of ${total}`;
}
