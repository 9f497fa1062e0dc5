import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBirthdayListPath, leavesAfterMs, openBirthdayDialog } from './birthday-dialog.ts';
import { type BirthdayOutside, promoteBirthdayList } from './birthday-list.ts';

const open = vi.fn();
const visit = (change: Partial<BirthdayOutside> = {}) =>
  promoteBirthdayList({
    storage: localStorage,
    isFlagOn: async () => true,
    registries: async () => [{ registryType: 'baby', isPaused: false }],
    isBusy: () => false,
    open,
    ...change,
  });

describe('6 the birthday-list modal', () => {
  beforeEach(() => {
    localStorage.clear();
    open.mockReset();
  });

  it('6 shows for a signed-in user while the flag is on, once', async () => {
    await visit({ isFlagOn: async () => false });
    expect(open).not.toHaveBeenCalled();
    await visit();
    await visit();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<BirthdayOutside>]>([
    ['who is not signed in', { registries: async () => Promise.reject(new Error('sign-in-required')) }],
    ['who has a birthday list', { registries: async () => [{ registryType: 'birthday', isPaused: false }] }],
    ['whose registry is paused', { registries: async () => [{ registryType: 'baby', isPaused: true }] }],
    ['who is in the middle of something', { isBusy: () => true }],
    [
      'whose browser remembers nothing',
      {
        storage: {
          getItem: () => null,
          setItem: () => {
            throw new Error('forbidden');
          },
        },
      },
    ],
  ])('6 does not show to %s', async (_, change) => {
    await visit(change);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('6 what the birthday-list modal says and does', () => {
  const dialog = () => document.querySelector('dialog');
  const button = (name: string) =>
    [...dialog()!.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;
  let calm: boolean;
  beforeEach(() => {
    vi.useFakeTimers();
    calm = false;
    document.documentElement.dataset.consent = 'yes';
    vi.stubGlobal('matchMedia', () => ({ matches: calm }));
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    };
    Element.prototype.animate = vi.fn();
    Element.prototype.getAnimations = () => [{ finished: new Promise(() => {}) } as never];
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
    delete document.documentElement.dataset.consent;
    delete window.layetteEvents;
  });

  it('6 has title, text, a cupcake, confetti, a close button and a way on', () => {
    openBirthdayDialog();
    expect(dialog()!.querySelector('h2')!.textContent).toBe('Birthday Gifts Made Easy');
    expect(dialog()!.querySelector('p')!.textContent).toBe(
      'Dreading gifts with 100s of pieces? Create a wishlist for what they really need instead!',
    );
    expect(dialog()!.querySelector('[role=img]')!.ariaLabel).toContain('cupcake');
    expect(dialog()!.querySelectorAll('[data-part=confetti] > span').length).toBeGreaterThan(10);
    button('Close').click();
    expect(dialog()).toBeNull();
  });

  it('6 leaves the confetti out where movement is not welcome', () => {
    calm = true;
    openBirthdayDialog();
    expect(dialog()!.querySelector('[data-part=confetti]')).toBeNull();
  });

  it('6 counts the click once and leads on 100 ms later', () => {
    const told: unknown[] = [];
    window.layetteEvents = { push: (event) => told.push(event) };
    const went = vi.fn();
    openBirthdayDialog(went);
    button('Start a Birthday Wishlist').click();
    button('Start a Birthday Wishlist').click();
    expect(told).toEqual([{ name: 'list_type_clicked', properties: { listType: 'birthday', eventLocation: 'store' } }]);
    vi.advanceTimersByTime(99);
    expect(went).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(went.mock.calls).toEqual([[createBirthdayListPath]]);
    expect(leavesAfterMs).toBe(100);
  });
});
