import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { tellOwners } from '#api/features/owner-digest/owner-digest.service.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import { requestEmailChange } from '#contracts/accounts.ts';
import { subscribeToAvailability } from '#contracts/availability.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { askForChecklist } from '#contracts/checklist-mails.ts';
import { mailOwnReservations } from '#contracts/givers.ts';
import { inviteMember } from '#contracts/members.ts';
import { requestPasswordReset } from '#contracts/password-resets.ts';
import { subscribeToPregnancyEmails } from '#contracts/pregnancy-emails.ts';
import { askAboutData } from '#contracts/privacy-requests.ts';
import { askQuestion } from '#contracts/questions.ts';
import { createRegistry } from '#contracts/registries.ts';
import { cancelReservation, changeReservation, reserveItem } from '#contracts/reservations.ts';
import { shareRegistry } from '#contracts/sharing.ts';
import { signUp } from '#contracts/sign-ups.ts';
import { addIdeas, hour, minute, openMailingShop, victim } from './testing/mailing-shop.ts';

describe.each(engines)('one mailbox that strangers write to by everything that sends mail, on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openMailingShop(engine);
  });
  afterEach(() => shop.close());

  const arrived = async () => {
    await shop.jobs.runDue();
    const mails = shop.app.db.read.selectFrom('inbox_mail').select(['recipient', 'subject', 'created_at as at']);
    return (await mails.orderBy('created_at').execute()).filter(({ recipient }) => recipient.startsWith('victim'));
  };
  const spelling = (n: number) => (n % 3 === 0 ? victim : `victim+${n}@example.com`);

  /** Everything at once, from browsers never seen before and a family that shares its registry. */
  async function bomb(round: number, item: { id: string; own: string[] }, family: Awaited<ReturnType<typeof world>>) {
    const { mallory, fund, group } = family;
    const email = spelling(round);
    const stranger = () => shop.client();
    const params = { id: family.registryId };
    const tries = [
      stranger().call(requestPasswordReset, { body: { email: victim } }),
      stranger().call(signUp, { body: { email } }),
      stranger().call(mailOwnReservations, { body: { email: victim } }),
      stranger().call(askForChecklist, { body: { email } }),
      stranger().call(subscribeToPregnancyEmails, { body: { email, dueDate: '2027-08-01' } }),
      stranger().call(askAboutData, { body: { kind: 'know', email } }),
      stranger().call(subscribeToAvailability, { body: { genericProductId: 1, email } }),
      stranger().call(askQuestion, { params: { id: 1 }, body: { text: 'Is it washable at all?', name: 'Mal', email } }),
      stranger().call(pledge, { body: pledgeOf(fund, { giverEmail: email }) }),
      payShare(stranger(), group, 100, email),
      mallory.call(shareRegistry, { params, body: { emails: [email] } }),
      mallory.call(inviteMember, { params, body: { email, role: 'viewer' } }),
      mallory.call(requestEmailChange, { body: { email: `victim+new${round}@example.com` } }),
    ].map((call: Promise<unknown>) =>
      call.then(
        () => 1,
        () => 0,
      ),
    );
    const guest = stranger();
    const body = { giverName: 'Mal', giverEmail: email, quantity: 1 };
    const made = await guest.send(reserveItem, { params: { id: item.id }, body });
    if (made.status < 400) {
      const { reservation } = made.body as { reservation: { id: string } };
      await guest.send(cancelReservation, { params: { id: reservation.id } });
    }
    // Also gifts for the victim's own registry, about which its owner is told.
    const gift = stranger();
    const given = await gift.send(reserveItem, {
      params: { id: item.own[round % item.own.length]! },
      body: { ...body, giverEmail: `guest${round}@example.com` },
    });
    if (given.status < 400)
      await gift.send(changeReservation, {
        params: { id: (given.body as { reservation: { id: string } }).reservation.id },
        body: { state: 'purchased' },
      });
    return (await Promise.all(tries)).reduce((sum: number, one) => sum + one, 0);
  }

  async function world() {
    const { owner: mallory, registryId, itemId } = await ownerWithItem(shop, 99);
    return { mallory, registryId, itemId, fund: await ownerWithFund(shop), group: await ownerWithGroupGift(shop) };
  }

  it('gets three mails in any day at most, and its owner can choose a new password and hears of gifts every day', {
    timeout: 120_000,
  }, async () => {
    const owner = await signedUp(shop, 'Victoria', victim);
    const { registry } = await owner.call(createRegistry, { body: {} });
    const own = await addIdeas(owner, registry.id, 24, 1);
    const family = await world();
    const begun = shop.clock.now;
    let answered = 0;
    const rounds: number[] = [];
    for (let round = 0; shop.clock.now < begun + 60 * hour; round += 1) {
      rounds.push(shop.clock.now);
      answered += await bomb(round, { id: family.itemId, own }, family);
      for (let part = 0; part < 5; part += 1) {
        await shop.jobs.runDue();
        await tellOwners(shop.app);
        shop.clock.pass(30 * minute);
      }
    }
    // Otherwise the test proves nothing.
    expect(answered).toBeGreaterThan(200);
    const mails = await arrived();
    expect(mails.length).toBeGreaterThanOrEqual(6);
    for (const [place, { at }] of mails.entries())
      if (place > 2) expect(at - mails[place - 3]!.at, mails[place]!.subject).toBeGreaterThanOrEqual(24 * hour);
    const resets = mails.filter(({ subject }) => subject === 'Reset your Layette password');
    // At any request, a reset link mailed within the last day works.
    for (const asked of rounds) expect(resets.some(({ at }) => at <= asked && at > asked - 24 * hour)).toBe(true);
    const digests = mails.filter(({ subject }) => /from your list/.test(subject));
    for (const day of [1, 2])
      expect(digests.some(({ at }) => at > begun + (day - 1) * 24 * hour && at <= begun + day * 24 * hour)).toBe(true);
  });
});
