import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { createStore, startApi } from './api-process.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';
import { addIdea, type Owner, reservationOf, signUpOwner } from './shop-over-wire.ts';
import { Wire } from './wire.ts';

const writers = 16;
const itemsPerRound = 8;

export const killNine: Proof = {
  name: 'kill-nine',
  proves: `kill -9 under ${writers} writers loses no write that was answered, and leaves a whole database`,
  unit: 'kills',
  sizes: { withTests: 50, longRun: 10_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    if (engines.includes('sqlite')) await killWriters(size, seed, found);
    return found;
  },
};

/**
 * The same file is used in all rounds, so that each recovery builds on the ones before it. With a planted bug the rounds end when it shows:
 * what a kill interrupts depends on the machine.
 */
export async function killWriters(rounds: number, seed: number, found: Findings, plant?: Plant): Promise<void> {
  const random = new Seeded(seed);
  const store = await createStore('sqlite');
  const options = { ...store.api, ...(plant ? { plant } : {}) };
  let next = startApi(options);
  try {
    for (let round = 0; round < rounds && !(plant && found.faults.length > 0); round += 1) {
      const api = await next;
      const wire = new Wire(api.origin, writers);
      const settled: typeof onceReadable = plant ? onceReadable : (work) => work();
      const owner = await settled(() => signUpOwner(wire));
      const items = [await settled(() => addIdea(wire, owner, 99))];
      while (items.length < itemsPerRound) items.push(await addIdea(wire, owner, 99));
      const answered: Answered = { reservations: [], items: [] };
      const ended = Promise.all(
        Array.from({ length: writers }, (_, n) => writeUntilKilled(wire, owner, items, n, answered)),
      );
      await untilAnswered(answered, random.int(1, 150));
      await wait(random.int(0, 3));
      await api.kill();
      await ended;
      wire.close();
      // The next process recovers the file; what it then reads is what a person would see.
      next = startApi(options);
      await next;
      check(join(store.api.dataDir, 'layette.sqlite'), answered, `round ${round}`, found);
      found.done += 1;
      found.count('writes answered', answered.reservations.length + answered.items.length);
    }
  } finally {
    await (await next).kill();
    await store.drop();
  }
}

/** A server with a planted bug responds before others can read what it wrote. */
async function onceReadable<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 500) throw error;
      await wait(20);
    }
  }
}

interface Answered {
  reservations: string[];
  items: string[];
}

const patienceMs = 5_000;

async function untilAnswered(answered: Answered, writes: number): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  while (answered.reservations.length + answered.items.length < writes && performance.now() < untilMs) await wait(1);
}

async function writeUntilKilled(
  wire: Wire,
  owner: Owner,
  items: readonly string[],
  writer: number,
  answered: Answered,
): Promise<void> {
  for (let i = 0; ; i += 1) {
    try {
      if (writer % 4 === 3) {
        answered.items.push(await addIdea(wire, owner, 1));
        continue;
      }
      const answer = await wire.send('POST', `/api/v3/reg_items/${items[(writer + i) % items.length]}/reservations`, {
        body: reservationOf(`Giver ${writer}`),
      });
      if (answer.status === 201) answered.reservations.push(JSON.parse(answer.text).reservation.id);
    } catch {
      return;
    }
  }
}

export function check(file: string, answered: Answered, name: string, found: Findings): void {
  const db = new Sqlite(file, { readonly: true });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') found.fault(`${name}: integrity_check says ${String(integrity).slice(0, 200)}`);
    const reservation = db.prepare('select quantity from reservation where id = ? and active = 1').pluck();
    const held = db.prepare('select count(*) from unit_hold where holder_id = ?').pluck();
    const item = db.prepare('select id from reg_item where id = ?').pluck();
    for (const id of answered.reservations) {
      const quantity = reservation.get(id);
      if (quantity === undefined) found.fault(`${name}: reservation ${id} was answered and is gone`);
      else if (held.get(id) !== quantity) found.fault(`${name}: reservation ${id} lost its units`);
    }
    for (const id of answered.items)
      if (item.get(id) === undefined) found.fault(`${name}: item ${id} was answered and is gone`);
    const orphans = db
      .prepare(
        'select count(*) from reservation r where active = 1 and quantity <> (select count(*) from unit_hold where holder_id = r.id)',
      )
      .pluck()
      .get();
    if (orphans !== 0) found.fault(`${name}: ${String(orphans)} reservations are half written`);
  } finally {
    db.close();
  }
}
