import { currentUser } from '#contracts/users.ts';
import { CallError, call } from '#site/data/call.ts';

/** Leads to the current registry, to creating one, or to signing in. */
export class RegistryDoor extends HTMLElement {
  async connectedCallback(): Promise<void> {
    try {
      const { user } = await call(currentUser, {});
      const here = location.pathname + location.search;
      if (user === null) location.replace(`/login?${new URLSearchParams({ redirect_path: here })}`);
      else location.replace(user.registryId === null ? '/registry/new' : `/list/${user.registryId}`);
    } catch (error) {
      const status = this.querySelector('[role="status"]');
      if (error instanceof CallError && status !== null) status.textContent = error.message;
    }
  }
}

if (!customElements.get('registry-door')) customElements.define('registry-door', RegistryDoor);
