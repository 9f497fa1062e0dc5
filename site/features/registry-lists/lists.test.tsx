import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RegistryList } from '#contracts/registry-lists.schemas.ts';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { Lists } from './Lists.island.tsx';

const list = (id: string, more: Partial<RegistryList> = {}): RegistryList => ({
  id,
  title: `List ${id}`,
  slug: `list-${id}`,
  registryType: 'baby',
  coverImageUrl: null,
  role: 'owner',
  giftCount: 1,
  isCurrent: false,
  isPaused: false,
  isArchived: false,
  goneAt: null,
  ...more,
});

it('shows each list under its own cover', () => {
  const { container } = render(<Lists lists={[list('a', { coverImageUrl: '/pictures/uploads/a.webp' }), list('b')]} />);
  expect([...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/pictures/uploads/a.webp',
    expect.stringMatching(/^\/pictures\/cover-/),
  ]);
});

it('shows the current list first, and lets nobody but the owner put one away', () => {
  render(<Lists lists={[list('a', { role: 'viewer' }), list('b', { isCurrent: true })]} />);
  expect(screen.getAllByRole('article').map((one) => one.querySelector('h2')!.textContent)).toEqual([
    'List b',
    'List a',
  ]);
  expect(screen.queryByRole('button', { name: 'Delete: List a' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete: List b' })).toBeVisible();
});

it('deletes a list, and brings it back', async () => {
  fakeServer({
    'DELETE /api/v3/registries/a': { lists: [list('a', { goneAt: Date.parse('2027-03-15') })] },
    'POST /api/v3/registries/a/recover': { lists: [list('a')] },
  });
  render(<Lists lists={[list('a')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete: List a' }));
  expect(await screen.findByRole('heading', { name: 'Deleted' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: keep this list: List a' }));
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
});

it('keeps what was put away apart', async () => {
  fakeServer({ 'PUT /api/v3/registries/a/archive': { lists: [list('a', { isArchived: true })] } });
  render(<Lists lists={[list('a')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive: List a' }));
  expect(await screen.findByRole('button', { name: 'Bring it back: List a' })).toBeVisible();
});
