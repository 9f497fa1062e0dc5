import { closestCorners, DndContext, DragOverlay, useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { listItems } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { listCategories } from '#contracts/registry-categories.ts';
import { useCall } from '#site/data/query.ts';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { typedValues } from '#site/ui/Field.tsx';
import { addGiftPage } from '../../add-gift/AddGift.island.tsx';
import { itemsInput } from '../use-registry.ts';
import { type BulkAct, BulkBar } from './BulkBar.tsx';
import { type Columns, columnKey, draggedOver, placeOf } from './columns.ts';
import { giftsText } from './editor-list.ts';
import { bulkFormId, OrganizerRow } from './OrganizerRow.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { announcementsOf, dragInstructions, useDragSensors } from './sensors.ts';
import { TakenDialog } from './TakenDialog.tsx';
import { useCategoryChanges } from './use-category-changes.ts';
import { useItemChanges } from './use-item-changes.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'version'>;
  items: RegItem[];
  categories: RegistryCategory[];
  /** Which of the page's forms was refused without script. */
  refused?: { name: string; form: RefusedForm } | undefined;
}

const neverStale = { staleMs: Number.POSITIVE_INFINITY };

/** Organizes a registry: gifts are dragged within and across sections, several are changed at once, sections are named and moved. */
export function Organizer({ registry, items: shownItems, categories: shownCategories, refused }: Props) {
  const { id, version } = registry;
  const { data: list } = useCall(listItems, itemsInput({ registry }), {
    ...neverStale,
    initial: { data: { regItems: shownItems, version }, at: 0 },
  });
  const { data } = useCall(
    listCategories,
    { params: { id } },
    { ...neverStale, initial: { data: { categories: shownCategories, version }, at: 0 } },
  );
  const [items, categories] = [list?.regItems ?? shownItems, data?.categories ?? shownCategories];
  const [again, setAgain] = useState<(() => void) | null>(null);
  const changes = useItemChanges(id, { onTaken: (run) => setAgain(() => run) });
  const categoryChanges = useCategoryChanges(id, {
    putBack: (batch) => changes.changeAll(batch, 'The section is back.'),
  });
  const refusedChosen = refused?.name === bulkFormId ? refused.form : undefined;
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(refusedChosen && typedValues(refusedChosen.typed, 'item')),
  );
  const [dragged, setDragged] = useState<{ id: string; columns: Columns } | null>(null);
  const sensors = useDragSensors();

  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Set(categories.map((category) => category.id));
  const settled: Columns = Object.fromEntries(
    categories.map((category) => [
      columnKey(category.id),
      items
        .filter(({ categoryId }) => (known.has(categoryId) ? categoryId : 1) === category.id)
        .toSorted((a, b) => a.position - b.position)
        .map((item) => item.id),
    ]),
  );
  const columns = dragged?.columns ?? settled;
  const nameOf = (thing: string | number) =>
    byId.get(String(thing))?.title ??
    categories.find((category) => columnKey(category.id) === thing)?.title ??
    'the list';

  /** In the order of the list, not in the order of choosing. */
  const chosen = Object.values(settled)
    .flat()
    .filter((item) => selected.has(item));
  const move = (itemId: string, place: { categoryId: number; before: string | null }) => {
    const itemIds = selected.has(itemId) ? chosen : [itemId];
    const said = itemIds.length === 1 ? `${nameOf(itemId)} was moved.` : `${giftsText(itemIds.length)} were moved.`;
    changes.changeAll({ moves: [{ itemIds, ...place }] }, said);
  };
  const act = (kind: BulkAct, value: number) => {
    const words = `${giftsText(chosen.length)} ${chosen.length === 1 ? 'was' : 'were'}`;
    const change = (fields: { mustHave?: boolean; quantity?: number; removed?: boolean }, said: string) =>
      changes.changeAll({ changes: chosen.map((item) => ({ id: item, ...fields })) }, said);
    if (kind === 'move')
      changes.changeAll({ moves: [{ itemIds: chosen, categoryId: value, before: null }] }, `${words} moved.`);
    if (kind === 'must-have') change({ mustHave: true }, `${words} marked as must-haves.`);
    if (kind === 'no-must-have') change({ mustHave: false }, `${words} unmarked.`);
    if (kind === 'quantity' && Number.isInteger(value) && value >= 1 && value <= 99)
      change({ quantity: value }, `${words} changed.`);
    if (kind === 'remove') change({ removed: true }, `${words} removed.`);
    setSelected(new Set());
  };

  return (
    <div className="grid gap-6">
      <SectionPanel registryId={id} categories={categories} changes={categoryChanges} refused={refused} />
      {items.length === 0 && (
        <EmptyState
          title="Nothing to put in order yet"
          icon="gift"
          actions={<LinkButton href={addGiftPage(id)}>Add a gift</LinkButton>}
        >
          Once there are gifts on your list, you can drag them into place here.
        </EmptyState>
      )}
      <DndContext
        id="gifts"
        sensors={sensors}
        collisionDetection={closestCorners}
        accessibility={{
          announcements: announcementsOf(nameOf),
          screenReaderInstructions: { draggable: dragInstructions },
        }}
        onDragStart={({ active }) => setDragged({ id: String(active.id), columns: settled })}
        onDragOver={({ active, over }) =>
          over &&
          setDragged(
            (before) =>
              before && { ...before, columns: draggedOver(before.columns, String(active.id), String(over.id)) },
          )
        }
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active }) => {
          const itemId = String(active.id);
          const [before, after] = [placeOf(settled, itemId), placeOf(columns, itemId)];
          setDragged(null);
          if (after && (before?.categoryId !== after.categoryId || before.before !== after.before)) move(itemId, after);
        }}
      >
        {(items.length === 0 ? [] : categories).map((category) => {
          const ids = columns[columnKey(category.id)]!;
          const own = ids.flatMap((itemId) => byId.get(itemId) ?? []);
          return (
            <section key={category.id} aria-labelledby={`organize-${category.id}`}>
              <h2 id={`organize-${category.id}`} className="mb-2 flex items-baseline gap-3 text-xl wrap-anywhere">
                {category.title}
                <span className="font-text text-sm font-normal text-ink-soft tabular-nums">{own.length}</span>
              </h2>
              <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
                <Column id={columnKey(category.id)}>
                  {own.map((item, place) => (
                    <OrganizerRow
                      key={item.id}
                      item={item}
                      isSelected={selected.has(item.id)}
                      onSelect={(isSelected) =>
                        setSelected((before) => {
                          const after = new Set(before);
                          if (isSelected) after.add(item.id);
                          else after.delete(item.id);
                          return after;
                        })
                      }
                      above={own[place - 1]}
                      below={own[place + 1]}
                      belowNext={own[place + 2]}
                      onMove={(before) => move(item.id, { categoryId: category.id, before })}
                    />
                  ))}
                </Column>
              </SortableContext>
            </section>
          );
        })}
        <DragOverlay>
          {dragged && (
            <p className="rounded-card border border-line bg-paper px-4 py-3 text-sm font-medium shadow-lifted">
              {selected.has(dragged.id) && chosen.length > 1 ? giftsText(chosen.length) : nameOf(dragged.id)}
            </p>
          )}
        </DragOverlay>
      </DndContext>
      <BulkBar
        registryId={id}
        categories={categories}
        count={selected.size}
        startQuantity={typedValue(refusedChosen, 'quantity')}
        startCategory={typedValue(refusedChosen, 'categoryId')}
        onAct={act}
        onClear={() => setSelected(new Set())}
      />
      <TakenDialog again={again} onClose={() => setAgain(null)} />
    </div>
  );
}

/** A section accepts gifts even when it is empty. */
function Column({ id, children }: { id: string; children: ReactNode[] }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <ul
      ref={setNodeRef}
      data-state={isOver ? 'over' : undefined}
      className="grid min-h-12 gap-px overflow-hidden rounded-panel border border-line bg-line empty:border-dashed empty:bg-transparent data-[state=over]:border-accent"
    >
      {children}
    </ul>
  );
}
