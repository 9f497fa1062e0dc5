import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CashFundPreferences } from '#contracts/cash-funds.schemas.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { PreferencesForm } from './PreferencesForm.island.tsx';

const registryId = '01890000-0000-7000-8000-00000000000a';
const preferences: CashFundPreferences = {
  paymentPreferences: [
    { kind: 'payment_app', selected: true, handle: '@olive', link: 'https://pay.example/olive' },
    { kind: 'cash', selected: true, handle: null, link: null },
  ],
};
const was = { payment_app: '@olive · https://pay.example/olive', cash: '' };

it('names the registry that it shows, and overwrites a way that was changed elsewhere only once that was read', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const answers = [
    refusal(409, {
      code: 'stale',
      title: 'This was changed in the meantime.',
      fields: [
        {
          field: 'body.handle-payment_app',
          message: 'was changed elsewhere and is now “@olive-new”; save again to use yours',
        },
      ],
      facts: { field: 'payment_app', now: '@olive-new' },
    }),
    { cashFundPreferences: preferences },
  ];
  const { changes } = fakeServer({ 'PUT /api/v3/cash_fund_preferences': () => answers.shift() });
  const onDone = vi.fn();
  render(<PreferencesForm registryId={registryId} preferences={preferences} onDone={onDone} />);
  const handle = screen.getByDisplayValue('@olive');
  await userEvent.type(handle, '-typed');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(
    await screen.findByText('Was changed elsewhere and is now “@olive-new”; save again to use yours'),
  ).toBeVisible();
  expect(handle).toHaveValue('@olive-typed');
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(changes().map(({ body }) => body)).toMatchObject([
    { registryId, was },
    { registryId, was: { ...was, payment_app: '@olive-new' } },
  ]);
});

it('without script, begins with what it began with before it was refused, and with what it was told', () => {
  const typed = { kinds: 'payment_app', 'handle-payment_app': '@typed', was: JSON.stringify(was) };
  const errors = { 'handle-payment_app': 'Was changed elsewhere and is now “@olive-new”; save again to use yours' };
  const stale = { field: 'payment_app', now: '@olive-new' };
  const refused = { errors, typed, sentence: null, key: undefined, stale };
  const { container } = render(<PreferencesForm registryId={registryId} preferences={preferences} refused={refused} />);
  const hidden = container.querySelector<HTMLInputElement>('input[name=was]')!;
  expect(JSON.parse(hidden.value)).toEqual({ ...was, payment_app: '@olive-new' });
  expect(container.querySelector('input[name=registryId]')).toHaveValue(registryId);
});

it('sends a way as it was before again after an answer was lost, and keeps nothing that is secret in the tab', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  document.documentElement.dataset.signedIn = 'ann';
  const { changes } = fakeServer({
    'PUT /api/v3/cash_fund_preferences': () => Promise.reject(new TypeError('reset')),
  });
  render(<PreferencesForm registryId={registryId} preferences={preferences} />);
  const handle = screen.getByDisplayValue('@olive');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(handle, '-new');
  await save();
  await screen.findByRole('alert');
  await userEvent.type(handle, '{Backspace}{Backspace}{Backspace}{Backspace}');
  await save();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()[1]!.body).toMatchObject({
    was: { payment_app: was.payment_app },
    tried: [{ payment_app: '@olive-new · https://pay.example/olive' }],
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('olive');
  delete document.documentElement.dataset.signedIn;
});
