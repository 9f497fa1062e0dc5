import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { ImportList } from './ImportList.island.tsx';

afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.signedIn;
});

const gift = { url: null, storeName: '', priceCents: null, currency: null, imgUrl: null, quantity: 1, note: '' };
const gifts = [
  { ...gift, title: 'Oak cot', priceCents: 24950, currency: 'USD', isOnList: false },
  { ...gift, title: 'Quilt', isOnList: true },
  { ...gift, title: 'Swaddles', quantity: 4, isOnList: false },
];

const open = (answers: Record<string, unknown>) => {
  const server = fakeServer(answers);
  render(
    <>
      <ImportList registry={{ id: 'r1', title: 'Ours', slug: 'ours' }} />
      <Toasts />
    </>,
  );
  return server;
};
const paste = async () => {
  await userEvent.type(screen.getByLabelText('Your other list'), 'Oak cot');
  await userEvent.click(screen.getByRole('button', { name: 'Show me what’s on it' }));
};

describe('bringing a list over', () => {
  it('offers what is not there yet, adds what is chosen, and takes it back', async () => {
    const { changes } = open({
      'POST /api/v3/registries/r1/import_readings': { gifts, unread: 1 },
      'POST /api/v3/registries/r1/imported_items': { regItemIds: ['i1'], alreadyThere: 0, version: 2 },
      'PATCH /api/v3/registries/r1/reg_items': { regItems: [], version: 3 },
    });
    await paste();
    expect(await screen.findByRole('heading', { name: '3 gifts found' })).toHaveFocus();
    expect(screen.getByText(/One is on your registry already\. One line didn’t look like a gift/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Oak cot.*\$249\.50/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Quilt.*On your registry already/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Swaddles.*4 of them/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 gift' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The gifts are off your list again.')).toBeVisible();
    expect(changes().map(({ body }) => body)).toMatchObject([
      { text: 'Oak cot' },
      { gifts: [{ title: 'Oak cot', priceCents: 24950 }] },
      { changes: [{ id: 'i1', removed: true }] },
    ]);
  });

  it('shows the links of gifts that have no other name than their store', async () => {
    const links = ['B07ABCDEF1', 'B07ABCDEF2'].map((id) => `https://www.amazon.com/dp/${id}`);
    const named = links.map((url) => ({ ...gift, title: 'Amazon', storeName: 'Amazon', url, isOnList: false }));
    open({ 'POST /api/v3/registries/r1/import_readings': { gifts: named, unread: 0 } });
    await paste();
    expect(await screen.findByRole('checkbox', { name: /amazon\.com\/dp\/B07ABCDEF1/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /amazon\.com\/dp\/B07ABCDEF2/ })).toBeChecked();
  });

  it('keeps what was pasted where no gift is in it', async () => {
    open({ 'POST /api/v3/registries/r1/import_readings': { gifts: [], unread: 1 } });
    await paste();
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t find a gift');
    expect(screen.getByLabelText('Your other list')).toHaveValue('Oak cot');
  });

  it('keeps what was typed until it is read and added, because the session may have ended', async () => {
    document.documentElement.dataset.signedIn = 'ann';
    const ended = refusal(401, { code: 'sign-in-required', title: 'Please sign in first.' });
    const kept = () => JSON.stringify({ ...sessionStorage });
    open({ 'POST /api/v3/registries/r1/import_readings': ended });
    await paste();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(kept()).toContain('Oak cot');

    fakeServer({
      'POST /api/v3/registries/r1/import_readings': { gifts, unread: 0 },
      'POST /api/v3/registries/r1/imported_items': ended,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show me what’s on it' }));
    expect(await screen.findByRole('heading', { name: '3 gifts found' })).toBeVisible();
    expect(kept()).not.toContain('Oak cot');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 gifts' }));
    await waitFor(() => expect(kept()).toContain('Oak cot'));
  });

  it('opens a CSV file', async () => {
    const { changes } = open({ 'POST /api/v3/registries/r1/import_readings': { gifts, unread: 0 } });
    await userEvent.upload(screen.getByLabelText('Open a file'), new File(['title\nOak cot'], 'list.csv'));
    expect(await screen.findByRole('heading', { name: '3 gifts found' })).toBeVisible();
    expect(changes()).toMatchObject([{ body: { text: 'title\nOak cot' } }]);
  });

  it('posts the list without script', () => {
    open({});
    const form = screen.getByLabelText('Your other list').closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/v3/registries/r1/imported_items']);
  });
});
