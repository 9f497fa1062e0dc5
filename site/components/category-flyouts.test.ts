import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CategoryFlyouts, type Panels } from './category-flyouts.ts';

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

/** Whether the browser would do what it does with the key. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

function panelWith(...hrefs: string[]): HTMLElement {
  const section = document.createElement('section');
  section.innerHTML = hrefs.map((href) => `<a href="#${href}">${href}</a>`).join('');
  return section;
}
const somePanels = (): Panels =>
  new Map([
    ['strollers', panelWith('All', 'Double')],
    ['nursery', panelWith('All')],
  ]);
const settle = () => vi.advanceTimersByTimeAsync(0);
const load = vi.fn<() => Promise<Panels>>();

async function prepared(): Promise<void> {
  point('pointerenter', bar());
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async () => somePanels());
  CategoryFlyouts.load = load;
  document.body.innerHTML = `
    <category-flyouts>
      <nav><a href="#s" data-category="strollers">Strollers</a><a href="#n" data-category="nursery">Nursery</a><a href="#g">Gifts</a></nav>
    </category-flyouts>
    <main>Page</main>`;
});
afterEach(() => vi.useRealTimers());

describe('fetching the panels', () => {
  it('waits until somebody comes near, and asks once', async () => {
    expect(load).not.toHaveBeenCalled();
    point('pointerenter', bar());
    point('pointerenter', link('strollers'));
    link('nursery').focus();
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(openSlug()).toBeNull();
  });

  it('2.3 nothing is shown while categories load; what was asked for opens when they are there', async () => {
    const { promise, resolve } = Promise.withResolvers<Panels>();
    load.mockReturnValue(promise);
    click(link('strollers'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(openSlug()).toBeNull();
    expect(link('strollers').ariaExpanded).toBe('false');
    resolve(somePanels());
    await settle();
    expect(openSlug()).toBe('strollers');
    expect(link('strollers').ariaExpanded).toBe('true');
  });

  it('leads to the page of the category when they cannot be had', async () => {
    load.mockRejectedValue(new Error('lost'));
    const followed: boolean[] = [];
    link('strollers').addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    click(link('strollers'));
    await settle();
    expect(followed).toEqual([false, true]);
  });

  it('leads to the page at the second tap, however slow the answer', async () => {
    load.mockReturnValue(new Promise(() => {}));
    expect(click(link('strollers'))).toBe(false);
    expect(click(link('strollers'))).toBe(true);
  });
});

describe('with a mouse', () => {
  beforeEach(prepared);
  it('4 hovering opens a flyout after 400 ms', async () => {
    point('pointerenter', link('strollers'));
    vi.advanceTimersByTime(399);
    expect(openSlug()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(openSlug()).toBe('strollers');
  });

  it('does not open when the mouse only crossed', async () => {
    point('pointerenter', link('strollers'));
    point('pointerleave', bar());
    vi.advanceTimersByTime(1000);
    expect(openSlug()).toBeNull();
  });

  it('4 the switch is immediate while another is open', async () => {
    click(link('strollers'));
    point('pointerenter', link('nursery'));
    expect(openSlug()).toBe('nursery');
  });

  it('4 leaving closes after 400 ms, and re-entering cancels the pending close', async () => {
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

  it('4 a mouse press outside closes it', async () => {
    click(link('strollers'));
    point('pointerdown', panel('strollers'));
    point('pointerdown', link('nursery'));
    expect(openSlug()).toBe('strollers');
    point('pointerdown', document.querySelector('main')!);
    expect(openSlug()).toBeNull();
  });
});

describe('with a finger', () => {
  beforeEach(prepared);
  it('2.3 clicking opens: at the first tap the panel comes, at the second the page', async () => {
    point('pointerenter', link('strollers'), 'touch');
    vi.advanceTimersByTime(1000);
    expect(openSlug()).toBeNull();
    expect(click(link('strollers'))).toBe(false);
    expect(openSlug()).toBe('strollers');
    expect(click(link('strollers'))).toBe(true);
  });

  it('lets a click for a new tab pass', async () => {
    expect(click(link('strollers'), { ctrlKey: true })).toBe(true);
    expect(openSlug()).toBeNull();
  });

  it('2.3 choosing a category closes the flyout', async () => {
    click(link('strollers'));
    click(panel('strollers').querySelectorAll('a')[1]!);
    expect(openSlug()).toBeNull();
  });
});

describe('with the keyboard', () => {
  beforeEach(prepared);
  it('moves along the bar, round its end', async () => {
    link('strollers').focus();
    press('ArrowLeft');
    expect(document.activeElement).toHaveProperty('textContent', 'Gifts');
    press('ArrowRight');
    expect(document.activeElement).toBe(link('strollers'));
    press('End');
    expect(document.activeElement).toHaveProperty('textContent', 'Gifts');
  });

  it('goes down into the panel, and up out of it', async () => {
    link('strollers').focus();
    press('ArrowDown');
    await settle();
    expect(openSlug()).toBe('strollers');
    press('ArrowDown');
    await settle();
    expect(document.activeElement).toHaveProperty('textContent', 'Double');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(link('strollers'));
  });

  it('goes on by Tab as if each panel stood behind its category', async () => {
    click(link('strollers'));
    link('strollers').focus();
    expect(press('Tab')).toBe(false);
    expect(document.activeElement).toBe(panel('strollers').querySelector('a'));
    expect(press('Tab')).toBe(true);
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect([document.activeElement, openSlug()]).toEqual([link('strollers'), 'strollers']);
    const links = panel('strollers').querySelectorAll('a');
    links[links.length - 1]!.focus();
    expect(press('Tab')).toBe(false);
    expect([document.activeElement, openSlug()]).toEqual([link('nursery'), null]);
    // Closed: the browser's own way, along the bar.
    expect(press('Tab')).toBe(true);
  });

  it('closes by Escape what a mouse opened, and leaves the focus where it is', async () => {
    point('pointerenter', link('strollers'));
    await vi.advanceTimersByTimeAsync(400);
    document.body.focus();
    press('Escape');
    expect(openSlug()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('closes by Escape and gives the focus back', async () => {
    link('nursery').focus();
    press('ArrowDown');
    await settle();
    press('Escape');
    expect(openSlug()).toBeNull();
    expect(document.activeElement).toBe(link('nursery'));
  });

  it('closes when the focus goes on to something else, and not while it is inside', async () => {
    const elsewhere = document.createElement('button');
    document.querySelector('main')!.append(elsewhere);
    link('strollers').focus();
    click(link('strollers'));
    panel('strollers').querySelector('a')!.focus();
    expect(openSlug()).toBe('strollers');
    elsewhere.focus();
    expect(openSlug()).toBeNull();
  });

  it('says whether each panel is open', async () => {
    expect(link('strollers').getAttribute('aria-expanded')).toBe('false');
    click(link('strollers'));
    expect(link('strollers').getAttribute('aria-expanded')).toBe('true');
    expect(link('strollers').getAttribute('aria-controls')).toBe('flyout-strollers');
  });
});
