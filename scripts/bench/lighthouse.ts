import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { siteFolder } from '#api/http/site.ts';
import { addDays } from '#rules/days.ts';
import { demoRegistryAddress } from '../seed-people.ts';
import { freePort, startBuiltShop } from '../testing/built-shop.ts';
import { findChromium } from '../testing/chromium.ts';
import type { BenchPart, Figure } from './part.ts';

const seeded = process.env.JOURNEY_DATA_DIR ?? '.cache/journey-data';
const rounds = Number(process.env.BENCH_LIGHTHOUSE_ROUNDS ?? 3);

interface Template {
  name: string;
  path: string;
  /** A `noindex` page, which costs points for SEO. */
  isUnlisted?: true;
}

const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'article', path: '/hello-baby/safe-sleep-basics' },
  { name: 'guide', path: '/hello-baby/choose-a-stroller' },
  { name: 'week', path: '/hello-baby/pregnancy-week-20' },
  { name: 'checklist', path: '/baby-registry-checklist' },
  { name: 'due date calculator', path: '/due-date-calculator' },
  {
    name: 'due date',
    path: `/due-date-calculator/${addDays(new Date().toISOString().slice(0, 10), 150)}`,
    isUnlisted: true,
  },
  { name: 'diaper calculator', path: '/diaper-calculator' },
  { name: 'quiz', path: '/baby-registry-checklist-quiz' },
  { name: 'legal', path: '/terms' },
  { name: 'store', path: '/store' },
  { name: 'category', path: '/store/strollers' },
  { name: 'list', path: '/store/full-size-strollers' },
  { name: 'brand', path: '/store/b/trundlekin/101' },
  { name: 'search', path: '/store/search?search_term=stroller', isUnlisted: true },
  { name: 'product', path: '/gp/trundlekin-shore-city-stroller/20001' },
  { name: 'registry', path: demoRegistryAddress, isUnlisted: true },
];

const chosen = process.env.BENCH_LIGHTHOUSE_TEMPLATES?.split(',');
const measured = templates.filter(({ name }) => chosen?.includes(name) ?? true);

/** Lighthouse with the settings of its own command: a phone on slow 4G, simulated. The median of each figure. */
export const lighthouse: BenchPart = {
  name: 'lighthouse',
  async run({ leaveOut }) {
    const chrome = findChromium();
    if (chrome === null || !existsSync(siteFolder) || !existsSync(seeded)) {
      leaveOut(
        `lighthouse: it needs Chromium and a built site with data; DATA_DIR=${seeded} DEMO=on npm run build makes one`,
      );
      return [];
    }
    const port = await freePort();
    const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath: chrome.path, args });
    const shop = await startBuiltShop(seeded);
    const empty = createServer((_request, response) => response.end(emptyPage)).listen(0, '127.0.0.1');
    await once(empty, 'listening');
    const emptyUrl = `http://localhost:${(empty.address() as AddressInfo).port}/`;
    try {
      const nothing = await audit(emptyUrl, port);
      const emptyLcpMs = median(nothing, lcpMs);
      // On a busy machine even the empty page blocks.
      const figures: Figure[] = [
        { name: 'an empty page: LCP', value: emptyLcpMs, unit: 'ms' },
        { name: 'an empty page: TBT', value: median(nothing, tbtMs), unit: 'ms' },
      ];
      for (const template of measured)
        figures.push(...figuresOf(template, await audit(shop.url + template.path, port), 1.5 * emptyLcpMs));
      return figures;
    } finally {
      empty.close();
      await browser.close();
      await shop.stop();
    }
  },
};

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p></html>';

async function audit(url: string, port: number): Promise<Result[]> {
  const { default: run } = await import('lighthouse');
  const results: Result[] = [];
  // Sometimes Lighthouse's trace of a page has no beginning, and it asks for another run.
  for (let tries = 0; results.length < rounds; tries += 1) {
    const result = (await run(url, { port, logLevel: 'error' }))?.lhr;
    if (result !== undefined && !result.runtimeError) results.push(result);
    else if (tries >= 2 * rounds) throw new Error(`${url}: ${result?.runtimeError?.message}`);
  }
  return results;
}

function figuresOf({ name, isUnlisted }: Template, results: readonly Result[], lcpAtMostMs: number): Figure[] {
  const score = (category: string, atLeast: number): Figure => ({
    name: `${name}: ${category}`,
    value: median(results, ({ categories }) => (categories[category]?.score ?? 0) * 100),
    unit: '',
    budget: { of: 'value', atLeast },
    note: category === 'performance' ? '' : failuresIn(results[0]!, category).join(' '),
  });
  const shift = median(results, valueOfAudit('cumulative-layout-shift'));
  return [
    score('performance', 99),
    score('accessibility', 100),
    score('best-practices', 100),
    ...(isUnlisted ? [] : [score('seo', 100)]),
    {
      name: `${name}: LCP`,
      value: median(results, lcpMs),
      unit: 'ms',
      budget: { of: 'value', atMost: Math.round(lcpAtMostMs) },
    },
    {
      name: `${name}: TBT`,
      value: median(results, tbtMs),
      unit: 'ms',
      budget: { of: 'value', atMost: 50 },
    },
    { name: `${name}: CLS`, value: shift, unit: '', budget: { of: 'value', atMost: 0 }, note: shift.toFixed(4) },
  ];
}

const valueOfAudit =
  (id: string) =>
  ({ audits }: Result): number =>
    audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
const lcpMs = valueOfAudit('largest-contentful-paint');
const tbtMs = valueOfAudit('total-blocking-time');

const failuresIn = ({ categories, audits }: Result, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

function median(results: readonly Result[], read: (result: Result) => number): number {
  return results.map(read).toSorted((a, b) => a - b)[Math.floor(results.length / 2)]!;
}
