import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, sampleItem, sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import ToastRegion from '#site/ui/ToastRegion.tsx';
import { CashFundDrawer } from './CashFundDrawer.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const registry = (selected: boolean) =>
  sampleRegistry({
    role: 'owner',
    title: 'Olive’s list',
    cashFundPreferences: { paymentPreferences: [{ kind: 'cash', selected }] },
  });
const preference = { kind: 'cash', selected: true, handle: null, link: null };

function open({
  selected = true,
  save = () => [201, { regItem: sampleItem('01890000-0000-7000-8000-00000000000f'), version: 4, before: null }],
}: {
  selected?: boolean;
  save?: () => [number, object];
} = {}) {
  const known = { selected };
  const { fetching, sent } = answering({
    'GET /registries/01890000-0000-7000-8000-00000000000a': () => [200, { registry: registry(known.selected) }],
    'POST /reg_items': save as () => [number, object],
    'GET /cash_fund_preferences': () => [
      200,
      { cashFundPreferences: { paymentPreferences: [{ ...preference, selected: known.selected }] } },
    ],
    'PUT /cash_fund_preferences': () => {
      known.selected = true;
      return [200, { cashFundPreferences: { paymentPreferences: [preference] } }];
    },
  });
  vi.stubGlobal('fetch', fetching);
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <CashFundDrawer
          open={isOpen}
          registryId={registry(true).id}
          product={{ productId: 14347, title: 'Night Nurse Fund' }}
          onClose={() => setIsOpen(false)}
        />
        <button type="button" onClick={() => setIsOpen(true)}>
          Open again
        </button>
        <ToastRegion />
      </>
    );
  }
  render(<Page />);
  return { sent, confirm, drawer: () => screen.queryByRole('dialog', { name: 'Item Details' }) };
}

const add = () => screen.getByRole('button', { name: 'Add to Night Nurse Fund' });

describe('the drawer that adds a cash fund', () => {
  it('saves the fund with what was edited, closes, and says so', async () => {
    const { sent, drawer } = open();
    await userEvent.type(screen.getByLabelText(/Goal/), '300');
    await waitFor(() => expect(sent.some(({ call }) => call.startsWith('GET /registries'))).toBe(true));
    await userEvent.click(add());
    expect(await screen.findByText('Cash fund added to Olive’s list')).toBeDefined();
    expect(sent.find(({ call }) => call === 'POST /reg_items')!.body).toEqual({
      kind: 'cash_fund',
      productId: 14347,
      title: 'Night Nurse Fund',
      goalCents: 30_000,
      note: '',
    });
    expect(drawer()).toBeNull();
  });

  it('saves nothing without preferences, and does after they were edited', async () => {
    const { sent } = open({ selected: false });
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await waitFor(async () => {
      await userEvent.click(add());
      expect(screen.getByRole('alert').textContent).toBe('You must select cash fund preferences');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit cash fund preferences' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Cash in an envelope/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('GET /registries')).length).toBe(2));
    await userEvent.click(add());
    expect(await screen.findByText('Cash fund added to Olive’s list')).toBeDefined();
  });

  it('says what the server said, or that saving failed', async () => {
    const refusal = { code: 'wrong-state', status: 409, title: 'That’s no longer possible here.', detail: 'Too many.' };
    open({ save: () => [409, refusal] });
    await userEvent.click(add());
    expect((await screen.findByRole('alert')).textContent).toBe('Too many.');
  });

  it('says that saving failed where nobody says why', async () => {
    open({
      save: () => {
        throw new TypeError('offline');
      },
    });
    await userEvent.click(add());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Failed to save. Try refreshing the page. If the problem persists, contact support.',
      ),
    );
  });

  it('asks before unsaved changes are thrown away', async () => {
    const { confirm, drawer } = open();
    await userEvent.type(screen.getByLabelText(/Note/), 'For the nights');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(drawer()).not.toBeNull();
    confirm.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(drawer()).toBeNull();
  });

  it('begins anew when it is opened again', async () => {
    const { confirm, drawer } = open();
    await userEvent.type(screen.getByLabelText(/Note/), 'For the nights');
    confirm.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    expect(screen.getByLabelText(/Note/)).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(drawer()).toBeNull();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('saves once, however often it is asked to while it saves', async () => {
    const { sent } = open();
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    const goal = screen.getByLabelText(/Goal/);
    fireEvent.submit(goal);
    fireEvent.submit(goal);
    expect(await screen.findByText('Cash fund added to Olive’s list')).toBeDefined();
    expect(sent.filter(({ call }) => call === 'POST /reg_items')).toHaveLength(1);
  });

  it('closes at once where nothing is unsaved', async () => {
    const { confirm, drawer } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(drawer()).toBeNull();
  });

  it('opens again for the fund as its info calls it now', async () => {
    const { drawer } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit product info' }));
    expect(drawer()).toBeNull();
    const title = screen.getByLabelText('What is it for?');
    await userEvent.clear(title);
    await userEvent.type(title, 'Doula Fund');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(drawer()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Add to Doula Fund' })).toBeDefined();
  });

  it.each(['Save', 'Close'])('has what was typed before its info was opened, after %s', async (button) => {
    open();
    await userEvent.type(screen.getByLabelText(/^Note for your guests/), 'For nights without sleep');
    await userEvent.click(screen.getByRole('button', { name: 'Edit product info' }));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByLabelText(/^Note for your guests/)).toHaveValue('For nights without sleep');
  });
});
