import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { accountHeader, nobodysMark } from '#contracts/account-of-page.ts';
import { readAccount, renameAccount } from '#contracts/accounts.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import { changeOwnAddress, readOwnAddress } from '#contracts/own-addresses.ts';
import { createRegistry, listRegistries } from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { currentUser, signIn, signOut } from '#contracts/users.ts';

describe('a page that was loaded for one account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const emailOf = async (client: TestClient) => (await client.call(currentUser, {})).user!.email;
  /** What a page learns as it loads. */
  const loadedPage = (browser: TestClient) => {
    const mark = /^signed-in\.([\w-]{12})$/.exec(browser.cookie('layette_hint') ?? '')![1]!;
    return { [accountHeader]: mark };
  };

  it('changes no other account that has signed in since, in another tab', async () => {
    const [olive, sam] = [await emailOf(await signedUp(test, 'Olive')), await emailOf(await signedUp(test, 'Sam'))];
    const browser = test.client();
    const signInAs = (email: string) => browser.call(signIn, { body: { email, password: testPassword } });
    await signInAs(olive);
    const page = loadedPage(browser);
    await browser.call(renameAccount, { body: { name: 'Olive B' } }, page);
    await signInAs(sam);
    const address = {
      kind: 'address',
      name: 'Olive',
      street: '7 Canary Lane',
      street2: '',
      city: 'Port Fern',
      state: 'OR',
      zip: '97201',
    } as const;
    for (const refused of [
      browser.refused(renameAccount, { body: { name: 'Olive C' } }, page),
      browser.refused(changeOwnAddress, { body: address }, page),
      browser.refused(createRegistry, { body: {} }, page),
    ])
      expect(await refused).toMatchObject({ code: 'other-account' });
    expect((await browser.call(readAccount, {})).name).toBe('Sam');
    expect((await browser.call(readOwnAddress, {})).address).toBeNull();
    expect((await browser.call(listRegistries, {})).registries).toEqual([]);
    // A page that was loaded since, and one that knows no account, change the one that is signed in.
    await browser.call(changeOwnAddress, { body: address }, loadedPage(browser));
    await browser.call(renameAccount, { body: { name: 'Sam B' } });
    await browser.call(signOut, {}, page);
    expect((await browser.call(currentUser, {})).user).toBeNull();
  });

  it('puts no address on the gifts of another account, and no gift among them', async () => {
    const { registryId, itemId } = await ownerWithItem(test, 9);
    const [gus, ann] = [await emailOf(await signedUp(test, 'Gus')), await emailOf(await signedUp(test, 'Ann'))];
    const browser = test.client();
    const gift = (name: string, giverEmail: string) => ({
      params: { id: itemId },
      body: { giverName: name, giverEmail, quantity: 1, through: registryId },
    });
    await browser.call(signIn, { body: { email: gus, password: testPassword } });
    const page = loadedPage(browser);
    await browser.call(signIn, { body: { email: ann, password: testPassword } });
    expect(await browser.refused(reserveItem, gift('Gus', gus), page)).toMatchObject({ code: 'other-account' });
    await browser.call(reserveItem, gift('Ann', ann), loadedPage(browser));
    const body = { registryId, address: '7 Canary Lane, Port Fern' };
    expect(await browser.refused(saveGiverAddress, { body }, page)).toMatchObject({ code: 'other-account' });
    await browser.call(saveGiverAddress, { body }, loadedPage(browser));
  });

  it('of nobody gives under nobody who has signed in since, and does everything else', async () => {
    const { registryId, itemId } = await ownerWithItem(test, 9);
    const gus = await emailOf(await signedUp(test, 'Gus'));
    const browser = test.client();
    const page = { [accountHeader]: nobodysMark };
    const input = {
      params: { id: itemId },
      body: { giverName: 'Ann', giverEmail: 'ann@example.com', quantity: 1, through: registryId },
    };
    await test.client().call(reserveItem, input, page);
    await browser.call(signIn, { body: { email: gus, password: testPassword } }, page);
    expect(await browser.refused(reserveItem, input, page)).toMatchObject({
      code: 'other-account',
      detail: expect.stringMatching(/^Someone has signed in .* nothing was saved/),
    });
    await browser.call(renameAccount, { body: { name: 'Gus B' } }, page);
    await browser.call(reserveItem, input, loadedPage(browser));
  });
});
