import { setTimeout as wait } from 'node:timers/promises';
import { grantsOfGift } from '#api/features/givers/gift-grants.ts';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import type { Caller } from '#api/http/app-context.ts';
import * as tracker from '#contracts/gift-tracker.ts';
import { Refusal } from '#contracts/problems.ts';
import * as registries from '#contracts/registries.ts';
import * as endpoints from '#contracts/reservations.ts';
import type { Engine } from '../test-app.ts';
import { createStore } from './api-process.ts';
import { GiftOracle, isHolding } from './gift-oracle.ts';
import { Findings, type Proof } from './proof.ts';
import { createProofShop, type ProofShop } from './proof-shop.ts';
import { Seeded } from './seeded.ts';

/** Families that use one database at the same time; their operations share commits and compete for locks. */
const familyCount = 16;
const itemsPerFamily = 14;
const visitorsPerFamily = 5;
const operationsPerRound = 20;
const busyRetries = 50;
const grantsOfMail = grantsOfGift('reservation');

export const randomGifts: Proof = {
  name: 'random-gifts',
  proves:
    'reserving, cancelling, recovering, extending, recording, expiring and changing quantities at random does what an independent oracle says',
  unit: 'operations',
  sizes: { withTests: 20_000, longRun: 1_000_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) await compareWithOracle(engine, size, seed, found);
    return found;
  },
};

interface Family {
  owner: Caller;
  registryId: string;
  items: string[];
  oracle: GiftOracle;
  random: Seeded;
  name: string;
}

/** @param sabotage runs before the first operation: a test plants its bug here. */
export async function compareWithOracle(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  sabotage: (shop: ProofShop) => Promise<void> = async () => {},
): Promise<void> {
  const store = await createStore(engine);
  const random = new Seeded(seed);
  const clock = { now: Date.UTC(2027, 2, 10, 12) };
  const shop = await createProofShop({ ...store.api, now: () => clock.now });
  try {
    await sabotage(shop);
    const startedMs = performance.now();
    let families: Family[] = [];
    let round = 0;
    for (let done = 0; done < size && found.faults.length < 10; round += 1) {
      // New families now and then, so that lists stay as short as real ones.
      if (round % 40 === 0) families = await createFamilies(shop, random, round);
      await Promise.all(
        families.map(async (family) => {
          for (let i = 0; i < operationsPerRound; i += 1) await operate(shop, family, clock.now, found);
        }),
      );
      done += familyCount * operationsPerRound;
      found.done += familyCount * operationsPerRound;
      clock.now += random.pick([60_000, 3_600_000, 20 * 3_600_000, 80 * 3_600_000]);
      while ((await untilNotBusy(() => expireReservations(shop.app))) > 0);
      for (const family of families) {
        family.oracle.expire(clock.now);
        await compare(shop, family, round, found);
      }
    }
    found.figures[`${engine}: operations a second`] = Math.round((found.done / (performance.now() - startedMs)) * 1000);
  } finally {
    await shop.close();
    await store.drop();
  }
}

async function createFamilies(shop: ProofShop, random: Seeded, round: number): Promise<Family[]> {
  const made: Family[] = [];
  for (let n = 0; n < familyCount; n += 1) {
    const owner = await shop.addOwner();
    const registryId = await shop.addRegistry(owner);
    const oracle = new GiftOracle();
    const items: string[] = [];
    for (let i = 0; i < itemsPerFamily; i += 1) {
      const quantity = random.pick([1, 1, 1, 2, 3, 5, 12]);
      const id = await shop.addItem(registryId, quantity, owner);
      items.push(id);
      oracle.wanted.set(id, quantity);
    }
    made.push({
      owner,
      registryId,
      items,
      oracle,
      random: new Seeded(random.int(0, 2 ** 31)),
      name: `family ${round}.${n}`,
    });
  }
  return made;
}

const weights = {
  reserve: 30,
  cancel: 14,
  ownerCancels: 2,
  recover: 10,
  extend: 6,
  record: 5,
  dropRecord: 3,
  quantity: 10,
  verify: 6,
  purchase: 8,
  unpurchase: 6,
  want: 10,
  remove: 2,
  bringBack: 2,
};

