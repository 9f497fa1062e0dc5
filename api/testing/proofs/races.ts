import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#api/db/open.ts';
import type { Engine } from '../test-app.ts';
import { type ApiProcess, createStore, startApi } from './api-process.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';
import { addIdea, type Owner, reservationOf, signUpOwner } from './shop-over-wire.ts';
import { Wire, type WireAnswer } from './wire.ts';

const givers = 50;
/** Givers who reserve while the owner lowers the quantity. */
const giversBesideOwner = 6;
const racesPerRegistry = 50;
const busyRetries = 20;

export interface Sabotage {
  plant?: Plant;
  /** Removes the unique key that guards each unit. */
  withoutKey?: boolean;
  /** Ends the races at the first fault that matches: how soon rivals meet depends on the machine. */
  until?: RegExp;
}

export const races: Proof = {
  name: 'races',
  proves: `${givers} givers race for one unit over two API processes: exactly one wins, never none, and everybody else is told kindly; and never more is taken than is wished for while the owner lowers the quantity`,
  unit: 'races',
  sizes: { withTests: 200, longRun: 10_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) {
      await raceOn(engine, size, seed, found);
      await raceOwnerOn(engine, size / 4, seed, found);
    }
    return found;
  },
};

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

interface Contest {
  engine: Engine;
  wires: Wire[];
  owner: Owner;
  random: Seeded;
  db: Db;
  found: Findings;
}

/** Givers against each other. */
export const raceOn = (engine: Engine, size: number, seed: number, found: Findings, sabotage: Sabotage = {}) =>
  contest(engine, size, seed, found, sabotage, raceOnce);

/** Givers against the owner. */
export const raceOwnerOn = (engine: Engine, size: number, seed: number, found: Findings, sabotage: Sabotage = {}) =>
  contest(engine, size, seed, found, sabotage, raceOwnerOnce);

async function contest(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  sabotage: Sabotage,
  raceOnce: (contest: Contest, name: string) => Promise<void>,
): Promise<void> {
  const random = new Seeded(seed);
  const store = await createStore(engine);
  const options = { ...store.api, ...(sabotage.plant ? { plant: sabotage.plant } : {}) };
  // Both start on the empty database at once: that migrations run only once is part of the proof.
  const processes = await Promise.all([startApi(options), startApi(options)]);
  const wires = processes.map((one) => new Wire(one.origin, givers / 2));
  const { db } = await openDatabase({ dataDir: store.api.dataDir, databaseUrl: store.api.databaseUrl ?? null });
  try {
    if (sabotage.withoutKey) await dropUnitKey(db);
    let owner = await signUpOwner(wires[0]!);
    const startedMs = performance.now();
    const isFound = () => sabotage.until !== undefined && found.faults.some((fault) => sabotage.until!.test(fault));
    for (let race = 0; race < size && !isFound(); race += 1) {
      if (race > 0 && race % racesPerRegistry === 0) owner = await signUpOwner(wires[0]!);
      await raceOnce({ engine, wires, owner, random, db, found }, `${engine} race ${race}`);
      found.done += 1;
    }
    found.figures[`${engine}: races a second`] = Math.round((found.done / (performance.now() - startedMs)) * 1000);
    noteComplaints(processes, engine, found);
  } finally {
    for (const wire of wires) wire.close();
    await Promise.all(processes.map((one) => one.stop()));
    await db.close();
    await store.drop();
  }
}

async function raceOwnerOnce({ engine, wires, owner, random, db, found }: Contest, name: string): Promise<void> {
  const itemId = await addIdea(wires[0]!, owner, giversBesideOwner);
  const lower = async () => {
    await wait(random.int(0, 3));
    const answer = await wires[1]!.send('PATCH', `/api/v3/registries/${owner.registryId}/reg_items/${itemId}`, {
      body: { quantity: 1 },
      headers: { cookie: owner.cookie },
    });
    if (![200, 409, 422, 503].includes(answer.status))
      found.fault(`${name}: the owner was told ${answer.status} ${answer.text.slice(0, 200)}`);
  };
  await Promise.all([
    lower(),
    ...Array.from({ length: giversBesideOwner }, (_, i) =>
      reserveUntilAnswered(wires[i % 2]!, itemId, `Giver ${i}`, found, engine),
    ),
  ]);
  const held = await db.read.selectFrom('unit_hold').select('unit').where('reg_item_id', '=', itemId).execute();
  const item = await db.read
    .selectFrom('reg_item')
    .select('quantity')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  if (held.length > item.quantity) found.fault(`${name}: ${held.length} are taken of ${item.quantity} wished for`);
}

async function raceOnce({ engine, wires, owner, random, db, found }: Contest, name: string): Promise<void> {
  const itemId = await addIdea(wires[0]!, owner, 1);
  const answers = await Promise.all(
    Array.from({ length: givers }, async (_, i) => {
      if (random.chance(0.3)) await wait(random.int(0, 4));
      return reserveUntilAnswered(wires[i % 2]!, itemId, `Giver ${i}`, found, engine);
    }),
  );
  const winners = answers.filter((answer) => answer.status === 201);
  if (winners.length !== 1) found.fault(`${name}: ${winners.length} of ${givers} were told that they have it`);
  for (const answer of answers) {
    if (answer.status === 201) continue;
    const problem = parse(answer.text);
    if (answer.status !== 409 || problem.code !== 'none-left' || problem.facts?.left !== 0)
      found.fault(`${name}: a loser was told ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  const held = await db.read.selectFrom('unit_hold').selectAll().where('reg_item_id', '=', itemId).execute();
  const kept = await db.read
    .selectFrom('reservation')
    .select('id')
    .where('reg_item_id', '=', itemId)
    .where('active', '=', 1)
    .execute();
  if (held.length !== 1 || kept.length !== 1)
    found.fault(`${name}: ${kept.length} reservations hold ${held.length} units of one`);
  else if (held[0]!.holder_id !== kept[0]!.id || kept[0]!.id !== parse(winners[0]?.text ?? '{}').reservation?.id)
    found.fault(`${name}: the unit belongs to somebody else than the one who was told`);
}

/** "Busy, nothing was changed" is a response after which a client may retry; ours do, and so does this one. */
async function reserveUntilAnswered(
  wire: Wire,
  itemId: string,
  giver: string,
  found: Findings,
  engine: Engine,
): Promise<WireAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const startedMs = performance.now();
    const answer = await wire.send('POST', `/api/v3/reg_items/${itemId}/reservations`, { body: reservationOf(giver) });
    found.max(`${engine}: slowest answer, ms`, performance.now() - startedMs);
    if (answer.status !== 503 || attempt === busyRetries) return answer;
    found.count(`${engine}: told "busy" and tried again`);
    if (answer.headers['retry-after'] === undefined) found.fault('"busy" came without Retry-After');
    await wait(20 + attempt * 10);
  }
}

async function dropUnitKey(db: Db): Promise<void> {
  await db.transact({ lock: 'nothing' }, async (trx) => {
    await trx.schema.alterTable('unit_hold').renameTo('unit_hold_before').execute();
    await trx.schema
      .createTable('unit_hold')
      .addColumn('reg_item_id', 'text')
      .addColumn('unit', 'integer')
      .addColumn('holder_kind', 'text')
      .addColumn('holder_id', 'text')
      .execute();
  });
}

export function noteComplaints(processes: readonly ApiProcess[], engine: Engine, found: Findings): void {
  for (const { complaints } of processes)
    for (const complaint of complaints.slice(0, 3))
      found.fault(`${engine}: the server logged ${complaint.slice(0, 400)}`);
}

const parse = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
