import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DeleteChecklistItems } from './DeleteChecklistItems.island.tsx';

const items = [
  { regItemId: 'a', title: 'Bibs', section: 'Feeding' },
  { regItemId: 'b', title: 'Crib', section: 'Nursery' },
];

it('sends what stays checked, once it is confirmed', async () => {
  const sent = vi.fn(async () => Response.json({ deletedCount: 1, forgottenCount: 2 }));
  vi.stubGlobal('fetch', sent);
  const user = userEvent.setup();
  render(<DeleteChecklistItems registryId="r" items={items} markCount={2} page="/x" />);
  await user.click(screen.getByRole('checkbox', { name: 'Crib' }));
  await user.click(screen.getByRole('checkbox', { name: /Forget 2 marks/ }));
  expect(screen.getByRole('checkbox', { name: 'Take these off the list' })).toBeRequired();
  await user.click(screen.getByRole('checkbox', { name: 'Take these off the list' }));
  await user.click(screen.getByRole('button', { name: 'Delete checklist items' }));
  const [, { body }] = sent.mock.calls[0] as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toEqual({ registryId: 'r', regItemIds: ['a'], forgetsMarks: true, isConfirmed: true });
});

it('says that there is nothing to delete', () => {
  render(<DeleteChecklistItems registryId="r" items={[]} markCount={0} page="/x" />);
  expect(screen.getByText(/Nothing on this list comes from the checklist/)).toBeVisible();
});
