/** A link between sign-in and sign-up keeps where the person wanted to go. */
export class KeepRedirect extends HTMLElement {
  connectedCallback(): void {
    const wanted = new URLSearchParams(location.search).get('redirect_path');
    const link = this.querySelector('a');
    if (wanted !== null && link !== null) link.search = new URLSearchParams({ redirect_path: wanted }).toString();
  }
}

if (!customElements.get('keep-redirect')) customElements.define('keep-redirect', KeepRedirect);
