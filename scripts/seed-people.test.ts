import { afterEach, describe, expect, it } from 'vitest';
import { embeddedInbox } from '#api/ports/mail.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { requestPasswordReset } from '#contracts/password-resets.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { demoPassword, demoPeople, seedPeople } from './seed-people.ts';
import { writeProgress } from './seed-progress.ts';

const linksTo = (mails: readonly { text: string }[]) => mails.filter(({ text }) => text.includes('/password_resets/'));

const silently = { say: () => {} };

describe.each(engines)('the demo people on %s', (engine) => {
  let shop: TestApp;
  afterEach(() => shop.close());
  const count = async () => ({
    people: (await shop.app.db.read.selectFrom('user').select('id').execute()).length,
    registries: (await shop.app.db.read.selectFrom('registry').select('id').execute()).length,
    keys: (await shop.app.db.read.selectFrom('person_key').select('person_id').execute()).length,
  });

  it('are made once', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    const made = await count();
    expect(made).toMatchObject({ people: demoPeople.length, registries: 5 });
    await seedPeople(shop, silently);
    expect(await count()).toEqual(made);
  });

  it('sign in to the demo, and never in production, whatever the data folder holds', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    const settings = { ...shop.app.settings, production: true, demo: false, smtpUrl: 'smtp://127.0.0.1:9' };
    const production = await createTestApp({
      engine,
      parts: { settings, db: shop.app.db, mail: embeddedInbox(shop.app.db, shop.app.newId, shop.app.now) },
    });
    for (const { email } of demoPeople) {
      const body = { email, password: demoPassword };
      const browser = shop.client();
      expect((await browser.call(signIn, { body })).user).toMatchObject({ email });
      // Neither the password nor a session from the demo is accepted.
      expect(await production.client().refused(signIn, { body })).toMatchObject({ code: 'wrong-credentials' });
      const kept = production.client();
      kept.setCookie('layette_session', browser.cookie('layette_session')!);
      expect((await kept.call(currentUser, {})).user).toBeNull();
      await production.client().call(requestPasswordReset, { body: { email } });
      expect(linksTo(await production.mailsTo(email))).toEqual([]);
      await shop.client().call(requestPasswordReset, { body: { email } });
      expect(linksTo(await shop.mailsTo(email))).toHaveLength(1);
    }
    await production.close();
  });

  it('are made anew where a start was killed half way', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    const made = await count();
    await writeProgress(shop.app.db, 'demo_people', 'begun');
    await seedPeople(shop, silently);
    expect(await count()).toEqual(made);
  });

  it('stay away from a shop that has people of its own', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx.deleteFrom('setting').where('name', '=', 'demo_people').execute();
      await trx.deleteFrom('registry').execute();
    });
    await seedPeople(shop, silently);
    expect((await count()).registries).toBe(0);
  });
});
