import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { subscribeToAvailability } from '#contracts/availability.ts';
import { requestPasswordReset } from '#contracts/password-resets.ts';
import { askQuestion } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { signUp } from '#contracts/sign-ups.ts';
import { addIdeas, hour, minute, openMailingShop, victim } from './testing/mailing-shop.ts';

describe.each(engines)('mails to unverified addresses on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openMailingShop(engine);
  });
  afterEach(() => shop.close());

  const arrived = async (to = victim) => {
    await shop.jobs.runDue();
    return shop.app.db.read
      .selectFrom('inbox_mail')
      .select(['subject', 'text', 'html', 'created_at as at'])
      .where('recipient', '=', to)
      .orderBy('created_at')
      .execute();
  };
  const wishes = (owner: TestClient, id: string, many: number) => addIdeas(owner, id, many, 9);
  const reserve = async (client: TestClient, item: string, giverEmail = victim) => {
    const made = await client.call(reservations.reserveItem, {
      params: { id: item },
      body: { ...giver(), giverEmail },
    });
    return made.reservation.id;
  };

  it('are at most three in any day and ten minutes apart, whatever sends them', { timeout: 60_000 }, async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const [item, ...others] = await wishes(owner, registryId, 4);
    await shop.client().call(signUp, { body: { email: victim } });
    // Two and a half days, with something every two hours from a browser never seen before.
    for (let step = 0; step < 30; step++) {
      const stranger = shop.client();
      const params = { id: await reserve(stranger, item!) };
      await reserve(stranger, others[step % 3]!).catch(() => null);
      await stranger.call(reservations.cancelReservation, { params });
      await stranger.call(reservations.recoverReservation, { params });
      await owner.call(reservations.cancelReservation, { params });
      await stranger.call(askQuestion, {
        params: { id: 1 },
        body: { text: `Is it washable, and how often? ${step}`, name: 'Mallory', email: victim },
      });
      await stranger.call(subscribeToAvailability, { body: { genericProductId: 1, email: victim } }).catch(() => null);
      for (let tenth = 0; tenth < 12; tenth++) {
        await shop.jobs.runDue();
        shop.clock.pass(10 * minute);
      }
    }
    const times = (await arrived()).map(({ at }) => at);
    expect(times.length).toBeGreaterThanOrEqual(6);
    for (const [place, at] of times.entries()) {
      if (place > 0) expect(at - times[place - 1]!).toBeGreaterThanOrEqual(10 * minute);
      if (place > 2) expect(at - times[place - 3]!).toBeGreaterThanOrEqual(24 * hour);
    }
  });

  it('never lose a link of a giver: what waits comes as one mail, and every link opens', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const items = await wishes(owner, registryId, 8);
    const guest = shop.client();
    const ids: string[] = [];
    for (const item of items) {
      ids.push(await reserve(guest, item));
      await shop.jobs.runDue();
      shop.clock.pass(minute);
    }
    expect((await arrived()).map(({ subject }) => subject)).toEqual(['Please confirm the gift you reserved']);
    shop.clock.pass(10 * minute);
    const [first, second, ...more] = await arrived();
    expect([second!.subject, more]).toEqual(['Your 7 gifts', []]);
    const links = [first!, second!].flatMap(({ text }) => text.match(/https?:\S+\/reservations\/\S+/g) ?? []);
    expect(links.map((link) => new URL(link).pathname.split('/').at(-1))).toEqual(ids);
    for (const link of links) {
      const phone = shop.client();
      const { pathname, search } = new URL(link);
      expect((await phone.fetch(pathname + search)).status).toBe(303);
    }
    // Together they counted as one mail: a day after the first, the next one goes at once.
    shop.clock.pass(24 * hour - 5 * minute);
    await reserve(guest, await wishes(owner, registryId, 1).then(([item]) => item!));
    expect((await arrived()).length).toBe(3);
  });

  it('bring what waits, and what is new, once a clock that was a year ahead is right again', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const items = await wishes(owner, registryId, 4);
    const right = shop.clock.now;
    shop.clock.pass(365 * 24 * hour);
    for (const item of items.slice(0, 3)) {
      await reserve(shop.client(), item);
      await shop.jobs.runDue();
    }
    shop.clock.now = right;
    const before = (await arrived()).length;
    await reserve(shop.client(), items[3]!);
    await shop.jobs.runDue();
    shop.clock.pass(48 * hour);
    const mails = await arrived();
    expect(mails.length - before).toBe(1);
    expect(mails.map(({ subject }) => subject)).toContain('Your 3 gifts');
  });

  it.each(['{', 'null'])('bring all that waits but one that cannot be read: %s', async (payload) => {
    const { owner, registryId } = await ownerWithItem(shop);
    for (const item of await wishes(owner, registryId, 4)) {
      await reserve(shop.client(), item);
      await shop.jobs.runDue();
    }
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const { id } = await trx.selectFrom('waiting_mail').select('id').orderBy('id').executeTakeFirstOrThrow();
      await trx.updateTable('waiting_mail').set({ payload }).where('id', '=', id).execute();
    });
    shop.clock.pass(10 * minute);
    expect((await arrived()).map(({ subject }) => subject)).toContain('Your 2 gifts');
  });

  it('bring a link to a gift of one registry also while fifty to those of others wait', async () => {
    const strangers: string[] = [];
    for (let list = 0; list < 6; list += 1) {
      const { owner, registryId } = await ownerWithItem(shop);
      strangers.push(...(await wishes(owner, registryId, 10)));
    }
    for (const item of strangers) await reserve(shop.client(), item);
    await shop.jobs.runDue();
    const { itemId } = await ownerWithItem(shop, 9);
    const id = await reserve(shop.client(), itemId);
    await shop.jobs.runDue();
    shop.clock.pass(10 * minute);
    const [, { subject, text } = { subject: '', text: '' }] = await arrived();
    expect(subject).toBe('Your 50 gifts');
    expect(text).toContain(`/reservations/${id}?`);
  });

  it('bring a link within the 72 hours for which it is kept, even when others have spent the day', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const [item, other] = await wishes(owner, registryId, 2);
    for (let n = 0; n < 3; n++) {
      await shop.client().call(askQuestion, {
        params: { id: 1 },
        body: { text: `Does it fit a small car? ${n}`, name: 'Mallory', email: victim },
      });
    }
    const asked = shop.clock.now;
    const guest = shop.client();
    await reserve(guest, item!);
    for (let n = 0; n < 80 && (await arrived()).length < 4; n++) shop.clock.pass(hour);
    const mails = await arrived();
    expect(mails.at(-1)!.subject).toBe('Please confirm the gift you reserved');
    expect(mails.at(-1)!.at - asked).toBeLessThan(48 * hour);
    expect(await shop.app.db.read.selectFrom('waiting_mail').selectAll().execute()).toEqual([]);
    // No leftover blocks the next one.
    shop.clock.pass(24 * hour);
    await reserve(guest, other!);
    expect((await arrived()).at(-1)!.subject).toBe('Please confirm the gift you reserved');
  });

  it('say nothing of the choosing of whoever typed the address, before it is confirmed', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const canary = 'Prize http://bad.example call 555-0199';
    const named = 'Prize Callme';
    await owner.call(registries.changeRegistry, {
      params: { id: registryId },
      body: { title: canary, slug: 'prize-callme' },
    });
    const [idea, other] = await wishes(owner, registryId, 2);
    await owner.call(registries.changeItem, { params: { id: registryId, item: idea! }, body: { title: canary } });
    await owner.call(registries.changeItem, {
      params: { id: registryId, item: other! },
      body: { title: canary, note: canary },
    });
    const body = { giverName: named, giverEmail: victim, message: canary };
    const stranger = shop.client();
    const made = await stranger.call(reservations.reserveItem, { params: { id: idea! }, body });
    await stranger.call(reservations.reserveItem, { params: { id: other! }, body });
    await owner.call(reservations.cancelReservation, { params: { id: made.reservation.id } });
    await shop.client().call(signUp, { body: { email: victim, next: '/prize-callme' } });
    await stranger.call(askQuestion, { params: { id: 1 }, body: { text: canary, name: named, email: victim } });
    await stranger.call(subscribeToAvailability, { body: { genericProductId: 1, email: victim } });
    for (let n = 0; n < 72; n++) {
      await shop.jobs.runDue();
      shop.clock.pass(hour);
    }
    const mails = await arrived();
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`).not.toMatch(/prize|callme|bad\.example|555-0199/i);
  });

  it('name the gift and the family once the address is confirmed, in short and without links', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const [item] = await wishes(owner, registryId, 1);
    const params = { id: registryId, item: item! };
    await owner.call(registries.changeItem, {
      params,
      body: { title: `Cot https://bad.example/win ${'x'.repeat(100)}` },
    });
    const id = await reserve(shop.client(), item!);
    const phone = shop.client();
    await follow(phone, linkIn(await arrived(), /\/reservations\//));
    await phone.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });
    await owner.call(reservations.cancelReservation, { params: { id } });
    shop.clock.pass(hour);
    const { text, html } = (await arrived()).at(-1)!;
    expect(text).toMatch(/Cot bad\. example.* for Olive’s baby registry/);
    expect(`${text} ${html}`).not.toMatch(/bad\.example|x{60}/);
  });

  it('come again once a clock that was a year ahead is right', async () => {
    const year = 365 * 24 * hour;
    shop.clock.pass(year);
    await shop.client().call(signUp, { body: { email: victim } });
    expect(await arrived()).toHaveLength(1);
    shop.clock.pass(hour - year);
    await shop.client().call(signUp, { body: { email: victim } });
    expect(await arrived()).toHaveLength(2);
  });

  it('count every address of one mailbox as one', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const items = await wishes(owner, registryId, 5);
    for (const [n, item] of items.entries()) {
      await reserve(shop.client(), item, `victim+${n}@example.com`);
      shop.clock.pass(hour);
      await shop.jobs.runDue();
    }
    const sent = await shop.app.db.read.selectFrom('inbox_mail').select('recipient').execute();
    expect(sent.filter(({ recipient }) => recipient.startsWith('victim+'))).toHaveLength(2);
  });

  it('leave it to the account in whose inbox all spellings of an address arrive', async () => {
    const email = 'victim+layette@example.com';
    await signedUp(shop, 'Victoria', email);
    for (let time = 0; time < 4; time += 1) {
      await shop.client().call(signUp, { body: { email: victim } });
      await shop.jobs.runDue();
      shop.clock.pass(11 * minute);
    }
    expect((await arrived()).map(({ subject }) => subject)).toEqual([
      'Finish creating your Layette account',
      'Finish creating your Layette account',
    ]);
    await shop.client().call(requestPasswordReset, { body: { email } });
    expect((await arrived(email)).map(({ subject }) => subject)).toEqual(['Reset your Layette password']);
  });

  it('leave one of a day for the link to a new account, whatever else strangers ask for', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const items = await wishes(owner, registryId, 3);
    for (let day = 0; day < 5; day += 1) {
      for (const email of [`victim+${day}@example.com`, victim]) {
        await shop.client().call(signUp, { body: { email: `victim+more${day}@example.com` } });
        await shop.client().call(subscribeToAvailability, { body: { genericProductId: 1, email } });
        await reserve(shop.client(), items[day % 3]!, email);
        await shop.jobs.runDue();
        shop.clock.pass(11 * minute);
      }
      const person = shop.client();
      await person.call(signUp, { body: { email: victim } });
      const links = async () =>
        (await arrived()).filter(({ subject }) => subject === 'Finish creating your Layette account');
      await shop.jobs.runDue();
      shop.clock.pass(10 * minute);
      expect(await links()).toHaveLength(day + 1);
      await follow(person, linkIn((await links()).slice(-1), /sign_ups/));
      shop.clock.pass(24 * hour);
    }
  });

  it('do not hold back mails to a person’s own verified address', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const items = await wishes(owner, registryId, 5);
    const email = 'known@example.com';
    const guest = await signedUp(shop, 'Known', email);
    for (const item of items) await reserve(guest, item, email);
    expect((await arrived(email)).filter(({ subject }) => subject.startsWith('Reserved'))).toHaveLength(5);
  });
});
