import { afterPaint } from '#site/ui/after-paint.ts';

/**
 * <add-to-cart data-title> around a form that works by itself: with this it is sent in the background. What it sends is read when it
 * is pressed, so a page may change the product in its field.
 */
class AddToCart extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', this.#onSubmit);
    this.addEventListener('pointerdown', this.#onPointerDown);
  }

  disconnectedCallback(): void {
    this.removeEventListener('submit', this.#onSubmit);
    this.removeEventListener('pointerdown', this.#onPointerDown);
  }

  readonly #onPointerDown = () => void import('./add-to-cart.ts').catch(() => {});

  readonly #onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector('button[type="submit"]') as HTMLButtonElement;
    if (button.ariaBusy === 'true') return;
    const fields = new FormData(form);
    button.ariaBusy = 'true';
    try {
      // The button is seen to be busy before anything is sent.
      const [{ add }] = await Promise.all([import('./add-to-cart.ts'), afterPaint()]);
      await add({
        id: Number(fields.get('productId')),
        title: this.dataset.title ?? 'this',
        quantity: Number(fields.get('quantity') ?? 1) || 1,
      });
    } catch {
      // The script is gone: the form does it.
      form.submit();
    } finally {
      button.ariaBusy = 'false';
    }
  };
}

if (!customElements.get('add-to-cart')) customElements.define('add-to-cart', AddToCart);
