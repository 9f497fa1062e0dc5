import type { Database, Trx } from '#api/db/database.ts';
import type { CatalogueEntry, CatalogueSource } from './catalogue-source.ts';
import { raiseCatalogueVersion, readCatalogueVersion } from './catalogue-version.queries.ts';
import type { LineProblem } from './explain-line.ts';
import {
  freeCodes,
  readKnownBrands,
  readProductIds,
  readRun,
  readStored,
  removeIdleBrands,
  removeProducts,
  removeVariants,
  saveRun,
  writeBrands,
  writeProducts,
} from './import.queries.ts';
import { type BatchPlan, checkEntry, type ImportCounts, type Known, noCounts, planBatch } from './import-plan.ts';

/** Lines per transaction: large enough that disk syncs do not matter, small enough that a giver's reservation hardly waits. */
const batchLines = 200;
const idsReportedMax = 5_000;

export interface ImportOptions {
  db: Database;
  source: CatalogueSource;
  /** Leaf categories by urlSlug, hidden ones too: a product in any other is a bad line. */
  categories: ReadonlySet<string>;
  /** Epoch ms. */
  now: () => number;
  /** Products that the file does not name are removed, unless it has a bad line. */
  replace?: boolean;
  /** Reports what would happen; writes nothing. */
  dryRun?: boolean;
  /** Stops between two batches; the next import of this file resumes there. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Called in the transaction that changed these products, so that search learns of every committed change, and of no other. */
  onChanged?: (trx: Trx, change: { changedIds: number[]; removedIds: number[]; version: number }) => Promise<void>;
  /** How many problems are reported; all bad lines are counted. */
  problemsKept?: number;
}

export interface ImportProgress {
  linesDone: number;
  bytesDone: number;
  bytesTotal: number | null;
  badLines: number;
}

export interface ImportSummary {
  counts: ImportCounts;
  badLines: number;
  /** The first of them, by line and field. */
  problems: LineProblem[];
  linesDone: number;
  /** 0, or the line after which an interrupted import was resumed. */
  resumedAfterLine: number;
  /** The first ids that were added or changed since this call began; `counts` has the total. */
  changedIds: number[];
  removedIds: number[];
  /** A replacement was requested, but bad lines may name products that would have been removed. */
  removalSkipped: boolean;
  catalogueVersion: number;
}

