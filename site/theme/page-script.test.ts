import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageScript } from './page-script.ts';

const root = document.documentElement;

function setCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the script reads
  document.cookie = line;
}

describe('the page script', () => {
  const reload = vi.fn();
  let listeners: AbortController;
  beforeEach(() => {
    for (const name of ['hint', 'cart']) setCookie(`layette_${name}=;max-age=0`);
    for (const name of ['signedIn', 'cart']) delete root.dataset[name];
    root.hidden = false;
    reload.mockReset();
    listeners = new AbortController();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('location', { reload });
    const { addEventListener } = globalThis;
    vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
      addEventListener(type, listener, { signal: listeners.signal }),
    );
  });
  afterEach(() => {
    listeners.abort();
    vi.unstubAllGlobals();
  });

  /** Loads a page with these cookies, leaves it, and comes back to it with those. */
  const comeBack = (before: string, after: string, persisted = true) => {
    setCookie(before);
    new Function(pageScript)();
    setCookie(after);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  };

  it('knows who is signed in and how much is in the cart', () => {
    setCookie('layette_cart=12');
    setCookie('layette_hint=signed-in.abc-1');
    new Function(pageScript)();
    expect([root.dataset.signedIn, root.dataset.cart]).toEqual(['abc-1', '12']);
  });

  it.each(['', 'signed-out.n1'])('takes the hint %j for nobody', (hint) => {
    setCookie(`layette_hint=${hint}`);
    new Function(pageScript)();
    expect(root.dataset.signedIn).toBeUndefined();
  });

  it.each([
    ['signed out', 'layette_hint=signed-in.ann', 'layette_hint=signed-out.n1'],
    ['signed in', 'layette_cart=1', 'layette_hint=signed-in.ann'],
    ['signed in instead', 'layette_hint=signed-in.ann', 'layette_hint=signed-in.bob'],
    ['signed in and out', 'layette_hint=signed-out.n1', 'layette_hint=signed-out.n2'],
  ])('shows no page from before somebody has %s', (_, before, after) => {
    comeBack(before, after);
    expect(root.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps a page as it was for the same person, and one that was loaded anew', () => {
    comeBack('layette_hint=signed-in.ann', 'layette_cart=3');
    comeBack('layette_hint=signed-in.ann', 'layette_hint=signed-in.bob', false);
    expect(root.hidden).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
