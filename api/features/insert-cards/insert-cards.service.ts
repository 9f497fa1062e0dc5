import type { Tables } from '#api/db/tables.ts';
import { hasStaff, mailStaff } from '#api/features/staff/staff.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import type { InsertCardOrder, ListInsertCardOrders, OrderInsertCards } from '#contracts/insert-cards.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { deleteOrder, findOrder, findOrders, findOwnerOf, insertOrder } from './insert-cards.queries.ts';

type OrderPath = { params: { order: string } };

const ordersMax = 50;

export async function listInsertCardOrders({
  app,
  resource,
}: Reading<unknown, RegistryAccess>): Promise<ListInsertCardOrders['response']> {
  const orders = await findOrders(app.db.read, resource.registryId);
  return { orders: orders.map(present), canShopPrint: await hasStaff(app.db.read) };
}

/** Cards that families print themselves are available at once, as a PDF; for those that the shop prints, its staff gets a mail. */
export async function orderInsertCards({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<OrderInsertCards['parsed']>['body'] }, RegistryAccess>): Promise<{
  order: InsertCardOrder;
}> {
  const { registryId } = resource;
  const { quantity, printedBy } = input.body;
  if ((await findOrders(trx, registryId)).length >= ordersMax)
    throw new Refusal('wrong-state', { detail: `There can be up to ${ordersMax} orders. Delete an old one first.` });
  const row = { id: app.newId(), registry_id: registryId, quantity, printed_by: printedBy, created_at: now };
  if (printedBy === 'shop') {
    const owner = await findOwnerOf(trx, registryId);
    const isSent = await mailStaff(app, trx, {
      uniqueKey: `insert-cards:${row.id}`,
      template: 'insert-cards-ordered',
      data: {
        quantity,
        ownerName: owner.name,
        ownerEmail: owner.email,
        link: `${app.settings.publicUrl}/${owner.slug}`,
      },
      now,
    });
    if (!isSent)
      throw new Refusal('wrong-state', { detail: 'This shop doesn’t print cards. You can print them yourself.' });
  }
  await insertOrder(trx, row);
  return { order: present(row) };
}

export async function readInsertCardOrder({
  app,
  input,
  resource,
}: Reading<OrderPath, RegistryAccess>): Promise<{ order: InsertCardOrder }> {
  const row = await findOrder(app.db.read, resource.registryId, input.params.order);
  if (row === undefined) throw new Refusal('not-found');
  return { order: present(row) };
}

export async function deleteInsertCardOrder({
  trx,
  input,
  resource,
}: Changing<OrderPath, RegistryAccess>): Promise<Record<string, never>> {
  if (!(await deleteOrder(trx, resource.registryId, input.params.order))) throw new Refusal('not-found');
  return {};
}

const present = (row: Tables['insert_card_order']): InsertCardOrder => ({
  id: row.id,
  quantity: row.quantity,
  printedBy: row.printed_by,
  createdAt: row.created_at,
});
