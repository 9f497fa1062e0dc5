// `npm run proof [name ...] [-- --size N --seed N --engine NAME]`: the long runs of proofs that the tests run in small. Prints which
// promises held, with figures and seed, and exits with 1 if any did not. Ctrl-C ends a run and prints the results so far.
import { parseArgs } from 'node:util';
import { accessMatrix } from '#api/testing/proofs/access-matrix.ts';
import { fuzz } from '#api/testing/proofs/fuzz.ts';
import { groupGiftRaces } from '#api/testing/proofs/group-gift-races.ts';
import { groupGiftRivals } from '#api/testing/proofs/group-gift-rivals.ts';
import { idempotency } from '#api/testing/proofs/idempotency.ts';
import { killNine } from '#api/testing/proofs/kill-nine.ts';
import { killPostgres } from '#api/testing/proofs/kill-postgres.ts';
import { powerCut } from '#api/testing/proofs/power-cut.ts';
import { Findings, type Proof, type ProofReport } from '#api/testing/proofs/proof.ts';
import { races } from '#api/testing/proofs/races.ts';
import { randomGifts } from '#api/testing/proofs/random-gifts.ts';
import { randomGroupGifts } from '#api/testing/proofs/random-group-gifts.ts';
import { reservationRivals } from '#api/testing/proofs/reservation-rivals.ts';
import { unreadAnswers } from '#api/testing/proofs/unread-answers.ts';
import type { Engine } from '#api/testing/test-app.ts';
import { earlyTaps } from './proofs/early-taps.ts';
import { startPostgres } from './testing/postgres.ts';

export const proofs: readonly Proof[] = [
  races,
  randomGifts,
  reservationRivals,
  groupGiftRaces,
  randomGroupGifts,
  groupGiftRivals,
  idempotency,
  killNine,
  killPostgres,
  powerCut,
  accessMatrix,
  fuzz,
  unreadAnswers,
  earlyTaps,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run proof [name ...] -- [--size N | --short] [--seed N] [--engine sqlite | postgres]\n');
  for (const { name, proves, sizes, unit } of proofs)
    console.log(
      `${name.padEnd(15)} ${proves}\n${''.padEnd(15)} ${sizes.longRun} ${unit}; ${sizes.withTests} with the tests\n`,
    );
  process.exit(0);
}
const chosen = proofs.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0 || [values.size, values.seed].some((value) => value !== undefined && !/^\d+$/.test(value))) {
  console.error(`There is no such proof or size. The proofs: ${proofs.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
const available: Engine[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];
const engines = available.filter((engine) => values.engine === undefined || values.engine === engine);
if (available.length === 1)
  console.warn(
    'NOT RUN: the PostgreSQL halves. Install PostgreSQL (on Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
  );

/** Some proofs run for hours. */
const progressMs = 15_000;
let failed = 0;
for (const proof of chosen) {
  const size =
    values.size !== undefined ? Number(values.size) : values.short ? proof.sizes.withTests : proof.sizes.longRun;
  console.log(
    `\n${proof.name}: ${proof.proves}\n  ${size} ${proof.unit} on ${engines.join(' and ')}, seed ${seed} ...`,
  );
  const startedMs = performance.now();
  const seconds = () => (performance.now() - startedMs) / 1000;
  const found = new Findings();
  const progress = setInterval(
    () => console.log(`  ${found.done} ${proof.unit} after ${seconds().toFixed(0)} s, ${found.faults.length} faults`),
    progressMs,
  );
  const interrupted = () => {
    console.log('  Interrupted.');
    print(found, proof, seconds());
    process.exit(found.faults.length > 0 ? 1 : 130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  const report = await proof.run({ size, seed, engines, found }).finally(() => clearInterval(progress));
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
  print(report, proof, seconds());
  if (report.faults.length > 0) failed += 1;
}
await postgres?.stop();
console.log(
  failed === 0 ? `\nAll ${chosen.length} held.` : `\n${failed} of ${chosen.length} did not hold (seed ${seed}).`,
);
process.exit(failed === 0 ? 0 : 1);

function print(report: ProofReport, { unit }: Proof, seconds: number): void {
  const verdict = report.faults.length > 0 ? 'DOES NOT HOLD' : report.done === 0 ? 'NOT RUN' : 'holds';
  console.log(`  ${verdict}: ${report.done} ${unit} in ${seconds.toFixed(1)} s`);
  for (const [name, value] of Object.entries(report.figures)) console.log(`    ${name.padEnd(44)} ${value}`);
  for (const because of report.notRun) console.log(`    NOT RUN: ${because}`);
  for (const fault of report.faults) console.log(`    fault: ${fault}`);
}
