import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addItem } from '#contracts/registries.ts';
import type { ChecklistCategory } from '#contracts/registry-checklist.schemas.ts';
import { markChecklistItem } from '#contracts/registry-checklist.ts';
import { KeepTicks } from '#site/features/checklist/KeepTicks.island.tsx';
import { Form } from '#site/forms/Form.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { $isAllCategoriesCollapsed } from './checklist-view-store.ts';

type Item = ChecklistCategory['items'][number];

interface Props {
  registryId: string;
  registryPath: string;
  categories: readonly ChecklistCategory[];
  canEdit: boolean;
}

const page = '/registry/checklist';

/** The checklist of one registry: what is covered, and by which items. */
export function RegistryChecklist({ registryId, registryPath, categories: initial, canEdit }: Props) {
  const [categories, setCategories] = useState(initial);
  const isCollapsed = useStore($isAllCategoriesCollapsed, { ssr: () => false });
  const done = categories.reduce((sum, { doneCount }) => sum + doneCount, 0);
  const total = categories.reduce((sum, { totalCount }) => sum + totalCount, 0);
  const replace = (changed: ChecklistCategory) =>
    setCategories((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <div className="grid gap-8">
      {canEdit && <KeepTicks registryId={registryId} onKept={setCategories} />}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="grow max-w-form">
          <Progress label="Covered so far" value={done} max={total} words={`${done} of ${total}`} />
        </div>
        <Button
          look="quiet"
          size="small"
          className="-me-4 not-scripted:hidden"
          onClick={() => $isAllCategoriesCollapsed.set(!isCollapsed)}
        >
          {isCollapsed ? 'Expand all' : 'Collapse all'}
        </Button>
      </div>
      {categories.map((category) => (
        <details key={`${category.id}${isCollapsed}`} open={!isCollapsed} className="group">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 border-b border-line">
            <h2 className="text-2xl">{category.title}</h2>
            <span className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
              {category.doneCount} of {category.totalCount}
              <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          <p className="flex flex-wrap items-center justify-between gap-x-4 pt-3 text-ink-soft">
            {category.teaser}
            {category.shopPath && (
              <a
                href={category.shopPath}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              >
                Shop for this
              </a>
            )}
          </p>
          <ul>
            {category.items.map((item) => (
              <ChecklistRow
                key={item.id}
                item={item}
                category={category.id}
                onChange={replace}
                {...{ registryId, registryPath, canEdit }}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const stateText: Record<Item['state'], string> = {
  open: '',
  listed: 'On your list',
  reserved: 'Someone is giving this',
  received: 'It’s here',
  have: 'You have it',
  'not-needed': 'Not for you',
};

interface RowProps extends Pick<Props, 'registryId' | 'registryPath' | 'canEdit'> {
  item: Item;
  category: number;
  onChange: (category: ChecklistCategory) => void;
}

function ChecklistRow({ item, category, registryId, registryPath, canEdit, onChange }: RowProps) {
  const { id, title, note, quantity, state, regItemId, priority, shopPath } = item;
  const isDone = state !== 'open' && state !== 'not-needed';
  const marks = state === 'have' || state === 'not-needed' ? (['open'] as const) : (['have', 'not-needed'] as const);
  const words = { open: 'Undo', have: 'We have it', 'not-needed': 'Not for us' };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
      <img
        src={item.imageUrl}
        alt=""
        width="600"
        height="600"
        loading="lazy"
        className="size-12 shrink-0 rounded-md bg-picture object-cover night:opacity-90"
      />
      {isDone ? (
        <Icon name="done" className="size-5 text-success" />
      ) : (
        <span className="mx-px size-4.5 shrink-0 rounded-full border-2 border-line-strong" aria-hidden="true" />
      )}
      <div className="min-w-0 grow basis-48 leading-tight">
        <span className={state === 'not-needed' ? 'text-ink-soft line-through' : 'font-medium'}>{title}</span>
        {quantity > 1 && <span className="whitespace-nowrap text-ink-soft tabular-nums"> × {quantity}</span>}
        {priority === 'must-have' && state === 'open' && (
          <span className="whitespace-nowrap text-sm text-accent"> · Must-have</span>
        )}
        <span className="block pt-0.5 text-sm text-ink-soft">{note}</span>
      </div>
      {state !== 'open' && (
        <span className="text-sm text-ink-soft">
          {regItemId && isDone && state !== 'have' ? (
            <a
              href={`${registryPath}#gift-${regItemId}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {stateText[state]}
            </a>
          ) : (
            stateText[state]
          )}
        </span>
      )}
      {canEdit && (state === 'open' || state === 'have' || state === 'not-needed') && (
        // On a phone the buttons stand in one line under the text.
        <div className="flex flex-wrap max-sm:-mx-2 max-sm:w-full max-sm:**:[a,button]:px-2">
          {state === 'open' && (
            <>
              <a
                href={shopPath}
                aria-label={`Shop for ${title}`}
                className="inline-flex min-h-11 items-center px-4 text-sm font-semibold text-accent underline-offset-4 hover:underline"
              >
                Shop
              </a>
              <Form
                endpoint={addItem}
                params={{ id: registryId }}
                name={`idea-${id}`}
                page={page}
                leadsTo={page}
                className=""
                body={() => ({ kind: 'idea', title, quantity })}
              >
                <input type="hidden" name="kind" value="idea" />
                <input type="hidden" name="title" value={title} />
                <input type="hidden" name="quantity" value={quantity} />
                <Button type="submit" look="quiet" size="small">
                  Add as an idea<span className="sr-only">: {title}</span>
                </Button>
              </Form>
            </>
          )}
          {marks.map((mark) => (
            <Form
              key={mark}
              endpoint={markChecklistItem}
              params={{ id: registryId, cat: category }}
              name={`mark-${id}-${mark}`}
              page={page}
              next={page}
              onDone={({ checklistCategory }) => onChange(checklistCategory)}
              className=""
            >
              <input type="hidden" name="checklistItemId" value={id} />
              <input type="hidden" name="mark" value={mark} />
              <Button type="submit" look="quiet" size="small">
                {words[mark]}
                <span className="sr-only">: {title}</span>
              </Button>
            </Form>
          ))}
        </div>
      )}
    </li>
  );
}
