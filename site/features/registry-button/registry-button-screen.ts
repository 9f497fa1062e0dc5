import { newCallKey } from '#contracts/call-keys.ts';
import { addItem, changeItem, listRegistries, minimalItems, removeItem } from '#contracts/registries.ts';
import { currentUser } from '#contracts/users.ts';
import { call } from '#site/data/call.ts';
import { openModal } from '#site/ui/after-paint.ts';
import { showToast } from '#site/ui/old-toasts.ts';
import { pendingWishesIn } from './pending-wish.ts';
import {
  type ButtonState,
  createRegistryButton,
  type ItemPort,
  type RegistryButtonStore,
} from './registry-button-store.ts';
import { createRegistryDesk, type Desk } from './registry-desk.ts';

const desk = createRegistryDesk({
  async findRegistries() {
    const { user } = await call(currentUser, {});
    if (user === null) return 'nobody';
    const { registries } = await call(listRegistries, {});
    return {
      registries: registries
        .filter(({ role }) => role === 'owner' || role === 'editor')
        .map(({ id, title }) => ({ id, title })),
      current: user.registryId,
    };
  },
  async findItems(id) {
    const { regItems } = await call(minimalItems, { params: { id } });
    return new Map(regItems.flatMap((item) => (item.productId === null ? [] : [[item.productId, item.id]])));
  },
});

const port: ItemPort = {
  async add(id, productId, { quantity, note }, key) {
    const { regItem, before } = await call(
      addItem,
      { params: { id }, body: { kind: 'product', productId, quantity, note } },
      { key },
    );
    return { id: regItem.id, before };
  },
  async change(id, item, wish) {
    await call(changeItem, { params: { id, item }, body: wish });
  },
  async remove(id, item) {
    await call(removeItem, { params: { id, item } });
  },
};

/** A page has two buttons for one product, beside the price and in the bar below: both show the same. */
const stores = new Map<number, RegistryButtonStore>();

function storeOf(productId: number, here: string): RegistryButtonStore {
  const known = stores.get(productId);
  if (known !== undefined) return known;
  const store = createRegistryButton({
    port,
    desk,
    pending: pendingWishesIn(sessionStorage, Date.now),
    productId,
    here,
    go: (path) => location.assign(path),
    tell: showToast,
    newKey: newCallKey,
  });
  stores.set(productId, store);
  void store.look();
  return store;
}

/** What <registry-button> does for who is signed in: adds with quantity and note, and marks what is added. */
export class RegistryButtonScreen {
  readonly #root: HTMLElement;
  readonly #store: RegistryButtonStore;
  readonly stop: () => void;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#store = storeOf(Number(root.dataset.product), root.dataset.here ?? '/');
    root.addEventListener('change', this.#onChange);
    const unsubscribe = [
      this.#store.$button.subscribe((state) => this.#show(state)),
      desk.$desk.subscribe((known) => this.#showRegistries(known)),
    ];
    this.stop = () => {
      for (const end of unsubscribe) end();
      root.removeEventListener('change', this.#onChange);
    };
  }

  openDialog(): void {
    const dialog = this.#root.querySelector('dialog');
    const field = dialog?.querySelector<HTMLInputElement>('input[name="quantity"]');
    const quantity = pageQuantity(this.#root);
    if (field && quantity) field.value = quantity.value;
    if (dialog) void openModal(dialog);
  }

  async send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const isDetailed = form.dataset.wish === 'detailed';
    const quantity = isDetailed ? Number(data.get('quantity')) : pageQuantity(this.#root)?.valueAsNumber;
    const isAdded = await this.#store.add({ quantity: quantity || 1, note: String(data.get('note') ?? '').trim() });
    if (!isAdded || !isDetailed) return;
    form.reset();
    form.closest('dialog')?.close();
  }

  readonly #onChange = ({ target }: Event) => {
    const select = (target as Element).closest<HTMLSelectElement>('select[data-registry]');
    if (select === null) return;
    desk.choose(select.value);
    for (const store of stores.values()) void store.look();
  };

  #show(button: ButtonState): void {
    const isAdded = button.state === 'added';
    this.#root.dataset.state = button.state;
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = (part.dataset.when === 'added') !== isAdded;
    for (const link of this.#root.querySelectorAll<HTMLAnchorElement>('a[data-when="added"]')) {
      if (isAdded && button.registryPath !== null) link.href = button.registryPath;
      link.ariaBusy = String(isAdded && !button.isCertain);
    }
  }

  /** A choice is offered where there is one. */
  #showRegistries(known: Desk): void {
    const field = this.#root.querySelector<HTMLElement>('[data-registries]');
    const select = field?.querySelector('select');
    if (!field || !select) return;
    const registries = known.state === 'open' ? known.registries : [];
    field.hidden = registries.length < 2;
    select.replaceChildren(...registries.map(({ id, title }) => new Option(title, id)));
    if (known.state === 'open' && known.chosen !== null) select.value = known.chosen;
  }
}

/** The stepper beside the price counts for the bar below too. */
export const pageQuantity = (root: HTMLElement): HTMLInputElement | null =>
  document.querySelector(`registry-button[data-product="${root.dataset.product}"] [data-page-quantity] input`);
