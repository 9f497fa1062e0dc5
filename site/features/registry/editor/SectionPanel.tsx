import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FormEvent } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { changeCategory, createCategory, deleteCategory } from '#contracts/registry-categories.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { errorId, FieldError } from '#site/ui/Field.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { inputClass, TextInput } from '#site/ui/TextInput.tsx';
import { organizePage } from './editor-pages.ts';
import { SortableRow } from './SortableRow.tsx';
import { announcementsOf, dragInstructions, useDragSensors } from './sensors.ts';
import type { CategoryChanges } from './use-category-changes.ts';

interface Props {
  registryId: string;
  categories: readonly RegistryCategory[];
  changes: CategoryChanges;
  refused?: { name: string; form: RefusedForm } | undefined;
}

const newSectionFormName = 'section-new';
const sectionFormName = (id: number): string => `section-${id}`;

/** The sections themselves: their order, their names, new ones. */
export function SectionPanel({ registryId, categories, changes, refused }: Props) {
  const sensors = useDragSensors();
  const titleOf = (id: string | number) => categories.find((one) => one.id === id)?.title ?? 'the end';
  const movable = categories.filter(({ canMove }) => canMove);
  return (
    <details className="group rounded-panel border border-line bg-raised" open={refused?.name.startsWith('section-')}>
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 font-semibold hover:text-accent">
        Sections
        <Icon name="down" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-3 pb-5">
        <DndContext
          id="sections"
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            announcements: announcementsOf(titleOf),
            screenReaderInstructions: { draggable: dragInstructions },
          }}
          onDragEnd={({ active, over }) => {
            const place = categories.findIndex(({ id }) => id === over?.id);
            if (over !== null && over.id !== active.id && place !== -1) changes.move(Number(active.id), place);
          }}
        >
          <SortableContext items={movable.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
            <ul className="grid">
              {movable.map((category, place) => (
                <SortableRow key={category.id} id={category.id} label={`Move the section ${category.title}`}>
                  <SectionRow
                    registryId={registryId}
                    category={category}
                    above={movable[place - 1]}
                    below={movable[place + 1]}
                    changes={changes}
                    refused={refused?.name === sectionFormName(category.id) ? refused.form : undefined}
                  />
                </SortableRow>
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <Form
          endpoint={createCategory}
          params={{ id: registryId }}
          name={newSectionFormName}
          page={organizePage(registryId)}
          next={`${organizePage(registryId)}?done=section`}
          refused={refused?.name === newSectionFormName ? refused.form : undefined}
          className="grid items-end gap-3 px-2 sm:grid-cols-[1fr_auto]"
          onDone={(answer) => changes.put(answer)}
        >
          <TextInput id="new-section" name="title" label="New section" maxLength={60} autoComplete="off" />
          <SubmitButton look="secondary">Add section</SubmitButton>
        </Form>
      </div>
    </details>
  );
}

interface RowProps extends Pick<Props, 'registryId' | 'changes'> {
  category: RegistryCategory;
  above: RegistryCategory | undefined;
  below: RegistryCategory | undefined;
  refused: RefusedForm | undefined;
}

function SectionRow({ registryId, category, above, below, changes, refused }: RowProps) {
  const { id, title } = category;
  const params = { id: registryId, cat: id };
  const page = organizePage(registryId);
  const form = (method: 'PATCH' | 'DELETE', run: (fields: FormData) => void) => ({
    method: 'post',
    action: `${addressOf(method === 'PATCH' ? changeCategory : deleteCategory, { params })}?_method=${method}`,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      run(new FormData(event.currentTarget));
    },
  });
  const own = (
    <>
      <input type="hidden" name="form" value={sectionFormName(id)} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="next" value={`${page}?done=section`} />
    </>
  );
  const error = refused?.errors.title;
  const errorOf = `name-of-${id}`;
  const rename = (wanted: string) =>
    wanted.trim() !== '' && wanted.trim() !== title && changes.rename(category, wanted.trim());
  return (
    <>
      {category.canRename ? (
        <form
          className="flex min-w-0 grow items-center gap-2"
          {...form('PATCH', (fields) => rename(String(fields.get('title'))))}
        >
          {own}
          <span className="grid min-w-0 grow gap-1">
            <input
              key={title}
              name="title"
              aria-label={`Name of the section ${title}`}
              aria-describedby={error && errorId(errorOf)}
              aria-invalid={error ? true : undefined}
              defaultValue={typedValue(refused, 'title') ?? title}
              maxLength={60}
              className={`${inputClass} min-h-11 border-transparent bg-transparent px-2 text-sm font-medium hover:border-line-strong focus:border-line-strong`}
              onBlur={({ target }) => rename(target.value)}
            />
            {error && <FieldError id={errorOf}>{error}</FieldError>}
          </span>
          <button type="submit" className="min-h-11 px-3 text-sm font-semibold text-accent scripted:hidden">
            Rename<span className="sr-only"> {title}</span>
          </button>
        </form>
      ) : (
        <span className="grow px-2 text-sm font-medium">{title}</span>
      )}
      <span className="text-sm text-ink-soft tabular-nums">{category.itemCount}</span>
      {[
        { to: above, icon: 'up' as const },
        { to: below, icon: 'down' as const },
      ].map(
        ({ to, icon }) =>
          to && (
            <form key={icon} className="max-sm:scripted:hidden" {...form('PATCH', () => changes.move(id, to.position))}>
              {own}
              <input type="hidden" name="position" value={to.position} />
              <button type="submit" aria-label={`Move the section ${title} ${icon}`} className={iconButtonClass}>
                <Icon name="up" className={`size-4.5 ${icon === 'down' ? 'rotate-180' : ''}`} />
              </button>
            </form>
          ),
      )}
      {category.canDelete && (
        <form {...form('DELETE', () => changes.remove(category))}>
          {own}
          <button type="submit" aria-label={`Delete the section ${title}`} className={iconButtonClass}>
            <Icon name="remove" className="size-4.5" />
          </button>
        </form>
      )}
    </>
  );
}
