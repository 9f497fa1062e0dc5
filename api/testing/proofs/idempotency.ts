import { openDatabase } from '#api/db/open.ts';
import type { Engine } from '../test-app.ts';
import { type ApiOptions, type ApiProcess, createStore, startApi } from './api-process.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';
import { noteComplaints } from './races.ts';
import { Seeded } from './seeded.ts';
import { addIdea, reservationOf, signUpOwner } from './shop-over-wire.ts';
import { cookiesOf, Wire, type WireAnswer } from './wire.ts';

const duplicates = 20;
const keysPerRegistry = 50;
const busyRetries = 40;

export const idempotency: Proof = {
  name: 'idempotency',
  proves: `${duplicates} duplicates of a call at once, over two processes, are one call; so is a retry after a kill between any two steps`,
  unit: 'keys',
  sizes: { withTests: 200, longRun: 10_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) {
      await duplicateOn(engine, size, seed, found);
      await killBetweenSteps(engine, found);
    }
    return found;
  },
};

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

/** With a planted bug it ends when the bug shows: which duplicates meet depends on the machine. */
export async function duplicateOn(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  plant?: Plant,
): Promise<void> {
  const random = new Seeded(seed);
  const store = await createStore(engine);
  const options: ApiOptions = { ...store.api, ...(plant ? { plant } : {}) };
  const processes = await Promise.all([startApi(options), startApi(options)]);
  const wires = processes.map((one) => new Wire(one.origin, duplicates));
  const { db } = await openDatabase({ dataDir: store.api.dataDir, databaseUrl: store.api.databaseUrl ?? null });
  try {
    let owner = await signUpOwner(wires[0]!);
    for (let i = 0; i < size && !(plant && found.faults.length > 0); i += 1) {
      if (i > 0 && i % keysPerRegistry === 0) owner = await signUpOwner(wires[0]!);
      const itemId = await addIdea(wires[0]!, owner, 99);
      // A first-time visitor has no cookie yet: then the key alone identifies the caller.
      const cookie = random.chance(0.5) ? await visitorCookie(wires[0]!, itemId, found) : '';
      const before = await countReservations(db, itemId);
      const key = `key-of-the-proof-${seed}-${i}`;
      const answers = await Promise.all(
        Array.from({ length: duplicates }, (_, n) => reserve(wires[n % 2]!, itemId, 'Gus', key, cookie)),
      );
      const first = answers[0]!;
      for (const answer of answers) {
        if (answer.status !== first.status || answer.text !== first.text)
          found.fault(`${engine} key ${i}: answers ${first.status} and ${answer.status} ${answer.text.slice(0, 150)}`);
      }
      if (cookie === '' && first.status === 409) found.fault(`${engine} key ${i}: refused ${first.text}`);
      const made = (await countReservations(db, itemId)) - before;
      const expected = first.status === 201 ? 1 : 0;
      if (made !== expected) found.fault(`${engine} key ${i}: ${made} reservations for one key`);
      const other = await reserve(wires[1]!, itemId, 'Somebody else', key, cookie);
      if (other.status !== 409 || JSON.parse(other.text).code !== 'idempotency-mismatch')
        found.fault(`${engine} key ${i}: another body was answered ${other.status}`);
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

/** Kills the process at every query of a reservation and after its commit; the retry with the same key gives one reservation. */
export async function killBetweenSteps(engine: Engine, found: Findings, plant?: Plant): Promise<void> {
  const store = await createStore(engine);
  const options: ApiOptions = { ...store.api, ...(plant ? { plant } : {}) };
  let api: ApiProcess = await startApi(options);
  let wire = new Wire(api.origin, 4);
  const { db } = await openDatabase({ dataDir: store.api.dataDir, databaseUrl: store.api.databaseUrl ?? null });
  try {
    const owner = await signUpOwner(wire);
    for (let step = 0; ; step += 1) {
      const itemId = await addIdea(wire, owner, 1);
      const key = `key-of-the-kill-${step}`;
      await api.dieAt(step);
      await reserve(wire, itemId, 'Gus', key, '').catch(() => null);
      if (api.isRunning()) await api.kill();
      // If the kill point is past the last query, it is right after the commit.
      const wasCommitted = (await countReservations(db, itemId)) === 1;
      wire.close();
      api = await startApi(options);
      wire = new Wire(api.origin, 4);
      const retried = await reserve(wire, itemId, 'Gus', key, '');
      if (retried.status !== 201)
        found.fault(
          `${engine} killed at step ${step}: the retry was answered ${retried.status} ${retried.text.slice(0, 150)}`,
        );
      await assertOne(db, itemId, `${engine} killed at step ${step}`, found);
      if (wasCommitted) {
        found.figures[`${engine}: steps killed between`] = step + 1;
        return;
      }
      if (step > 60) return found.fault(`${engine}: a reservation has no end of steps`);
    }
  } finally {
    wire.close();
    await api.stop();
    await db.close();
    await store.drop();
  }
}

async function assertOne(db: Db, itemId: string, name: string, found: Findings): Promise<void> {
  const reservations = await db.read.selectFrom('reservation').select('id').where('reg_item_id', '=', itemId).execute();
  const held = await db.read.selectFrom('unit_hold').select('unit').where('reg_item_id', '=', itemId).execute();
  const mails = await db.read
    .selectFrom('job')
    .select('id')
    .where('unique_key', 'in', [...reservations.map(({ id }) => `reservation-made:${id}`), ''])
    .execute();
  if (reservations.length !== 1 || held.length !== 1 || mails.length !== 1)
    found.fault(`${name}: ${reservations.length} reservations, ${held.length} units, ${mails.length} mails`);
}

const countReservations = async (db: Db, itemId: string): Promise<number> =>
  (await db.read.selectFrom('reservation').select('id').where('reg_item_id', '=', itemId).execute()).length;

/** The cookie of a returning visitor, whose reservation of one unit was cancelled again. */
async function visitorCookie(wire: Wire, itemId: string, found: Findings): Promise<string> {
  const made = await wire.send('POST', `/api/v3/reg_items/${itemId}/reservations`, { body: reservationOf('Vera') });
  const cookie = cookiesOf(made.headers);
  const cancelled = await wire.send('DELETE', `/api/v3/reservations/${JSON.parse(made.text).reservation?.id}`, {
    body: {},
    headers: { cookie },
  });
  if (cancelled.status !== 200) found.fault(`Cancelling answered ${cancelled.status}`);
  return cookie;
}

async function reserve(wire: Wire, itemId: string, giver: string, key: string, cookie: string): Promise<WireAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await wire.send('POST', `/api/v3/reg_items/${itemId}/reservations`, {
      body: reservationOf(giver),
      headers: { 'idempotency-key': key, ...(cookie === '' ? {} : { cookie }) },
    });
    if (answer.status !== 503 || attempt === busyRetries) return answer;
  }
}
