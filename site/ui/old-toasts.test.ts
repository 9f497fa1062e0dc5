import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, toastShownMs } from './old-toasts.ts';

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('is announced, offers its link and its action, and goes by itself', () => {
    showToast({ text: 'Added', link: { text: 'View', href: '/list/1' }, action: { text: 'Undo', run: () => {} } });
    expect(screen.getByRole('status', { hidden: true }).textContent).toContain('Added');
    expect(screen.getByText('View').getAttribute('href')).toBe('/list/1');
    vi.advanceTimersByTime(toastShownMs);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('runs its action once and is gone', () => {
    const run = vi.fn();
    showToast({ text: 'Added', action: { text: 'Undo', run } });
    fireEvent.click(screen.getByText('Undo'));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('waits while somebody points at it', () => {
    showToast({ text: 'Added', action: { text: 'Undo', run: () => {} } });
    fireEvent.pointerEnter(screen.getByText('Added').parentElement!);
    vi.advanceTimersByTime(10 * toastShownMs);
    expect(screen.queryByText('Added')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText('Added').parentElement!);
    vi.advanceTimersByTime(toastShownMs);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('takes the place of the one before', () => {
    showToast({ text: 'First' });
    showToast({ text: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.queryByText('Second')).not.toBeNull();
  });
});
