/** The search documents of the demo catalogue, made as in the shop: imported, read, converted to documents. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#api/db/open.ts';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { streamProductDocuments } from '#api/features/catalogue/product-documents.ts';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import type { ProductDocument } from '#search-index/engine.ts';

/** The demo catalogue has new and coming products relative to a day; this day is arbitrary. */
const today = '2026-06-15';

/** The content must have been built. */
export async function demoDocuments(): Promise<ProductDocument[]> {
  const now = () => Date.parse(`${today}T12:00:00Z`);
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-relevance-'));
  const { db } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const source = linesSource([...demoCatalogue({ today })]);
    await importCatalogue({ db, source, categories: importableCategories(), now });
    const documents: ProductDocument[] = [];
    for await (const document of streamProductDocuments({ db, now })) documents.push(document);
    return documents;
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
