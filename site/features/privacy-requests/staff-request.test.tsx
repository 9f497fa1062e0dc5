import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StaffPrivacyRequest } from '#contracts/privacy-requests.schemas.ts';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { StaffRequest } from './StaffRequest.island.tsx';
import { listAddress } from './staff-requests.ts';

const request: StaffPrivacyRequest = {
  id: 'r1',
  reference: 'PR-23456789',
  kind: 'delete',
  state: 'received',
  text: 'Everything since 2025',
  answer: '',
  email: 'nora@example.com',
  createdAt: Date.UTC(2027, 0, 5),
  dueOn: '2027-02-20',
};

it('shows who asks for what, and by when', () => {
  render(<StaffRequest request={request} page="/admin/privacy_requests" />);
  expect(screen.getByRole('heading', { name: 'Delete what you have about me' })).toBeVisible();
  for (const words of ['nora@example.com', 'Everything since 2025', 'January 5, 2027', 'February 20, 2027'])
    expect(screen.getByText(words)).toBeVisible();
});

it('sends what was decided and why', async () => {
  const server = fakeServer({ 'PATCH /bl_admin/api/privacy_requests/r1': { request } });
  render(<StaffRequest request={request} page="/admin/privacy_requests" />);
  await userEvent.click(screen.getByRole('radio', { name: /We can’t do this/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'We hold nothing of yours.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(server.sent[0]!.body).toEqual({ state: 'refused', answer: 'We hold nothing of yours.' });
});

it.each(['unconfirmed', 'answered', 'refused'] as const)('has no form once it is %s', (state) => {
  render(<StaffRequest request={{ ...request, state, answer: 'It is gone.' }} page="/admin/privacy_requests" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('It is gone.')).toBeVisible();
});

it('has an address for each list and page', () => {
  expect([listAddress('received'), listAddress('received', 2), listAddress('answered', 3)]).toEqual([
    '/admin/privacy_requests',
    '/admin/privacy_requests?page=2',
    '/admin/privacy_requests?state=answered&page=3',
  ]);
});
