import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showToast, Toasts } from './toasts.tsx';

/** A dismissed toast is removed after its animation; the answer to its action arrives during it. */
const answerMs = 60;
const animationMs = 400;

it('stays when it comes while the one before is dismissed', async () => {
  render(<Toasts />);
  const answer = () => void setTimeout(() => showToast({ text: 'Removed.' }), answerMs);
  showToast({ text: 'Added.', action: { text: 'Undo', run: answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Removed.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, animationMs));
  expect(screen.getByText('Removed.')).toBeVisible();
});
