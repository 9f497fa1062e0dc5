import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BadRow, badRows } from '#api/db/bad-rows.ts';
import { classes } from '#api/db/classes.ts';
import type { Tables } from '#api/db/tables.ts';
import { forgetCatalogue } from '#api/features/catalogue/catalogue-cache.ts';
import { rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { giver, ownerWithItem, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { addToCart, readCart } from '#contracts/carts.ts';
import * as catalogue from '#contracts/catalogue.ts';
import { listInaccuracies } from '#contracts/inaccuracies.ts';
import { listQuestions, listUserQuestions } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import { listExternalRegistries, readRegistryShop } from '#contracts/registry-shop.ts';
import { listReservations, reserveItem, visitorReservations } from '#contracts/reservations.ts';
import { listReviews, listUserReviews, saveOwnReview } from '#contracts/reviews.ts';
import { searchProducts, unifiedSearch } from '#contracts/search.ts';
import { listEvents } from '#contracts/tracking.ts';

const runs = Number(process.env.RUNS ?? 150);
const soundProduct = 1;
const badProduct = 2;
/** What stands in no column: but raw SQL, a broken import and an older version may have written it. */
const values = [
  ...[
    '$$$',
    '',
    '{',
    '[]',
    '{}',
    'null',
    '[null]',
    '"x"',
    '[{"url":1}]',
    '{"toString":1}',
    'constructor',
    '9999-99-99',
  ],
  ...['x'.repeat(5_000), '\u202e', '-1', '<script>'],
  ...[-1, 0, 7, 2 ** 31 - 1, null],
];

type Row = { [T in keyof Tables]: [T, keyof Tables[T] & string] }[keyof Tables];

describe.each(engines)('one bad row on %s', (engine) => {
  let shop: Shop;
  /** Every list, and what of it must be there whatever stands in another row. */
  let lists: [name: string, read: () => Promise<unknown[]>, sound: unknown][];
  /** The row of each table that is made bad. */
  const bad: Partial<Record<keyof Tables, string | number>> = {};
  const told: BadRow[] = [];
  const listen = (message: unknown) => void told.push(message as BadRow);

  beforeAll(async () => {
    badRows.subscribe(listen);
    const variants = [variantLine(20, { options: { color: 'Sage' } }), variantLine(21, { options: { color: 'Oat' } })];
    shop = await openShop(
      engine,
      [
        brandLine(),
        brandLine({ id: 2, slug: 'fernmoor', name: 'Fernmoor', title: 'Fernmoor' }),
        productLine(soundProduct),
        productLine(badProduct, { brand: 'fernmoor', variants }),
      ],
      {},
      { inProduction: true },
    );
    const { owner, registryId, itemId } = await ownerWithItem(shop, 9);
    const params = { id: registryId };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'product', productId: 20 } });
    const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate: '2027-06-01' } });
    const guest = shop.client();
    const reserve = (item: string) => guest.call(reserveItem, { params: { id: item }, body: giver() });
    const [sound, other] = [(await reserve(itemId)).reservation, (await reserve(regItem.id)).reservation];
    for (const productId of [10, 20]) await owner.call(addToCart, { body: { cartType: 'store', productId } });
    const cart = await owner.call(readCart, { query: { cart_type: 'store' } });
    const [soundLine, badLine] = cart.cart.items.toSorted((a, b) => a.productId! - b.productId!);
    const review = async (client: TestClient) => {
      const body = { stars: 5, title: 'Good', text: 'A pram for every road that we have here.' };
      return (await client.call(saveOwnReview, { params: { id: soundProduct }, body })).review.id;
    };
    const [soundReview, badReview] = [await review(owner), await review(await signedUp(shop, 'Nora'))];
    const ids = Array.from({ length: 12 }, () => shop.app.newId());
    const times = { created_at: 1, updated_at: 1 };
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx.updateTable('review').set({ state: 'published', published_at: 1 }).execute();
      const asked = {
        generic_product_id: soundProduct,
        user_id: null,
        asker_name: 'N.',
        email: null,
        text: 'Does it fold?',
      };
      const question = { ...asked, ...times, email_verified_at: 1, state: 'published' as const, published_at: 1 };
      await trx
        .insertInto('product_question')
        .values([0, 1].map((n) => ({ ...question, id: ids[n]! })))
        .execute();
      const answer = { author_name: 'O.', is_staff: 0 as const, text: 'Yes.', state: 'published' as const, ...times };
      const people = await trx.selectFrom('user').select('id').limit(2).execute();
      await trx
        .insertInto('product_answer')
        .values([0, 1].map((n) => ({ ...answer, user_id: people[n]!.id, id: ids[2 + n]!, question_id: ids[0]! })))
        .execute();
      const event = {
        name: 'page_viewed',
        anonymous_id: 'a',
        path: '/store',
        properties: '{}',
        is_registry_owner: null,
      };
      const when = { registry_id: null, user_id: null, occurred_at: 1, received_at: 1 };
      await trx
        .insertInto('tracking_event')
        .values([0, 1].map((n) => ({ ...event, ...when, id: ids[4 + n]! })))
        .execute();
      const report = {
        generic_product_id: soundProduct,
        product_id: null,
        reason: 'wrong',
        field: 'price',
        text: 'x',
        email: null,
      };
      await trx
        .insertInto('inaccuracy_report')
        .values([0, 1].map((n) => ({ ...report, state: 'open' as const, created_at: 1, id: ids[6 + n]! })))
        .execute();
      await trx
        .insertInto('external_registry')
        .values(
          [0, 1].map((n) => ({
            id: ids[8 + n]!,
            registry_id: registryId,
            url: `https://store.example/${n}`,
            store_name: 'S',
            created_at: 1,
          })),
        )
        .execute();
    });
    const admin = await signedUpAdmin(shop);
    Object.assign(bad, {
      brand: 2,
      generic_product: badProduct,
      product: 20,
      registry: registry.id,
      reg_item: regItem.id,
      reservation: other.id,
      cart_item: badLine!.id,
      review: badReview,
      product_question: ids[1],
      product_answer: ids[3],
      tracking_event: ids[5],
      inaccuracy_report: ids[7],
      external_registry: ids[9],
    });
    const query = {};
    const product = { id: soundProduct };
    const gpIds = (found: { gpId: number }[]) => found.map(({ gpId }) => gpId);
    const byId = (found: { id: unknown }[]) => found.map(({ id }) => id);
    const { call } = { call: guest.call.bind(guest) as TestClient['call'] };
    lists = [
      ['items', async () => byId((await call(registries.listItems, { params, query })).regItems), itemId],
      [
        'items of a member',
        async () => byId((await owner.call(registries.listItems, { params, query })).regItems),
        itemId,
      ],
      ['plain items', async () => byId((await call(registries.minimalItems, { params })).regItems), itemId],
      ['registries', async () => byId((await owner.call(registries.listRegistries, {})).registries), registryId],
      [
        'shop of a registry',
        async () => (await owner.call(readRegistryShop, { params })).registries.map(({ id }) => id),
        registryId,
      ],
      [
        'other registries',
        async () => byId((await owner.call(listExternalRegistries, { params })).externalRegistries),
        ids[8],
      ],
      ['gifts of a giver', async () => byId((await guest.call(listReservations, {})).reservations), sound.id],
      [
        'gifts at a registry',
        async () => byId((await guest.call(visitorReservations, { params })).reservations),
        sound.id,
      ],
      [
        'cart',
        async () => byId((await owner.call(readCart, { query: { cart_type: 'store' } })).cart.items),
        soundLine!.id,
      ],
      [
        'category',
        async () =>
          gpIds((await call(catalogue.categoryProducts, { params: { slug: 'joggers' }, query })).heroProducts),
        soundProduct,
      ],
      [
        'search',
        async () => gpIds((await call(searchProducts, { query: { term: 'pram' } })).heroProducts),
        soundProduct,
      ],
      [
        'search of everything',
        async () => gpIds((await call(unifiedSearch, { query: { q: 'pram' } })).products),
        soundProduct,
      ],
      [
        'products by id',
        async () =>
          (await call(catalogue.listProducts, { query: { ids: [10, 20, 21] } })).products.map(
            ({ productId }) => productId,
          ),
        10,
      ],
      ['brands', async () => byId((await call(catalogue.listBrands, { query })).brands), 1],
      ['reviews', async () => byId((await call(listReviews, { params: product, query })).reviews), soundReview],
      ['questions', async () => byId((await call(listQuestions, { params: product, query })).questions), ids[0]],
      [
        'answers',
        async () =>
          (await call(listQuestions, { params: product, query })).questions.flatMap(({ answers }) => byId(answers)),
        ids[2],
      ],
      [
        'reviews to read',
        async () => byId((await admin.call(listUserReviews, { query: { state: 'published' } })).reviews),
        soundReview,
      ],
      [
        'questions to read',
        async () => byId((await admin.call(listUserQuestions, { query: { state: 'published' } })).questions),
        ids[0],
      ],
      ['inaccuracies', async () => byId((await admin.call(listInaccuracies, { query })).reports), ids[6]],
      ['events', async () => byId((await admin.call(listEvents, { query })).events), ids[4]],
    ];
  }, 60_000);
  afterAll(async () => {
    badRows.unsubscribe(listen);
    await shop.close();
  });

  /** By raw SQL, past every check of ours. @returns false for what the database itself refuses */
  const write = async ([table, column]: Row, value: unknown): Promise<boolean> => {
    const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${bad[table]}`;
    const isWritten = await shop.app.db
      .transact({ lock: 'nothing' }, (trx) => set.execute(trx))
      .then(() => true)
      .catch(() => false);
    // What was read before is forgotten, as after a while.
    await shop.app.db
      .transact({ lock: 'nothing' }, (trx) => sql`update registry set version = version + 1`.execute(trx))
      .catch(() => {});
    forgetCatalogue(shop.app.db);
    return isWritten;
  };
  const read = async ([table, column]: Row): Promise<unknown> => {
    const found = await sql<{
      value: unknown;
    }>`select ${sql.ref(column)} as value from ${sql.table(table)} where id = ${bad[table]}`.execute(shop.app.db.read);
    return found.rows[0]!.value;
  };

  it('takes no list down: everything else is in it', async () => {
    for (const [name, list, sound] of lists)
      expect([name, await list()]).toEqual([name, expect.arrayContaining([sound])]);
    const rows = Object.entries(classes).flatMap(([table, columns]) =>
      Object.keys(columns)
        .filter((column) => table in bad && column !== 'id' && !column.endsWith('_id'))
        .map((column) => [table, column] as unknown as Row),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), fc.constantFrom(...values), async (row, value) => {
        const before = await read(row);
        if (!(await write(row, value))) return;
        try {
          await rebuildSearch(shop.app);
          for (const [name, list, sound] of lists)
            expect([name, await list()]).toEqual([name, expect.arrayContaining([sound])]);
        } finally {
          await write(row, before);
        }
      }),
      { numRuns: runs },
    );
    await rebuildSearch(shop.app);
  }, 900_000);

  it('is told of, and left out of the list alone', async () => {
    const row: Row = ['reg_item', 'title'];
    told.length = 0;
    const price: Row = ['product', 'pictures'];
    const before = await read(price);
    await write(price, '{');
    const [, items] = lists.find(([name]) => name === 'category')!;
    expect(await items()).toEqual([soundProduct]);
    expect(told).toContainEqual(expect.objectContaining({ table: 'generic_product', id: badProduct }));
    await write(price, before);
    expect(await items()).toEqual(expect.arrayContaining([soundProduct, badProduct]));
    expect(await read(row)).toBeDefined();
  });

  it('with a currency that is none is left out where prices are shown', async () => {
    const row: Row = ['reg_item', 'currency'];
    await write(row, '$$$');
    const [, items, sound] = lists.find(([name]) => name === 'items')!;
    expect(await items()).toEqual([sound]);
    await write(row, 'USD');
    expect(await items()).toHaveLength(2);
  });
});
