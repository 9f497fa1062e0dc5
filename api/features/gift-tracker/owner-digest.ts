// The owner hears of gifts in one mail, no sooner than two hours after the last change of each, so that a giver can take a mistake back
// quietly. What the owner may not know is not in it, and a paused registry sends nothing; both are passed over for good.
import type { Trx } from '#api/db/database.ts';
import { giftViewOf, isKeptFrom, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { dayOf } from '#rules/days.ts';
import { ownerToldAfterMs } from '#rules/reservations.ts';
import { findOwner, findUntold, findUntoldOf, markTold } from './gift-tracker.queries.ts';

const toldAtOnce = 500;

export async function tellOwners(app: App): Promise<void> {
  const before = app.now() - ownerToldAfterMs;
  const untold = await findUntold(app.db.read, before, dayOf(app.now()), toldAtOnce);
  for (const registryId of new Set(untold.map((row) => row.registry_id)))
    await app.db.transact({ lock: { registry: registryId } }, (trx) => tellOwner(app, trx, registryId, before));
}

async function tellOwner(app: App, trx: Trx, registryId: string, before: number): Promise<void> {
  const now = app.now();
  const view = await giftViewOf(app, trx, { registryId, role: 'owner', blind: false }, undefined, now);
  const due = (await findUntoldOf(trx, registryId, before)).filter((row) => !isKeptFrom(view, row));
  if (due.length === 0) return;
  await markTold(
    trx,
    due.map(({ id }) => id),
    now,
  );
  const owner = await findOwner(trx, registryId);
  const news = due.filter((row) => seesOfItem(view, row.reg_item_id).status && row.recorded_by !== owner.id);
  if (owner.state === 'paused' || news.length === 0) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `gifts-digest:${registryId}:${due[0]!.id}`,
    payload: {
      template: 'gifts-digest',
      to: owner.email,
      registryId,
      data: {
        registryTitle: owner.title,
        gifts: news.map((row) => ({
          quantity: row.quantity,
          title: (JSON.parse(row.snapshot) as { title: string }).title,
          giverName: seesOfItem(view, row.reg_item_id).names ? row.giver_name : null,
        })),
        link: `${app.settings.publicUrl}/registry/${registryId}/gift-tracker`,
      },
    },
    now,
  });
}
