import { changeItems } from '#api/features/registries/change-items.service.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { checklist } from '#content';
import type { DeleteChecklistItems, ListChecklistItems } from '#contracts/checklist-deletions.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { giftName, isThing } from '#rules/checklist-matches.ts';
import { countMarks, deleteMarks, findListedItems, findTitle } from './registry-checklist.queries.ts';

/** Items on a list that match the checklist, for the shop's staff; it does not reveal what is taken. */
export async function listChecklistItems({
  app,
  input,
}: Reading<{ params: { id: string } }>): Promise<ListChecklistItems['response']> {
  const db = app.db.read;
  const { id } = input.params;
  const title = await findTitle(db, id);
  if (title === undefined) throw new Refusal('not-found');
  const sections = checklist
    .all()
    .toSorted((a, b) => a.order - b.order)
    .map(({ title, items }) => ({ title, isOneOf: items.map((item) => isThing(item.title)) }));
  const items = (await findListedItems(db, id)).flatMap((row) => {
    const gift = giftName(`${row.title} ${row.product_type ?? ''}`.trim());
    const section = sections.find(({ isOneOf }) => isOneOf.some((isIt) => isIt(gift)));
    return section === undefined ? [] : [{ regItemId: row.id, title: row.title, section: section.title }];
  });
  return { title, items, markCount: await countMarks(db, id) };
}

/** Removes them as the owner would: their givers are told, and the owner can restore each. */
export async function deleteChecklistItems(
  call: Changing<{ body: NonNullable<DeleteChecklistItems['parsed']>['body'] }>,
): Promise<DeleteChecklistItems['response']> {
  const { trx, input } = call;
  const { registryId, regItemIds, forgetsMarks } = input.body;
  if ((await findTitle(trx, registryId)) === undefined) throw new Refusal('not-found');
  const listed = new Set((await findListedItems(trx, registryId)).map(({ id }) => id));
  const changes = regItemIds.filter((id) => listed.has(id)).map((id) => ({ id, removed: true }));
  const resource = { registryId, role: 'owner', blind: false } as const;
  if (changes.length > 0)
    await changeItems({ ...call, input: { body: { changes, moves: [], evenIfTaken: true } }, resource });
  const forgottenCount = forgetsMarks ? await countMarks(trx, registryId) : 0;
  if (forgetsMarks) await deleteMarks(trx, registryId);
  return { deletedCount: changes.length, forgottenCount };
}
