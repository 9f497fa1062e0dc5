/** Sample reviews of the demo's products: invented, marked as such, and loaded only in the demo shop. */
import { uuidv7 } from 'uuidv7';
import type { Database } from '#api/db/database.ts';
import { demoSeed } from '#content/catalogue/demo-catalogue.ts';
import { sampleReviews } from '#content/catalogue/reviews/sample-reviews.ts';
import { readProgress, writeProgress } from './seed-progress.ts';
import type { Steps } from './steps.ts';

const productsAtOnce = 100;
/** Rows per statement: below the parameter limit of either database engine. */
const rowsAtOnce = 500;
const dayMs = 86_400_000;

/** Idempotent: an interrupted load starts again, and a shop with its own products is left alone. */
export async function seedReviews(db: Database, steps: Pick<Steps, 'say'>): Promise<void> {
  if ((await readProgress(db, 'demo_catalogue')) !== 'done') return;
  if ((await readProgress(db, 'demo_reviews')) === 'done') return;
  steps.say('Writing the sample reviews');
  await writeProgress(db, 'demo_reviews', 'begun');
  await db.transact({ lock: 'nothing' }, (trx) => trx.deleteFrom('review').where('is_sample', '=', 1).execute());
  const now = Date.now();
  for (let after = 0; ; ) {
    const products = await db.read
      .selectFrom('generic_product')
      .select(['id', 'category', 'details', 'rating_counts'])
      .where('id', '>', after)
      .where('type', '=', 'product')
      .orderBy('id')
      .limit(productsAtOnce)
      .execute();
    if (products.length === 0) break;
    after = products.at(-1)!.id;
    const rows = products.flatMap((product) =>
      sampleReviews(
        {
          id: product.id,
          category: product.category,
          highlights: JSON.parse(product.details).highlights,
          ratingCounts: JSON.parse(product.rating_counts),
        },
        demoSeed,
      ).map((review) => {
        const at = now - review.daysAgo * dayMs;
        return {
          id: uuidv7(),
          generic_product_id: product.id,
          user_id: null,
          author_name: review.authorName,
          stars: review.stars,
          title: review.title,
          text: review.text,
          state: 'published' as const,
          is_sample: 1 as const,
          helpful: review.helpful,
          created_at: at,
          updated_at: at,
          published_at: at,
        };
      }),
    );
    await db.transact({ lock: 'nothing' }, async (trx) => {
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await trx
          .insertInto('review')
          .values(rows.slice(start, start + rowsAtOnce))
          .execute();
    });
  }
  await writeProgress(db, 'demo_reviews', 'done');
}
