import { existsSync } from 'node:fs';
import { type Ended, runNode } from './testing/run-program.ts';
import { describeDuration } from './testing/summary.ts';

/** "Am I done?" Every check, the quick ones first; all of them run, so that one look shows everything that is left. */
interface Step {
  name: string;
  args: string[];
  /** The file without which there is nothing to check yet. */
  needs?: string;
}

const dependencyCruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

const STEPS: Step[] = [
  { name: 'content', args: ['content/build.ts'], needs: 'content/build.ts' },
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc', '--project', '.', '--noEmit'] },
  { name: 'lint and format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'regular expressions', args: ['node_modules/eslint/bin/eslint.js', '.'] },
  {
    name: 'imports',
    args: [
      dependencyCruiser,
      '--config',
      '.dependency-cruiser.mjs',
      'api',
      'content',
      'search-index',
      'site',
      'scripts',
    ],
  },
  { name: 'imports of browsers', args: [dependencyCruiser, '--config', '.dependency-cruiser.browser.mjs', 'site'] },
  { name: 'readmes', args: ['scripts/check-readmes.ts'] },
  { name: 'words', args: ['scripts/check-words.ts'] },
  { name: 'what nobody uses', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'types of .astro',
    args: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error'],
    needs: 'astro.config.mjs',
  },
  { name: 'tests', args: ['scripts/test.ts'] },
  { name: 'sizes', args: ['scripts/check-sizes.ts'], needs: 'scripts/build.ts' },
];

type Outcome = { step: Step } & ({ state: 'ran'; ended: Ended } | { state: 'nothing yet' });

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** `npm run verify -- types words` runs those steps only. */
async function verify(chosen: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of STEPS.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)))) {
    if (step.needs && !existsSync(step.needs)) {
      outcomes.push({ step, state: 'nothing yet' });
      continue;
    }
    console.log(`\n▸ ${step.name}`);
    outcomes.push({ step, state: 'ran', ended: await runNode(step.args, env) });
  }
  return outcomes;
}

function describeOutcome(outcome: Outcome): string {
  const name = outcome.step.name.padEnd(22);
  if (outcome.state === 'nothing yet') return `  ${name}           ${outcome.step.needs} does not exist yet`;
  const { exitCode, durationMs } = outcome.ended;
  const time = describeDuration(durationMs).padStart(10);
  return exitCode === 0 ? `✓ ${name}${time}` : `✗ ${name}${time}   node ${outcome.step.args.join(' ')}`;
}

const outcomes = await verify(process.argv.slice(2));
const failed = outcomes.filter((outcome) => outcome.state === 'ran' && outcome.ended.exitCode !== 0);
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n`);
console.log(
  failed.length === 0 ? 'Done: everything holds.' : `Not done: ${failed.length} of ${outcomes.length} do not hold.`,
);
process.exitCode = failed.length === 0 && outcomes.length > 0 ? 0 : 1;
