import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecrets } from '#api/mail/link-secrets.ts';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeEmailPreferences, readEmailPreferences } from '#contracts/email-preferences.ts';
import { emailKinds } from '#rules/email-kinds.ts';
import { linkToPreferences, wantsMail } from './email-preferences.service.ts';

describe.each(engines)('email preferences on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const wants = (email: string) => Promise.all(emailKinds.map((kind) => wantsMail(test.app.db.read, email, kind)));

  it('begin with every mail, and leave out what an account does not want', async () => {
    const owner = await signedUp(test, 'Olive', 'olive@example.com');
    const { emailPreferences } = await owner.call(readEmailPreferences, {});
    expect(emailPreferences).toEqual(emailKinds.map((kind) => ({ kind, wanted: true })));
    await owner.call(changeEmailPreferences, { body: { wanted: [] } });
    expect(await wants('olive@example.com')).toEqual([false]);
  });

  it('are chosen by a form without script', async () => {
    const owner = await signedUp(test, 'Olive', 'form@example.com');
    const posted = await owner.postForm('/api/v3/restricted/email_preferences?_method=PATCH', {
      other: 'on',
    });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/settings/email-preferences?done=saved']);
    expect(await wants('form@example.com')).toEqual([false]);
  });

  it('open to whoever follows the link in a mail, and to nobody else', async () => {
    const email = 'giver@example.com';
    const link = await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      linkToPreferences(test.app, trx, email, test.clock.now),
    );
    const [giver, stranger] = [test.client(), test.client()];
    const { pathname, search } = new URL(openSecrets(test.app.sealing, { link }).link);
    expect((await giver.fetch(pathname + search)).headers.get('location')).toBe(pathname);
    expect((await giver.call(readEmailPreferences, {})).email).toBe(email);
    await giver.call(changeEmailPreferences, { body: { wanted: [] } });
    expect(await wants(email)).toEqual([false]);
    expect((await stranger.refused(readEmailPreferences, {})).code).toBe('not-found');
    const wrong = `${pathname}?token=${test.app.newSecret()}`;
    await stranger.fetch(wrong);
    expect((await stranger.refused(changeEmailPreferences, { body: { wanted: [] } })).code).toBe('not-found');
  });

  it('of a mailed link are those of its reader, whoever is signed in or opened a link in this browser', async () => {
    const tablet = await signedUp(test, 'Olive', 'shared@example.com');
    const followed = async (email: string) => {
      const link = await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        linkToPreferences(test.app, trx, email, test.clock.now),
      );
      const { pathname, search } = new URL(openSecrets(test.app.sealing, { link }).link);
      await tablet.fetch(pathname + search);
      return pathname.split('/').at(-1)!;
    };
    const recipient = await followed('sam@example.com');
    await followed('gus@example.com');
    expect((await tablet.call(readEmailPreferences, { query: { recipient } })).email).toBe('sam@example.com');
    const posted = await tablet.postForm('/api/v3/restricted/email_preferences?_method=PATCH', { recipient });
    expect(posted.status).toBe(303);
    expect(await wants('sam@example.com')).toEqual([false]);
    for (const other of ['shared@example.com', 'gus@example.com']) expect(await wants(other)).toEqual([true]);
    expect((await tablet.call(readEmailPreferences, {})).email).toBe('shared@example.com');
    const stranger = await signedUp(test, 'Mallory');
    expect((await stranger.refused(readEmailPreferences, { query: { recipient } })).code).toBe('not-found');
    expect((await stranger.refused(changeEmailPreferences, { body: { wanted: [], recipient } })).code).toBe(
      'not-found',
    );
  });
});
