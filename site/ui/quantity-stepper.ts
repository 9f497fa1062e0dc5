/** <quantity-stepper>: plus and minus around a number field; the field stays the only truth and says every change itself. */
class QuantityStepper extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.onClick);
    this.addEventListener('input', this.showLimits);
    this.addEventListener('change', this.keepWithinLimits);
    this.showLimits();
  }

  get input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  onClick = (event: Event): void => {
    const step = Number((event.target as Element).closest<HTMLElement>('[data-step]')?.dataset.step);
    if (!step) return;
    this.setValue((Number(this.input.value) || 0) + step);
  };

  keepWithinLimits = (): void => {
    const { input } = this;
    if (input.validity.valid && input.value !== '') return;
    this.setValue(Math.round(Number(input.value)) || Number(input.min));
  };

  setValue(value: number): void {
    const { input } = this;
    const limited = String(Math.min(Number(input.max || Infinity), Math.max(Number(input.min), value)));
    if (limited === input.value) return;
    input.value = limited;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  showLimits = (): void => {
    const { input } = this;
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const isAtEnd = button.dataset.step === '1' ? input.value === input.max : input.value === input.min;
      // Not `disabled`: a button that vanishes from the tab order under the finger loses the focus.
      button.ariaDisabled = String(isAtEnd || input.disabled);
    }
  };
}

if (!customElements.get('quantity-stepper')) customElements.define('quantity-stepper', QuantityStepper);
