import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '#api/features/second-factor/one-time-codes.ts';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as factor from '#contracts/second-factor.ts';
import { listEvents } from '#contracts/tracking.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { changeStaff } from './change-staff.ts';

describe.each(engines)('making admins on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());
  const password = 'a long enough password';

  it('makes, unmakes and lets a lost phone be replaced, and ends every session each time', async () => {
    const ada = await signedUp(test, 'Ada');
    const { email } = (await ada.call(currentUser, {})).user!;
    const { db } = test.app;
    const signedIn = async () => {
      const client = test.client();
      await client.call(signIn, { body: { email, password } });
      return client;
    };
    const withPhone = async () => {
      const client = await signedIn();
      const { key } = await client.call(factor.beginSecondFactor, { body: { password } });
      await client.call(factor.passSecondFactor, { body: { code: codeAt(key, test.clock.now) } });
      return client;
    };

    expect(await changeStaff(db, email, 'add')).toContain('is an admin now');
    expect((await ada.call(currentUser, {})).user).toBeNull();
    const admin = await withPhone();
    await admin.call(listEvents, {});

    await changeStaff(db, email, 'forget-phone');
    expect((await admin.call(currentUser, {})).user).toBeNull();
    const again = await withPhone();
    await again.call(listEvents, {});

    await changeStaff(db, email, 'remove');
    expect((await again.call(currentUser, {})).user).toBeNull();
    expect((await (await signedIn()).refused(listEvents, {})).code).toBe('not-found');
  });

  it('reports an unknown account', async () => {
    await expect(changeStaff(test.app.db, 'nobody@example.com', 'add')).rejects.toThrow(
      'Nobody has an account with nobody@example.com.',
    );
  });
});
