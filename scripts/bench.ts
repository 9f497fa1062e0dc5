// `npm run bench [part ...]`: measures the server against bare Express in the same run. Only ratios within one run are meaningful.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { browsing } from './bench/browsing.ts';
import { build } from './bench/build.ts';
import { interactions } from './bench/interactions.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { livePages } from './bench/live-pages.ts';

import { pages } from './bench/pages.ts';
import { aimOf, type BenchPart, type Figure, isWithin } from './bench/part.ts';
import { reads } from './bench/reads.ts';
import { measureReference } from './bench/reference.ts';
import { reservations } from './bench/reservations.ts';
import { scale } from './bench/scale.ts';
import { search } from './bench/search.ts';
import { signIn } from './bench/sign-in.ts';
import { start } from './bench/start.ts';
import { weights } from './bench/weights.ts';

const parts: readonly BenchPart[] = [
  start,
  pages,
  livePages,
  browsing,
  reads,
  reservations,
  signIn,
  weights,
  interactions,
  lighthouse,
  search,
  scale,
  build,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". The parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const leftOut: string[] = [];
const reference = await measureReference();
console.log(`Reference: Express 5 says hello ${Math.round(reference.perSecond)} times a second = 1.00\n`);
console.log(`${'figure'.padEnd(44)} ${'value'.padStart(14)}   ratio            aim`);
const results: Record<string, Figure[]> = {};
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  results[part.name] = await part.run({ reference, leaveOut: (because) => leftOut.push(because) });
  for (const figure of results[part.name]!) console.log(lineOf(figure));
}
const after = await measureReference();
const drift = after.perSecond / reference.perSecond;
console.log(
  `\nReference at the end: ${drift.toFixed(2)} of the start${Math.abs(drift - 1) > 0.15 ? '; the machine was busy, measure again' : ''}`,
);
for (const because of leftOut) console.log(`NOT MEASURED: ${because}`);
mkdirSync('.cache/bench', { recursive: true });
const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
writeFileSync('.cache/bench/latest.json', JSON.stringify({ machine, reference, drift, results, leftOut }, null, 2));
console.log('Written to .cache/bench/latest.json');

function lineOf(figure: Figure): string {
  const { name, value, unit, ratio, note } = figure;
  const within = isWithin(figure);
  const verdict = within === null ? '' : within ? 'ok' : 'BEHIND';
  const shown = value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);
  return [
    name.padEnd(44),
    `${shown} ${unit}`.padStart(14),
    (ratio === undefined ? '' : ratio.toFixed(2)).padStart(7),
    aimOf(figure).padStart(14),
    verdict.padEnd(7),
    note ?? '',
  ]
    .join(' ')
    .trimEnd();
}
