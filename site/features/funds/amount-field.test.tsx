import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { FormState } from '#site/ui/Field.tsx';
import { AmountField } from './AmountField.tsx';

const field = <AmountField suggested={[usd(2_500), usd(5_000)]} currency="USD" startCents={null} />;

it('lets a typed amount win, and goes back to the suggested one when that is cleared', async () => {
  const user = userEvent.setup();
  render(field);
  await user.click(screen.getByRole('radio', { name: '$25' }));
  const other = screen.getByRole('textbox');
  await user.type(other, '40');
  expect(screen.getByRole('radio', { name: '$25' })).not.toBeChecked();
  await user.clear(other);
  expect(screen.getByRole('radio', { name: '$25' })).toBeChecked();
});

it('without script, keeps the suggested amount beside a typed one that was refused', () => {
  const typed = { suggestedCents: '2500', amountCents: 'a lot' };
  render(<FormState value={{ errors: { amountCents: 'must be an amount' }, typed }}>{field}</FormState>);
  expect(screen.getByRole('radio', { name: '$25' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '$50' })).not.toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('a lot');
});
