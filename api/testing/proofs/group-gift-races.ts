import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#api/db/open.ts';
import type { Engine } from '../test-app.ts';
import { createStore, startApi } from './api-process.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';
import { noteComplaints } from './races.ts';
import { Seeded } from './seeded.ts';
import { type Owner, signUpOwner } from './shop-over-wire.ts';
import { cookiesOf, Wire, type WireAnswer } from './wire.ts';

const givers = 12;
const goalCents = 11_000;
const busyRetries = 20;
/** A registry holds at most a thousand items. */
const racesPerRegistry = 500;

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

export interface Sabotage {
  plant?: Plant;
  /** Breaks the database on purpose. */
  breakDatabase?: (db: Db) => Promise<unknown>;
  /** Ends the races at the first fault that matches. */
  until?: RegExp;
}

export const groupGiftRaces: Proof = {
  name: 'group-gift-races',
  proves: `${givers} givers chip in at once for more than a goal, over two API processes: what is held and paid reaches the goal exactly, never passes it, and nobody is refused while something is missing`,
  unit: 'races',
  sizes: { withTests: 40, longRun: 10_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) await raceForGoal(engine, size, seed, found);
    return found;
  },
};

export async function raceForGoal(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  sabotage: Sabotage = {},
): Promise<void> {
  const random = new Seeded(seed);
  const store = await createStore(engine);
  const options = { ...store.api, ...(sabotage.plant ? { plant: sabotage.plant } : {}) };
  const processes = await Promise.all([startApi(options), startApi(options)]);
  const wires = processes.map((one) => new Wire(one.origin, givers));
  const { db } = await openDatabase({ dataDir: store.api.dataDir, databaseUrl: store.api.databaseUrl ?? null });
  const isFound = () => sabotage.until !== undefined && found.faults.some((fault) => sabotage.until!.test(fault));
  try {
    await sabotage.breakDatabase?.(db);
    let owner = await signUpOwner(wires[0]!);
    for (let race = 0; race < size && !isFound(); race += 1) {
      if (race % racesPerRegistry === racesPerRegistry - 1) owner = await signUpOwner(wires[0]!);
      await raceOnce(wires, owner, random, db, found, `${engine} race ${race}`);
      found.done += 1;
    }
    noteComplaints(processes, engine, found);
  } finally {
    for (const wire of wires) wire.close();
    await Promise.all(processes.map((one) => one.stop()));
    await db.close();
    await store.drop();
  }
}

async function raceOnce(
  wires: Wire[],
  owner: Owner,
  random: Seeded,
  db: Db,
  found: Findings,
  name: string,
): Promise<void> {
  const itemId = await openGroupGift(wires[0]!, owner);
  const path = `/api/v3/registries/${owner.registryId}/reg_items/${itemId}/group_gift/contributions`;
  // Together more than the goal, so that the last ones are clamped or refused.
  const amounts = Array.from({ length: givers }, () => random.int(1_000, 2_500));
  const answers = await Promise.all(
    amounts.map(async (amountCents, index) => {
      const wire = wires[index % 2]!;
      if (random.chance(0.3)) await wait(random.int(0, 4));
      const body = { amountCents, giverName: `Giver ${index}`, giverEmail: `giver${index}@example.com` };
      const held = await untilAnswered(wire, path, body);
      if (held.status !== 201) return held;
      const { contribution } = JSON.parse(held.text);
      const cookie = cookiesOf(held.headers);
      await untilAnswered(wire, `/api/v3/group_gift_contributions/${contribution.id}/payment`, {}, cookie);
      return held;
    }),
  );
  const gift = await db.read
    .selectFrom('group_gift')
    .selectAll()
    .where('reg_item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const shares = await db.read
    .selectFrom('group_gift_contribution')
    .select(['amount_cents', 'state'])
    .where('group_gift_id', '=', gift.id)
    .execute();
  const sum = shares.reduce((total, { amount_cents }) => total + amount_cents, 0);
  if (sum > goalCents) found.fault(`${name}: ${sum} are held of a goal of ${goalCents}`);
  if (sum < goalCents) found.fault(`${name}: ${sum} are held, and others were refused though something is missing`);
  if (gift.state !== 'funded' || gift.paid_cents !== goalCents)
    found.fault(`${name}: it is ${gift.state} with ${gift.paid_cents} paid`);
  for (const answer of answers) {
    if (answer.status === 201) continue;
    const { code } = JSON.parse(answer.text) as { code?: string };
    found.count('told that the goal is reached');
    if (answer.status !== 409 || code !== 'goal-reached')
      found.fault(`${name}: a late giver was told ${answer.status} ${answer.text.slice(0, 200)}`);
  }
}

async function openGroupGift(wire: Wire, { registryId, cookie }: Owner): Promise<string> {
  const items = `/api/v3/registries/${registryId}/reg_items`;
  const price = { amount: 10_000, currency: 'USD' };
  const item = { kind: 'external', title: 'Stroller', url: 'https://shop.example/stroller', price };
  const added = await untilAnswered(wire, items, item, cookie);
  if (added.status !== 201) throw new Error(`No item to give to together: ${added.status} ${added.text.slice(0, 300)}`);
  const { id } = (JSON.parse(added.text) as { regItem: { id: string } }).regItem;
  const opened = await untilAnswered(wire, `${items}/${id}/group_gift`, { action: 'open' }, cookie);
  if (opened.status >= 300) throw new Error(`No group gift: ${opened.status} ${opened.text.slice(0, 300)}`);
  return id;
}

/** "Busy, nothing was changed" is a response after which a client may retry. */
async function untilAnswered(wire: Wire, path: string, body: object, cookie?: string): Promise<WireAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await wire.send('POST', path, { body, ...(cookie && { headers: { cookie } }) });
    if (answer.status !== 503 || attempt === busyRetries) return answer;
    await wait(20 + attempt * 10);
  }
}
