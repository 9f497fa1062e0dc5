import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeOwnAddress, lookUpZip, readOwnAddress } from '#contracts/own-addresses.ts';

const address = {
  name: 'Olive Oakes',
  street: '7 Canary Street',
  street2: '',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
};

describe.each(engines)('own addresses on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('is kept sealed, for its person alone, until it is taken away', async () => {
    const olive = await signedUp(test, 'Olive');
    await olive.call(changeOwnAddress, { body: { kind: 'address', ...address } });
    expect((await olive.call(readOwnAddress, {})).address).toEqual(address);
    expect((await (await signedUp(test, 'Sam')).call(readOwnAddress, {})).address).toBeNull();
    const rows = await test.app.db.read.selectFrom('user_address').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Canary');
    const form = { name: '', street: '', street2: '', city: '', state: 'OR', zip: '' };
    await olive.postForm('/api/v3/address?_method=PUT', form);
    expect((await olive.call(readOwnAddress, {})).address).toBeNull();
  });

  it('says what is wrong with a line', async () => {
    const olive = await signedUp(test, 'Olive');
    const wrong = { kind: 'address' as const, ...address, zip: '9720' };
    expect((await olive.refused(changeOwnAddress, { body: wrong })).fields).toEqual([
      { field: 'body.zip', message: 'must be a ZIP code, such as 97205' },
    ]);
  });

  it('knows the state of a ZIP code', async () => {
    const guest = test.client();
    expect(await guest.call(lookUpZip, { query: { zip: '97205' } })).toEqual({ zip: '97205', state: 'OR', city: null });
    expect((await guest.refused(lookUpZip, { query: { zip: '00000' } })).code).toBe('not-found');
  });
});
