import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answering } from '#scripts/testing/sample-registry.ts';
import { FreeUnconfirmed } from './FreeUnconfirmed.island.tsx';

it('frees unconfirmed gifts with one call, and says what it does before', async () => {
  const { fetching, sent } = answering({
    'DELETE /unverified_reservations': () => [503, { code: 'busy', title: 'We are busy.' }],
  });
  vi.stubGlobal('fetch', fetching);
  render(<FreeUnconfirmed registry={{ id: 'r', slug: 'olive' }} refused={undefined} />);
  const button = screen.getByText('Free unconfirmed gifts', { selector: 'button' });
  expect(button).not.toBeVisible();
  await userEvent.click(screen.getByText('Unconfirmed gifts'));
  expect(screen.getByText(/your surprises stay safe/)).toBeVisible();
  expect(screen.getByText(/cancel every promise that isn’t confirmed/)).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText(/We are busy/)).toBeVisible();
  expect(sent.map((one) => one.call)).toEqual(['DELETE /unverified_reservations']);
});
