import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import type { Caller } from '#api/http/app-context.ts';
import { anonymousCaller } from '#api/http/page-data.ts';
import { ownerWithFund, ownerWithGroupGift, pledgeOf } from '#api/testing/funds.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { Seeded } from '#api/testing/proofs/seeded.ts';
import { validInput } from '#api/testing/proofs/valid-input.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { type AccountExport, accountExportSchema, type PortableRegistry } from '#contracts/account-exports.schemas.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { createAudience } from '#contracts/audiences.ts';
import { addToCart } from '#contracts/carts.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { recordGift, saveThankYouNote } from '#contracts/gift-tracker.ts';
import { askQuestion } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry } from '#contracts/registry-lists.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { changeShippingAddress } from '#contracts/shipping-addresses.ts';
import { currentUser } from '#contracts/users.ts';
import { starterCategories } from '#rules/registry-categories.ts';
import { markableGoals } from '#rules/setup-goals.ts';
import { exportAccount as exportWithoutLimits } from './account-exports.service.ts';

describe.each(engines)('exports on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1, { variants: [variantLine(10)] })]);
    const copied = { hash: 'abc', webp: Buffer.from('a picture'), created_at: 0 };
    await shop.app.db.transact({ lock: 'nothing' }, (trx) => trx.insertInto('picture').values(copied).execute());
  });
  afterAll(() => shop.close());

  it('answers other requests between the lists of a full account', async () => {
    const client = await signedUp(shop, 'Olive');
    const { user } = await client.call(currentUser, {});
    for (let i = 0; i < 4; i += 1) await client.call(registries.createRegistry, { body: {} });
    const caller = { ...anonymousCaller, user: { ...user!, role: 'user' } as unknown as Caller['user'] };
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const made = await exportWithoutLimits({
      app: shop.app,
      caller,
      input: {},
      resource: undefined,
      now: shop.app.now(),
    });
    isOver = true;
    expect(made.registries).toHaveLength(4);
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  /** The parts of an export that only its account or its address can have. */
  const portable = ({ registries: all, address, unwantedEmails, cart }: AccountExport) => ({
    address,
    unwantedEmails,
    cart,
    registries: all.map(({ slug: _, formerSlugs: __, ...rest }) => rest),
  });

  /** As this shop would have stored it: known products, no duplicates, a copied picture. */
  function stored(registry: PortableRegistry): PortableRegistry {
    const links = new Map(registry.externalRegistries.map((one) => [one.url, one]));
    const { length } = registry.items;
    const own = registry.categories.slice(0, 38).map((category, index) => ({ ...category, id: index + 100 }));
    const fixed = starterCategories('baby').slice(-2);
    const groups = registry.groups.map((group) => ({
      ...group,
      categoryIds: group.seesAll ? [] : [1],
      items: group.seesAll ? [] : [...new Set(group.items)].filter((place) => place < length),
    }));
    const items = registry.items.map((item) => ({
      ...item,
      productId: item.kind === 'product' ? 10 : null,
      quantity: item.kind === 'cash_fund' ? 1 : item.quantity,
      categoryId: item.kind === 'cash_fund' ? -13 : 1,
      imgUrl: item.imgUrl === null ? null : '/pictures/items/abc.webp',
      price: item.price && { ...item.price, currency: 'USD' },
    }));
    // The first group gift for a single item.
    const groupGifts = registry.groupGifts
      .filter(({ item }) => items[item]?.quantity === 1 && items[item].kind !== 'cash_fund')
      .filter(({ item }, index, all) => all.findIndex((other) => other.item === item) === index)
      .sort((a, b) => a.item - b.item);
    const marks = new Map(registry.checklistMarks.map((mark) => [mark.item, mark]));
    return {
      ...registry,
      groups,
      checklistMarks: [...marks.values()].sort((a, b) => (a.item < b.item ? -1 : 1)),
      goalsDone: markableGoals.filter((goal) => registry.goalsDone.includes(goal)),
      paymentWays: [...new Map(registry.paymentWays.map((way) => [way.kind, way])).values()],
      externalRegistries: [...links.values()].slice(0, 10),
      categories: own.length > 0 ? [...own, ...fixed] : [],
      items,
      groupGifts,
    };
  }

  it('bring back everything, whatever it is', { timeout: 120_000 }, async () => {
    const random = new Seeded(7);
    for (let round = 0; round < 12; round += 1) {
      const made = accountExportSchema.parse(validInput(accountExportSchema, random));
      const cart = [
        { productId: 10, title: 'Meadow pram 1', quantity: 1 + (round % 3), isSavedForLater: round % 2 === 0 },
      ];
      const file = { ...made, gifts: [], reviews: [], cart, registries: made.registries.map(stored) };
      const person = await signedUp(shop, 'Olive');
      await person.call(importAccount, { body: file });
      const back = await person.call(exportAccount, {});
      expect(portable({ ...back, registries: back.registries.map(sorted) })).toEqual(
        portable({ ...file, registries: file.registries.map(sorted) }),
      );
    }
  });

  const sorted = (registry: PortableRegistry): PortableRegistry => ({
    ...registry,
    paymentWays: registry.paymentWays.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    externalRegistries: [...registry.externalRegistries].sort((a, b) => (a.url < b.url ? -1 : 1)),
  });

  it('are put together one after the other, and who comes when many wait is told to come again', async () => {
    const olive = await signedUp(shop, 'Olive');
    await olive.call(registries.createRegistry, { body: { arrivalDate: '2027-08-20', planningStage: 'adopting' } });
    const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
    const opening = vi.spyOn(shop.app.sealing, 'open').mockImplementation(async () => {
      await goesOn;
      return null;
    });
    const all = Array.from({ length: 14 }, () => olive.send(exportAccount, {}));
    expect(await Promise.race(all)).toMatchObject({ status: 503, body: { code: 'busy' } });
    await expect.poll(() => opening.mock.calls.length).toBe(1);
    goOn();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
    opening.mockRestore();
  });

  it('hold sealed facts of one’s own registries, and nothing of others', async () => {
    const [olive, sam] = [await signedUp(shop, 'Olive'), await signedUp(shop, 'Sam')];
    const { registry } = await olive.call(registries.createRegistry, {
      body: { title: 'Ours', arrivalDate: '2027-08-20', planningStage: 'adopting' },
    });
    const params = { id: registry.id };
    await olive.call(changeShippingAddress, { params, body: { address: '7 Elm Street' } });
    await olive.call(registries.addItem, { params, body: { kind: 'product', productId: 10, note: 'Sage' } });
    const file = await olive.call(exportAccount, {});
    expect(file.registries).toMatchObject([
      {
        title: 'Ours',
        arrivalDate: '2027-08-20',
        planningStage: 'adopting',
        shippingAddress: '7 Elm Street',
        items: [{ productId: 10, note: 'Sage' }],
      },
    ]);
    expect((await sam.call(exportAccount, {})).registries).toEqual([]);
    const { registries: made } = await sam.call(importAccount, { body: file });
    expect(made[0]!.slug).not.toBe(registry.slug);
    expect((await sam.call(exportAccount, {})).registries[0]).toMatchObject({ shippingAddress: '7 Elm Street' });
    expect((await olive.call(registries.readRegistry, { params })).registry.role).toBe('owner');
  });

  it('can be brought in whatever was pasted into a note, also before control characters were refused', async () => {
    const olive = await signedUp(shop, 'Olive');
    const params = { id: (await olive.call(registries.createRegistry, { body: {} })).registry.id };
    const body = { kind: 'idea', title: 'Bibs' } as const;
    const [bibs, older] = [
      (await olive.call(registries.addItem, { params, body })).regItem,
      (await olive.call(registries.addItem, { params, body })).regItem,
    ];
    const item = { ...params, item: bibs.id };
    await olive.call(registries.changeItem, { params: item, body: { note: 'Two\tof them' } });
    const hidden = { params: item, body: { note: 'Two \u202eof them' } };
    expect(await olive.refused(registries.changeItem, hidden)).toMatchObject({ code: 'invalid-input' });
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reg_item').set({ note: 'Or\tthree\u202e' }).where('id', '=', older.id).execute(),
    );
    const sam = await signedUp(shop, 'Sam');
    await sam.call(importAccount, { body: await olive.call(exportAccount, {}) });
    const [back] = (await sam.call(exportAccount, {})).registries;
    expect(back!.items.map(({ note }) => note)).toEqual(['Two of them', 'Or three']);
  });

  it('make no archived registry the one that its person works on', async () => {
    const olive = await signedUp(shop, 'Olive');
    const { registry } = await olive.call(registries.createRegistry, { body: {} });
    await olive.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    const file = await olive.call(exportAccount, {});
    const sam = await signedUp(shop, 'Sam');
    const current = async () => (await sam.call(currentUser, {})).user!.registryId;
    await sam.call(importAccount, { body: file });
    expect(await current()).toBeNull();
    const { registry: open } = await sam.call(registries.createRegistry, { body: {} });
    await sam.call(importAccount, { body: file });
    expect(await current()).toBe(open.id);
  });

  it('take along groups of guests, with a new link and the gifts that were chosen for them', async () => {
    const olive = await signedUp(shop, 'Olive');
    const { registry } = await olive.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const add = (title: string) => olive.call(registries.addItem, { params, body: { kind: 'idea', title } });
    await add('Crib');
    const { regItem } = await add('Bibs');
    const body = { name: 'Colleagues', categoryIds: [7], itemIds: [regItem.id] };
    const { audience } = await olive.call(createAudience, { params, body });
    await olive.call(archiveRegistry, { params, body: { isArchived: true } });
    const file = await olive.call(exportAccount, {});
    expect(file.registries[0]).toMatchObject({
      isArchived: true,
      isPaused: false,
      groups: [{ name: 'Colleagues', seesAll: false, categoryIds: [7], items: [1] }],
    });
    const sam = await signedUp(shop, 'Sam');
    const { registries: made } = await sam.call(importAccount, { body: file });
    const back = (await sam.call(exportAccount, {})).registries[0]!;
    expect(back).toMatchObject({ isArchived: true, isPaused: false, groups: file.registries[0]!.groups });
    expect(made).toHaveLength(1);
    const rows = await shop.app.db.read.selectFrom('audience').select('id').where('name', '=', 'Colleagues').execute();
    expect(rows.map(({ id }) => id)).toHaveLength(2);
    expect(rows.filter(({ id }) => id === audience.id)).toHaveLength(1);
  });

  it('take along which gifts people give together, but none of the money, and what is in the cart', async () => {
    const gift = await ownerWithGroupGift(shop);
    const file = await gift.owner.call(exportAccount, {});
    expect(file.registries[0]!.groupGifts).toEqual([{ item: 0, priceCents: 10_000 }]);
    const sam = await signedUp(shop, 'Sam');
    await sam.call(addToCart, { body: { cartType: 'store', productId: 10, quantity: 2 } });
    const own = await sam.call(exportAccount, {});
    expect(own.cart).toMatchObject([{ productId: 10, quantity: 2, isSavedForLater: false }]);
    const unknown = { productId: 999_999, title: 'Gone', quantity: 1, isSavedForLater: false };
    await sam.call(importAccount, { body: { ...file, cart: [{ ...own.cart[0]!, quantity: 5 }, unknown] } });
    const back = await sam.call(exportAccount, {});
    expect(back.cart).toEqual(own.cart);
    expect(back.registries[0]!.groupGifts).toEqual(file.registries[0]!.groupGifts);
    const { registries: all } = await sam.call(registries.listRegistries, {});
    const { regItems } = await sam.call(registries.listItems, { params: { id: all[0]!.id }, query: {} });
    expect(regItems[0]!.groupGift).toMatchObject({ state: 'open', raised: { amount: 0 } });
  });

  it('bring the pictures that this shop has, and none that would be missing', async () => {
    const [olive, sam] = [await signedUp(shop, 'Olive'), await signedUp(shop, 'Sam')];
    const { registry } = await olive.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const { regItem } = await olive.call(registries.addItem, { params, body: { kind: 'idea', title: 'Quilt' } });
    await olive.call(registries.addItem, { params, body: { kind: 'product', productId: 10 } });
    const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#a4492f' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    for (const [name, value] of Object.entries({ purpose: 'item', registryId: registry.id, itemId: regItem.id }))
      upload.set(name, value);
    upload.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'quilt.png');
    expect((await olive.fetch('/api/v2/images', { method: 'POST', body: upload })).status).toBe(201);
    const file = await olive.call(exportAccount, {});
    const [quilt, pram] = file.registries[0]!.items;
    const [photoUrl, productUrl] = [quilt!.imgUrl, pram!.imgUrl];
    expect([photoUrl, productUrl]).toEqual([expect.stringMatching(/^\/pictures\/uploads\//), '/pictures/pram-10.svg']);

    const picturesOf = async (person: TestClient, item: typeof pram, urls: (string | null)[]) => {
      const items = urls.map((imgUrl) => ({ ...item!, imgUrl }));
      const body = { ...file, registries: [{ ...file.registries[0]!, title: 'Brought', items }] };
      await person.call(importAccount, { body });
      const { registries: all } = await person.call(exportAccount, {});
      return all.find(({ title }) => title === 'Brought')!.items.map(({ imgUrl }) => imgUrl);
    };
    const copied = '/pictures/items/abc.webp';
    const elsewhere = [
      `/pictures/uploads/${'x'.repeat(22)}/600.webp`,
      `/pictures/items/${'x'.repeat(43)}.webp`,
      '/pictures/of-another-shop.svg',
    ];
    expect(await picturesOf(olive, quilt, [photoUrl, copied, null, ...elsewhere])).toEqual([
      photoUrl,
      copied,
      null,
      ...[null, null, null],
    ]);
    // A photo belongs to the account that uploaded it.
    expect(await picturesOf(sam, quilt, [photoUrl])).toEqual([null]);
    expect(await picturesOf(await signedUp(shop), pram, [copied, productUrl, null, ...elsewhere])).toEqual([
      copied,
      productUrl,
      null,
      ...[productUrl, productUrl, productUrl],
    ]);
  });

  it('hold everything else while a row cannot be read', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(shop);
    const params = { id: registryId };
    const record = { regItemId: itemId, quantity: 1, giverName: 'Aunt', message: '', state: 'received' as const };
    const { gift } = await owner.call(recordGift, { params, body: record });
    await owner.call(saveThankYouNote, { params: { id: gift.id }, body: { text: 'Thank you!', state: 'draft' } });
    const kept = await owner.call(registries.addItem, { params, body: { kind: 'idea', title: 'Night light' } });
    const chosen = { seesAll: false, categoryIds: [], itemIds: [kept.regItem.id] };
    await owner.call(createAudience, { params, body: { name: 'Work', ...chosen } });
    const { audience } = await owner.call(createAudience, { params, body: { name: 'Neighbors', ...chosen } });
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx.updateTable('reservation').set({ snapshot: '{' }).where('id', '=', gift.id).execute();
      await trx.updateTable('reg_item').set({ offers: '{' }).where('id', '=', itemId).execute();
      await trx.updateTable('audience').set({ category_ids: '{' }).where('id', '=', audience.id).execute();
    });
    expect(await owner.call(exportAccount, {})).toMatchObject({
      thankYouNotes: [],
      registries: [{ items: [{ title: 'Night light' }], groups: [{ name: 'Work', items: [0] }] }],
    });
  });

  it('tell until when a gift is a secret to its giver, and the family nothing of it', async () => {
    const { owner, itemId } = await ownerWithItem(shop);
    const gus = await signedUp(shop, 'Gus');
    const { user } = await gus.call(currentUser, {});
    const body = { giverName: 'Gus', giverEmail: user!.email, message: 'Psst', secretUntil: '2027-12-01' };
    await gus.call(reserveItem, { params: { id: itemId }, body });
    expect((await gus.call(exportAccount, {})).gifts).toMatchObject([{ message: 'Psst', secretUntil: '2027-12-01' }]);
    expect(JSON.stringify(await owner.call(exportAccount, {}))).not.toMatch(/Psst|Gus|2027-12-01/);
  });

  it('hold what somebody gave as money, thanked for, asked and answered', async () => {
    const olive = await signedUp(shop, 'Olive');
    const { registry } = await olive.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const { regItem } = await olive.call(registries.addItem, { params, body: { kind: 'idea', title: 'Crib' } });
    const record = { regItemId: regItem.id, giverName: 'Nana', quantity: 1 };
    const { gift } = await olive.call(recordGift, { params, body: record });
    const note = { text: 'Dear Nana', state: 'by-hand' } as const;
    await olive.call(saveThankYouNote, { params: { id: gift.id }, body: note });
    await olive.call(askQuestion, { params: { id: 1 }, body: { text: 'Does it fold flat in one piece?' } });
    const fund = await ownerWithFund(shop);
    const { user } = await olive.call(currentUser, {});
    await olive.call(pledge, { body: pledgeOf(fund, { giverEmail: user!.email, message: 'For you' }) });
    expect(await olive.call(exportAccount, {})).toMatchObject({
      thankYouNotes: [{ gift: 'Crib', giverName: 'Nana', ...note }],
      questions: [{ kind: 'question', text: 'Does it fold flat in one piece?' }],
      givenMoney: [{ title: 'Diaper fund', amount: { amount: 5_000 }, state: 'pledged', message: 'For you' }],
    });
    expect((await fund.owner.call(exportAccount, {})).givenMoney).toEqual([]);
  });

  it('bring nothing that a registry can’t have: sections twice, gifts in none, many of a fund, links to many shops', async () => {
    const olive = await signedUp(shop, 'Olive');
    await olive.call(registries.createRegistry, { body: {} });
    const file = await olive.call(exportAccount, {});
    const gift = {
      kind: 'idea' as const,
      productId: null,
      title: 'Crib',
      note: '',
      url: null,
      storeName: null,
      price: { amount: 5_000, currency: 'EUR' },
      pricedAt: null,
      imgUrl: null,
      quantity: 7,
      mustHave: false,
      secondHandWelcome: false,
      categoryId: 77,
      size: null,
      color: null,
      offers: [],
    };
    const registry = {
      ...file.registries[0]!,
      categories: [
        { id: 50, title: 'Ours' },
        { id: 50, title: 'Again' },
        { id: 51, title: 'ours' },
        { id: -7, title: 'Below' },
        { id: 2_147_483_647, title: 'Last' },
      ],
      items: [gift, { ...gift, categoryId: 50 }, { ...gift, kind: 'cash_fund' as const, categoryId: 50 }],
      externalRegistries: Array.from({ length: 30 }, (_, list) => ({
        url: `https://shop.example/list/${list}`,
        storeName: 'Shop',
      })),
    };
    const send = (change: object) =>
      olive.send(importAccount, { body: { ...file, registries: [{ ...registry, title: 'Brought', ...change }] } });
    expect((await send({})).status).toBe(201);
    const back = (await olive.call(exportAccount, {})).registries.find(({ title }) => title === 'Brought')!;
    expect(back.categories.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '50 Ours',
      '1 Everything else',
      '-13 Cash & Gifts',
    ]);
    expect(back.items.map(({ categoryId, quantity, price }) => [categoryId, quantity, price?.amount])).toEqual([
      [1, 7, 5_000],
      [50, 7, 5_000],
      [-13, 1, undefined],
    ]);
    expect(back.externalRegistries).toHaveLength(10);
  });

  it('make no more registries than an account may make, with those that it has deleted lately', async () => {
    const olive = await signedUp(shop, 'Olive');
    await olive.call(registries.createRegistry, { body: {} });
    const file = await olive.call(exportAccount, {});
    const bring = () =>
      olive.send(importAccount, { body: { ...file, registries: Array(24).fill(file.registries[0]) } });
    const deleteAll = async () => {
      for (const { id } of (await olive.call(registries.listRegistries, {})).registries)
        await olive.call(deleteRegistry, { params: { id } });
    };
    for (let round = 0; round < 2; round += 1) {
      expect((await bring()).status).toBe(201);
      await deleteAll();
    }
    expect(await bring()).toMatchObject({ body: { code: 'wrong-state' } });
  });

  it('of before there were groups are taken, too', async () => {
    const olive = await signedUp(shop, 'Olive');
    await olive.call(registries.createRegistry, { body: {} });
    const {
      givenMoney: _,
      thankYouNotes: __,
      questions: ___,
      cart: ____,
      ...file
    } = await olive.call(exportAccount, {});
    const old = file.registries.map(
      ({ groups: _, groupGifts: __, checklistMarks: ___, goalsDone: ____, isArchived: _____, ...rest }) => rest,
    );
    const body = { ...file, registries: old } as unknown as AccountExport;
    expect((await olive.call(importAccount, { body })).registries).toHaveLength(1);
  });

  it('are refused by name of the field where they are no such file, and take a large one', async () => {
    const olive = await signedUp(shop, 'Olive');
    const file = await olive.call(exportAccount, {});
    const wrong = { ...file, format: 'something-else' } as unknown as AccountExport;
    expect((await olive.refused(importAccount, { body: wrong })).fields![0]!.field).toBe('body.format');
    const ofItems = (item: object) => {
      const registries = Array.from({ length: 50 }, () => ({ items: Array.from({ length: 1000 }, () => item) }));
      return { registries } as unknown as AccountExport;
    };
    const wrongItems = await olive.refused(importAccount, { body: ofItems({ note: 'x'.repeat(25) }) });
    expect(wrongItems.fields).toHaveLength(1);
    const emptyItems = await olive.refused(importAccount, { body: ofItems({}) });
    expect(emptyItems).toMatchObject({ code: 'body-too-large' });
    const posted = await olive.postForm('/api/v3/account_imports', { file: 'no json' });
    expect(posted.status).not.toBe(303);
    await olive.call(registries.createRegistry, { body: {} });
    const full = await olive.call(exportAccount, {});
    const { registries: all } = full;
    const many = Array.from({ length: 400 }, (_, index) => ({
      kind: 'idea' as const,
      productId: null,
      title: `Gift ${index} ${'x'.repeat(150)}`,
      note: 'y'.repeat(400),
      url: null,
      storeName: null,
      price: null,
      pricedAt: null,
      imgUrl: null,
      quantity: 1,
      mustHave: false,
      secondHandWelcome: false,
      categoryId: 1,
      size: null,
      color: null,
      offers: [],
    }));
    await olive.call(importAccount, { body: { ...full, registries: [{ ...all[0]!, items: many }] } });
    // Created in the same millisecond as the other, so their order is undefined.
    expect((await olive.call(exportAccount, {})).registries.map(({ items }) => items)).toContainEqual(many);
    const small = many.map((item, index) => ({ ...item, title: `Gift ${index}`, note: '' }));
    const tooMany = { ...full, registries: Array.from({ length: 8 }, () => ({ ...all[0]!, items: small })) };
    expect((await olive.refused(importAccount, { body: tooMany })).fields![0]!.field).toBe('body.registries');
  });
});
