/** Short messages over the page, for every island and element alike: heard, undone, and gone by themselves. */
import { toastClasses } from './classes.ts';

export interface Toast {
  text: string;
  link?: { text: string; href: string };
  action?: { text: string; run: () => void };
  tone?: 'error';
}

/** Long enough to read it, to find the button, and to press it. */
export const toastShownMs = 10_000;

const linkClass = 'inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4';

/** Shows one message in place of the one before. @returns a way to take it back. */
export function showToast({ text, link, action, tone }: Toast): () => void {
  const region = findRegion();
  const toast = document.createElement('div');
  toast.className = `${toastClasses.toast}${tone === 'error' ? ` ${toastClasses.error}` : ''}`;
  const words = document.createElement('p');
  words.className = 'grow';
  words.textContent = text;
  toast.append(words);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    toast.remove();
    if (region.childElementCount === 0 && region.matches(':popover-open')) region.hidePopover();
  };
  if (link !== undefined) {
    const anchor = document.createElement('a');
    anchor.className = linkClass;
    anchor.href = link.href;
    anchor.textContent = link.text;
    toast.append(anchor);
  }
  if (action !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = toastClasses.actionButton;
    button.textContent = action.text;
    button.addEventListener('click', () => {
      close();
      action.run();
    });
    toast.append(button);
  }
  // Who points at it or has come to it by keyboard is still reading.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(close, toastShownMs);
  };
  const hold = () => clearTimeout(timer);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, hold);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, wait);
  // Over dialogs too: the region enters the top layer anew, above whatever is there by now.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover?.();
  region.replaceChildren(toast);
  wait();
  return close;
}

function findRegion(): HTMLElement {
  const known = document.getElementById('toasts');
  if (known !== null) return known;
  const region = document.createElement('div');
  region.id = 'toasts';
  region.setAttribute('role', 'status');
  region.popover = 'manual';
  region.className =
    'fixed inset-auto bottom-[max(1rem,env(safe-area-inset-bottom))] start-1/2 m-0 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 overflow-visible border-0 bg-transparent p-0';
  document.body.append(region);
  return region;
}
