import { readFlag, registryDrawerFlag } from '#contracts/flags.ts';
import { opensAddItemDialog } from '#rules/crowdfund-items.ts';
import { call } from '#site/data/call.ts';
import { openCrowdfundDialog } from './crowdfund-dialog.ts';
import { markWords } from './mark-words.ts';
import { quickAdd } from './quick-add.ts';

const buttonClass =
  'tap absolute end-2 bottom-2 z-10 inline-grid place-items-center rounded-full border border-line-strong bg-raised px-3 text-sm font-semibold text-ink shadow-lifted hover:border-ink aria-busy:animate-breathe';

/**
 * Cards of the shop for who has a registry: a button on the picture adds one, and says how many are there. Built pages know nobody,
 * so this asks once; it lies over the picture and moves nothing.
 */
export async function dressCards(): Promise<void> {
  const registry = await quickAdd.look().catch(() => null);
  if (registry === null) return;
  const dress = () => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-quick-add] [data-card][data-product]'))
      if (card.querySelector('[data-quick]') === null) card.firstElementChild!.append(addButton(card));
  };
  dress();
  // Lists are exchanged as filters change.
  for (const list of document.querySelectorAll('[data-quick-add]'))
    new MutationObserver(dress).observe(list, { childList: true, subtree: true });
  quickAdd.$state.listen(showAll);
  showAll();
  if (document.querySelector('[data-crowdfund]') !== null) await interceptCrowdfunds(registry.id);
}

function addButton(card: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = buttonClass;
  button.dataset.quick = String(gpIdOf(card));
  const title = titleOf(card);
  show(button, title);
  button.addEventListener('click', async () => {
    if (card.dataset.crowdfund !== undefined) return openCrowdfundDialog(wishOf(card));
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    await quickAdd.add({ id: Number(card.dataset.product), gpId: gpIdOf(card), title, quantity: 1 });
    button.ariaBusy = 'false';
  });
  return button;
}

/** From the address of its page. */
const gpIdOf = (card: HTMLElement): number =>
  Number(/^\/gp\/[^/]+\/(\d+)/.exec(card.querySelector<HTMLAnchorElement>('a[href^="/gp/"]')?.pathname ?? '')?.[1]);

const titleOf = (card: HTMLElement): string => card.querySelector('h2, h3, h4')?.textContent ?? '';

function showAll(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-quick]'))
    show(button, titleOf(button.closest<HTMLElement>('[data-card]')!));
}

function show(button: HTMLButtonElement, title: string): void {
  const quantity = quickAdd.$state.get().quantities.get(Number(button.dataset.quick)) ?? 0;
  const words = quantity > 0 ? `✓ ${quantity}` : '+';
  if (button.textContent === words) return;
  button.textContent = words;
  button.ariaLabel = quantity > 0 ? `${markWords(quantity)}. Add one more: ${title}` : `Add to your registry: ${title}`;
}

/** A press on a crowdfund card opens the dialog where the flag is on; everywhere else, and with a modifier key, it is a link. */
async function interceptCrowdfunds(registryId: string): Promise<void> {
  const answer = await call(readFlag, { query: { flag: registryDrawerFlag } }).catch(() => ({ isOn: false }));
  if (!opensAddItemDialog({ isCrowdfund: true }, { isFlagOn: answer.isOn, registryId })) return;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const card = link?.closest<HTMLElement>('[data-crowdfund]');
    if (!card || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openCrowdfundDialog(wishOf(card));
  });
}

const wishOf = (card: HTMLElement) => ({
  productId: Number(card.dataset.product),
  gpId: gpIdOf(card),
  title: titleOf(card),
  imageUrl: card.querySelector('img')?.getAttribute('src') ?? '',
});
