import { eachRow } from '#api/db/bad-rows.ts';
import type { Query } from '#api/db/database.ts';
import type { TrackedGiftAccess } from '#api/features/gift-tracker/gift-tracker.service.ts';
import { amountOf, isKnownTo, titleOf } from '#api/features/gift-tracker/present-gift.ts';
import { type GiftView, giftViewOf, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { type ChangeMessage, type ListMessages, type Message, messageSchema } from '#contracts/messages.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { findMessage, findMessages, findOwnRegistries, type MessageRow, updateMessage } from './messages.queries.ts';

type Folder = NonNullable<ListMessages['parsed']>['query']['folder'];

export async function listMessages({
  app,
  caller,
  input,
  now,
}: Reading<{ query: { folder: Folder } }>): Promise<{ messages: Message[]; unread: number }> {
  const db = app.db.read;
  const views = new Map<string, GiftView>();
  for (const { registry_id: registryId, role, blind } of await findOwnRegistries(db, caller.user!.id)) {
    const view = await giftViewOf(app, db, { registryId, role, blind: blind === 1 }, undefined, now);
    // What this member may not read takes no place among what they may.
    if (view.sees.messages || view.revealed.size > 0) views.set(registryId, view);
  }
  const rows = await findMessages(db, [...views.keys()]);
  const seen = rows.filter((row) => mayRead(views.get(row.registry_id)!, row));
  const shown = seen
    .filter((row) => (row.message_archived_at !== null) === (input.query.folder === 'archive'))
    .slice(0, 200);
  return {
    messages: eachRow('gift', shown, present, messageSchema),
    unread: seen.filter((row) => row.message_read_at === null && row.message_archived_at === null).length,
  };
}

export const readMessage = async ({
  app,
  resource,
  now,
}: Reading<unknown, TrackedGiftAccess>): Promise<{ message: Message }> => ({
  message: present(await messageOf(app, app.db.read, resource, now)),
});

export async function changeMessage({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ChangeMessage['parsed']>['body'] }, TrackedGiftAccess>): Promise<{
  message: Message;
}> {
  const before = await messageOf(app, trx, resource, now);
  const { isRead, isArchived, isDeleted } = input.body;
  const set = {
    ...(isRead !== undefined && { message_read_at: isRead ? (before.message_read_at ?? now) : null }),
    ...(isArchived !== undefined && { message_archived_at: isArchived ? now : null }),
    ...(isDeleted === false && { message_deleted_at: null }),
  };
  if (before.message_deleted_at !== null && isDeleted !== false) throw new Refusal('not-found');
  if (Object.keys(set).length > 0) await updateMessage(trx, before, set);
  return { message: present({ ...before, ...set }) };
}

export async function deleteMessage({
  app,
  trx,
  resource,
  now,
}: Changing<unknown, TrackedGiftAccess>): Promise<Record<string, never>> {
  const before = await messageOf(app, trx, resource, now);
  if (before.message_deleted_at !== null) throw new Refusal('not-found');
  await updateMessage(trx, before, { message_deleted_at: now });
  return {};
}

/** @throws {Refusal} 'not-found' alike for a message that must not be known, for one of a gift that is over, and if there is none */
async function messageOf(app: App, db: Query, resource: TrackedGiftAccess, now: number): Promise<MessageRow> {
  const row = await findMessage(db, 'reservationId' in resource ? resource.reservationId : resource.contributionId);
  if (row === undefined || resource.as !== 'owner') throw new Refusal('not-found');
  if (!mayRead(await giftViewOf(app, db, resource, undefined, now), row)) throw new Refusal('not-found');
  return row;
}

/** A message usually reveals its author: it can be read only where names are known. */
const mayRead = (view: GiftView, row: MessageRow): boolean =>
  isKnownTo(view, row) && seesOfItem(view, row.reg_item_id).messages;

const present = (row: MessageRow): Message => ({
  id: row.id,
  registry: { id: row.registry_id, title: row.registry_title },
  giverName: row.giver_name,
  text: row.message,
  gift:
    row.kind === 'reservation'
      ? { kind: row.kind, title: titleOf(row), quantity: row.quantity }
      : { kind: row.kind, title: titleOf(row), amount: amountOf(row) },
  sentAt: row.created_at,
  isRead: row.message_read_at !== null,
  isArchived: row.message_archived_at !== null,
});
