import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BadRow, badRows } from '#api/db/bad-rows.ts';
import type { Tables } from '#api/db/tables.ts';
import { forgetCatalogue } from '#api/features/catalogue/catalogue-cache.ts';
import { rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { routes } from '#api/routes.ts';
import { giver, ownerWithItem, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { createAudience, listAudiences } from '#contracts/audiences.ts';
import { addToCart, readCart } from '#contracts/carts.ts';
import * as catalogue from '#contracts/catalogue.ts';
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts';
import { listFamilies } from '#contracts/families.ts';
import { listGifts } from '#contracts/gift-tracker.ts';
import { listInaccuracies } from '#contracts/inaccuracies.ts';
import { listMessages } from '#contracts/messages.ts';
import { listPrivacyRequests } from '#contracts/privacy-requests.ts';
import { listQuestions, listUserQuestions, readQuestion } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import { readCategory } from '#contracts/registry-categories.ts';
import { listLists } from '#contracts/registry-lists.ts';
import { listExternalRegistries, readRegistryShop } from '#contracts/registry-shop.ts';
import { listReservations, reserveItem, visitorReservations } from '#contracts/reservations.ts';
import { listReviews, listUserReviews, saveOwnReview } from '#contracts/reviews.ts';
import { searchProducts, unifiedSearch } from '#contracts/search.ts';
import { listEvents } from '#contracts/tracking.ts';
import { routeName } from './route.ts';

const runs = 100;
const soundProduct = 1;
const badProduct = 2;
/** Values that no column should hold: raw SQL, a broken import or an older version may have written them. */
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

interface List {
  endpoint: Endpoint;
  read: () => Promise<unknown[]>;
  /** The part of the response that must stay the same, whatever another row contains. */
  sound: unknown;
}

const listOf = <E extends Endpoint>(
  who: TestClient,
  endpoint: E,
  input: InputOf<E>,
  idsOf: (answer: OutputOf<E>) => unknown[],
  sound: unknown,
): List => ({ endpoint, read: async () => idsOf(await who.call(endpoint, input)), sound });

async function expectSound(lists: readonly List[]): Promise<void> {
  for (const { endpoint, read, sound } of lists)
    expect([endpoint.path, await read()]).toEqual([endpoint.path, expect.arrayContaining([sound])]);
}

type Row = { [T in keyof Tables]: [T, keyof Tables[T] & string] }[keyof Tables];

describe.each(engines)('one bad row on %s', (engine) => {
  let shop: Shop;
  let lists: List[];
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
    const { owner, registryId, itemId, slug } = await ownerWithItem(shop, 9);
    const params = { id: registryId };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'product', productId: 20 } });
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    for (const id of [registryId, registry.id])
      await owner.call(registries.changeRegistry, {
        params: { id },
        body: { arrivalDate: '2027-06-01', searchLevel: 'google' },
      });
    const guest = shop.client();
    const reserve = (item: string) =>
      guest.call(reserveItem, { params: { id: item }, body: { ...giver(), message: 'With love' } });
    const [sound, other] = [(await reserve(itemId)).reservation, (await reserve(regItem.id)).reservation];
    for (const productId of [10, 20]) await owner.call(addToCart, { body: { cartType: 'store', productId } });
    const cart = await owner.call(readCart, { query: { cart_type: 'store' } });
    const [soundLine, badLine] = cart.cart.items.toSorted((a, b) => a.productId! - b.productId!);
    // Members read what confirmed givers write.
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).execute(),
    );
    const categoryId = (await owner.call(registries.readItem, { params: { ...params, item: itemId }, query: {} }))
      .regItem.categoryId;
    const review = async (client: TestClient) => {
      const body = { stars: 5, title: 'Good', text: 'A pram for every road that we have here.' };
      return (await client.call(saveOwnReview, { params: { id: soundProduct }, body })).review.id;
    };
    const [soundReview, badReview] = [await review(owner), await review(await signedUp(shop, 'Nora'))];
    const made = Array.from({ length: 12 }, () => shop.app.newId());
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
        .values([0, 1].map((n) => ({ ...question, id: made[n]! })))
        .execute();
      const answer = { author_name: 'O.', is_staff: 0 as const, text: 'Yes.', state: 'published' as const, ...times };
      const people = await trx.selectFrom('user').select('id').limit(2).execute();
      await trx
        .insertInto('product_answer')
        .values([0, 1].map((n) => ({ ...answer, user_id: people[n]!.id, id: made[2 + n]!, question_id: made[0]! })))
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
        .values([0, 1].map((n) => ({ ...event, ...when, id: made[4 + n]! })))
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
        .values([0, 1].map((n) => ({ ...report, state: 'open' as const, created_at: 1, id: made[6 + n]! })))
        .execute();
      await trx
        .insertInto('external_registry')
        .values(
          [0, 1].map((n) => ({
            id: made[8 + n]!,
            registry_id: registryId,
            url: `https://store.example/${n}`,
            store_name: 'S',
            created_at: 1,
          })),
        )
        .execute();
      await trx
        .insertInto('privacy_request')
        .values(
          [0, 1].map((n) => ({
            id: made[10 + n]!,
            reference: `DATA-${n}`,
            kind: 'know' as const,
            state: 'received' as const,
            email: 'gus@example.com',
            text_sealed: null,
            answer: '',
            created_at: 1,
            received_at: 1,
            expires_at: 4_000_000_000_000,
          })),
        )
        .execute();
    });
    const createGroup = (name: string) => owner.call(createAudience, { params, body: { name, seesAll: true } });
    const [soundGroup, badGroup] = [await createGroup('Family'), await createGroup('Work')];
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
      product_question: made[1],
      product_answer: made[3],
      tracking_event: made[5],
      inaccuracy_report: made[7],
      external_registry: made[9],
      privacy_request: made[11],
      audience: badGroup.audience.id,
    });
    const query = {};
    const ofProduct = { params: { id: soundProduct }, query };
    const cards = (answer: { heroProducts: { gpId: number }[] }) => answer.heroProducts.map(({ gpId }) => gpId);
    const ids = (found: { id: unknown }[]) => found.map(({ id }) => id);
    lists = [
      listOf(guest, registries.listItems, { params, query }, ({ regItems }) => ids(regItems), itemId),
      listOf(owner, registries.listItems, { params, query }, ({ regItems }) => ids(regItems), itemId),
      listOf(guest, registries.minimalItems, { params }, ({ regItems }) => ids(regItems), itemId),
      listOf(owner, registries.listRegistries, {}, (answer) => ids(answer.registries), registryId),
      listOf(
        guest,
        registries.findRegistries,
        { query: { name: 'Olive', month: '2027-06' } },
        (answer) => answer.registries.map(({ path }) => path),
        `/${slug}`,
      ),
      listOf(owner, readRegistryShop, { params }, (answer) => ids(answer.registries), registryId),
      listOf(owner, listExternalRegistries, { params }, (answer) => ids(answer.externalRegistries), made[8]),
      listOf(
        owner,
        readCategory,
        { params: { ...params, cat: categoryId }, query },
        ({ regItems }) => ids(regItems),
        itemId,
      ),
      listOf(owner, listLists, {}, (answer) => ids(answer.lists), registryId),
      listOf(owner, listGifts, { params, query }, ({ gifts }) => ids(gifts), sound.id),
      listOf(owner, listMessages, { query: {} }, ({ messages }) => ids(messages), sound.id),
      listOf(guest, listReservations, {}, ({ reservations }) => ids(reservations), sound.id),
      listOf(guest, visitorReservations, { params }, ({ reservations }) => ids(reservations), sound.id),
      listOf(owner, readCart, { query: { cart_type: 'store' } }, ({ cart }) => ids(cart.items), soundLine!.id),
      listOf(guest, catalogue.categoryProducts, { params: { slug: 'joggers' }, query }, cards, soundProduct),
      listOf(guest, catalogue.catalogCategoryProducts, { params: { id: 120 }, query }, cards, soundProduct),
      listOf(guest, catalogue.storeBrandProducts, { params: { brandId: 1 }, query }, cards, soundProduct),
      listOf(guest, catalogue.brandProducts, { params: { id: 1 }, query }, cards, soundProduct),
      listOf(guest, searchProducts, { query: { term: 'pram' } }, cards, soundProduct),
      listOf(
        guest,
        unifiedSearch,
        { query: { q: 'pram' } },
        ({ products }) => products.map(({ gpId }) => gpId),
        soundProduct,
      ),
      listOf(
        guest,
        catalogue.listProducts,
        { query: { ids: [10, 20, 21] } },
        ({ products }) => products.map(({ productId }) => productId),
        10,
      ),
      listOf(guest, catalogue.listBrands, { query }, ({ brands }) => ids(brands), 1),
      listOf(guest, listReviews, ofProduct, ({ reviews }) => ids(reviews), soundReview),
      listOf(guest, listQuestions, ofProduct, ({ questions }) => ids(questions), made[0]),
      listOf(
        guest,
        listQuestions,
        ofProduct,
        ({ questions }) => questions.flatMap(({ answers }) => ids(answers)),
        made[2],
      ),
      listOf(guest, readQuestion, { params: { id: made[0]! } }, ({ question }) => ids(question.answers), made[2]),
      listOf(admin, listUserReviews, { query: { state: 'published' } }, ({ reviews }) => ids(reviews), soundReview),
      listOf(admin, listUserQuestions, { query: { state: 'published' } }, ({ questions }) => ids(questions), made[0]),
      listOf(owner, listAudiences, { params }, ({ audiences }) => ids(audiences), soundGroup.audience.id),
      listOf(owner, listFamilies, {}, ({ families }) => families.map((one) => one.registryId), registryId),
      listOf(admin, listPrivacyRequests, { query }, ({ requests }) => ids(requests), made[10]),
      listOf(admin, listInaccuracies, { query }, ({ reports }) => ids(reports), made[6]),
      listOf(admin, listEvents, { query }, ({ events }) => ids(events), made[4]),
    ];
  }, 60_000);
  afterAll(async () => {
    badRows.unsubscribe(listen);
    await shop.close();
  });

  /** Writes raw SQL, bypassing all of our checks. @returns false for a value that the database itself refuses */
  const write = async ([table, column]: Row, value: unknown): Promise<boolean> => {
    const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${bad[table]}`;
    const isWritten = await shop.app.db
      .transact({ lock: 'nothing' }, (trx) => set.execute(trx))
      .then(() => true)
      .catch(() => false);
    // Cached reads expire, as they do after a while.
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
    await expectSound(lists);
    const tables = await shop.app.db.read.introspection.getTables();
    const rows = tables
      .filter(({ name }) => name in bad)
      .flatMap(({ name, columns }) => columns.map((column) => [name, column.name]))
      .filter(([, column]) => column !== 'id' && !column!.endsWith('_id'))
      .sort() as unknown as Row[];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), fc.constantFrom(...values), async (row, value) => {
        const before = await read(row);
        if (!(await write(row, value))) return;
        try {
          await rebuildSearch(shop.app);
          await expectSound(lists);
        } finally {
          await write(row, before);
        }
      }),
      { numRuns: runs },
    );
    await rebuildSearch(shop.app);
  }, 300_000);

  it('is told of, and left out of the list alone', async () => {
    told.length = 0;
    const pictures: Row = ['product', 'pictures'];
    const before = await read(pictures);
    await write(pictures, '{');
    const products = lists.find(({ endpoint }) => endpoint === catalogue.categoryProducts)!;
    expect(await products.read()).toEqual([soundProduct]);
    expect(told).toContainEqual(expect.objectContaining({ table: 'generic_product', id: badProduct }));
    await write(pictures, before);
    expect(await products.read()).toEqual(expect.arrayContaining([soundProduct, badProduct]));
  });

  it('with a currency that is none is left out where prices are shown', async () => {
    const currency: Row = ['reg_item', 'currency'];
    const items = lists.find(({ endpoint }) => endpoint === registries.listItems)!;
    await write(currency, '$$$');
    expect(await items.read()).toEqual([items.sound]);
    await write(currency, 'USD');
    expect(await items.read()).toHaveLength(2);
  });

  it('is tried in every list that is made of rows', () => {
    const tried = new Set(lists.map(({ endpoint }) => routeName({ endpoint })));
    const made = routes.filter((route) => route.kind === 'read' && hasRows(route.schemas.response)).map(routeName);
    expect(made.filter((name) => !tried.has(name) && !otherLists.has(name))).toEqual([]);
  });
});

/**
 * Lists made of content, rules, or words of the index; of columns that hold only numbers or choices; and data that one person wrote and
 * reads alone (exports, own shares), where a bad row is their own.
 */
const otherLists = new Set([
  'GET /api/v3/account',
  'GET /api/v3/account_exports',
  'GET /api/v3/amazon_cart_items',
  'GET /bl_admin/api/registries/{id}',
  'GET /bl_admin/api/registries/{id}/checklist_items',
  'GET /api/v3/about_careers',
  'GET /api/v3/about_featured_news',
  'GET /api/v3/about_health_advisory_board_content',
  'GET /api/v3/about_leadership',
  'GET /api/v3/about_press_updates',
  'GET /api/v3/baby_registry_checklist_categories',
  'GET /api/v3/company_stats',
  'GET /api/v3/health_data',
  'GET /api/v3/posts',
  'GET /api/v3/posts/by-number-of-weeks-pregnant',
  'GET /store/api/search/stories',
  'GET /api/v3/add_items_guides',
  'GET /api/v3/cash_fund_contributions',
  'GET /api/v3/content_collections/{id}',
  'GET /api/v3/group_gift_contributions',
  'GET /api/v3/group_gift_fund_redemptions',
  'GET /api/v3/registries/{id}/categories',
  'GET /api/v3/registries/{id}/checklist_categories',
  'GET /api/v3/registries/{id}/checklist_categories/{cat}',
  'GET /api/v3/registries/{id}/collaborators',
  'GET /api/v3/registries/{id}/filter_sort_options',
  'GET /api/v3/registries/{id}/insert_card_orders',
  'GET /api/v3/registries/{id}/registry_setup_goals',
  'GET /api/v3/restricted/email_preferences',
  'GET /api/v3/templates',
  'GET /api/v3/templates/{id}',
  'GET /api/v3/user/events',
  'GET /store/api/navbar_categories',
  'GET /store/api/categories/{slug}',
  'GET /store/api/categories/{slug}/facets',
  'GET /store/api/brands/{brandId}',
  'GET /api/v3/brands/{id}',
  'GET /api/v3/catalog_categories',
  'GET /api/v3/catalog_categories/{id}/facets',
  'GET /store/api/search/suggestions',
  'GET /api/v3/registries/{id}/reg_items/{item}',
  'GET /api/v3/registries/{id}/shipping_address',
]);

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Whether a response is a list of objects, or contains one at any level. */
function hasRows(schema: z.ZodType): boolean {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema;
  const resolve = (part: JsonSchema): JsonSchema =>
    part.$ref === undefined ? part : (json.$defs?.[part.$ref.split('/').at(-1)!] ?? {});
  const isList = (part: JsonSchema) => part.type === 'array' && resolve(part.items ?? {}).type === 'object';
  const search = (part: JsonSchema, depth: number): boolean =>
    isList(part) ||
    (depth > 0 && Object.values(part.properties ?? {}).some((inner) => search(resolve(inner), depth - 1)));
  return search(resolve(json), 2);
}
