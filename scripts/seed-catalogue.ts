import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { categories } from '#content';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import { writePictures } from '#content/catalogue/write-pictures.ts';
import { dayOf } from '#rules/days.ts';
import type { Steps } from './steps.ts';

/** Fills an empty shop with the demo's products and draws their pictures. Does nothing to a shop that has products. */
export async function seedCatalogue(settings: Settings, db: Database, steps: Steps): Promise<void> {
  const isSeeded = await db.read.selectFrom('generic_product').select('id').limit(1).executeTakeFirst();
  if (isSeeded !== undefined) return;
  const lines = [...demoCatalogue({ today: dayOf(Date.now()) })];
  await importCatalogue({
    db,
    source: linesSource(lines),
    categories: leafSlugs(),
    now: Date.now,
    onProgress: ({ linesDone }) => steps.progress('Loading the demo catalogue', linesDone, lines.length),
  });
  steps.say('Drawing the pictures');
  writePictures(join(settings.dataDir, 'pictures'));
}

/** Every leaf, hidden ones too: a hidden category has products, nobody just sees them. */
export function leafSlugs(): ReadonlySet<string> {
  const all = [...categories.all(), ...categories.hidden()];
  return new Set(all.filter(categories.isLeaf).map((category) => category.urlSlug));
}
