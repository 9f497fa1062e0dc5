import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.useRealTimers());

describe('afterPaint', () => {
  it('waits for the frame, and lets it be painted', async () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    requestAnimationFrame(() => heard.push('frame'));
    const waiting = afterPaint().then(() => heard.push('after'));
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    await waiting;
    expect(heard).toEqual(['frame', 'after']);
  });

  it('does not wait for ever where no frame comes, as in a tab behind another', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    let isOver = false;
    void afterPaint().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });
});
