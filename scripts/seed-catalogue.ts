import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import { writeOwnPictures, writePictures } from '#content/catalogue/write-pictures.ts';
import { dayOf } from '#rules/days.ts';
import { readProgress, writeProgress } from './seed-progress.ts';
import type { Steps } from './steps.ts';

/**
 * Fills an empty shop with the demo's products and draws their pictures. An interrupted load is completed at the next start; a shop that
 * has its own products is left alone.
 */
export async function seedCatalogue(settings: Settings, db: Database, steps: Steps): Promise<void> {
  const progress = await readProgress(db, 'demo_catalogue');
  if (progress === 'done') {
    // Pictures that were added since, for articles of a newer version.
    writeOwnPictures(join(settings.dataDir, 'pictures'));
    return;
  }
  const hasProducts = await db.read.selectFrom('generic_product').select('id').limit(1).executeTakeFirst();
  if (progress === null && hasProducts !== undefined) return;
  await writeProgress(db, 'demo_catalogue', 'begun');
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
  await writeProgress(db, 'demo_catalogue', 'done');
}
