import { showCartCount } from '#site/stores/cart-count.ts';
import '#site/ui/quantity-stepper.ts';
import { showToast } from '#site/ui/old-toasts.ts';
import { fetchCart, sendForm } from './cart-page.ts';

const settleMs = 400;

/**
 * <cart-view>: its forms work without this; with it they are sent in the background and the answer, the page as the server has
 * rendered it, takes the place of what was shown. What was pressed keeps the focus, and what changed is said.
 */
class CartView extends HTMLElement {
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener('submit', this.#onSubmit);
    this.addEventListener('change', this.#onChange);
    addEventListener('pageshow', this.#onShow);
  }

  disconnectedCallback(): void {
    this.removeEventListener('submit', this.#onSubmit);
    this.removeEventListener('change', this.#onChange);
    removeEventListener('pageshow', this.#onShow);
  }

  readonly #onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void this.#send(event.target as HTMLFormElement);
  };

  /** Several presses on plus are one change. */
  readonly #onChange = (event: Event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-auto]');
    if (form === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => form.requestSubmit(), settleMs);
  };

  /** The browser may show a page from before the last change. */
  readonly #onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void this.#show(fetchCart(), null);
  };

  async #send(form: HTMLFormElement): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#show(sendForm(form), placeOf(document.activeElement));
  }

  async #show(answer: Promise<Element>, place: Place | null): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.ariaBusy = 'true';
    try {
      const content = await answer;
      // Something was changed since: its own answer comes.
      if (mine !== this.#asked || this.#timer !== undefined) return;
      const isInside = this.contains(document.activeElement) || document.activeElement === document.body;
      this.querySelector('[data-part="content"]')!.replaceWith(content);
      this.querySelector('[data-part="said"]')!.textContent = content.getAttribute('data-says');
      if (place !== null && isInside) findPlace(this, place)?.focus();
    } catch {
      showToast({ text: 'We could not be reached. Nothing was lost; please try again.', tone: 'error' });
    } finally {
      if (mine === this.#asked) this.ariaBusy = 'false';
      showCartCount();
    }
  }
}

interface Place {
  line: string | undefined;
  control: string;
}

/** Where the focus is, said so that it can be found again in another rendering. */
function placeOf(element: Element | null): Place | null {
  if (!(element instanceof HTMLElement)) return null;
  const { step, do: act } = element.dataset;
  const control = step
    ? `[data-step="${step}"]`
    : act
      ? `[data-do="${act}"]`
      : `[name="${element.getAttribute('name')}"]`;
  return { line: element.closest<HTMLElement>('[data-line]')?.dataset.line, control };
}

function findPlace(root: Element, { line, control }: Place): HTMLElement | null {
  const scope = line === undefined ? root : root.querySelector(`[data-line="${line}"]`);
  return (
    root.querySelector<HTMLElement>('[role="alert"]') ??
    scope?.querySelector<HTMLElement>(control) ??
    root.querySelector<HTMLElement>('[data-do="undo"], a, button')
  );
}

if (!customElements.get('cart-view')) customElements.define('cart-view', CartView);
