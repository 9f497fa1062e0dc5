import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast, Toasts } from './toasts.tsx';

it('a toast that comes before the island of toasts is shown when that is there', async () => {
  showToast({ text: 'Your choice is saved.' });
  render(<Toasts />);
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
});
