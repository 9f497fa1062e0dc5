import { describe, expect, it } from 'vitest';
import type { PageData } from '#contracts/page-data.ts';
import { listRegistries } from '#contracts/registries.ts';
import { listLists } from '#contracts/registry-lists.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { readRegistryContext } from './registry-context.ts';

const here = new URL('http://localhost/catalog/cribs?brands=oatwell');
const page = (
  user: Partial<NonNullable<PageData['user']>> | null,
  products: unknown[] = [],
  registries: readonly { id: string; role: string }[] = [{ id: 'r1', role: 'owner' }],
) => {
  const answers = {
    [listLists.path]: () => ({ lists: [] }),
    [listRegistries.path]: () => ({ registries }),
    [readRegistryShop.path]: (id: string) => ({ registry: { id }, registries: [], suggestions: [], products }),
  };
  const call = async ({ path }: { path: string }, { params }: { params?: { id: string } }) =>
    answers[path]!(params?.id ?? '');
  return { user, call } as never;
};

describe('shopping for one’s own registry', () => {
  it('leads a signed-out person to sign-in, and back to the same list', async () => {
    expect(await readRegistryContext(page(null), here)).toEqual({
      leadsTo: '/login?redirect_path=%2Fcatalog%2Fcribs%3Fbrands%3Doatwell',
    });
  });

  it('leads a person without a registry to creating one, and back', async () => {
    expect(await readRegistryContext(page({ registryId: null }), here)).toEqual({
      leadsTo: '/registry/new?redirect_path=%2Fcatalog%2Fcribs%3Fbrands%3Doatwell',
    });
  });

  it('is for a registry that the person may change, and not for one that they only view', async () => {
    const viewed = { id: 'r1', role: 'viewer' };
    const context = await readRegistryContext(
      page({ registryId: 'r1' }, [], [viewed, { id: 'r2', role: 'owner' }]),
      here,
    );
    expect(context).toMatchObject({ shop: { registry: { id: 'r2' } } });
    expect(await readRegistryContext(page({ registryId: 'r1' }, [], [viewed]), here)).toEqual({
      leadsTo: '/registry/new?redirect_path=%2Fcatalog%2Fcribs%3Fbrands%3Doatwell',
    });
  });

  it('counts several variants of a product together', async () => {
    const products = [1, 2].map((quantity) => ({
      regItemId: 'i',
      productId: 10 + quantity,
      genericProductId: 1,
      quantity,
    }));
    const context = await readRegistryContext(page({ registryId: 'r1' }, products), here);
    expect('counts' in context && context.counts).toEqual({ 1: 3 });
  });
});
