import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { ReportInaccuracy } from './ReportInaccuracy.island.tsx';

const open = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Report wrong information' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report wrong information' }));
  await dialog.findByLabelText('In your own words');
  return dialog;
};

it('opens in a dialog, keeps its fields while it is closed, and clears them after sending', async () => {
  const { changes } = fakeServer({ 'POST /api/v3/inaccuracy_reports': {} });
  render(<ReportInaccuracy genericProductId={7} path="/gp/stroller-7/7" />);
  let dialog = await open();
  await userEvent.type(dialog.getByLabelText('In your own words'), 'It weighs 9 kg, not 6.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Report wrong information' })).toHaveFocus();

  dialog = await open();
  expect(dialog.getByLabelText('In your own words')).toHaveValue('It weighs 9 kg, not 6.');
  await userEvent.selectOptions(dialog.getByLabelText('What’s this about?'), 'Size or weight');
  await userEvent.selectOptions(dialog.getByLabelText('What’s wrong with it?'), 'It’s wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('Thank you. We’ll look into it and fix it.');
  expect(changes()[0]!.body).toMatchObject({ genericProductId: 7, text: 'It weighs 9 kg, not 6.', email: '' });

  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  expect(dialog.getByLabelText('In your own words')).toHaveValue('');
});
