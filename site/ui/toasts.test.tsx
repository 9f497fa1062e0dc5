import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showToast, Toasts } from './toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => void toast.dismiss());
});

const show = (...args: Parameters<typeof showToast>) => act(async () => showToast(...args));

describe('a toast', () => {
  it('is announced, with its link and its action', async () => {
    render(<Toasts />);
    await show({ text: 'Added', link: { text: 'View', href: '/robin' }, action: { text: 'Undo', run: () => {} } });
    const text = await screen.findByText('Added');
    expect(text.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/robin');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('runs its action once and is gone', async () => {
    const run = vi.fn();
    render(<Toasts />);
    await show({ text: 'Added', action: { text: 'Undo', run } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Added')).toBeNull());
  });

  it('takes the place of the one before', async () => {
    render(<Toasts />);
    await show({ text: 'First' });
    await screen.findByText('First');
    await show({ text: 'Second' });
    expect(await screen.findByText('Second')).toBeVisible();
    expect(screen.queryByText('First')).toBeNull();
  });

  it('comes when the one before is just leaving', async () => {
    vi.useFakeTimers();
    render(<Toasts />);
    await show({ text: 'First' });
    await act(() => vi.advanceTimersByTimeAsync(10_050));
    await show({ text: 'Second' });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.queryByText('First')).toBeNull();
  });

  it('of an error looks like one', async () => {
    render(<Toasts />);
    await show({ text: 'Somebody was faster.', tone: 'error' });
    expect((await screen.findByText('Somebody was faster.')).parentElement).toHaveClass('text-danger');
  });
});
