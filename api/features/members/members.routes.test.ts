import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithFund } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { revealGifts } from '#contracts/gift-tracker.ts';
import type { HelpingRole } from '#contracts/members.schemas.ts';
import * as members from '#contracts/members.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { changeShippingAddress, readShippingAddress } from '#contracts/shipping-addresses.ts';
import { signUp } from '#contracts/sign-ups.ts';
import { changeUser, currentUser } from '#contracts/users.ts';

describe.each(engines)('the people of a registry on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let invited = 0;
  /** Invites a person by mail, who follows the link and accepts. */
  async function join(owner: TestClient, registryId: string, role: HelpingRole, blind = false) {
    invited += 1;
    const email = `helper${invited}-${registryId}@example.com`;
    const params = { id: registryId };
    await owner.call(members.inviteMember, { params, body: { email, role, blind } });
    const helper = await signedUp(test, 'Hanno', email);
    const id = await follow(helper, linkIn(await test.mailsTo(email), /\/invitations\//));
    await helper.call(members.acceptInvitation, { params: { id } });
    const userId = (await helper.call(currentUser, {})).user!.id;
    return { helper, userId, params };
  }

  it('are invited by a mail that says nothing of anybody’s choosing, and help once they accept', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    await owner.call(registries.changeRegistry, { params, body: { title: 'Canary & Canary', names: 'Canary' } });
    const email = `first-${registryId}@example.com`;
    const { invitations } = await owner.call(members.inviteMember, { params, body: { email, role: 'editor' } });
    expect(invitations).toMatchObject([{ email, role: 'editor', blind: false }]);
    const [mail] = await test.mailsTo(email);
    expect(JSON.stringify(mail)).not.toMatch(/canary|olive/i);
    const visitor = test.client();
    const id = await follow(visitor, linkIn([mail!], /\/invitations\//));
    const { invitation } = await visitor.call(members.readInvitation, { params: { id } });
    expect(invitation).toMatchObject({ registryTitle: 'Canary & Canary', ownerName: 'Olive', role: 'editor' });
    expect((await visitor.refused(members.acceptInvitation, { params: { id } })).code).toBe('sign-in-required');
    const helper = await signedUp(test, 'Hanno', email);
    await follow(helper, linkIn([mail!], /\/invitations\//));
    await helper.call(members.acceptInvitation, { params: { id } });
    expect((await helper.refused(members.acceptInvitation, { params: { id } })).code).toBe('wrong-state');
    await helper.call(registries.changeRegistry, { params, body: { story: 'From both of us' } });
    const people = await owner.call(members.listMembers, { params });
    expect(people.members.map(({ name, role }) => [name, role])).toEqual([
      ['Olive', 'owner'],
      ['Hanno', 'editor'],
    ]);
    expect(people.invitations).toEqual([]);
    expect((await helper.call(currentUser, {})).user!.registryId).toBe(registryId);
  });

  it('cannot come by an invitation that was taken back or is too old', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const email = `gone-${registryId}@example.com`;
    const invite = async () => {
      const { invitations } = await owner.call(members.inviteMember, { params, body: { email, role: 'viewer' } });
      test.clock.pass(11 * 60_000);
      return { sent: linkIn((await test.mailsTo(email)).slice(-1), /\/invitations\//), id: invitations[0]!.id };
    };
    const first = await invite();
    await owner.call(members.withdrawInvitation, { params: { ...params, invitation: first.id } });
    const { sent: second } = await invite();
    const helper = await signedUp(test, 'Hanno');
    expect((await helper.fetch(first.sent)).headers.get('location')).not.toBeNull();
    expect((await helper.send(members.readInvitation, { params: { id: first.id } })).status).toBe(404);
    const id = await follow(helper, second);
    test.clock.pass(15 * 86_400_000);
    expect((await helper.refused(members.acceptInvitation, { params: { id } })).code).toBe('wrong-state');
  });

  it('are not invited while the registry is paused, which sends no mail', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const invite = { params, body: { email: `paused-${registryId}@example.com`, role: 'editor' } } as const;
    await owner.call(registries.changeRegistry, { params, body: { isPaused: true } });
    expect((await owner.refused(members.inviteMember, invite)).code).toBe('wrong-state');
    expect((await owner.call(members.listMembers, { params })).invitations).toEqual([]);
    await owner.call(registries.changeRegistry, { params, body: { isPaused: false } });
    await owner.call(members.inviteMember, invite);
    expect(await test.mailsTo(invite.body.email)).toHaveLength(1);
  });

  it('come by the first mail, too, when they are invited again more often than mails may be sent', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const email = `again-and-again-${registryId}@example.com`;
    for (const role of ['viewer', 'viewer', 'viewer', 'editor'] as const) {
      await owner.call(members.inviteMember, { params, body: { email, role } });
      await test.jobs.runDue();
      test.clock.pass(3_600_000);
    }
    const mails = await test.mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const reader = test.client();
      const id = await follow(reader, linkIn([mail], /\/invitations\//));
      const { invitation } = await reader.call(members.readInvitation, { params: { id } });
      expect(invitation).toMatchObject({ email, role: 'editor' });
    }
  });

  it('are invited to nothing while the registry is deleted, and whoever leaves another one is not led to it', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { owner: other, registryId: otherId } = await ownerWithItem(test);
    const email = `deleted-${registryId}@example.com`;
    await owner.call(members.inviteMember, { params: { id: registryId }, body: { email, role: 'editor' } });
    const helper = await signedUp(test, 'Hanno', email);
    const params = { id: await follow(helper, linkIn(await test.mailsTo(email), /\/invitations\//)) };
    await owner.call(deleteRegistry, { params: { id: registryId } });
    expect(await helper.call(members.readInvitation, { params })).toEqual({ invitation: null });
    expect((await helper.refused(members.acceptInvitation, { params })).code).toBe('wrong-state');
    await owner.call(recoverRegistry, { params: { id: registryId } });
    await helper.call(members.acceptInvitation, { params });
    const { user } = await helper.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: otherId, user_id: user!.id, role: 'editor', blind: 0, created_at: 1 })
        .execute(),
    );
    await other.call(deleteRegistry, { params: { id: otherId } });
    await helper.call(members.leaveRegistry, { params: { id: registryId } });
    expect((await helper.call(currentUser, {})).user!.registryId).toBeNull();
  });

  it('go on with a list of their own once they leave or are removed, not with one that is archived or only looked at', async () => {
    const helper = await signedUp(test, 'Hanno', 'has.lists.of.another.kind@example.com');
    const { registry: own } = await helper.call(registries.createRegistry, { body: {} });
    const { registry: archived } = await helper.call(registries.createRegistry, { body: {} });
    const { user } = await helper.call(currentUser, {});
    const joinAs = async (role: HelpingRole) => {
      const { owner, registryId } = await ownerWithItem(test);
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx
          .insertInto('registry_member')
          .values({ registry_id: registryId, user_id: user!.id, role, blind: 0, created_at: test.app.now() })
          .execute(),
      );
      return { owner, params: { id: registryId } };
    };
    const edited = await joinAs('editor');
    const looked = await joinAs('viewer');
    const change = (registryId: string) => helper.call(changeUser, { body: { registryId } });
    const current = async () => (await helper.call(currentUser, {})).user!.registryId;
    const archive = (id: string) => helper.call(archiveRegistry, { params: { id }, body: { isArchived: true } });
    await change(edited.params.id);
    await archive(archived.id);
    await edited.owner.call(members.removeMember, { params: { ...edited.params, member: user!.id } });
    expect(await current()).toBe(own.id);
    const { params } = await joinAs('editor');
    await change(params.id);
    await archive(own.id);
    await helper.call(members.leaveRegistry, { params });
    expect(await current()).toBe(looked.params.id);
  });

  it('get the mail that makes their account at once, though a stranger could not have it sent so soon', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const email = `soon-${registryId}@example.com`;
    await owner.call(members.inviteMember, { params: { id: registryId }, body: { email, role: 'editor' } });
    const [stranger, invitee] = [test.client(), test.client()];
    await stranger.call(signUp, { body: { email } });
    const mails = await test.mailsTo(email);
    expect(mails).toHaveLength(1);
    await follow(invitee, linkIn(mails, /\/invitations\//));
    await invitee.call(signUp, { body: { email } });
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toContain('Finish creating your Layette account');
  });

  it('who are blind see no gift details, and who changes roles sees it work at once', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 2);
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver('Canary') });
    const { helper, userId, params } = await join(owner, registryId, 'editor', true);
    const seen = async () => (await helper.call(registries.listItems, { params })).regItems[0]!;
    expect(await seen()).toMatchObject({ left: 2, givers: [] });
    const member = { id: registryId, member: userId };
    await owner.call(members.changeMember, { params: member, body: { role: 'viewer', blind: false } });
    // An older page that changes one thing, or nothing.
    for (const body of [{ blind: true }, {}]) {
      const people = await owner.call(members.changeMember, { params: member, body });
      expect(people.members).toContainEqual(
        expect.objectContaining({ userId: member.member, role: 'viewer', blind: true }),
      );
    }
    await owner.call(members.changeMember, { params: member, body: { blind: false } });
    expect(await seen()).toMatchObject({ left: 1, givers: [{ name: 'Canary' }] });
    expect((await helper.refused(registries.changeRegistry, { params, body: { story: 'x' } })).code).toBe(
      'not-allowed',
    );
  });

  it('lose every right at the moment they are removed, or leave', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    await owner.call(members.removeMember, { params: { id: registryId, member: userId } });
    for (const answer of [
      await helper.refused(members.listMembers, { params }),
      await helper.refused(registries.changeRegistry, { params, body: { story: 'Still me' } }),
    ])
      expect(answer.code).toBe('not-found');
    expect((await helper.call(registries.readRegistry, { params })).registry.role).toBe('guest');
    expect((await helper.call(currentUser, {})).user!.registryId).toBeNull();
    const other = await join(owner, registryId, 'viewer');
    await other.helper.call(members.leaveRegistry, { params });
    expect((await other.helper.refused(members.listMembers, { params })).code).toBe('not-found');
    const me = (await owner.call(currentUser, {})).user!.id;
    expect((await owner.refused(members.removeMember, { params: { id: registryId, member: me } })).code).toBe(
      'wrong-state',
    );
  });

  it('hand a registry over when both sides say so, with all that is sealed', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    const facts = { arrivalDate: '2027-08-20', planningStage: 'adopting', city: 'Portland' } as const;
    await owner.call(registries.changeRegistry, { params, body: facts });
    await owner.call(changeShippingAddress, { params, body: { address: '7 Elm Street' } });
    const offer = (password: string) =>
      owner.send(members.offerRegistry, { params, body: { memberId: userId, password } });
    expect((await offer('not the password')).status).toBe(401);
    expect((await helper.refused(members.answerOffer, { params, body: { accept: true } })).code).toBe('wrong-state');
    expect((await offer(testPassword)).body).toMatchObject({ members: [{}, { isOfferedRegistry: true }] });
    expect((await owner.call(registries.readRegistry, { params })).registry.role).toBe('owner');
    await helper.call(members.answerOffer, { params, body: { accept: true } });
    expect((await owner.call(registries.readRegistry, { params })).registry.role).toBe('editor');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.deleteFrom('person_key').where('person_id', '!=', userId).execute(),
    );
    expect((await helper.call(registries.readRegistry, { params })).registry).toMatchObject({
      role: 'owner',
      ownerId: userId,
      family: { arrivalDate: '2027-08-20', planningStage: 'adopting' },
      finding: { city: 'Portland' },
    });
    expect((await helper.call(readShippingAddress, { params })).address).toBe('7 Elm Street');
    expect((await owner.refused(readShippingAddress, { params })).code).toBe('not-allowed');
    expect((await helper.refused(members.answerOffer, { params, body: { accept: true } })).code).toBe('not-allowed');
  });

  it('may decline, and an offer ends after two weeks', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'viewer');
    const offer = () =>
      owner.call(members.offerRegistry, { params, body: { memberId: userId, password: testPassword } });
    await offer();
    const declined = await helper.call(members.answerOffer, { params, body: { accept: false } });
    expect(declined.members.map(({ isOfferedRegistry }) => isOfferedRegistry)).toEqual([false, false]);
    test.clock.pass(60_000);
    await offer();
    const { email } = (await helper.call(currentUser, {})).user!;
    const subjects = (await test.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /take over/.test(subject))).toHaveLength(1);
    test.clock.pass(14 * 86_400_000);
    const isOffered = async () =>
      (await helper.call(members.listMembers, { params })).members.some((member) => member.isOfferedRegistry);
    expect(await isOffered()).toBe(true);
    test.clock.pass(1);
    // Nobody is asked what can no longer be answered.
    expect(await isOffered()).toBe(false);
    expect((await helper.refused(members.answerOffer, { params, body: { accept: true } })).code).toBe('wrong-state');
  });

  it('take over only what is offered to them, while they help', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const offered = await join(owner, registryId, 'editor');
    const other = await join(owner, registryId, 'editor');
    const { params } = offered;
    await owner.call(members.offerRegistry, { params, body: { memberId: offered.userId, password: testPassword } });
    const accept = { params, body: { accept: true } };
    expect((await other.helper.refused(members.answerOffer, accept)).code).toBe('wrong-state');
    await owner.call(members.removeMember, { params: { ...params, member: offered.userId } });
    expect((await offered.helper.refused(members.answerOffer, accept)).code).toBe('not-found');
    const email = `again-${registryId}@example.com`;
    await owner.call(members.inviteMember, { params, body: { email, role: 'editor' } });
    const id = await follow(offered.helper, linkIn(await test.mailsTo(email), /\/invitations\//));
    await offered.helper.call(members.acceptInvitation, { params: { id } });
    expect((await offered.helper.refused(members.answerOffer, accept)).code).toBe('wrong-state');
  });

  it('are not paid in the ways of the owner before them', async () => {
    const { owner, registryId, itemId } = await ownerWithFund(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    const waysOfFund = async () =>
      (await test.client().call(registries.listItems, { params, query: {} })).regItems.find(({ id }) => id === itemId)!
        .fund!.ways;
    expect((await waysOfFund()).toSorted()).toEqual(['card_link', 'check']);
    await owner.call(members.offerRegistry, { params, body: { memberId: userId, password: testPassword } });
    await helper.call(members.answerOffer, { params, body: { accept: true } });
    expect(await waysOfFund()).toEqual([]);
  });

  it('do not come back by an invitation of the owner before them', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    const email = `second-${registryId}@example.com`;
    await owner.call(members.inviteMember, { params, body: { email, role: 'editor' } });
    const id = await follow(owner, linkIn(await test.mailsTo(email), /\/invitations\//));
    await owner.call(members.offerRegistry, { params, body: { memberId: userId, password: testPassword } });
    const { invitations } = await helper.call(members.answerOffer, { params, body: { accept: true } });
    expect(invitations).toEqual([]);
    const former = (await owner.call(currentUser, {})).user!.id;
    await helper.call(members.removeMember, { params: { id: registryId, member: former } });
    expect((await owner.refused(members.acceptInvitation, { params: { id } })).code).toBe('wrong-state');
    expect((await owner.refused(members.listMembers, { params })).code).toBe('not-found');
  });

  it('work with forms without script', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const form = { email: `form-${registryId}@example.com`, role: 'helper', blind: 'on' };
    const posted = await owner.postForm(`/api/v3/registries/${registryId}/collaborators`, form);
    expect(posted.headers.get('location')).toBe('/settings/collaborators?done=saved');
    const { invitations } = await owner.call(members.listMembers, { params: { id: registryId } });
    expect(invitations).toMatchObject([{ role: 'helper', blind: true }]);
  });

  it('change nothing once they are removed, also where they came first and waited', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    const [entered, mayLeave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removing = test.app.db.transact({ lock: { registry: registryId } }, async (trx) => {
      entered.resolve();
      await mayLeave.promise;
      await trx.deleteFrom('registry_member').where('user_id', '=', userId).execute();
    });
    await entered.promise;
    const late = helper.send(registries.changeRegistry, { params, body: { story: 'From who was removed' } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    mayLeave.resolve();
    await removing;
    expect((await late).status).toBe(404);
  });

  it('who may edit do not end the owner’s surprise by moving the day of arrival forward', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { helper, params } = await join(owner, registryId, 'editor');
    const change = (who: TestClient, body: object) => who.send(registries.changeRegistry, { params, body });
    await change(owner, { surprise: 'full' });
    expect((await change(helper, { arrivalDate: '2027-03-01' })).status).toBe(403);
    expect((await change(owner, { arrivalDate: '2027-08-20' })).status).toBe(200);
    expect((await change(helper, { arrivalDate: '2027-03-01' })).status).toBe(403);
    expect((await change(helper, { arrivalDate: '2027-09-01' })).status).toBe(200);
    await change(owner, { revealDay: '2027-09-01' });
    expect((await change(helper, { arrivalDate: '2027-03-01' })).status).toBe(200);
    await change(owner, { revealDay: null, surprise: 'off' });
    expect((await change(helper, { arrivalDate: '2027-03-02' })).status).toBe(200);
  });

  it('who become the owner have looked at no gift in spite of the surprise', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const { helper, userId, params } = await join(owner, registryId, 'editor');
    await owner.call(registries.changeRegistry, { params, body: { surprise: 'full' } });
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    await owner.call(revealGifts, { body: { registryId, what: 'item', regItemId: itemId } });
    await owner.call(members.offerRegistry, { params, body: { memberId: userId, password: testPassword } });
    await helper.call(members.answerOffer, { params, body: { accept: true } });
    const { regItem } = await helper.call(registries.readItem, { params: { ...params, item: itemId } });
    expect(regItem).toMatchObject({ left: 1, givers: [] });
  });
});
