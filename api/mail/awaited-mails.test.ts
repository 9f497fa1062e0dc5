import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { awaitedMails, enqueue } from '#api/jobs/queue.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { requestPasswordReset } from '#contracts/password-resets.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { signUp } from '#contracts/sign-ups.ts';
import { currentUser } from '#contracts/users.ts';
import { templates } from './templates.ts';

it('every mail for which somebody waits is one of ours', () => {
  expect([...awaitedMails].filter((name) => !Object.hasOwn(templates, name))).toEqual([]);
});

describe.each(engines)('mails for which somebody waits, by a mail server, on %s', (engine) => {
  let test: TestApp;
  let sent: string[];
  const stalled = Promise.withResolvers<void>();
  beforeAll(async () => {
    sent = [];
    const deliver = async ({ to }: { to: string }) => {
      if (to.startsWith('many')) await stalled.promise;
      sent.push(to);
    };
    test = await createTestApp({ engine, parts: { mail: { deliver }, jobsWhenAsked: { atOnce: 8 } } });
  });
  afterAll(() => test.close());

  it('are sent though many others wait for a mail server that is slow', async () => {
    const { owner, itemId } = await ownerWithItem(test);
    const { user } = await owner.call(currentUser, {});
    const data = { name: 'Robin', link: 'https://shop.example/' };
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (let i = 0; i < 20; i += 1)
        await enqueue(trx, {
          id: test.app.newId(),
          kind: 'mail',
          uniqueKey: `many ${i}`,
          payload: { template: 'email-changed', to: `many${i}@example.com`, data },
          now: test.clock.now,
        });
    });
    const running = test.jobs.runDue();
    await test.client().call(signUp, { body: { email: 'nadia@example.com' } });
    await test.client().call(requestPasswordReset, { body: { email: user!.email } });
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver('Gus') });
    const others = test.jobs.runDue();
    await vi
      .waitFor(() => expect(sent.toSorted()).toEqual(['gus@example.com', 'nadia@example.com', user!.email].toSorted()))
      .finally(stalled.resolve);
    await Promise.all([running, others]);
    expect(sent).toHaveLength(23);
  });
});
