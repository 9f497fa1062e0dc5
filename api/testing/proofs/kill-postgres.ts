import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#scripts/testing/postgres.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';
import { addIdea, type Owner, reservationOf, signUpOwner } from './shop-over-wire.ts';
import { Wire } from './wire.ts';

const writers = 16;
const itemsPerRound = 8;

export const killPostgres: Proof = {
  name: 'kill-postgres',
  proves: `kill -9 of a backend of PostgreSQL, or of one of two API processes, under ${writers} writers loses no write that was answered, and no mail of it comes twice or not at all`,
  unit: 'kills',
  sizes: { withTests: 3, longRun: 2_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    if (engines.includes('postgres')) await killBackends(size, seed, found);
    return found;
  },
};

interface Answered {
  reservations: string[];
  items: string[];
}

interface Round {
  wires: Wire[];
  owner: Owner;
  items: string[];
  answered: Answered;
  isOver: boolean;
}

/**
 * Killing a backend takes the whole server with it: it ends all other backends, and recovers from its log. The server is started for this
 * proof, and its commits wait for the disk as in production.
 * @param plant 'not-synced': commits are acknowledged before their log is written.
 */
export async function killBackends(rounds: number, seed: number, found: Findings, plant?: 'not-synced'): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === null) {
    found.notRun.push('all of it: there is no PostgreSQL');
    return;
  }
  const random = new Seeded(seed);
  const api = { dataDir: '/nowhere', databaseUrl: postgres.url };
  const processes: ApiProcess[] = [];
  try {
    processes.push(await startApi(api));
    if (plant) await ask(postgres.url, 'alter database postgres set synchronous_commit = off');
    processes.push(await startApi(api));
    const kept: Answered = { reservations: [], items: [] };
    for (let number = 0; number < rounds && !(plant && found.faults.length > 0); number += 1) {
      const round = await begin(processes);
      const writing = Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(round, writer)));
      const wanted = random.int(20, 120);
      while (countOf(round.answered) < wanted) await wait(1);
      await wait(random.int(0, 20));
      // Two of three rounds kill a backend.
      if (number % 3 !== 2 || plant) {
        await killBackend(postgres.url, random);
        found.count('backends killed');
        await untilWritten(round);
      } else {
        await processes[0]!.kill();
        processes[0] = await startApi(api);
        found.count('API processes killed');
      }
      round.isOver = true;
      await writing;
      for (const wire of round.wires) wire.close();
      kept.reservations.push(...round.answered.reservations);
      kept.items.push(...round.answered.items);
      await check(postgres.url, round.answered, `round ${number}`, found);
      found.done += 1;
      found.count('writes answered', countOf(round.answered));
    }
    if (plant) return;
    await checkMails(postgres.url, processes, kept, found);
  } finally {
    for (const one of processes) await one.kill();
    await postgres.stop();
  }
}

const countOf = ({ reservations, items }: Answered): number => reservations.length + items.length;

async function begin(processes: readonly ApiProcess[]): Promise<Round> {
  const wires = processes.map(({ origin }) => new Wire(origin, writers));
  const owner = await signUpOwner(wires[0]!);
  const items: string[] = [];
  while (items.length < itemsPerRound) items.push(await addIdea(wires[0]!, owner, 99));
  return { wires, owner, items, answered: { reservations: [], items: [] }, isOver: false };
}

let givers = 0;

/** Continues after refused or interrupted requests: only acknowledged ones count. */
async function writeOn(round: Round, writer: number): Promise<void> {
  const { owner, items, answered } = round;
  const wire = round.wires[writer % round.wires.length]!;
  for (let i = 0; !round.isOver; i += 1) {
    try {
      if (writer % 4 === 3) {
        answered.items.push(await addIdea(wire, owner, 1));
        continue;
      }
      givers += 1;
      const answer = await wire.send('POST', `/api/v3/reg_items/${items[(writer + i) % items.length]}/reservations`, {
        body: reservationOf(`Giver ${givers}`),
      });
      if (answer.status === 201) answered.reservations.push(JSON.parse(answer.text).reservation.id);
      else await wait(5);
    } catch {
      await wait(20);
    }
  }
}

/** Waits until both processes write again: by themselves, without anything being restarted. */
async function untilWritten({ answered }: Round): Promise<void> {
  const before = countOf(answered);
  while (countOf(answered) < before + 2 * writers) await wait(5);
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function killBackend(url: string, random: Seeded): Promise<void> {
  const backends = await ask<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid",
  );
  process.kill(random.pick(backends).pid, 'SIGKILL');
}

async function check(url: string, { reservations, items }: Answered, name: string, found: Findings): Promise<void> {
  const gone = await ask<{ id: string; what: string }>(
    url,
    `select given.id, 'reservation' as what from unnest($1::text[]) as given(id)
      left join reservation on reservation.id = given.id and active = 1
      where quantity is distinct from (select count(*) from unit_hold where holder_id = given.id)
     union all
     select given.id, 'item' from unnest($2::text[]) as given(id)
      where not exists (select 1 from reg_item where reg_item.id = given.id)
     union all
     select id, 'half of the reservation' from reservation
      where active = 1 and quantity <> (select count(*) from unit_hold where holder_id = reservation.id)`,
    [reservations, items],
  );
  for (const { id, what } of gone) found.fault(`${name}: ${what} ${id} was answered and is gone`);
}

/**
 * Each giver gave once, with an address of their own, and must get one mail. Jobs that a kill interrupted are claimed again at once; waits
 * for every process, since each may be running one.
 */
async function checkMails(
  url: string,
  processes: readonly ApiProcess[],
  kept: Answered,
  found: Findings,
): Promise<void> {
  await ask(url, "update job set lease_until = 0 where state = 'running'");
  await ask(url, "update job set run_at = 0 where state = 'waiting' and kind in ('mail', 'unverified-mail')");
  await Promise.all(processes.map((one) => one.runJobs()));
  const [dead] = await ask<{ count: number }>(url, "select count(*)::int from job where state = 'dead'");
  if (dead!.count > 0) found.fault(`${dead!.count} jobs were given up`);
  const wrong = await ask<{ id: string; mails: number }>(
    url,
    `select reservation.id, count(inbox_mail.id)::int as mails from reservation
      left join inbox_mail on recipient = giver_email
      where reservation.id = any($1::text[]) group by reservation.id having count(inbox_mail.id) <> 1`,
    [kept.reservations],
  );
  for (const { id, mails } of wrong) found.fault(`the giver of reservation ${id} got ${mails} mails`);
  found.count('mails, one each', kept.reservations.length - wrong.length);
}
