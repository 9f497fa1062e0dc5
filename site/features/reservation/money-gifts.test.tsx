import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { familiesGivenTo } from './gift-steps.ts';
import { MoneyGifts } from './MoneyGifts.tsx';
import { moneyGifts } from './money-gifts.ts';

const registry = { id: 'r', title: 'Olive’s registry', slug: 'olive' };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const pledge = {
  id: 'p',
  regItemId: 'i',
  title: 'Diaper fund',
  amount: usd(5_000),
  paymentKind: 'check',
  giverPays: usd(5_000),
  familyReceives: usd(5_000),
  state: 'received',
  giverName: 'Gus',
  isEmailVerified: true,
  message: '',
  registry,
  giftGiverThankYouAddressProvided: false,
  expiresAt: null,
  createdAt: 2,
} as const;
const share = {
  id: 's',
  groupGiftId: 'g',
  title: 'Stroller',
  amount: usd(2_500),
  refund: usd(0),
  state: 'pending',
  giverName: 'Gus',
  isEmailVerified: true,
  message: '',
  isTest: true,
  registry,
  giftGiverThankYouAddressProvided: false,
  gift: { state: 'open', outcome: null, goal: usd(71_500), raised: usd(35_000) },
  expiresAt: 9,
  createdAt: 1,
} as const;

it('money that waits for its giver is first, and each leads to its own page', () => {
  render(<MoneyGifts gifts={moneyGifts([pledge], [share])} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '$25 toward StrollerFor Olive’s registryTo pay',
    '$50 toward Diaper fundFor Olive’s registryReceived',
  ]);
  expect(screen.getByRole('link', { name: '$25 toward Stroller' }).getAttribute('href')).toBe(
    '/group-gift-contributions/s',
  );
});

it('nothing is shown where no money is given', () => {
  const { container } = render(<MoneyGifts gifts={moneyGifts([], [])} />);
  expect(container.textContent).toBe('');
});

it('each family is asked once where a card may go, whatever is given to it', () => {
  const other = { ...share, registry: { id: 'o', title: 'Nils', slug: 'nils' } };
  expect(familiesGivenTo([pledge, { ...share, giftGiverThankYouAddressProvided: true }, other])).toEqual([
    { registry, isProvided: true },
    { registry: other.registry, isProvided: false },
  ]);
});
