import { beforeEach, describe, expect, it, vi } from 'vitest';
import './back-to-top.ts';
import { DismissableBanner } from './dismissable-banner.ts';
import './quantity-stepper.ts';

const dayMs = 86_400_000;

describe('a dismissable banner', () => {
  const show = () => {
    document.body.innerHTML =
      '<dismissable-banner data-name="ship">Free<button data-dismiss>x</button></dismissable-banner>';
    return document.querySelector<HTMLElement>('dismissable-banner')!;
  };
  let nowMs = 0;
  beforeEach(() => {
    localStorage.clear();
    nowMs = 1_700_000_000_000;
    DismissableBanner.now = () => nowMs;
  });

  it('stays away for one day, in this browser only', () => {
    expect(show().hidden).toBe(false);
    document.querySelector('button')!.click();
    expect(document.querySelector<HTMLElement>('dismissable-banner')!.hidden).toBe(true);
    nowMs += dayMs - 1;
    expect(show().hidden).toBe(true);
    nowMs += 1;
    expect(show().hidden).toBe(false);
  });

  it('works where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const banner = show();
    document.querySelector('button')!.click();
    expect(banner.hidden).toBe(true);
  });
});

describe('a quantity stepper', () => {
  const show = (value: number) => {
    document.body.innerHTML = `<quantity-stepper><button data-step="-1">-</button><input type="number" value="${value}" min="1" max="3"><button data-step="1">+</button></quantity-stepper>`;
    const [less, more] = document.querySelectorAll('button');
    return { less: less!, more: more!, input: document.querySelector('input')! };
  };

  it('counts between its limits and tells every change', () => {
    const { less, more, input } = show(2);
    const heard = vi.fn();
    input.addEventListener('change', heard);
    more.click();
    expect(input.value).toBe('3');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    more.click();
    expect(input.value).toBe('3');
    expect(heard).toHaveBeenCalledTimes(1);
    less.click();
    expect(more.getAttribute('aria-disabled')).toBe('false');
  });

  it('brings a typed number back between its limits', () => {
    const { input } = show(2);
    input.value = '99';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(input.value).toBe('3');
    input.value = '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(input.value).toBe('1');
  });
});

describe('the button back to top', () => {
  it('2.14 appears once scrolled more than 500 px; a click scrolls smoothly to the top and takes the focus along', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = '<main tabindex="-1"></main><back-to-top hidden></back-to-top>';
    const element = document.querySelector<HTMLElement>('back-to-top')!;
    vi.stubGlobal('scrollY', 500);
    dispatchEvent(new Event('scroll'));
    expect(element.hidden).toBe(true);
    vi.stubGlobal('scrollY', 501);
    dispatchEvent(new Event('scroll'));
    expect(element.hidden).toBe(false);
    element.querySelector('button')!.click();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('2.14 jumps where movement is not welcome', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    document.body.innerHTML = '<back-to-top hidden></back-to-top>';
    document.querySelector<HTMLElement>('back-to-top button')!.click();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('2.14 is not in the HTML, and small at window width 525 px or less', () => {
    document.body.innerHTML = '<back-to-top hidden></back-to-top>';
    const button = document.querySelector('back-to-top button')!;
    expect(button.textContent).toBe('Back to top');
    // Medium is 48 px high and small 44, which is what a finger needs.
    expect([...button.classList]).toEqual(
      expect.arrayContaining(['min-h-12', 'px-5', 'data-small:min-h-11', 'data-small:px-4']),
    );
    for (const [width, isSmall] of [
      [525, true],
      [526, false],
    ] as const) {
      vi.stubGlobal('innerWidth', width);
      dispatchEvent(new Event('resize'));
      expect(button.hasAttribute('data-small')).toBe(isSmall);
    }
  });
});
