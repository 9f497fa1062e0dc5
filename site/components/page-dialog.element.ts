import { openModal } from '../ui/after-paint.ts';

/**
 * <page-dialog>: the link inside opens the marked part (`data-dialog-part`) of the page that it leads to in a dialog. The page's markup is
 * fetched at the first press, so it costs the page around nothing; where that fails, the link leads there.
 */
class PageDialog extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      const { makeDialog } = await import('./make-page-dialog.ts');
      if (!this.#dialog?.isConnected) {
        this.#dialog = await makeDialog(link);
        document.body.append(this.#dialog);
      }
      void openModal(this.#dialog);
    } catch {
      location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  };
}

if (!customElements.get('page-dialog')) customElements.define('page-dialog', PageDialog);
