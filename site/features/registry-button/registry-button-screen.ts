import { addItem, minimalItems, readRegistry, removeItem } from '#contracts/registries.ts';
import { currentUser } from '#contracts/users.ts';
import { call } from '#site/stores/call.ts';
import { showToast } from '#site/ui/toasts.ts';
import {
  type ButtonState,
  createRegistryButton,
  type RegistryButtonStore,
  type RegistryPort,
} from './registry-button-store.ts';

const port: RegistryPort = {
  async findRegistry() {
    const { user } = await call(currentUser, {});
    if (user === null) return 'nobody';
    if (user.registryId === null) return null;
    const { registry } = await call(readRegistry, { params: { id: user.registryId } });
    return { id: registry.id, title: registry.title };
  },
  async findItem(id, productId) {
    const { regItems } = await call(minimalItems, { params: { id } });
    return regItems.find((item) => item.productId === productId)?.id ?? null;
  },
  async add(id, productId, { quantity, note }, key) {
    const { regItem } = await call(
      addItem,
      { params: { id }, body: { kind: 'product', productId, quantity, note } },
      { key },
    );
    return regItem.id;
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
    productId,
    here,
    go: (path) => location.assign(path),
    tell: showToast,
    newKey: () => crypto.randomUUID(),
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
    root.addEventListener('submit', this.#onSubmit);
    const unsubscribe = this.#store.$button.subscribe((state) => this.#show(state));
    this.stop = () => {
      unsubscribe();
      root.removeEventListener('submit', this.#onSubmit);
    };
  }

  /** Does what the pressed button says. */
  act(button: HTMLElement): void {
    if (button.dataset.details !== undefined) this.#openDialog();
    else void this.#store.add({ quantity: this.#quantity?.valueAsNumber || 1, note: '' });
  }

  readonly #onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.wish === undefined) return;
    event.preventDefault();
    const data = new FormData(form);
    const wish = { quantity: Number(data.get('quantity')) || 1, note: String(data.get('note') ?? '').trim() };
    void this.#store.add(wish).then((isAdded) => {
      if (!isAdded) return;
      form.reset();
      form.closest('dialog')?.close();
    });
  };

  get #quantity(): HTMLInputElement | null {
    return document.querySelector(
      `registry-button[data-product="${this.#root.dataset.product}"] [data-page-quantity] input`,
    );
  }

  #openDialog(): void {
    const dialog = this.#root.querySelector('dialog');
    const field = dialog?.querySelector<HTMLInputElement>('input[name="quantity"]');
    if (field && this.#quantity) field.value = this.#quantity.value;
    if (dialog && !dialog.open) dialog.showModal();
  }

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
}
