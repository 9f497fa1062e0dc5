import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { askSupport } from '#contracts/support-tickets.ts';
import { currentUser } from '#contracts/users.ts';

describe.each(engines)('questions to the shop on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('are refused where nobody works at the shop, and mailed to everybody who does', async () => {
    const { owner, registryId, slug } = await ownerWithItem(test);
    const ask = { params: { id: registryId }, body: { message: 'The crib is there twice.\nWhy?' } };
    expect(await owner.refused(askSupport, ask)).toMatchObject({ code: 'wrong-state' });
    const admin = await signedUpAdmin(test);
    const { user: staff } = await admin.call(currentUser, {});
    const { user } = await owner.call(currentUser, {});
    expect(await owner.call(askSupport, ask)).toEqual({ replyTo: user!.email });
    const mails = (await test.mailsTo(staff!.email)).filter(({ subject }) => /registry/.test(subject));
    expect(mails).toHaveLength(1);
    for (const part of ['The crib is there twice.', user!.email, `/${slug}`]) expect(mails[0]!.text).toContain(part);
    const stranger = await signedUp(test, 'Mallory');
    expect(await stranger.refused(askSupport, ask)).toMatchObject({ code: 'not-found' });
    const page = '/settings/registry?done=asked';
    const posted = await owner.postForm(`/api/v3/registries/${registryId}/support_ticket`, {
      message: 'Hi',
      next: page,
    });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, page]);
  });
});
