/** When what was just changed can be seen; soon, where nobody looks. Work that nobody sees comes after the answer to a touch. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });

const earlier = ['keydown', 'pointerdown', 'focusin'] as const;

/**
 * Opens a dialog in two steps. Its ground and the veil over the page are painted at once; a frame later it is made modal, which makes the
 * browser reckon the style of the whole page anew. Who presses a key or a finger in between finds it modal already, and the key is the
 * dialog's.
 * @returns when it is modal, or was closed before
 */
export function openModal(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.open) return Promise.resolve();
  dialog.dataset.opening = '';
  dialog.setAttribute('open', '');
  const finish = (early?: Event) => {
    for (const type of earlier) removeEventListener(type, finish, true);
    if (dialog.dataset.opening === undefined) return;
    delete dialog.dataset.opening;
    if (!dialog.open || !dialog.isConnected) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (early instanceof KeyboardEvent && !dialog.contains(early.target as Node)) handOver(early, dialog);
  };
  for (const type of earlier) addEventListener(type, finish, true);
  return afterPaint().then(() => finish());
}

/** What the browser itself does with the key it does from where the focus is now. */
function handOver(key: KeyboardEvent, dialog: HTMLDialogElement): void {
  key.stopImmediatePropagation();
  const focused = dialog.contains(document.activeElement) ? document.activeElement! : dialog;
  if (!focused.dispatchEvent(new KeyboardEvent(key.type, key))) key.preventDefault();
}

/** What a button with `command="show-modal"` opens, opens so too. Before this script is there, and without it, the browser does it. */
export function answerCommands(): void {
  addEventListener(
    'command',
    (event) => {
      const { target, command } = event as Event & { command: string };
      if (command !== 'show-modal' || !(target instanceof HTMLDialogElement)) return;
      event.preventDefault();
      void openModal(target);
    },
    true,
  );
}
