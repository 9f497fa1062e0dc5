import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { addList } from '#api/features/registries/add-list.service.ts';
import { listItems } from '#api/features/registries/items.service.ts';
import { openFamily } from '#api/features/registries/open-family.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { type ChecklistSection, categories, checklist } from '#content';
import { Refusal } from '#contracts/problems.ts';
import { addItem, type RegItem } from '#contracts/registries.schemas.ts';
import type {
  AddChecklistItems,
  ChecklistCategory,
  KeepChecklistTicks,
  ListChecklistCategories,
  MarkChecklistItem,
  ReadChecklistCategory,
} from '#contracts/registry-checklist.schemas.ts';
import { type GiftName, giftName, isThing } from '#rules/checklist-matches.ts';
import { deleteMark, findMarks, findProductTypes, putMark } from './registry-checklist.queries.ts';

type Reader = Pick<Reading<unknown, RegistryAccess>, 'app' | 'caller' | 'resource' | 'now'>;
type ItemState = ChecklistCategory['items'][number]['state'];
interface ListedGift extends GiftName {
  regItem: RegItem;
}

export async function listChecklistCategories(
  call: Reading<unknown, RegistryAccess>,
): Promise<ListChecklistCategories['response']> {
  return { checklistCategories: await presentSections(call, sectionsInOrder()) };
}

export async function readChecklistCategory(
  call: Reading<{ params: { cat: number } }, RegistryAccess>,
): Promise<ReadChecklistCategory['response']> {
  const [checklistCategory] = await presentSections(call, [sectionOf(call.input.params.cat)]);
  return { checklistCategory: checklistCategory! };
}

/** Does not change what the family has marked, or has on its list. */
export async function keepChecklistTicks(
  call: Changing<NonNullable<KeepChecklistTicks['parsed']>, RegistryAccess>,
): Promise<KeepChecklistTicks['response']> {
  const { trx, input, resource, now } = call;
  const ticked = new Set(input.body.checklistItemIds);
  const sections = await presentSections(call, sectionsInOrder(), trx);
  for (const { id, state } of sections.flatMap(({ items }) => items)) {
    if (ticked.has(id) && state === 'open')
      await putMark(trx, { registry_id: resource.registryId, item: id, state: 'have', updated_at: now });
  }
  return { checklistCategories: await presentSections(call, sectionsInOrder(), trx) };
}

export async function addChecklistItems(
  call: Changing<NonNullable<AddChecklistItems['parsed']>, RegistryAccess>,
): Promise<AddChecklistItems['response']> {
  const { app, trx, input, resource, now } = call;
  const { secondHandWelcome } = input.body;
  const asked = new Set(input.body.checklistItemIds);
  const things = (await presentSections(call, sectionsInOrder(), trx))
    .flatMap(({ items }) => items)
    .filter(({ id, state }) => asked.has(id) && state === 'open');
  const wishes = things.map(({ title, quantity, priority }) =>
    addItem.body.parse({ kind: 'idea', title, quantity, mustHave: priority === 'must-have', secondHandWelcome }),
  );
  return { addedCount: (await addList(app, trx, resource.registryId, wishes, now)).length };
}

export async function markChecklistItem(
  call: Changing<NonNullable<MarkChecklistItem['parsed']>, RegistryAccess>,
): Promise<MarkChecklistItem['response']> {
  const { trx, input, resource, now } = call;
  const section = sectionOf(input.params.cat);
  const { checklistItemId, mark } = input.body;
  if (!section.items.some(({ id }) => id === checklistItemId))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.checklistItemId', message: 'is not on this part of the list' }],
    });
  if (mark === 'open') await deleteMark(trx, resource.registryId, checklistItemId);
  else await putMark(trx, { registry_id: resource.registryId, item: checklistItemId, state: mark, updated_at: now });
  const [checklistCategory] = await presentSections(call, [section], trx);
  return { checklistCategory: checklistCategory! };
}

const sectionsInOrder = (): readonly ChecklistSection[] => checklist.all().toSorted((a, b) => a.order - b.order);

function sectionOf(id: number): ChecklistSection {
  const section = checklist.all().find((one) => one.id === id);
  if (section === undefined) throw new Refusal('not-found');
  return section;
}

/** Combines the registry's gifts, as far as the caller may know of them, with the family's marks. */
async function presentSections(
  call: Reader,
  sections: readonly ChecklistSection[],
  trx?: Trx,
): Promise<ChecklistCategory[]> {
  const { app, resource } = call;
  const db = trx ?? app.db.read;
  const { regItems } = await listItems({ ...call, input: { query: {} } }, trx);
  const types = new Map((await findProductTypes(db, resource.registryId)).map((row) => [row.id, row.product_type]));
  const gifts = regItems.map((regItem) => ({
    regItem,
    ...giftName(`${regItem.title} ${types.get(regItem.id) ?? ''}`.trim()),
  }));
  const marks = new Map((await findMarks(db, resource.registryId)).map(({ item, state }) => [item, state]));
  const { planningStage } = await openFamily(app, db, resource.registryId);
  return sections.map((section) => {
    const items = section.items
      .filter(({ stages }) => stages === undefined || planningStage === null || stages.includes(planningStage))
      .map((item) => {
        const found = gifts.filter(isThing(item.title));
        return {
          id: item.id,
          title: item.title,
          note: item.note,
          imageUrl: item.picture,
          shopPath: `/catalog/${item.category}`,
          quantity: item.quantity,
          priority: item.priority,
          state: marks.get(item.id) ?? stateOf(found),
          regItemId: found[0]?.regItem.id ?? null,
        };
      });
    const needed = items.filter(({ state }) => state !== 'not-needed');
    return {
      id: section.id,
      title: section.title,
      teaser: section.teaser,
      shopPath: shopPathOf(section),
      items,
      doneCount: needed.filter(({ state }) => state !== 'open').length,
      totalCount: needed.length,
    };
  });
}

/** `left` and `givers` say no more than the caller may know. */
function stateOf(found: readonly ListedGift[]): ItemState {
  if (found.length === 0) return 'open';
  if (found.some(({ regItem }) => regItem.givers.some(({ state }) => state === 'received'))) return 'received';
  return found.some(({ regItem }) => regItem.left < regItem.quantity) ? 'reserved' : 'listed';
}

function shopPathOf({ items }: ChecklistSection): string | null {
  const root = categories.get(items[0]?.category ?? '')?.slugSet[0];
  return root ? `/catalog/${root}` : null;
}

/** The family's own marks, for an export. */
export const marksOf = async (db: Query, registryId: string) =>
  (await findMarks(db, registryId)).toSorted((a, b) => (a.item < b.item ? -1 : 1));

export async function saveMarks(
  trx: Trx,
  registryId: string,
  marks: readonly Pick<Tables['checklist_mark'], 'item' | 'state'>[],
  now: number,
): Promise<void> {
  for (const { item, state } of marks) await putMark(trx, { registry_id: registryId, item, state, updated_at: now });
}
