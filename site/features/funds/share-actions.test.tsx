import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GroupContribution } from '#contracts/group-gifts.schemas.ts';
import { usd } from '#rules/money.ts';
import { ShareActions } from './ShareActions.island.tsx';

const share: GroupContribution = {
  id: '01890000-0000-7000-8000-000000000001',
  groupGiftId: '01890000-0000-7000-8000-000000000002',
  title: 'Stroller',
  amount: usd(2_500),
  refund: usd(0),
  state: 'captured',
  giverName: 'Gus',
  isEmailVerified: false,
  message: '',
  isTest: true,
  registry: { id: '01890000-0000-7000-8000-000000000003', title: 'Olive’s registry', slug: 'olive' },
  giftGiverThankYouAddressProvided: false,
  gift: { state: 'open', outcome: null, goal: usd(71_500), raised: usd(35_000) },
  expiresAt: null,
  createdAt: 1,
};

it('a paid share asks for a confirmed email once its mail was opened, and no more once it is confirmed', () => {
  const { rerender } = render(<ShareActions contribution={share} cameByMail={false} />);
  expect(screen.getByText(/^We’ve emailed you a link/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  rerender(<ShareActions contribution={share} cameByMail />);
  expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get a refund' })).toBeVisible();
  rerender(<ShareActions contribution={{ ...share, isEmailVerified: true }} cameByMail />);
  expect(screen.queryByText(/confirm your email/i)).toBeNull();
  expect(screen.getByText(/^Your email is confirmed/)).toBeVisible();
  rerender(<ShareActions contribution={{ ...share, state: 'pending' }} cameByMail />);
  expect(screen.queryByText(/confirm your email/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay $25 (test)' })).toBeVisible();
});
