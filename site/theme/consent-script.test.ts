import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentDays } from '#rules/tracking.ts';
import { consentScript } from './consent-script.ts';

const root = document.documentElement;
const setSignal = (name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

function setCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the script reads and writes
  document.cookie = line;
}

describe('the consent script', () => {
  beforeEach(() => {
    setCookie('layette_consent=;max-age=0');
    for (const name of ['consent', 'chosen', 'untracked', 'events']) delete root.dataset[name];
    setSignal('globalPrivacyControl', undefined);
    setSignal('doNotTrack', null);
  });
  afterEach(() => vi.restoreAllMocks());
  const run = () => new Function(consentScript)();

  it.each(['yes', 'no'])('knows the answer %s', (answer) => {
    setCookie(`layette_consent=${answer}`);
    run();
    expect(root.dataset.consent).toBe(answer);
  });

  it('reports no choice yet, and takes nothing else for consent', () => {
    run();
    expect(root.dataset.consent).toBe('');
    setCookie('layette_consent=yesterday');
    run();
    expect(root.dataset.consent).toBe('');
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)('takes %s for a no', (name, value) => {
    setCookie('layette_consent=yes');
    setSignal(name, value);
    run();
    expect([root.dataset.consent, root.dataset.untracked]).toEqual(['no', '']);
  });

  it('keeps the answer as long as the rule says', () => {
    expect(consentScript).toContain(`max-age=${consentDays * 86_400}"`);
    run();
    document.body.innerHTML = '<button data-consent-choice="no"><b>No</b></button>';
    document.querySelector('b')!.click();
    expect(document.cookie).toContain('layette_consent=no');
    expect([root.dataset.consent, root.dataset.chosen]).toEqual(['no', '']);
  });

  it.each(['with', 'without'])(
    'counts after a yes once the server has given the number, and %s its answer',
    async (how) => {
      let answer: () => void = () => undefined;
      const asked = vi.fn(
        (..._: [string, RequestInit]) =>
          new Promise<void>((resolve, reject) => {
            answer = how === 'with' ? resolve : () => reject(new Error('offline'));
          }),
      );
      vi.stubGlobal('fetch', asked);
      const counted = vi.fn();
      root.dataset.events = '/count-events.js';
      new Function('load', consentScript.replace('import(d.events)', 'load(d.events)'))(counted);
      document.body.innerHTML = '<button data-consent-choice="yes">Yes</button>';
      document.querySelector('button')!.click();
      expect(document.cookie).toContain('layette_consent=yes');
      const [path, init] = asked.mock.calls[0]!;
      expect([path, init.method, init.keepalive, init.body]).toEqual([
        '/api/v3/consent',
        'POST',
        true,
        '{"statistics":"yes"}',
      ]);
      expect(counted).not.toHaveBeenCalled();
      answer();
      await vi.waitFor(() => expect(counted).toHaveBeenCalledOnce());
    },
  );

  it('asks the server for nothing after a no', () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    run();
    document.body.innerHTML = '<button data-consent-choice="no">No</button>';
    document.querySelector('button')!.click();
    expect(asked).not.toHaveBeenCalled();
  });
});
