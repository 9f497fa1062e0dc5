import { currentUser } from '#contracts/users.ts';
import { call } from '#site/data/call.ts';

/** Leads to `data-otherwise` and back again when nobody is signed in; the server checks anyway. */
export class SignedInOnly extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { user } = await call(currentUser, {}).catch(() => ({ user: undefined }));
    if (user !== null) return;
    const here = location.pathname + location.search;
    location.replace(`${this.dataset.otherwise ?? '/login'}?${new URLSearchParams({ redirect_path: here })}`);
  }
}

if (!customElements.get('signed-in-only')) customElements.define('signed-in-only', SignedInOnly);
