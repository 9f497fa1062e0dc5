import type { Trx } from '#api/db/database.ts';
import type { RatingChange } from '#rules/reviews.ts';

/** Adds in the database, so that two reviews of one product that are published at the same moment both count. */
export async function addToTally(trx: Trx, genericProductId: number, change: RatingChange): Promise<void> {
  await trx
    .insertInto('rating_tally')
    .values({ generic_product_id: genericProductId, stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 })
    .onConflict((c) => c.column('generic_product_id').doNothing())
    .execute();
  await trx
    .updateTable('rating_tally')
    .set((e) => ({
      stars_1: e('stars_1', '+', change[0]),
      stars_2: e('stars_2', '+', change[1]),
      stars_3: e('stars_3', '+', change[2]),
      stars_4: e('stars_4', '+', change[3]),
      stars_5: e('stars_5', '+', change[4]),
    }))
    .where('generic_product_id', '=', genericProductId)
    .execute();
}
