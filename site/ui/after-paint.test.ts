import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, answerCommands, openModal } from './after-paint.ts';

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

describe('a dialog that a tap opens', () => {
  let dialog: HTMLDialogElement;
  const frame = () => vi.advanceTimersByTimeAsync(40);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<dialog id="panel"><button>Close</button></dialog>';
    dialog = document.querySelector('dialog')!;
    dialog.showModal = vi.fn(() => {
      if (dialog.open) throw new DOMException('It is open already', 'InvalidStateError');
      dialog.setAttribute('open', '');
    });
  });

  it('stands there at once, and is made modal when that has been painted', async () => {
    const opened = openModal(dialog);
    expect(dialog.open).toBe(true);
    expect(dialog.dataset.opening).toBe('');
    expect(dialog.showModal).not.toHaveBeenCalled();
    await frame();
    await opened;
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
    expect(dialog.dataset.opening).toBeUndefined();
  });

  it.each(['keydown', 'pointerdown', 'focusin'])('is modal before a %s in between is heard', async (type) => {
    void openModal(dialog);
    let wasModal = false;
    document.body.addEventListener(type, () => {
      wasModal = vi.mocked(dialog.showModal).mock.calls.length === 1;
    });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(wasModal).toBe(true);
    await frame();
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });

  it('is told of a key that is pressed before, as if it had been modal', async () => {
    const heard: string[] = [];
    dialog.addEventListener('keydown', (event) => {
      heard.push(event.key);
      if (event.key === '+') event.preventDefault();
    });
    document.body.addEventListener('keydown', (event) => {
      if (!dialog.contains(event.target as Node)) heard.push(`behind: ${event.key}`);
    });
    const press = (key: string) => {
      void openModal(dialog);
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      dialog.removeAttribute('open');
      return event.defaultPrevented;
    };
    expect([press('+'), press('a')]).toEqual([true, false]);
    expect(heard).toEqual(['+', 'a']);
  });

  it('stays closed when it was closed in between, or taken away', async () => {
    void openModal(dialog);
    dialog.removeAttribute('open');
    await frame();
    expect([dialog.open, dialog.dataset.opening]).toEqual([false, undefined]);
    void openModal(dialog);
    dialog.remove();
    await frame();
    expect(dialog.showModal).not.toHaveBeenCalled();
  });

  it('is left as it is when it is open', async () => {
    dialog.setAttribute('open', '');
    await openModal(dialog);
    expect(dialog.dataset.opening).toBeUndefined();
    expect(dialog.showModal).not.toHaveBeenCalled();
  });

  it('is opened so by a button that commands it, which the browser need not do then', async () => {
    answerCommands();
    const command = (name: string) => {
      const event = Object.assign(new Event('command', { cancelable: true }), { command: name });
      dialog.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(command('close')).toBe(false);
    expect(dialog.open).toBe(false);
    expect(command('show-modal')).toBe(true);
    expect(dialog.open).toBe(true);
    await frame();
    expect(dialog.showModal).toHaveBeenCalledTimes(1);
  });
});
