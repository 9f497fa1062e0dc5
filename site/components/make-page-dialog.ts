import { dialogClass, iconButtonClass } from '#site/ui/classes.ts';
import '#site/features/forms/call-form.element.ts';

/**
 * A dialog with the marked part of the page that this link leads to. What the form in it has done is said in its place, in the words of
 * `data-thanks`.
 * @throws when the page has no such part, or cannot be fetched
 */
export async function makeDialog(link: HTMLAnchorElement): Promise<HTMLDialogElement> {
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = page.querySelector<HTMLElement>('[data-dialog-part]');
  if (part === null) throw new Error(`${link.href} has no part for a dialog`);

  const dialog = document.createElement('dialog');
  dialog.className = dialogClass;
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', 'page-dialog-title');
  const head = document.createElement('div');
  head.className = 'mb-4 flex items-start justify-between gap-4';
  const title = document.createElement('h2');
  title.id = 'page-dialog-title';
  title.className = 'text-2xl';
  title.textContent = page.querySelector('h1')?.textContent ?? link.textContent;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = `${iconButtonClass} -me-3 -mt-2`;
  close.ariaLabel = 'Close';
  close.textContent = '✕';
  close.addEventListener('click', () => dialog.close());
  head.append(title, close);
  dialog.append(head, document.importNode(part, true));
  dialog.addEventListener('call-done', (event) => {
    event.preventDefault();
    const thanks = document.createElement('p');
    thanks.role = 'status';
    thanks.tabIndex = -1;
    thanks.textContent = part.dataset.thanks ?? '';
    dialog.querySelector('[data-dialog-part]')?.replaceWith(thanks);
    thanks.focus();
    // What was sent is sent: the next press begins with an empty form.
    dialog.addEventListener('close', () => dialog.remove(), { once: true });
  });
  return dialog;
}
