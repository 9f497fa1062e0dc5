import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import { recordGift } from '#contracts/gift-tracker.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { ownerWithItem } from '../people.ts';
import { createTestApp, type Engine, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { Findings, type Proof } from './proof.ts';

interface Scene {
  test: TestApp;
  owner: TestClient;
  registryId: string;
  itemId: string;
  /** The giver whose step is interrupted: has one of three units. */
  giver: TestClient;
  giftId: string;
}

const wanted = 3;
/** Within a change the rival waits for its lock; it gets this long to run in between, and finishes afterwards. */
const rivalMs = 25;

let people = 0;
const nextGiver = (quantity: number) => {
  people += 1;
  return { quantity, giverName: 'Gus', giverEmail: `rival${people}@example.com` };
};

const rivals: Record<string, (scene: Scene) => Promise<unknown>> = {
  'somebody else reserves one': ({ test, itemId }) =>
    test.client().send(reservations.reserveItem, { params: { id: itemId }, body: nextGiver(1) }),
  'somebody else reserves all that is left': ({ test, itemId }) =>
    test.client().send(reservations.reserveItem, { params: { id: itemId }, body: nextGiver(2) }),
  'the giver cancels': ({ giver, giftId }) => giver.send(reservations.cancelReservation, { params: { id: giftId } }),
  'the giver wants more': ({ giver, giftId }) =>
    giver.send(reservations.changeReservation, { params: { id: giftId }, body: { quantity: 3 } }),
  'the giver buys it': ({ giver, giftId }) =>
    giver.send(reservations.changeReservation, { params: { id: giftId }, body: { state: 'purchased' } }),
  'the owner wishes for fewer': ({ owner, registryId, itemId }) =>
    owner.send(registries.changeItem, {
      params: { id: registryId, item: itemId },
      body: { quantity: 1, evenIfTaken: true },
    }),
  'the owner takes it off the list': ({ owner, registryId, itemId }) =>
    owner.send(registries.removeItem, { params: { id: registryId, item: itemId }, query: { evenIfTaken: 'true' } }),
  'the owner frees what nobody confirmed': ({ owner, registryId }) =>
    owner.send(reservations.releaseUnverifiedReservations, { params: { id: registryId } }),
  'the owner writes down another one': ({ owner, registryId, itemId }) =>
    owner.send(recordGift, { params: { id: registryId }, body: { regItemId: itemId, giverName: 'Nana' } }),
  'it expires': ({ test }) => expireReservations(test.app),
};

const steps = {
  'reserve-after-count': ({ test, itemId }: Scene) =>
    test.client().send(reservations.reserveItem, { params: { id: itemId }, body: nextGiver(2) }),
  'reserve-after-insert': ({ test, itemId }: Scene) =>
    test.client().send(reservations.reserveItem, { params: { id: itemId }, body: nextGiver(1) }),
  'quantity-after-count': ({ giver, giftId }: Scene) =>
    giver.send(reservations.changeReservation, { params: { id: giftId }, body: { quantity: 2 } }),
  'cancel-after-release': ({ giver, giftId }: Scene) =>
    giver.send(reservations.cancelReservation, { params: { id: giftId } }),
  'recover-after-count': async ({ giver, giftId }: Scene) => {
    await giver.call(reservations.cancelReservation, { params: { id: giftId } });
    return giver.send(reservations.recoverReservation, { params: { id: giftId } });
  },
  'expire-after-read': async ({ test }: Scene) => {
    test.clock.pass(73 * 3_600_000);
    await expireReservations(test.app);
  },
} as const;
type Moment = keyof typeof steps;
const moments = Object.keys(steps) as Moment[];
export const pairsOfRivals = moments.length * Object.keys(rivals).length;

export const reservationRivals: Proof = {
  name: 'reservation-rivals',
  proves:
    'whatever a rival does between two steps of reserving, changing, canceling, recovering or expiring, units and reservations agree',
  unit: 'rounds of all pairs',
  sizes: { withTests: 1, longRun: 20 },
  async run({ size, engines }) {
    const found = new Findings();
    for (const engine of engines)
      for (let i = 0; i < size; i += 1) {
        await interleaveReservations(engine, found);
      }
    return found;
  },
};

/** @param plant breaks the fresh server on purpose */
export async function interleaveReservations(
  engine: Engine,
  found: Findings,
  plant: (test: TestApp) => Promise<unknown> = async () => undefined,
): Promise<void> {
  let next: { moment: Moment; rival: () => Promise<unknown> } | null = null;
  let begun: Promise<unknown> = Promise.resolve();
  // A rival is not part of the change that it interrupts, and must not run in its async context.
  const asSomebodyElse = AsyncLocalStorage.snapshot();
  const test = await createTestApp({
    engine,
    parts: {
      checkpoint: async (name) => {
        if (next?.moment !== name) return;
        const { rival } = next;
        next = null;
        begun = asSomebodyElse(rival);
        await Promise.race([begun, pause(rivalMs)]);
      },
    },
  });
  try {
    await plant(test);
    for (const moment of moments)
      for (const [name, rival] of Object.entries(rivals)) {
        const { owner, registryId, itemId } = await ownerWithItem(test, wanted);
        const giver = test.client();
        const gift = { params: { id: itemId }, body: nextGiver(1) };
        const { reservation } = await giver.call(reservations.reserveItem, gift);
        const scene = { test, owner, registryId, itemId, giver, giftId: reservation.id };
        next = { moment, rival: () => rival(scene) };
        const answers: unknown[] = [await steps[moment](scene)];
        if (next !== null) found.count(`not reached: ${moment}`);
        answers.push(await begun);
        for (const answer of answers) {
          const { status = 200 } = (answer ?? {}) as { status?: number };
          if (status >= 500) found.fault(`${engine}, ${moment}, ${name}: answered ${status}`);
        }
        await auditUnits(test, scene, (sentence) => found.fault(`${engine}, ${moment}, ${name}: ${sentence}`));
        found.done += 1;
      }
  } finally {
    await test.close();
  }
}

/**
 * Every active gift holds as many units as its quantity, every other one none, and together they never hold more than was ever wished for.
 */
async function auditUnits({ app }: TestApp, { itemId }: Scene, fault: (sentence: string) => void): Promise<void> {
  const gifts = await app.db.read
    .selectFrom('reservation')
    .select(['id', 'quantity', 'active', 'state'])
    .where('reg_item_id', '=', itemId)
    .execute();
  const holds = await app.db.read
    .selectFrom('unit_hold')
    .select(['holder_id', 'unit'])
    .where('reg_item_id', '=', itemId)
    .execute();
  for (const { id, quantity, active, state } of gifts) {
    const held = holds.filter(({ holder_id }) => holder_id === id).length;
    const expected = active === 1 ? quantity : 0;
    if (held !== expected) fault(`a ${state} gift of ${quantity} holds ${held} units`);
  }
  if (holds.length > wanted) fault(`${holds.length} of ${wanted} units are held`);
}
