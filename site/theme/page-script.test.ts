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
    history.replaceState(null, '');
    reload.mockReset();
    listeners = new AbortController();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('location', { reload });
    const { addEventListener } = globalThis;
    vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      addEventListener(type, listener, { ...options, signal: listeners.signal }),
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

  it.each([
    ['the same person is signed in', 'layette_hint=signed-in.ann', ['layette-searches', 'layette-unsaved.ann']],
    ['their session has ended', 'layette_cart=1', ['layette-searches', 'layette-unsaved.ann', 'layette-unsaved.bob']],
    ['somebody else has signed in', 'layette_hint=signed-in.eve', ['layette-searches']],
    ['somebody has signed out', 'layette_hint=signed-out.n1', ['layette-searches']],
  ])('keeps what was not saved where %s', (_, cookie, kept) => {
    for (const key of ['unsaved.ann', 'unsaved.bob', 'searches']) sessionStorage.setItem(`layette-${key}`, '{}');
    setCookie(cookie);
    new Function(pageScript)();
    expect(Object.keys(sessionStorage).sort()).toEqual(kept);
    sessionStorage.clear();
  });

  describe('a form that the browser fills in again', () => {
    afterEach(() => {
      document.body.innerHTML = '';
    });
    /** What is in the field when its entry of the history is loaded with the first hint, and again with the second. */
    const comeBackTo = (before: string, after: string, move = () => {}) => {
      document.body.innerHTML = '<form><input value="Ann"></form>';
      setCookie(`layette_hint=${before}`);
      new Function(pageScript)();
      move();
      delete root.dataset.signedIn;
      setCookie(after === '' ? 'layette_hint=;max-age=0' : `layette_hint=${after}`);
      new Function(pageScript)();
      const field = document.querySelector('input')!;
      const found: string[] = [];
      // A browser puts in what was typed while it reads the page. Another does so only once all of its pictures have come.
      for (const event of [new Event('readystatechange'), new PageTransitionEvent('pageshow')]) {
        field.value = 'Typed';
        if (event.type === 'pageshow') dispatchEvent(event);
        else document.dispatchEvent(event);
        found.push(root.hidden ? 'hidden' : field.value);
      }
      const [read, whole] = found;
      return read === whole ? whole : found;
    };

    it.each([
      ['signed out', 'signed-in.ann', 'signed-out.n1'],
      ['signed out long ago', 'signed-in.ann', ''],
      ['signed out and somebody else in', 'signed-in.ann', 'signed-in.bob'],
      ['signed in and out', 'signed-out.n1', 'signed-out.n2'],
    ])('is as new after somebody has %s', (_, before, after) => {
      expect(comeBackTo(before, after)).toBe('Ann');
    });

    it('is as new also where a link within the page made another entry', () => {
      const value = comeBackTo('signed-in.ann', 'signed-out.n1', () => {
        history.pushState(null, '');
        dispatchEvent(new Event('hashchange'));
      });
      expect(value).toBe('Ann');
    });

    it.each([
      ['stays signed in', 'signed-in.ann', 'signed-in.ann'],
      ['has signed out before', 'signed-out.n1', 'signed-out.n1'],
    ])('keeps what somebody typed who %s', (_, before, after) => {
      expect(comeBackTo(before, after)).toBe('Typed');
    });

    it('keeps what a visitor typed who never signs in, or has just done so', () => {
      setCookie('layette_hint=;max-age=0');
      new Function(pageScript)();
      document.body.innerHTML = '<form><input></form>';
      const field = document.querySelector('input')!;
      for (const line of ['layette_cart=1', 'layette_hint=signed-in.ann']) {
        setCookie(line);
        new Function(pageScript)();
        field.value = 'Typed';
        dispatchEvent(new PageTransitionEvent('pageshow'));
        expect(field.value).toBe('Typed');
      }
    });

    it('is hidden meanwhile', () => {
      setCookie('layette_hint=signed-in.ann');
      new Function(pageScript)();
      expect(root.hidden).toBe(false);
      setCookie('layette_hint=signed-in.bob');
      new Function(pageScript)();
      expect(root.hidden).toBe(true);
      document.body.innerHTML = '<form></form>';
      // Which jsdom does not know.
      document.forms[0]!.autocomplete = 'on';
      document.dispatchEvent(new Event('readystatechange'));
      expect(root.hidden).toBe(false);
      // Or the browser would fill them afterwards.
      expect(document.forms[0]!.autocomplete).toBe('off');
      dispatchEvent(new PageTransitionEvent('pageshow'));
      expect(document.forms[0]!.autocomplete).toBe('on');
    });

    it('keeps the state of its entry', () => {
      history.replaceState({ step: 2 }, '');
      setCookie('layette_hint=signed-in.ann');
      new Function(pageScript)();
      expect(history.state).toEqual({ step: 2, h: 'signed-in.ann' });
    });
  });
});
