import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { addItem, changeItem, listRegistries, minimalItems, removeItem } from '#contracts/registries.ts';
import { currentUser } from '#contracts/users.ts';
import { showPart } from '#scripts/testing/show-part.ts';
import type { Toast } from '#site/ui/old-toasts.ts';
import RegistryButton from './RegistryButton.astro';

const outside = vi.hoisted(() => ({ call: vi.fn(), showToast: vi.fn() }));
vi.mock('#site/data/call.ts', () => ({ call: outside.call }));
vi.mock('#site/ui/old-toasts.ts', () => ({ showToast: outside.showToast }));

const goods = { isCrowdfund: false, isFavor: false, isCashFund: false, isElectronicGiftCard: false };
const registry = (id: string, role: string) => ({ id, title: `List ${id}`, role });
let registries = [registry('r1', 'owner')];
let onList: { id: string; productId: number }[] = [];
let before: { quantity: number; note: string } | null = null;
/** Modules are read anew for each page, so an endpoint is known by its name. */
const isSame = (a: Endpoint, b: Endpoint) => a.method === b.method && a.path === b.path;
const sent = (endpoint: Endpoint) =>
  outside.call.mock.calls.filter(([asked]) => isSame(asked, endpoint)).map(([, input]) => input);
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const toast = () => outside.showToast.mock.calls.at(-1)![0] as Toast;

/** The button of a product as the page of its own has it, for who is signed in. */
async function open(productId: number) {
  outside.call.mockImplementation(async (endpoint: Endpoint) => {
    if (isSame(endpoint, currentUser)) return { user: { registryId: 'r2' } };
    if (isSame(endpoint, listRegistries)) return { registries };
    if (isSame(endpoint, minimalItems)) return { regItems: onList };
    if (isSame(endpoint, addItem)) return { regItem: { id: 'i1' }, version: 1, before };
    return {};
  });
  // What a page knows of registries is asked once a page.
  vi.resetModules();
  const { RegistryButtonScreen } = await import('./registry-button-screen.ts');
  await showPart(RegistryButton, { productId, title: 'Meadow Stroller', here: '/gp/a/7', kind: goods, full: true });
  const screen = new RegistryButtonScreen(find('registry-button'));
  await vi.waitFor(() => expect(sent(minimalItems)).not.toEqual([]));
  return screen;
}

beforeEach(() => {
  outside.call.mockReset();
  outside.showToast.mockReset();
  sessionStorage.clear();
  [registries, onList, before] = [[registry('r1', 'owner'), registry('r2', 'editor')], [], null];
});

describe('the button on the page of a product', () => {
  it('offers the registries that one may add to, the current one first, and none where there is no choice', async () => {
    registries = [
      registry('r1', 'owner'),
      registry('r2', 'editor'),
      registry('r3', 'viewer'),
      registry('r4', 'helper'),
    ];
    await open(70);
    const select = find<HTMLSelectElement>('select[data-registry]');
    await vi.waitFor(() => expect([...select.options].map(({ text }) => text)).toEqual(['List r1', 'List r2']));
    expect([select.value, find('[data-registries]').hidden]).toEqual(['r2', false]);
    registries = [registry('r2', 'owner')];
    await open(70);
    await vi.waitFor(() => expect(find<HTMLSelectElement>('select[data-registry]').options).toHaveLength(1));
    expect(find('[data-registries]').hidden).toBe(true);
  });

  it('adds the number of the page to the registry that is chosen', async () => {
    const screen = await open(70);
    const select = find<HTMLSelectElement>('select[data-registry]');
    await vi.waitFor(() => expect(select.options).toHaveLength(2));
    select.value = 'r1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    find<HTMLInputElement>('[data-page-quantity] input').value = '4';
    await screen.send(find<HTMLFormElement>('form[data-wish=""]'));
    expect(sent(addItem)).toEqual([
      { params: { id: 'r1' }, body: { kind: 'product', productId: 70, quantity: 4, note: '' } },
    ]);
    expect(toast()).toMatchObject({ text: 'Added to List r1', link: { href: '/list/r1' } });
    expect(find('[data-when="added"]').hidden).toBe(false);
  });

  it('asks for a note in a dialog that knows the number, and undoes what it added', async () => {
    before = { quantity: 1, note: 'The oat one' };
    const screen = await open(70);
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
    };
    find<HTMLInputElement>('[data-page-quantity] input').value = '2';
    screen.openDialog();
    const form = find<HTMLFormElement>('form[data-wish="detailed"]');
    expect([find<HTMLDialogElement>('dialog').open, new FormData(form).get('quantity')]).toEqual([true, '2']);
    find<HTMLTextAreaElement>('#wish-note').value = '  The sage one ';
    await screen.send(form);
    expect(sent(addItem)[0]).toMatchObject({ body: { quantity: 2, note: 'The sage one' } });
    expect([find<HTMLDialogElement>('dialog').open, find<HTMLTextAreaElement>('#wish-note').value]).toEqual([
      false,
      '',
    ]);
    toast().action!.run();
    await vi.waitFor(() => expect(sent(changeItem)).toEqual([{ params: { id: 'r2', item: 'i1' }, body: before }]));
    expect(sent(removeItem)).toEqual([]);
  });

  it('keeps the dialog with everything that was typed where adding failed', async () => {
    const screen = await open(70);
    outside.call.mockRejectedValue(new Error('We could not be reached.'));
    const form = find<HTMLFormElement>('form[data-wish="detailed"]');
    find<HTMLDialogElement>('dialog').open = true;
    find<HTMLTextAreaElement>('#wish-note').value = 'The sage one';
    await screen.send(form);
    expect([find<HTMLDialogElement>('dialog').open, find<HTMLTextAreaElement>('#wish-note').value]).toEqual([
      true,
      'The sage one',
    ]);
    expect(toast()).toMatchObject({ text: 'We could not be reached.', tone: 'error' });
  });

  it('is marked where the product is on the list already', async () => {
    onList = [{ id: 'i7', productId: 70 }];
    await open(70);
    await vi.waitFor(() => expect(find('registry-button').dataset.state).toBe('added'));
    expect(find<HTMLAnchorElement>('a[data-when="added"]').getAttribute('href')).toBe('/list/r2');
    expect(find('[data-details]').hidden).toBe(true);
  });
});
