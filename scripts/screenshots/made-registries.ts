import type { Page } from '@playwright/test';
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '#contracts/endpoint.ts';
import { addItem, changeRegistry, createRegistry, listItems, listRegistries } from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { demoRegistryAddress } from '../seed-people.ts';

/** A call with the cookies of the page, that is, as its user. */
export async function callAs<E extends Endpoint>(page: Page, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const { origin } = new URL(page.url());
  const { body } = input as { body?: unknown };
  const response = await page.request.fetch(new URL(addressOf(endpoint, input as object), origin).href, {
    method: endpoint.method,
    headers: { origin, 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { data: JSON.stringify(body ?? {}) }),
  });
  if (!response.ok()) throw new Error(`${endpoint.path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as OutputOf<E>;
}

/** Reserves units of an item as a guest with another browser. */
export async function reserveElsewhere(page: Page, itemId: string, quantity = 1): Promise<void> {
  const other = await page.context().browser()!.newContext();
  const path = addressOf(reserveItem, { params: { id: itemId }, body: {} } as object);
  const { origin } = new URL(page.url());
  const data = { giverName: 'Quick', giverEmail: 'quick@example.com', message: '', quantity };
  await other.request.post(new URL(path, origin).href, { data, headers: { origin } });
  await other.close();
}

type NewRegistry = InputOf<typeof createRegistry>['body'];
type NewItem = InputOf<typeof addItem>['body'];
interface Wanted {
  registry: NewRegistry;
  changes?: InputOf<typeof changeRegistry>['body'];
  items?: readonly NewItem[];
}

/** Creates a registry for the person who is signed in on the page. */
export async function makeRegistry(page: Page, { registry: body, changes, items = [] }: Wanted) {
  const made = await callAs(page, createRegistry, { body });
  const params = { id: made.registry.id };
  const itemIds: string[] = [];
  for (const item of items) itemIds.push((await callAs(page, addItem, { params, body: item })).regItem.id);
  const { registry } = changes === undefined ? made : await callAs(page, changeRegistry, { params, body: changes });
  return { registry, itemIds };
}

/** One registry of a demo account, and its items. */
export async function demoRegistry(page: Page, slug = demoRegistryAddress.slice(1)) {
  const { registries } = await callAs(page, listRegistries, {});
  const registry = registries.find((one) => one.slug === slug);
  if (registry === undefined) throw new Error(`The demo has no registry at /${slug}.`);
  const { regItems } = await callAs(page, listItems, { params: { id: registry.id }, query: {} });
  return { registry, items: regItems };
}

/** From here on the page belongs to an unknown visitor. */
export async function visitAsGuest(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(path);
}

/** As many products of this shop as requested. */
export async function shopItems(page: Page, count: number): Promise<NewItem[]> {
  const { items } = await demoRegistry(page);
  const products = items.filter(({ kind, groupGift }) => kind === 'product' && groupGift === null);
  return products
    .slice(0, count)
    .map(({ productId, mustHave }) => ({ kind: 'product', productId: productId!, mustHave }));
}
