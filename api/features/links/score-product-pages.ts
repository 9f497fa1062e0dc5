// How well pages are read: F1 per field over a folder of saved pages with the values that a person read from each. `npm run
// bench:extraction [-- DIR]` prints all pages and each half; `--misses=development` lists errors. Without DIR the pages stored here are
// read.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { minorDigits } from './parse-price.ts';
import type { ProductDraft } from './product-draft.ts';
import { readProductPage } from './read-product-page.ts';

export type Half = 'development' | 'held-out';
export const FIELDS = ['price', 'availability', 'sku', 'gtin', 'mpn', 'brand'] as const;
export type ScoredField = (typeof FIELDS)[number];

export interface Truth {
  readonly url: string;
  readonly price?: readonly string[];
  readonly availability?: readonly string[];
  readonly sku?: readonly string[];
  readonly gtin?: readonly string[];
  readonly mpn?: readonly string[];
  readonly brand?: readonly string[];
}

export interface FieldScore {
  readonly right: number;
  readonly predicted: number;
  readonly present: number;
  readonly f1: number;
}

export interface PageResult {
  readonly id: string;
  readonly half: Half;
  readonly truth: Truth;
  readonly read: Readonly<Record<ScoredField, string | null>>;
  readonly draft: ProductDraft;
  readonly milliseconds: number;
}

/** All pages of a shop are in one half, so that the held-out half has only shops that were never looked at. */
export function halfOf(url: string): Half {
  const labels = new URL(url).hostname
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1);
  const shop = labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '');
  const last = createHash('sha256').update(shop).digest('hex').at(-1) ?? '0';
  return Number.parseInt(last, 16) % 2 === 0 ? 'development' : 'held-out';
}

/** The draft in the form that the published evaluation compares: a decimal price; a missing availability counts as in stock. */
export function asPrediction(draft: ProductDraft): Record<ScoredField, string | null> {
  const money = draft.price?.value;
  return {
    price: money ? String(money.amount / 10 ** minorDigits(money.currency)) : null,
    availability: draft.availability?.value === 'out-of-stock' ? 'OutOfStock' : 'InStock',
    sku: draft.sku?.value ?? null,
    gtin: draft.gtin?.value ?? null,
    mpn: draft.mpn?.value ?? null,
    brand: draft.brand?.value ?? null,
  };
}

export function isRight(field: ScoredField, predicted: string, truths: readonly string[]): boolean {
  if (field === 'price') return truths.some((truth) => Number(truth) === Number(predicted));
  return truths.some((truth) => truth.trim() === predicted.trim());
}

export function scoreField(results: readonly PageResult[], field: ScoredField): FieldScore {
  let right = 0;
  let predicted = 0;
  let present = 0;
  for (const { read, truth } of results) {
    const truths = truth[field] ?? [];
    const value = read[field];
    if (truths.length > 0) present++;
    if (value !== null) predicted++;
    if (value !== null && isRight(field, value, truths)) right++;
  }
  const precision = predicted ? right / predicted : 0;
  const recall = present ? right / present : 0;
  return { right, predicted, present, f1: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}

/** Reads every page of `directory` that exists. */
export function readPages(directory: string): PageResult[] {
  const truths = JSON.parse(readFileSync(join(directory, 'ground-truth.json'), 'utf8')) as Record<string, Truth>;
  const results: PageResult[] = [];
  for (const [id, truth] of Object.entries(truths)) {
    const file = join(directory, 'html', `${id}.html.gz`);
    if (!existsSync(file)) continue;
    const html = gunzipSync(readFileSync(file)).toString('utf8');
    const start = performance.now();
    const draft = readProductPage({ html, url: truth.url });
    results.push({
      id,
      half: halfOf(truth.url),
      truth,
      read: asPrediction(draft),
      draft,
      milliseconds: performance.now() - start,
    });
  }
  return results;
}

function print(directory: string, misses: string | undefined): void {
  const results = readPages(directory);
  for (const half of ['all', 'development', 'held-out'] as const) {
    const part = results.filter((result) => half === 'all' || result.half === half);
    console.log(`${half}: ${part.length} pages`);
    for (const field of FIELDS) {
      const { right, predicted, present, f1 } = scoreField(part, field);
      console.log(
        `  ${field.padEnd(13)} F1 ${f1.toFixed(3)}   right ${right}, predicted ${predicted}, present ${present}`,
      );
    }
  }
  const times = results.map((result) => result.milliseconds).sort((a, b) => a - b);
  console.log(`milliseconds a page: median ${times[times.length >> 1]?.toFixed(0)}, worst ${times.at(-1)?.toFixed(0)}`);
  for (const result of results) {
    if (result.half !== misses) continue;
    for (const field of FIELDS) {
      const value = result.read[field];
      const truths = result.truth[field] ?? [];
      if (value === null ? truths.length > 0 : !isRight(field, value, truths)) {
        const found = result.draft[field];
        console.log(
          `${result.id.slice(0, 6)} ${field}: read ${value} (${found?.source ?? '-'} ${found?.confidence.toFixed(2) ?? ''}), truth ${truths.join(' | ') || 'none'}  ${result.truth.url.slice(0, 90)}`,
        );
      }
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { misses: { type: 'string' } } });
  print(positionals[0] ?? join(import.meta.dirname, 'pages'), values.misses);
}
