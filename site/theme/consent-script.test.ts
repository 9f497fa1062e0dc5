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

  it('knows that nobody was asked, and takes nothing else for a yes', () => {
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
});
