import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { showPictures } from './gallery-pictures.ts';
import { describeProductPrice } from './price-words.ts';
import { describeStock } from './stock-words.ts';
import { type Choice, type Choosable, choicesOf, explainChoice, type ShownVariant } from './variant-choice.ts';

/** What the page hands its script: everything that differs between variants. */
export interface VariantData extends Choosable, Pick<ProductPage, 'comingSoonUntil'> {
  title: string;
  today: string;
}

/** Other parts of the page follow the chosen variant by this event on the document. */
export const variantChosen = 'variant-chosen';
export interface ChosenVariant {
  productId: number;
  /** "Shore City Stroller, Sage" */
  title: string;
  path: string;
  available: boolean;
}

type Variant = ShownVariant;

/** Shows another variant in place: the product stays one page and one step of the browser's history. */
export class VariantScreen {
  readonly #root: HTMLElement;
  readonly #data: VariantData;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#data = JSON.parse(root.querySelector('script[data-variants]')?.textContent ?? '');
  }

  choose(id: number): void {
    const variant = this.#data.variants.find((one) => one.id === id);
    if (variant === undefined) return;
    const choices = choicesOf(this.#data, variant);
    for (const choice of choices) this.#showChoice(choice);
    const price = this.#showPrice(variant);
    const stock = this.#showStock(variant);
    showPictures(this.#root, variant.images);
    const title = `${this.#data.title}, ${variant.name}`;
    this.#root.dataset.eventContext = JSON.stringify({
      ...JSON.parse(this.#root.dataset.eventContext ?? '{}'),
      productId: id,
    });
    this.#showIdentity(variant, title);
    // The address of what is shown, to copy, to reload and to come back to; Back still leaves the product.
    history.replaceState(history.state, '', variant.path + location.search);
    const said = this.#root.querySelector('[data-said]');
    if (said !== null) said.textContent = `${variant.name}: ${price}, ${stock}`;
    const detail: ChosenVariant = { productId: id, title, path: variant.path, available: variant.available };
    document.dispatchEvent(new CustomEvent(variantChosen, { detail }));
  }

  #showChoice(choice: Choice): void {
    const section = this.#root.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice.name)}"]`);
    if (section === null) return;
    section.querySelector('[data-chosen]')!.textContent = choice.chosen;
    section.querySelector('[data-reasons]')!.textContent = explainChoice(choice);
    const links = [...section.querySelectorAll<HTMLAnchorElement>('a[data-value]')];
    for (const { value, variant, isChosen, because } of choice.values) {
      const link = links.find((one) => one.dataset.value === value);
      if (link === undefined) continue;
      setOrRemove(link, 'href', variant?.path ?? null);
      setOrRemove(link, 'data-variant', variant === null ? null : String(variant.id));
      setOrRemove(link, 'role', variant === null ? 'link' : null);
      setOrRemove(link, 'aria-disabled', variant === null ? 'true' : null);
      setOrRemove(link, 'aria-current', isChosen ? 'true' : null);
      setOrRemove(link, 'data-because', because);
      link.querySelector('[data-why]')!.textContent = because === null ? '' : `, ${because}`;
    }
  }

  #showPrice({ price, listPrice }: Variant): string {
    const words = describeProductPrice({ current: price, list: listPrice });
    for (const part of this.#root.querySelectorAll('[data-price]')) {
      part.querySelector('[data-spoken]')!.textContent = words.spoken;
      part.querySelector('[data-now]')!.textContent = words.now;
      show(part.querySelector<HTMLElement>('[data-before]'), words.before);
      show(part.querySelector<HTMLElement>('[data-saving]'), words.saving);
    }
    return words.spoken;
  }

  #showStock(variant: Variant): string {
    const stock = describeStock(variant, this.#data.comingSoonUntil, this.#data.today);
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-stock]')) {
      part.dataset.stock = stock.state;
      part.querySelector('[data-words]')!.textContent = stock.text;
    }
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-stock-when]'))
      part.hidden = part.dataset.stockWhen !== stock.state;
    return stock.text;
  }

  /** Whatever acts on the shown variant. */
  #showIdentity({ id, path, code, available }: Variant, title: string): void {
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-product]')) {
      part.dataset.here = path;
      part.dataset.product = String(id);
    }
    for (const field of this.#root.querySelectorAll<HTMLInputElement>('input[data-product-field]'))
      field.value = String(id);
    for (const cart of this.#root.querySelectorAll<HTMLElement>('add-to-cart'))
      showInCart(cart, { id, path, available, title });
    for (const words of this.#root.querySelectorAll('[data-variant-title]')) words.textContent = title;
    const codeLine = this.#root.querySelector<HTMLElement>('[data-code]');
    if (codeLine === null) return;
    codeLine.hidden = code === null;
    codeLine.querySelector('strong')!.textContent = code;
  }
}

/** The cart's form reads its fields when it is sent; its button says what it does. */
function showInCart(
  cart: HTMLElement,
  { id, path, available, title }: Pick<Variant, 'id' | 'path' | 'available'> & { title: string },
): void {
  cart.dataset.title = title;
  const field = (name: string) => cart.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const [product, page, button] = [
    field('productId'),
    field('page'),
    cart.querySelector<HTMLButtonElement>('button:not([type="button"])'),
  ];
  if (product !== null) product.value = String(id);
  if (page !== null) page.value = path;
  if (button === null) return;
  button.disabled = !available;
  const words = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (words !== undefined) words.textContent = available ? 'Add to cart' : 'Sold out';
  button.querySelector('.sr-only')?.replaceChildren(`: ${title}`);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function show(element: HTMLElement | null, text: string | null): void {
  if (element === null) return;
  element.hidden = text === null;
  element.textContent = text;
}
