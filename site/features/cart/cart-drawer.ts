import { openModal } from '#site/ui/after-paint.ts';
import { buttonClass, drawerClass, iconButtonClass, skeletonClass } from '#site/ui/classes.ts';
import './cart-view.element.ts';
import { fetchCart } from './cart-page.ts';

const titleId = 'cart-drawer-title';

/** Opens the cart at the right edge. What is in it comes from the cart's own page, so both are always the same. */
export function openCartDrawer(): void {
  const drawer = document.createElement('dialog');
  drawer.className = `${drawerClass} end-0 ms-auto border-s`;
  drawer.dataset.side = 'right';
  drawer.setAttribute('aria-labelledby', titleId);
  drawer.setAttribute('closedby', 'any');
  drawer.innerHTML = `<div class="flex items-center justify-between gap-4 border-b border-line px-5 py-2"><h2 id="${titleId}" class="text-xl">Your cart</h2><form method="dialog" class="-me-3"><button type="submit" class="${iconButtonClass}" aria-label="Close"><span aria-hidden="true" class="text-2xl">×</span></button></form></div><div class="flex-1 overflow-y-auto px-5 pb-4" aria-busy="true"></div>`;
  const body = drawer.lastElementChild as HTMLElement;
  body.append(...Array.from({ length: 2 }, skeleton));
  drawer.addEventListener('close', () => drawer.remove());
  // Where a browser does not close it by a press outside itself.
  drawer.addEventListener('click', (event) => {
    if (event.target === drawer) drawer.close();
  });
  document.body.append(drawer);
  void openModal(drawer);
  void fill(body);
}

async function fill(body: HTMLElement): Promise<void> {
  body.ariaBusy = 'true';
  try {
    const view = document.createElement('cart-view');
    view.className = '@container block pt-2';
    const said = document.createElement('p');
    said.dataset.part = 'said';
    said.className = 'sr-only';
    said.setAttribute('role', 'status');
    view.append(said, await fetchCart());
    body.replaceChildren(view);
  } catch {
    body.replaceChildren(failure(() => void fill(body)));
  }
  body.ariaBusy = 'false';
}

function failure(retry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'grid gap-4 py-8 text-center';
  box.setAttribute('role', 'alert');
  box.append('Your cart could not be loaded. Nothing in it was lost.');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = buttonClass({ look: 'secondary' });
  again.textContent = 'Try again';
  again.addEventListener('click', retry);
  box.append(again);
  return box;
}

function skeleton(): HTMLElement {
  const line = document.createElement('div');
  line.className = `${skeletonClass} my-5 h-28`;
  return line;
}