/**
 * Imports a catalogue. A product is written with all its variants or not at all; committed batches stay, so importing the same file again
 * after an interruption resumes where it stopped, and a repeated import writes nothing.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const { db, source, signal, onProgress } = options;
  const state = await startState(options);
  let batch: CatalogueEntry[] = [];
  const flush = async () => {
    signal?.throwIfAborted();
    if (batch.length === 0) return;
    await importBatch(options, state, batch);
    batch = [];
    onProgress?.({
      linesDone: state.linesDone,
      bytesDone: source.bytesRead(),
      bytesTotal: source.bytesTotal,
      badLines: state.badLines,
    });
  };
  for await (const entry of source.entries()) {
    if (entry.lastLine <= state.resumedAfterLine) noteSeen(state.known, entry);
    else batch.push(entry);
    if (batch.length >= batchLines) await flush();
  }
  await flush();
  const removalSkipped = options.replace === true && state.badLines > 0;
  if (options.replace === true && !removalSkipped) await removeUnnamed(options, state);
  if (source.hash !== null && !options.dryRun)
    await db.transact({ lock: { catalogue: true } }, (trx) => saveRun(trx, runOf(state, source.hash!, options.now())));
  return {
    counts: state.counts,
    badLines: state.badLines,
    problems: state.problems,
    linesDone: state.linesDone,
    resumedAfterLine: state.resumedAfterLine,
    changedIds: state.changedIds,
    removedIds: state.removedIds,
    removalSkipped,
    catalogueVersion: await readCatalogueVersion(db.read),
  };
}

interface State {
  known: Known;
  counts: ImportCounts;
  badLines: number;
  problems: LineProblem[];
  linesDone: number;
  resumedAfterLine: number;
  startedAt: number;
  changedIds: number[];
  removedIds: number[];
}

async function startState({ db, source, categories, dryRun, now }: ImportOptions): Promise<State> {
  const run = source.hash === null || dryRun ? undefined : await readRun(db.read, source.hash);
  const unfinished = run !== undefined && run.finished_at === null ? run : null;
  const linesDone = unfinished?.lines_done ?? 0;
  return {
    known: { ...(await readKnownBrands(db.read)), categories, seenBrands: new Set(), seenProducts: new Set() },
    counts: unfinished === null ? noCounts() : JSON.parse(unfinished.counts),
    badLines: unfinished?.bad_lines ?? 0,
    problems: unfinished === null ? [] : JSON.parse(unfinished.problems),
    linesDone,
    resumedAfterLine: linesDone,
    startedAt: unfinished?.started_at ?? now(),
    changedIds: [],
    removedIds: [],
  };
}

async function importBatch(options: ImportOptions, state: State, batch: readonly CatalogueEntry[]): Promise<void> {
  const { db, source, problemsKept = 100 } = options;
  const entries = batch.map(checkEntry);
  const linesDone = batch.at(-1)!.lastLine;
  const after = (plan: BatchPlan): State => ({
    ...state,
    counts: addCounts(state.counts, plan.counts),
    badLines: state.badLines + plan.badLines,
    problems: [...state.problems, ...plan.problems].slice(0, problemsKept),
    linesDone,
  });

  if (options.dryRun) {
    const plan = planBatch(entries, state.known, await readStored(db.read, entries));
    return commit(state, after(plan), plan);
  }
  // Nothing outside changes before the commit, because a transaction may run again.
  const done = await db.transact({ lock: { catalogue: true } }, async (trx) => {
    const plan = planBatch(entries, state.known, await readStored(trx, entries));
    await writePlan(trx, plan, state.known);
    const changedIds = plan.products.map(({ product }) => product.id);
    if (plan.brands.length + changedIds.length > 0) {
      const version = await raiseCatalogueVersion(trx);
      await options.onChanged?.(trx, { changedIds, removedIds: [], version });
    }
    const next = after(plan);
    if (source.hash !== null) await saveRun(trx, runOf(next, source.hash, null));
    return { plan, next };
  });
  commit(state, done.next, done.plan);
}

async function writePlan(trx: Trx, plan: BatchPlan, known: Known): Promise<void> {
  await writeBrands(trx, plan.brands);
  if (plan.products.length === 0) return;
  const brandIds = new Map([...known.brandsBySlug, ...plan.brands.map(({ brand }) => [brand.slug, brand.id] as const)]);
  await removeVariants(trx, plan.vanishedVariants);
  await freeCodes(trx, plan.freedCodes);
  await writeProducts(trx, plan.products, brandIds);
}

function commit(state: State, next: State, plan: BatchPlan): void {
  Object.assign(state, {
    counts: next.counts,
    badLines: next.badLines,
    problems: next.problems,
    linesDone: next.linesDone,
  });
  const { known } = state;
  for (const { brand, hash } of plan.brands) {
    const before = known.brandsById.get(brand.id);
    if (before !== undefined) known.brandsBySlug.delete(before.slug);
    known.brandsBySlug.set(brand.slug, brand.id);
    known.brandsById.set(brand.id, { slug: brand.slug, hash });
  }
  for (const id of plan.seenBrands) known.seenBrands.add(id);
  for (const id of plan.seenProducts) known.seenProducts.add(id);
  for (const { product } of plan.products)
    if (state.changedIds.length < idsReportedMax) state.changedIds.push(product.id);
}

/** Lines that an earlier, interrupted run imported: only the ids and names in them matter now. */
function noteSeen(known: Known, entry: CatalogueEntry): void {
  const checked = checkEntry(entry);
  if ('brand' in checked) known.seenBrands.add(checked.brand.id);
  if ('product' in checked) known.seenProducts.add(checked.product.id);
}

async function removeUnnamed(options: ImportOptions, state: State): Promise<void> {
  const { db, dryRun, signal, onChanged } = options;
  const { seenProducts, seenBrands, brandsById } = state.known;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const ids = await readProductIds(db.read, after, batchLines);
    if (ids.length === 0) break;
    after = ids.at(-1)!;
    const removedIds = ids.filter((id) => !seenProducts.has(id));
    if (removedIds.length === 0) continue;
    if (!dryRun) {
      await db.transact({ lock: { catalogue: true } }, async (trx) => {
        await removeProducts(trx, removedIds);
        const version = await raiseCatalogueVersion(trx);
        await onChanged?.(trx, { changedIds: [], removedIds, version });
      });
    }
    state.counts.productsRemoved += removedIds.length;
    for (const id of removedIds) if (state.removedIds.length < idsReportedMax) state.removedIds.push(id);
  }
  const idle = [...brandsById.keys()].filter((id) => !seenBrands.has(id));
  if (idle.length === 0) return;
  state.counts.brandsRemoved = dryRun
    ? idle.length
    : await db.transact({ lock: { catalogue: true } }, (trx) => removeIdleBrands(trx, idle));
}

function addCounts(a: ImportCounts, b: ImportCounts): ImportCounts {
  return Object.fromEntries(
    Object.entries(a).map(([name, count]) => [name, count + b[name as keyof ImportCounts]]),
  ) as unknown as ImportCounts;
}

const runOf = (state: State, fileHash: string, finishedAt: number | null) => ({
  file_hash: fileHash,
  lines_done: state.linesDone,
  bad_lines: state.badLines,
  counts: JSON.stringify(state.counts),
  problems: JSON.stringify(state.problems),
  started_at: state.startedAt,
  finished_at: finishedAt,
});
