/** <choice-from-address data-name data-key>: the option that the address names is chosen; of any other value nobody takes notice. */
export class ChoiceFromAddress extends HTMLElement {
  connectedCallback(): void {
    const wanted = new URLSearchParams(location.search).get(this.dataset.key ?? '');
    for (const option of this.querySelectorAll<HTMLInputElement>(`input[name="${this.dataset.name}"]`))
      if (option.value === wanted) option.checked = true;
  }
}

if (!customElements.get('choice-from-address')) customElements.define('choice-from-address', ChoiceFromAddress);
