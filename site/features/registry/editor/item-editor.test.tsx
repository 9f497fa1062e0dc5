import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { sampleItem } from '#scripts/testing/sample-registry.ts';
import { ItemEditor } from './ItemEditor.island.tsx';

const categories = [{ id: 6, title: 'Cash & Gifts' }];
const asked = ['How many', 'Size (optional)', 'Color (optional)', 'Secondhand is welcome', 'Link to store (optional)'];

describe('what a member says of a gift', () => {
  it('is also how many, which size and color, and which stores have it', () => {
    render(<ItemEditor item={sampleItem('1', { kind: 'external' })} categories={categories} />);
    for (const label of asked) expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('is of a cash fund nothing that only things have', () => {
    render(<ItemEditor item={sampleItem('1', { kind: 'cash_fund' })} categories={categories} />);
    for (const label of asked) expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByLabelText('What is it?')).toBeVisible();
    expect(screen.getByLabelText('Note for your guests (optional)')).toBeVisible();
  });
});

it('has what was typed before the session ended, with every store that was added', async () => {
  document.documentElement.dataset.signedIn = 'ann';
  onTestFinished(() => {
    delete document.documentElement.dataset.signedIn;
    sessionStorage.clear();
  });
  const item = sampleItem('1', { kind: 'external' });
  render(<ItemEditor item={item} categories={categories} />);
  await userEvent.click(screen.getByRole('button', { name: 'Another store' }));
  await userEvent.type(screen.getByLabelText('Name of store 2 (optional)'), 'Corner shop');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Must-have/ }));
  const stored = { ...sessionStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
  render(<ItemEditor item={item} categories={categories} />);
  expect(await screen.findByLabelText('Name of store 2 (optional)')).toHaveValue('Corner shop');
  expect(screen.getByRole('checkbox', { name: /^Must-have/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Discard it' })).toBeVisible();
});

it('says which store somebody else has changed, and keeps what was typed', async () => {
  const store = (name: string, amount: number) => ({
    url: `https://${name.toLowerCase()}.example/cot`,
    storeName: name,
    price: { amount, currency: 'USD' },
  });
  const offers = [{ ...store('Corner', 1200), pricedAt: 1 }];
  const item = sampleItem('1', { kind: 'external', categoryId: 6, url: 'https://toys.example/cot', offers });
  const said = 'was changed elsewhere and is now “Corner, $11”; save again to use yours';
  const answers = [
    refusal(409, {
      code: 'stale',
      title: 'This was changed in the meantime.',
      fields: [{ field: 'body.offers', message: `“Corner” ${said}` }],
      facts: { field: 'offers', now: [store('Corner', 1100)] },
    }),
    { regItem: item, version: 9 },
  ];
  const call = `PATCH /api/v3/registries/${item.registryId}/reg_items/1`;
  const { changes } = fakeServer({ [call]: () => answers.shift() });
  const onSaved = vi.fn();
  render(<ItemEditor item={item} categories={categories} onSaved={onSaved} />);
  const price = screen.getByLabelText('Price at store (optional)');
  await userEvent.clear(price);
  await userEvent.type(price, '10');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const stores = await screen.findByRole('group', {
    name: 'Other stores that have it',
    description: /now “Corner, \$11”/,
  });
  expect(stores).toHaveFocus();
  expect(price).toHaveValue('10');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(changes().map(({ body }) => body)).toEqual([
    { offers: [store('Corner', 1000)], was: { offers: [store('Corner', 1200)] } },
    { offers: [store('Corner', 1000)], was: { offers: [store('Corner', 1100)] } },
  ]);
});

it('shows each store as it was typed where it was refused without script', () => {
  const item = sampleItem('1', { kind: 'external' });
  const sent = [
    ['offerUrl', ['https://corner.example/cot', 'arc']],
    ['offerStore', ['Corner', 'Arc']],
    ['offerPrice', ['10', '11']],
  ] as const;
  const refused = {
    errors: { offers: 'Must be a link' },
    typed: Object.fromEntries(sent),
    sentence: null,
    key: undefined,
  };
  render(<ItemEditor item={item} categories={categories} refused={refused} />);
  expect(screen.getByText('Must be a link')).toBeVisible();
  expect(screen.getByLabelText('Name of store (optional)')).toHaveValue('Corner');
  expect(screen.getByLabelText('Price at store (optional)')).toHaveValue('10');
  expect(screen.getByLabelText('Link to store 2 (optional)')).toHaveValue('arc');
});

it('has a price that was typed in its own currency, though the store has another one by now', async () => {
  document.documentElement.dataset.signedIn = 'ann';
  onTestFinished(() => {
    delete document.documentElement.dataset.signedIn;
    sessionStorage.clear();
  });
  const soldFor = (currency: string) =>
    sampleItem('1', {
      kind: 'external',
      offers: [{ url: 'https://a.example/x', storeName: currency, price: { amount: 2000, currency }, pricedAt: 1 }],
    });
  render(<ItemEditor item={soldFor('EUR')} categories={categories} />);
  const price = () => screen.getByLabelText('Price at store (optional)');
  await userEvent.clear(price());
  await userEvent.type(price(), '25.00');
  const stored = { ...sessionStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
  render(<ItemEditor item={soldFor('USD')} categories={categories} />);
  await userEvent.click(screen.getByRole('button', { name: 'Another store' }));
  const sent = () => new FormData(screen.getByRole('button', { name: 'Save' }).closest('form')!);
  await waitFor(() => expect(sent().getAll('offerPrice')[0]).toBe('25.00'));
  expect(sent().getAll('offerCurrency')[0]).toBe('EUR');
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(sent().getAll('offerPrice')[0]).toBe('20.00');
  expect(sent().getAll('offerCurrency')[0]).toBe('USD');
});

it('overwrites what somebody else has changed once its member has read that', async () => {
  const item = sampleItem('1', { kind: 'idea', categoryId: 6 });
  const answers = [
    refusal(409, {
      code: 'stale',
      title: 'This was changed in the meantime.',
      fields: [
        { field: 'body.note', message: 'was changed elsewhere and is now “White, please”; save again to use yours' },
      ],
      facts: { field: 'note', now: 'White, please' },
    }),
    { regItem: item, version: 9 },
  ];
  const call = `PATCH /api/v3/registries/${item.registryId}/reg_items/1`;
  const { changes } = fakeServer({ [call]: () => answers.shift() });
  const onSaved = vi.fn();
  render(<ItemEditor item={item} categories={categories} onSaved={onSaved} />);
  await userEvent.type(screen.getByLabelText(/^Note for your guests/), 'In sage');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(
    await screen.findByText('Was changed elsewhere and is now “White, please”; save again to use yours'),
  ).toBeVisible();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(changes().map(({ body }) => body)).toEqual([
    { note: 'In sage', was: { note: item.note } },
    { note: 'In sage', was: { note: 'White, please' } },
  ]);
});
