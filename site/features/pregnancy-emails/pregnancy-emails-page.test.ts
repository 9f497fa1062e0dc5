import { expect, it, vi } from 'vitest';
import { texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import Page from '../../pages/pregnancy-emails/[id].astro';

vi.mock('../../layouts/Bare.astro', () => import('#scripts/testing/BareLayout.astro'));

const id = '01a21e77-94cb-7066-8077-c7e5c553f4f0';
const open = (call: () => Promise<object>) =>
  showPage(Page, { address: `/pregnancy-emails/${id}`, params: { id }, data: { call: call as never } });

it('says what the link in a weekly mail stops', async () => {
  await open(async () => ({ subscription: { id, state: 'on', dueDate: '2027-07-30', stage: 'pregnant' } }));
  expect(texts('h1')).toEqual(['You’ll get one email a week']);
  expect(texts('button')).toEqual(['Stop these emails']);
});

it('does not say that the mails have stopped when a link opens nothing: they may go to a new email', async () => {
  const answer = await open(async () => {
    throw Object.assign(new Error('not-found'), { code: 'not-found' });
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(texts('h1')).toEqual(['This link no longer works']);
  expect(texts('p')).toContain('If they’re still coming, use the link at the end of the latest one to stop them.');
  expect(texts('button')).toEqual([]);
});
