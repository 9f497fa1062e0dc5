import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '#api/routes.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { readProductCode } from '#contracts/catalogue.ts';
import { importGifts } from '#contracts/imports.ts';
import * as registries from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { searchProducts } from '#contracts/search.ts';
import { recordEvents } from '#contracts/tracking.ts';
import { routeName } from './route.ts';

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Formats and patterns that bound the length of a text. */
const isShort = ({ format, pattern }: JsonSchema) =>
  ['uuid', 'date'].includes(format ?? '') || (pattern !== undefined && !/[*+]/.test(pattern));
/** Instants are stored in 64 bits, all other integers in 32. */
const isKept = ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: JsonSchema) =>
  (minimum >= -(2 ** 31) && maximum < 2 ** 31) || (minimum === 0 && maximum === 8.64e15);

function unbounded(schema: JsonSchema, at: string, definitions: Record<string, JsonSchema>): string[] {
  const { $ref, items, prefixItems = [], properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return unbounded(definitions[$ref.split('/').at(-1)!]!, at, definitions);
  const parts = [
    ...[...anyOf, ...oneOf, ...allOf].map((part) => [at, part] as const),
    ...Object.entries(properties).map(([name, part]) => [`${at}.${name}`, part] as const),
    ...[...prefixItems, ...(items ? [items] : [])].map((part) => [`${at}[]`, part] as const),
  ];
  const found = parts.flatMap(([where, part]) => unbounded(part, where, definitions));
  if (schema.enum !== undefined || schema.const !== undefined) return found;
  const types = [schema.type].flat();
  if (types.includes('string') && schema.maxLength === undefined && !isShort(schema)) found.push(`${at}: a text`);
  if ((types.includes('number') || types.includes('integer')) && !isKept(schema)) found.push(`${at}: a number`);
  if (types.includes('array') && schema.maxItems === undefined) found.push(`${at}: a list`);
  return found;
}

it('every text, number and list that a call takes has a bound', () => {
  const found = routes.flatMap((route) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route.schemas[part];
      if (schema === undefined) return [];
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      return unbounded(json, `${routeName(route)} ${part}`, json.$defs ?? {});
    }),
  );
  expect(found).toEqual([]);
});

describe.each(engines)('on %s', (engine) => {
  let test: TestApp;
  let owner: TestClient;
  let registryId: string;
  let itemId: string;
  beforeAll(async () => {
    test = await createTestApp({ engine });
    ({ owner, registryId, itemId } = await ownerWithItem(test, 9));
  });
  afterAll(() => test.close());

  const nul = 'a\u0000b';
  const event = { id: '01890000-0000-7000-8000-000000000001', name: 'page_viewed' as const, msAgo: 1, properties: {} };
  const item = { kind: 'external' as const, title: 'Pram', url: 'https://store.example/p/1' };

  it.each<[string, () => Promise<{ status: number; body: unknown }>]>([
    ['title', () => owner.send(registries.createRegistry, { body: { title: nul } })],
    ['name', () => owner.send(registries.addItem, { params: { id: registryId }, body: { ...item, storeName: nul } })],
    [
      'note',
      () => owner.send(registries.changeItem, { params: { id: registryId, item: itemId }, body: { note: nul } }),
    ],
    ['giver', () => test.client().send(reserveItem, { params: { id: itemId }, body: { ...giver(), giverName: nul } })],
    ['path', () => test.client().send(recordEvents, { body: { events: [{ ...event, path: nul }] } })],
    ['term', () => test.client().send(searchProducts, { query: { term: nul } })],
  ])('a NUL character in a text is refused: %s', async (_, send) => {
    expect(await send()).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  });

  it.each(['\u200b', '\u2060', '\u00ad', '\u200d', '\u3164', '\u2800', '\u{e0041}'])(
    'nobody has a name that shows nothing: %j',
    async (giverName) => {
      const sent = { params: { id: itemId }, body: { ...giver(), giverName } };
      expect(await test.client().refused(reserveItem, sent)).toMatchObject({
        fields: [{ field: 'body.giverName', message: 'must not be empty' }],
      });
    },
  );

  it('a text has no character that shows nothing, and a line of it no line break', async () => {
    const hidden = 'Gr\u200bay\ufeff,\r\nor\u2028whi\u00adte';
    const { regItem } = await owner.call(registries.changeItem, {
      params: { id: registryId, item: itemId },
      body: { title: hidden, color: hidden, size: hidden, note: hidden },
    });
    const line = 'Gray, or white';
    expect(regItem).toMatchObject({ title: line, color: line, size: line, note: 'Gray,\nor\nwhite' });
    const joined = '👩‍👩‍👧 لا\u200cنه';
    const kept = await owner.call(registries.changeItem, {
      params: { id: registryId, item: itemId },
      body: { title: joined },
    });
    expect(kept.regItem.title).toBe(joined);
  });

  it('a text may be copied from a chat, an address book or a word processor', async () => {
    const phone = 'Call \u202d+1 555 010 0000\u202c, \u2068Dana\u2069';
    const { regItem } = await owner.call(registries.changeItem, {
      params: { id: registryId, item: itemId },
      body: { title: `${phone}\u000bor me`, note: `${phone}\u000bor me\u000cSoon` },
    });
    const plain = 'Call +1 555 010 0000, Dana';
    expect(regItem).toMatchObject({ title: `${plain} or me`, note: `${plain}\nor me\nSoon` });
  });

  it.each(['\u202e', '\u000b', '\u0085', '\u009b'])('an imported list or account has no %j', async (character) => {
    const text = `Soft${character}blanket`;
    const body = { text: `title,store,note\n${text},${text},${text}` };
    await owner.call(importGifts, { params: { id: registryId }, body });
    const file = await owner.call(exportAccount, {});
    const [list] = file.registries;
    const items = list!.items.map((one) => ({ ...one, storeName: text, size: text, color: text, note: text }));
    const imported = { ...file, registries: [{ ...list!, slug: `imported-${character.charCodeAt(0)}`, items }] };
    const { registries: made } = await owner.call(importAccount, { body: imported });
    const { registries: all } = await owner.call(registries.listRegistries, {});
    const { id } = all.find(({ slug }) => slug === made[0]!.slug)!;
    const { regItems } = await owner.call(registries.listItems, { params: { id }, query: {} });
    expect(regItems.map(({ title }) => title)).toContain('Soft blanket');
    expect(JSON.stringify(regItems)).not.toContain(character);
  });

  it('an address with a NUL character is not found', async () => {
    for (const path of ['/api/v3/registry_addresses/a%00b', '/api/v3/registries/%00', '/api/v3/product_codes/%00'])
      expect([path, (await owner.fetch(path)).status]).toEqual([path, 404]);
    expect(await owner.send(readProductCode, { params: { code: nul } })).toMatchObject({ status: 404 });
  });

  it.each([2 ** 31, -(2 ** 31) - 1, 2 ** 53])('a number of more than 32 bits is refused: %d', async (number) => {
    const change = (body: object) =>
      owner.send(registries.changeItem, { params: { id: registryId, item: itemId }, body });
    for (const body of [{ categoryId: number }, { position: number }, { price: { amount: number, currency: 'USD' } }])
      expect(await change(body)).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
    const added = await owner.send(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'product', productId: number },
    });
    expect(added.status).toBe(422);
    expect((await owner.fetch(`/api/v3/generic_products/${number}`)).status).toBe(404);
  });
});
