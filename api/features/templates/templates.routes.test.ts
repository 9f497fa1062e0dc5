import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { ownerWithItem, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import type { CreateTemplate } from '#contracts/templates.schemas.ts';
import * as templates from '#contracts/templates.ts';

describe.each(engines)('templates on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { priceCents: 1999 })] }),
      productLine(2, { type: 'favor', variants: [variantLine(20, { priceCents: 1 })] }),
      productLine(3, { type: 'cash_fund', variants: [variantLine(30)] }),
    ]);
  });
  afterAll(() => shop.close());

  const body: CreateTemplate['body'] = {
    title: 'For the river house',
    teaser: 'What we lend our guests.',
    registryType: 'baby',
    sections: [
      {
        title: 'Sleep',
        items: [
          { title: 'A pram', productId: 1, quantity: 2, mustHave: true },
          { title: 'A hand with the laundry', productId: 2 },
          { title: 'Something that was sold once', productId: 99 },
          { title: 'A fund', productId: 3 },
        ],
      },
      { title: 'Play', items: [{ title: 'Muslin cloths', note: 'Any color.', secondHandWelcome: true }] },
    ],
  };
  const written = async () => (await (await signedUpAdmin(shop)).call(templates.createTemplate, { body })).template;

  it('come from the content, in its order, with what the shop has', async () => {
    const { templates: all } = await shop.client().call(templates.listTemplates, {});
    expect(all[0]).toMatchObject({ id: 'essentials', registryType: 'baby', itemCount: 2 });
    expect(all.find(({ id }) => id === 'first-birthday')?.registryType).toBe('birthday');
    const baby = await shop.client().call(templates.listTemplates, { query: { registryType: 'baby' } });
    expect(new Set(baby.templates.map(({ registryType }) => registryType))).toEqual(new Set(['baby']));
  });

  it('are added by the shop, and name what has left it, and funds, as ideas', async () => {
    const { id } = await written();
    const { template } = await shop.client().call(templates.readTemplate, { params: { id } });
    expect(template.sections[0]!.items).toMatchObject([
      { key: '0.0', product: { productId: 10, price: { amount: 1999 } } },
      { key: '0.1', product: { productId: 20, price: null } },
      { key: '0.2', product: null },
      { key: '0.3', product: null },
    ]);
    const owner = await signedUp(shop);
    expect(await owner.refused(templates.createTemplate, { body })).toMatchObject({ code: 'not-found' });
    expect(await owner.refused(templates.readTemplate, { params: { id: 'none' } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('are cloned once: what is on the list stays as it is', async () => {
    const { id } = await written();
    const { owner, registryId } = await ownerWithItem(shop);
    const clone = () => owner.call(templates.cloneTemplate, { params: { id }, body: { registryId } });
    expect((await clone()).added).toHaveLength(4);
    const listed = async () =>
      (await owner.call(registries.listItems, { params: { id: registryId } })).regItems.map(
        ({ title, kind, quantity, mustHave }) => [title, kind, quantity, mustHave],
      );
    expect(await listed()).toEqual([
      ['Muslin cloths', 'idea', 1, false],
      ['Meadow pram 1', 'product', 2, true],
      ['Meadow pram 2', 'product', 1, false],
      ['Something that was sold once', 'idea', 1, false],
      ['A fund', 'idea', 1, false],
    ]);
    expect((await clone()).added).toEqual([]);
    expect(await listed()).toHaveLength(5);
  });

  it('are cloned in part, also by a form', async () => {
    const { id } = await written();
    const { owner, registryId } = await ownerWithItem(shop);
    const answer = await owner.fetch(`/api/v3/templates/${id}/clone`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ registryId, choose: 'true', 'key:0.2': 'on', key: crypto.randomUUID() }).toString(),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/list/${registryId}?done=added`]);
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems.map(({ title }) => title)).toEqual(['Muslin cloths', 'Something that was sold once']);
  });

  it('are cloned only into a registry that one may change', async () => {
    const { registryId } = await ownerWithItem(shop);
    const stranger = await signedUp(shop);
    const input = { params: { id: 'essentials' }, body: { registryId } };
    expect(await stranger.refused(templates.cloneTemplate, input)).toMatchObject({ code: 'not-found' });
    expect(await shop.client().refused(templates.cloneTemplate, input)).toMatchObject({ code: 'sign-in-required' });
    const owner = await ownerWithItem(shop);
    expect(
      await owner.owner.refused(templates.cloneTemplate, {
        params: { id: 'none' },
        body: { registryId: owner.registryId },
      }),
    ).toMatchObject({ code: 'not-found' });
  });
});
