import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showToast, Toasts } from './toasts.tsx';

vi.mock('./ToastRegion.tsx', () => {
  throw new Error('offline');
});

it('is shown plainly where its script does not come', async () => {
  render(<Toasts />);
  showToast({ text: 'We couldn’t reach the shop.', tone: 'error' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
