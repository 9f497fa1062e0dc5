import { afterPaint } from '../../../ui/after-paint.ts';
import { comparePath } from './compare-address.ts';
import { type Adding, type Compared, compareMemoryOf } from './compare-memory.ts';

const refusals: Readonly<Record<Exclude<Adding, 'added'>, string>> = {
  full: 'Four side by side is the most one can look at. Take one out, then this one fits.',
  'other-kind': 'You are comparing another kind of thing. Clear those, then begin with this one.',
};

/** <compare-tray data-gp …>: remembers in this browser what is compared, and leads to it. */
class CompareTray extends HTMLElement {
  readonly #memory = compareMemoryOf(localStorage);

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    // Another tab may have changed it, and so may the page that one comes back from.
    addEventListener('storage', this.#show);
    addEventListener('pageshow', this.#show);
    this.#paint('');
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    removeEventListener('storage', this.#show);
    removeEventListener('pageshow', this.#show);
  }

  get #product(): Compared {
    const { gp, title, image, kind } = this.dataset;
    return { gpId: Number(gp), title: title ?? '', imageUrl: image ?? '', kind: kind ?? '' };
  }

  get #has(): boolean {
    return this.#memory.all().some(({ gpId }) => gpId === this.#product.gpId);
  }

  readonly #show = () => this.#paint('');

  readonly #onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    if (button.dataset.remove !== undefined) this.#remove(Number(button.value));
    else if (button.dataset.clear !== undefined) this.#clear();
    else if (this.#has) this.#remove(this.#product.gpId);
    else this.#add();
  };

  #add(): void {
    const adding = this.#memory.add(this.#product);
    const count = this.#memory.all().length;
    if (adding !== 'added') {
      this.#paint(refusals[adding]);
      return;
    }
    // The button is pressed at once; the tray, which moves everything below it, comes when that has been painted.
    this.#toggle.ariaPressed = 'true';
    const words = count === 1 ? 'Open another of the kind and press Compare there.' : `${count} to compare.`;
    void afterPaint().then(() => this.#paint(words));
  }

  get #toggle(): HTMLButtonElement {
    return this.querySelector('[data-toggle]')!;
  }

  #remove(gpId: number): void {
    const { title } = this.#memory.all().find((one) => one.gpId === gpId) ?? { title: 'It' };
    this.#memory.remove(gpId);
    this.#paint(`${title} is out.`);
    if (!this.contains(document.activeElement)) this.#toggle.focus();
  }

  #clear(): void {
    this.#memory.clear();
    this.#paint('');
    this.#toggle.focus();
  }

  #paint(words: string): void {
    const products = this.#memory.all();
    const tray = this.querySelector<HTMLElement>('[data-tray]')!;
    const template = this.querySelector('template')!;
    tray.hidden = products.length === 0;
    this.#toggle.ariaPressed = String(this.#has);
    tray.querySelector('ul')!.replaceChildren(
      ...products.map(({ gpId, title, imageUrl }) => {
        const item = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
        const image = item.querySelector('img')!;
        image.src = imageUrl;
        image.alt = title;
        const button = item.querySelector('button')!;
        button.value = String(gpId);
        button.ariaLabel = `Take out ${title}`;
        return item;
      }),
    );
    tray.querySelector('[data-words]')!.textContent = words;
    const go = tray.querySelector<HTMLAnchorElement>('[data-go]')!;
    go.href = comparePath(products.map(({ gpId }) => gpId));
    go.hidden = products.length < 2;
  }
}

if (!customElements.get('compare-tray')) customElements.define('compare-tray', CompareTray);