async function operate(shop: ProofShop, family: Family, now: number, found: Findings): Promise<void> {
  const { oracle, random } = family;
  const item = random.pick(family.items);
  const visitor = `${family.registryId}:${random.int(1, visitorsPerFamily)}`;
  const own = oracle.idsOf('visitors');
  const id = own.length === 0 ? null : random.pick(own);
  const kind = id === null ? 'reserve' : random.weighted(weights);
  const giver = shop.visitor(id === null ? visitor : oracle.reservations.get(id)!.visitor);
  const itemParams = { id: family.registryId, item };
  const change = (body: object, as = giver) =>
    shop.call(as, endpoints.changeReservation, { params: { id: id! }, body });
  let expected: string;
  let happened: string;
  switch (kind) {
    case 'reserve': {
      const quantity = random.pick([1, 1, 1, 2, 3]);
      expected = oracle.judgeReserve(item, visitor, quantity);
      happened = await outcome(async () => {
        const done = await shop.call(shop.visitor(visitor), endpoints.reserveItem, {
          params: { id: item },
          body: { giverName: 'Gus', giverEmail: 'gus@example.com', quantity },
        });
        const { reservation, left } = done.output as { reservation: { id: string }; left: number };
        oracle.reserve(reservation.id, item, visitor, quantity, now);
        if (left !== oracle.left(item))
          found.fault(`${family.name}: told ${left} left, there are ${oracle.left(item)}`);
      });
      break;
    }
    case 'cancel':
    case 'ownerCancels':
      expected = oracle.cancel(id!);
      happened = await outcome(() =>
        shop.call(kind === 'cancel' ? giver : family.owner, endpoints.cancelReservation, { params: { id: id! } }),
      );
      break;
    case 'recover':
      expected = oracle.recover(id!, now);
      happened = await outcome(() => shop.call(giver, endpoints.recoverReservation, { params: { id: id! } }));
      break;
    case 'extend':
      expected = oracle.extend(id!, now);
      happened = await outcome(() => change({ isExtended: true }));
      break;
    case 'record': {
      const quantity = random.pick([1, 1, 2]);
      expected = oracle.judgeRecord(item, quantity);
      happened = await outcome(async () => {
        const done = await shop.call(family.owner, tracker.recordGift, {
          params: { id: family.registryId },
          body: { regItemId: item, giverName: 'Grandma', quantity, state: 'purchased' },
        });
        oracle.record((done.output as { gift: { id: string } }).gift.id, item, quantity);
      });
      break;
    }
    case 'dropRecord': {
      const records = oracle.idsOf('recorded');
      if (records.length === 0) return;
      const dropped = random.pick(records);
      expected = oracle.cancel(dropped);
      happened = await outcome(() => shop.call(family.owner, endpoints.cancelReservation, { params: { id: dropped } }));
      break;
    }
    case 'quantity': {
      const quantity = random.int(1, 4);
      expected = oracle.changeQuantity(id!, quantity);
      happened = await outcome(() => change({ quantity }));
      break;
    }
    case 'verify':
      expected = oracle.verify(id!, now);
      happened = await outcome(async () =>
        change({ isEmailVerified: true }, { ...giver, grants: new Set(await grantsOfMail(shop.app.db.read, id!)) }),
      );
      break;
    case 'purchase':
      expected = oracle.purchase(id!);
      happened = await outcome(() => change({ state: 'purchased' }));
      break;
    case 'unpurchase':
      expected = oracle.unpurchase(id!, now);
      happened = await outcome(() => change({ state: 'reserved' }));
      break;
    case 'want': {
      const quantity = random.int(1, 6);
      expected = oracle.want(item, quantity);
      happened = await outcome(() =>
        shop.call(family.owner, registries.changeItem, { params: itemParams, body: { quantity } }),
      );
      break;
    }
    case 'remove':
      expected = oracle.remove(item);
      happened = await outcome(() => shop.call(family.owner, registries.removeItem, { params: itemParams }));
      break;
    case 'bringBack':
      expected = oracle.bringBack(item);
      happened = await outcome(() =>
        shop.call(family.owner, registries.changeItem, { params: itemParams, body: { removed: false } }),
      );
      break;
  }
  found.count(happened === 'done' ? 'carried out' : 'refused');
  if (happened !== expected)
    found.fault(`${family.name}: ${kind} was answered "${happened}", the oracle says "${expected}"`);
}

async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await untilNotBusy(work);
    return 'done';
  } catch (error) {
    return error instanceof Refusal ? error.code : `fault: ${(error as Error).message}`;
  }
}

/** "Busy" means that nothing was changed, so the call may be repeated. */
async function untilNotBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'busy' || attempt === busyRetries) throw error;
      await wait(5);
    }
  }
}

/** Compares everything that the database and the oracle have for one family. */
async function compare(shop: ProofShop, family: Family, round: number, found: Findings): Promise<void> {
  const { oracle } = family;
  const db = shop.app.db.read;
  const rows = await db.selectFrom('reservation').selectAll().where('registry_id', '=', family.registryId).execute();
  if (rows.length !== oracle.reservations.size)
    found.fault(
      `${family.name}, round ${round}: ${rows.length} reservations, the oracle knows ${oracle.reservations.size}`,
    );
  const held = await db
    .selectFrom('unit_hold')
    .select(['reg_item_id', 'holder_id', 'unit'])
    .where('reg_item_id', 'in', family.items)
    .execute();
  const unitsOf = Map.groupBy(held, (hold) => hold.holder_id);
  for (const row of rows) {
    const one = oracle.reservations.get(row.id);
    if (one === undefined) continue;
    const seen = `${row.state} ${row.quantity} ${row.active} ${unitsOf.get(row.id)?.length ?? 0} ${row.email_verified_at !== null}`;
    const right = `${one.state} ${one.quantity} ${isHolding(one) ? 1 : 0} ${isHolding(one) ? one.quantity : 0} ${one.isVerified}`;
    if (seen !== right)
      found.fault(`${family.name}, round ${round}: reservation is "${seen}", the oracle says "${right}"`);
  }
  for (const item of await db
    .selectFrom('reg_item')
    .select(['id', 'quantity', 'removed_at'])
    .where('registry_id', '=', family.registryId)
    .execute()) {
    const taken = held.filter((hold) => hold.reg_item_id === item.id).length;
    if (taken > item.quantity) found.fault(`${family.name}, round ${round}: ${taken} taken of ${item.quantity}`);
    if (item.quantity - taken !== oracle.left(item.id) || (item.removed_at !== null) !== oracle.removed.has(item.id))
      found.fault(
        `${family.name}, round ${round}: ${item.quantity - taken} left, the oracle says ${oracle.left(item.id)}`,
      );
  }
}
