import type { BeginSecondFactor, PassSecondFactor } from '#contracts/second-factor.schemas.ts';
import * as secondFactor from '#contracts/second-factor.ts';
import { currentUser } from '#contracts/users.ts';
import { call } from '#site/data/call.ts';
import { localPath } from '#site/data/local-path.ts';

type Part = 'loading' | 'begin' | 'key' | 'code' | 'codes' | 'passed';

/**
 * The second step of signing in to the shop's own side. Its parts stand in the page; this shows those that apply: a phone is set up
 * (`begin`, `key`), a code is given (`code`), recovery codes are shown once (`codes`), or it is done already (`passed`).
 */
export class SecondStep extends HTMLElement {
  async connectedCallback(): Promise<void> {
    this.addEventListener('call-done', this.#onDone);
    this.querySelector('[data-act="another-phone"]')?.addEventListener('click', () => this.#show(['begin'], 'begin'));
    const { user } = await call(currentUser, {});
    if (user === null) return location.replace('/login?redirect_path=%2Flogin%2Fsecond-step');
    if (!user.isAdmin && !user.needsSecondFactor)
      return this.#write(
        '[data-part="loading"]',
        'Your account signs in with its password alone. There is nothing to do here.',
      );
    const { state, recoveryCodesLeft } = await call(secondFactor.readSecondFactor, {});
    this.#write('[data-left]', String(recoveryCodesLeft));
    if (state === 'missing') this.#show(['begin']);
    else this.#show(state === 'asked' ? ['code'] : ['passed']);
  }

  disconnectedCallback(): void {
    this.removeEventListener('call-done', this.#onDone);
  }

  readonly #onDone = (event: Event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent<BeginSecondFactor['response'] | PassSecondFactor['response']>;
    if ('key' in detail) void this.#showKey(detail);
    else if (detail.recoveryCodes.length > 0) this.#showCodes(detail.recoveryCodes);
    else location.assign(this.#next());
  };

  async #showKey({ key, address }: BeginSecondFactor['response']): Promise<void> {
    const { renderSVG } = await import('uqr');
    const picture = this.querySelector<HTMLElement>('[data-qr]');
    if (picture !== null)
      picture.innerHTML = renderSVG(address, { border: 2, whiteColor: 'transparent', blackColor: 'currentColor' });
    this.#write('[data-key]', key.replace(/(.{4})(?=.)/g, '$1 '));
    this.#show(['key', 'code'], 'key');
  }

  #showCodes(codes: string[]): void {
    const list = this.querySelector('[data-codes]');
    list?.replaceChildren(
      ...codes.map((code) => {
        const item = document.createElement('li');
        item.textContent = code;
        return item;
      }),
    );
    this.querySelector('[data-onwards]')?.setAttribute('href', this.#next());
    this.#show(['codes'], 'codes');
  }

  #next(): string {
    return localPath(new URLSearchParams(location.search).get('redirect_path'), '/store');
  }

  /** @param focused the part whose heading takes the focus, after something the person did */
  #show(parts: Part[], focused?: Part): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]'))
      part.hidden = !parts.includes(part.dataset.part as Part);
    if (focused !== undefined) this.querySelector<HTMLElement>(`[data-part="${focused}"] h2`)?.focus();
  }

  #write(selector: string, text: string): void {
    for (const place of this.querySelectorAll(selector)) place.textContent = text;
  }
}

if (!customElements.get('second-step')) customElements.define('second-step', SecondStep);
