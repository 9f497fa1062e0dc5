import { signInReason } from './sign-in-reason.ts';

/** The line under the heading of sign-in and sign-up: says why somebody was sent here. Its place is kept, so nothing moves. */
export class SignInReason extends HTMLElement {
  connectedCallback(): void {
    this.textContent = signInReason(location.search) ?? this.textContent;
  }
}

if (!customElements.get('sign-in-reason')) customElements.define('sign-in-reason', SignInReason);
