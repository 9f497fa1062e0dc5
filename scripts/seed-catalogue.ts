import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import { writePictures } from '#content/catalogue/write-pictures.ts';
import { dayOf } from '#rules/days.ts';
import type { Steps } from './steps.ts';

/**
 * Fills an empty shop with the demo's products and draws their pictures. A load that was cut short is finished at the next
 * start; a shop that has products of its own is left alone.
 */
export async function seedCatalogue(settings: Settings, db: Database, steps: Steps): Promise<void> {
  const progress = await readProgress(db);
  if (progress === 'done') return;
  const hasProducts = await db.read.selectFrom('generic_product').select('id').limit(1).executeTakeFirst();
  if (progress === null && hasProducts !== undefined) return;
  await writeProgress(db, 'begun');
  const lines = [...demoCatalogue({ today: dayOf(Date.now()) })];
  await importCatalogue({
    db,
    source: linesSource(lines),
    categories: importableCategories(),
    now: Date.now,
    onProgress: ({ linesDone }) => steps.progress('Loading the demo catalogue', linesDone, lines.length),
  });
  steps.say('Drawing the pictures');
  writePictures(join(settings.dataDir, 'pictures'));
  await writeProgress(db, 'done');
}

const readProgress = async (db: Database): Promise<string | null> =>
  (await db.read.selectFrom('setting').select('value').where('name', '=', 'demo_catalogue').executeTakeFirst())
    ?.value ?? null;

const writeProgress = (db: Database, value: 'begun' | 'done') =>
  db.transact((trx) =>
    trx
      .insertInto('setting')
      .values({ name: 'demo_catalogue', value })
      .onConflict((c) => c.column('name').doUpdateSet({ value }))
      .execute(),
  );
