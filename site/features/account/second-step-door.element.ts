import type { User } from '#contracts/users.schemas.ts';
import { secondStepPath } from './second-step-path.ts';

/** Around the sign-in form: leads somebody of the shop to the second step before where they wanted to go. */
export class SecondStepDoor extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('call-done', this.#onDone);
  }

  disconnectedCallback(): void {
    this.removeEventListener('call-done', this.#onDone);
  }

  readonly #onDone = (event: Event) => {
    const { user } = (event as CustomEvent<{ user: User }>).detail;
    if (!user.needsSecondFactor) return;
    event.preventDefault();
    location.assign(secondStepPath(location.search));
  };
}

if (!customElements.get('second-step-door')) customElements.define('second-step-door', SecondStepDoor);
