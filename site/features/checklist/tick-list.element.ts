import { progressWords, readTicked, writeTicked } from './checklist-memory.ts';

const storageKey = 'layette-checklist';

/**
 * <tick-list>: remembers which boxes inside it are ticked, in this browser only, and says how far one is. Without a script
 * the boxes are a plain list to read and print.
 */
export class TickList extends HTMLElement {
  #kept: string | null = null;
  /** What "Clear all" took away, until the next tick. */
  #cleared: string | null = null;

  connectedCallback(): void {
    // A browser may forbid us to keep anything; ticks then last as long as the page.
    try {
      this.#kept = localStorage.getItem(storageKey);
    } catch {}
    this.#takeOver();
    this.addEventListener('change', this.#onChange);
    this.addEventListener('click', this.#onClick);
    addEventListener('storage', this.#onOtherTab);
  }

  disconnectedCallback(): void {
    this.removeEventListener('change', this.#onChange);
    this.removeEventListener('click', this.#onClick);
    removeEventListener('storage', this.#onOtherTab);
  }

  /** What was ticked before this script was there counts too. */
  #takeOver(): void {
    const ticked = readTicked(this.#kept);
    const early = this.#boxes(this).filter(({ checked }) => checked);
    for (const { value } of early) ticked.add(value);
    if (early.length > 0) this.#keep(writeTicked(ticked));
    else this.#paint(ticked);
  }

  readonly #onChange = (event: Event) => {
    const box = event.target as HTMLInputElement;
    const ticked = readTicked(this.#kept);
    if (box.checked) ticked.add(box.value);
    else ticked.delete(box.value);
    this.#cleared = null;
    this.#keep(writeTicked(ticked));
  };

  readonly #onClick = (event: Event) => {
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
    if (act === 'print') print();
    if (act === 'clear') {
      this.#cleared = this.#kept;
      this.#keep('[]');
    }
    if (act === 'undo' && this.#cleared !== null) {
      const before = this.#cleared;
      this.#cleared = null;
      this.#keep(before);
      this.#button('clear').focus();
    }
  };

  readonly #onOtherTab = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    this.#kept = event.newValue;
    this.#paint(readTicked(this.#kept));
  };

  #keep(text: string): void {
    this.#kept = text;
    try {
      localStorage.setItem(storageKey, text);
    } catch {}
    this.#paint(readTicked(text));
    if (this.#cleared !== null) this.#button('undo').focus();
  }

  #paint(ticked: ReadonlySet<string>): void {
    for (const box of this.#boxes(this)) box.checked = ticked.has(box.value);
    for (const count of this.querySelectorAll<HTMLElement>('[data-count]')) {
      count.textContent = this.#words(count.closest('section') ?? this);
    }
    const boxes = this.#boxes(this);
    const done = boxes.filter(({ checked }) => checked).length;
    const bar = this.querySelector('progress');
    if (bar !== null) bar.value = done;
    this.#button('clear').hidden = done === 0;
    this.#button('undo').hidden = this.#cleared === null;
  }

  #words(part: Element): string {
    const boxes = this.#boxes(part);
    return progressWords(boxes.filter(({ checked }) => checked).length, boxes.length);
  }

  #boxes(part: Element): HTMLInputElement[] {
    return [...part.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  }

  #button(act: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-act="${act}"]`)!;
  }
}

if (!customElements.get('tick-list')) customElements.define('tick-list', TickList);
