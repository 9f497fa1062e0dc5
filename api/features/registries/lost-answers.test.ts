import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithFund } from '#api/testing/funds.ts';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeAudience, createAudience } from '#contracts/audiences.ts';
import * as funds from '#contracts/cash-funds.ts';
import { recordGift, trackGift } from '#contracts/gift-tracker.ts';
import { addItem, changeItem, changeRegistry } from '#contracts/registries.ts';
import { changeShippingAddress } from '#contracts/shipping-addresses.ts';

/** What a form saves, whose answer to an earlier change was lost. It began with 'A' and then sent 'B'. */
type Save = (now: string, known?: { was: string; tried?: string[] }) => Promise<string | null>;

/** One field of a call, as `was` names it. */
const bodyOf = (field: string, now: unknown, known: { was: unknown; tried?: unknown[] } | undefined): never =>
  ({
    [field]: now,
    ...(known && { was: { [field]: known.was } }),
    ...(known?.tried && { tried: known.tried.map((value) => ({ [field]: value })) }),
  }) as never;

const fields: Record<string, (test: TestApp) => Promise<{ save: Save; refused: Save }>> = {
  'a registry': async (test) => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    return {
      save: async (now, known) =>
        (await owner.call(changeRegistry, { params, body: bodyOf('title', now, known) })).registry.title,
      refused: async (now, known) =>
        (await owner.refused(changeRegistry, { params, body: bodyOf('title', now, known) })).code,
    };
  },
  'a gift': async (test) => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const params = { id: registryId, item: itemId };
    return {
      save: async (now, known) =>
        (await owner.call(changeItem, { params, body: bodyOf('note', now, known) })).regItem.note,
      refused: async (now, known) =>
        (await owner.refused(changeItem, { params, body: bodyOf('note', now, known) })).code,
    };
  },
  'an address': async (test) => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    return {
      save: async (now, known) =>
        (await owner.call(changeShippingAddress, { params, body: bodyOf('address', now, known) })).address,
      refused: async (now, known) =>
        (await owner.refused(changeShippingAddress, { params, body: bodyOf('address', now, known) })).code,
    };
  },
  'a gift that a member wrote down': async (test) => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const recorded = { regItemId: itemId, giverName: 'A' };
    const { gift } = await owner.call(recordGift, { params: { id: registryId }, body: recorded });
    const params = { id: gift.id };
    return {
      save: async (now, known) =>
        (await owner.call(trackGift, { params, body: bodyOf('giverName', now, known) })).gift.giverName,
      refused: async (now, known) =>
        (await owner.refused(trackGift, { params, body: bodyOf('giverName', now, known) })).code,
    };
  },
  'a way to be paid': async (test) => {
    const { owner, registryId } = await ownerWithFund(test);
    const input = (handle: string, known: Parameters<Save>[1]) => ({
      body: {
        ...(bodyOf('check', undefined, known) as object),
        check: undefined,
        registryId,
        paymentPreferences: [{ kind: 'check' as const, selected: true, handle }],
      },
    });
    return {
      save: async (now, known) => {
        const saved = await owner.call(funds.chooseCashFundPreferences, input(now, known));
        return saved.cashFundPreferences!.paymentPreferences.find(({ kind }) => kind === 'check')!.handle;
      },
      refused: async (now, known) => (await owner.refused(funds.chooseCashFundPreferences, input(now, known))).code,
    };
  },
};

describe.each(engines)('a change after one whose answer was lost, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  describe.each(Object.entries(fields))('of %s', (_, begin) => {
    it.each(['A', 'C'])('saves %s, whether the lost one was saved or not', async (now) => {
      const { save } = await begin(test);
      await save('A');
      await save('B', { was: 'A' });
      expect(await save(now, { was: 'A', tried: ['B'] })).toBe(now);
      await save('A');
      expect(await save(now, { was: 'A', tried: ['B'] })).toBe(now);
    });

    it('overwrites nothing of somebody else', async () => {
      const { save, refused } = await begin(test);
      await save('A');
      await save('Theirs');
      expect(await refused('C', { was: 'A', tried: ['B'] })).toBe('stale');
    });
  });

  it('takes a gift out of a group’s link again that was shown there without an answer', async () => {
    const { owner, registryId, itemId: first } = await ownerWithItem(test);
    const idea = { kind: 'idea' as const, title: 'Bib' };
    const { regItem } = await owner.call(addItem, { params: { id: registryId }, body: idea });
    const shown = { itemIds: [regItem.id] };
    const made = await owner.call(createAudience, { params: { id: registryId }, body: { name: 'Work', ...shown } });
    const params = { id: registryId, audience: made.audience.id };
    // In the order of the page.
    const tried = { itemIds: [first, regItem.id] };
    await owner.call(changeAudience, { params, body: { ...tried, was: shown } });
    const { audience } = await owner.call(changeAudience, { params, body: { ...shown, was: shown, tried: [tried] } });
    expect(audience.itemIds).toEqual([regItem.id]);
  });

  it('takes another store away again whose link is stored in another form than it was typed', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const params = { id: registryId, item: itemId };
    const tried = { offers: [{ storeName: 'Two', url: 'https://TWO.example/p?utm_source=mail', price: null }] };
    const was = { offers: [] };
    await owner.call(changeItem, { params, body: { ...tried, was } });
    const { regItem } = await owner.call(changeItem, { params, body: { offers: [], was, tried: [tried] } });
    expect(regItem.offers).toEqual([]);
  });

  it('asks before it overwrites a way to be paid that is stored in another form than it was typed', async () => {
    const { owner, registryId } = await ownerWithFund(test);
    const check = (handle: string) => ({
      registryId,
      paymentPreferences: [{ kind: 'check' as const, selected: true, handle }],
    });
    const was = { check: '9 Right Street' };
    await owner.call(funds.chooseCashFundPreferences, { body: check(was.check) });
    await owner.call(funds.chooseCashFundPreferences, { body: check('12\tWrong Street') });
    const body = { ...check(was.check), was, tried: [{ check: '12\tWrong Street' }] };
    const refused = await owner.refused(funds.chooseCashFundPreferences, { body });
    expect(refused).toMatchObject({ code: 'stale', facts: { now: '12 Wrong Street' } });
  });
});
