import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { shareRegistry } from '#contracts/sharing.ts';

describe.each(engines)('a registry that is shared by email on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('leads there, without a word of whoever typed the address', async () => {
    const { owner, registryId, slug } = await ownerWithItem(test);
    await owner.call(changeRegistry, { params: { id: registryId }, body: { title: 'Buy at evil example' } });
    const emails = ['ann@example.com', 'ben@example.com', 'ann@example.com'];
    expect(await owner.call(shareRegistry, { params: { id: registryId }, body: { emails } })).toEqual({ asked: 2 });
    const [mail, ...more] = await test.mailsTo('ann@example.com');
    expect(more).toEqual([]);
    expect(mail!.text).toContain(`/reg/${registryId}`);
    for (const word of ['evil', 'Olive', slug]) expect(mail!.html + mail!.subject).not.toContain(word);
  });

  it('bothers one address twice a day at most, whoever shares, and says so to nobody', async () => {
    const to = 'bombed@example.com';
    for (let i = 0; i < 6; i += 1) {
      const { owner, registryId } = await ownerWithItem(test);
      const body = { emails: [to] };
      expect(await owner.call(shareRegistry, { params: { id: registryId }, body })).toEqual({ asked: 1 });
      await test.mailsTo(to);
      test.clock.pass(20 * 60_000);
    }
    expect(await test.mailsTo(to)).toHaveLength(2);
  });

  it('sends nothing while it is paused, for strangers, or to eleven at once', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const input = { params: { id: registryId }, body: { emails: ['cy@example.com'] } };
    const stranger = await signedUp(test, 'Mallory');
    expect(await stranger.refused(shareRegistry, input)).toMatchObject({ code: 'not-found' });
    const many = Array.from({ length: 11 }, (_, i) => `m${i}@example.com`);
    expect(await owner.refused(shareRegistry, { ...input, body: { emails: many } })).toMatchObject({
      fields: [{ field: 'body.emails' }],
    });
    await owner.call(changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    expect(await owner.refused(shareRegistry, input)).toMatchObject({ code: 'wrong-state' });
    expect(await test.mailsTo('cy@example.com')).toEqual([]);
  });

  it('works as a form without script', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const posted = await owner.postForm(`/api/v3/registries/${registryId}/share`, {
      emails: 'dee@example.com, eve@example.com\nfay@example.com',
    });
    expect(posted.headers.get('location')).toBe('/registry/share?done=sent');
    expect(await test.mailsTo('fay@example.com')).toHaveLength(1);
  });
});
