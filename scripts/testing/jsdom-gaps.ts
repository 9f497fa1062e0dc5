/**
 * Adds the parts of `<dialog>` that jsdom lacks: `showModal` moves the focus inside, Escape fires `cancel` and closes, closing fires
 * `close` and returns the focus. Layers and inertness need a browser.
 */
export function addModalDialogs(): void {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  const closeOnEscape = (event: KeyboardEvent) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (event.key !== 'Escape' || dialog === undefined || !focusBefore.has(dialog)) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  };
  const { prototype } = HTMLDialogElement;
  prototype.show = function show() {
    this.setAttribute('open', '');
  };
  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    focusBefore.set(this, document.activeElement);
    this.setAttribute('open', '');
    const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea');
    (first ?? this).focus();
    document.addEventListener('keydown', closeOnEscape);
  };
  prototype.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.removeAttribute('open');
    if (returnValue !== undefined) this.returnValue = returnValue;
    const before = focusBefore.get(this);
    focusBefore.delete(this);
    if (before instanceof HTMLElement) before.focus();
    // A browser fires it as a task.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

/** jsdom does not know `<search>`, and React warns about unknown elements. */
export function addSearchElement(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}

/** jsdom has no pointer capture; sonner captures the pointer that presses a toast. */
export function addPointerCapture(): void {
  Element.prototype.setPointerCapture ??= () => undefined;
}
