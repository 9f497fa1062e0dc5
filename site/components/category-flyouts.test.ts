import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './category-flyouts.ts';

const panel = (slug: string) => document.querySelector<HTMLElement>(`[data-flyout=${slug}]`)!;
const link = (slug: string) => document.querySelector<HTMLAnchorElement>(`a[data-category=${slug}]`)!;
const bar = () => document.querySelector<HTMLElement>('category-flyouts')!;
const openSlug = () => document.querySelector<HTMLElement>('[data-flyout]:not([hidden])')?.dataset.flyout ?? null;

function point(type: string, target: Element, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: type === 'pointerdown', cancelable: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  target.dispatchEvent(event);
}

function click(target: Element, init: MouseEventInit = {}): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <category-flyouts>
      <nav><a href="#s" data-category="strollers">Strollers</a><a href="#n" data-category="nursery">Nursery</a><a href="#g">Gifts</a></nav>
      <div id="f1" data-flyout="strollers" hidden><a href="#s">All</a><a href="#d">Double</a></div>
      <div id="f2" data-flyout="nursery" hidden><a href="#n">All</a></div>
    </category-flyouts>
    <main>Page</main>`;
});
afterEach(() => vi.useRealTimers());

describe('with a mouse', () => {
  it('opens after 400 ms of rest', () => {
    point('pointerenter', link('strollers'));
    vi.advanceTimersByTime(399);
    expect(openSlug()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(openSlug()).toBe('strollers');
  });

  it('does not open when the mouse only crossed', () => {
    point('pointerenter', link('strollers'));
    point('pointerleave', bar());
    vi.advanceTimersByTime(1000);
    expect(openSlug()).toBeNull();
  });

  it('switches at once while another is open', () => {
    click(link('strollers'));
    point('pointerenter', link('nursery'));
    expect(openSlug()).toBe('nursery');
  });

  it('closes 400 ms after leaving, and stays when the mouse comes back', () => {
    click(link('strollers'));
    point('pointerleave', bar());
    vi.advanceTimersByTime(399);
    point('pointerenter', bar());
    vi.advanceTimersByTime(1000);
    expect(openSlug()).toBe('strollers');
    point('pointerleave', bar());
    vi.advanceTimersByTime(400);
    expect(openSlug()).toBeNull();
  });

  it('closes at a press outside', () => {
    click(link('strollers'));
    point('pointerdown', document.querySelector('main')!);
    expect(openSlug()).toBeNull();
  });
});

describe('with a finger', () => {
  it('opens at the first tap and follows the link at the second', () => {
    point('pointerenter', link('strollers'), 'touch');
    vi.advanceTimersByTime(1000);
    expect(openSlug()).toBeNull();
    expect(click(link('strollers'))).toBe(false);
    expect(openSlug()).toBe('strollers');
    expect(click(link('strollers'))).toBe(true);
  });

  it('lets a click for a new tab pass', () => {
    expect(click(link('strollers'), { ctrlKey: true })).toBe(true);
    expect(openSlug()).toBeNull();
  });

  it('closes when a category is chosen', () => {
    click(link('strollers'));
    click(panel('strollers').querySelectorAll('a')[1]!);
    expect(openSlug()).toBeNull();
  });
});

describe('with the keyboard', () => {
  it('moves along the bar, round its end', () => {
    link('strollers').focus();
    press('ArrowLeft');
    expect(document.activeElement).toHaveProperty('textContent', 'Gifts');
    press('ArrowRight');
    expect(document.activeElement).toBe(link('strollers'));
    press('End');
    expect(document.activeElement).toHaveProperty('textContent', 'Gifts');
  });

  it('goes down into the panel, and up out of it', () => {
    link('strollers').focus();
    press('ArrowDown');
    expect(openSlug()).toBe('strollers');
    press('ArrowDown');
    expect(document.activeElement).toHaveProperty('textContent', 'Double');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(link('strollers'));
  });

  it('closes by Escape and gives the focus back', () => {
    link('nursery').focus();
    press('ArrowDown');
    press('Escape');
    expect(openSlug()).toBeNull();
    expect(document.activeElement).toBe(link('nursery'));
  });

  it('says whether each panel is open', () => {
    expect(link('strollers').getAttribute('aria-expanded')).toBe('false');
    click(link('strollers'));
    expect(link('strollers').getAttribute('aria-expanded')).toBe('true');
    expect(link('strollers').getAttribute('aria-controls')).toBe('f1');
  });
});
