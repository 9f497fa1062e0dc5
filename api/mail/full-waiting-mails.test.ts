import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as reservations from '#contracts/reservations.ts';

const email = 'vera@example.com';

describe.each(engines)('an address for which a stranger has as many mails wait as fit, on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine, trustedProxies: 1 });
  });
  afterEach(() => test.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function reserve(client: TestClient, itemId: string, address: string): Promise<{ id: string }> {
    const input = { params: { id: itemId }, body: { ...giver('Vera'), giverEmail: email } };
    const { reservation } = await client.call(reservations.reserveItem, input, from(address));
    await test.jobs.runDue();
    return { id: reservation.id };
  }

  it('still gets the news of a gift, and the link to another', async () => {
    const phone = test.client();
    const family = await ownerWithItem(test);
    const params = await reserve(phone, family.itemId, '203.0.113.2');
    await follow(phone, linkIn(await test.mailsTo(email), /\/reservations\//));
    await phone.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
    for (let n = 0; n < 52; n += 1) {
      const { owner, itemId } = await ownerWithItem(test);
      const made = await reserve(test.client(), itemId, '198.51.100.9');
      // The stranger may be the family as well.
      if (n % 2 === 0) await owner.call(reservations.cancelReservation, { params: made }, from('198.51.100.9'));
    }
    await family.owner.call(reservations.cancelReservation, { params }, from('203.0.113.1'));
    await test.jobs.runDue();
    const other = await reserve(phone, (await ownerWithItem(test)).itemId, '203.0.113.2');
    test.clock.pass(2 * 86_400_000);
    const text = (await test.mailsTo(email)).map((mail) => mail.text).join();
    expect(text).toMatch(/canceled:\s+(A gift.*\s+)*Muslin cloths for Olive/);
    expect(text).toContain(`/reservations/${other.id}?`);
  });
});
