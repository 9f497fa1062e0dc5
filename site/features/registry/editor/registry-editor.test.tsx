import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { answering, sampleItem, sampleRegistry } from '../testing/sample-registry.ts';
import { RegistryEditor } from './RegistryEditor.island.tsx';

afterEach(() => queryClient.clear());

const registry = sampleRegistry({
  role: 'owner',
  finding: { city: 'Port Fern', invitationCode: 'k3m9-x2ab' },
});
const items = [sampleItem('1', { quantity: 2, left: 2 }), sampleItem('2')];

function show(answers: Parameters<typeof answering>[0] = {}, changes: Partial<typeof registry> = {}) {
  const { fetching, sent } = answering({
    'GET /shipping_address': () => [200, { address: null, shownTo: [] }],
    ...answers,
  });
  vi.stubGlobal('fetch', fetching);
  render(
    <>
      <Toasts />
      <RegistryEditor
        categories={categories}
        registry={{ ...registry, ...changes }}
        items={items}
        url="https://shop.example/olive"
      />
    </>,
  );
  return sent;
}
const quantity = () => row('Gift 1').getByRole('spinbutton', { name: 'How many of Gift 1' });
const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article')!);

describe('a registry for its owner', () => {
  it('changes how many are wished for, at once and as the server says', async () => {
    const sent = show({
      'PATCH /reg_items/1': () => [200, { regItem: { ...items[0], quantity: 3, left: 3 }, version: 4 }],
    });
    await userEvent.click(row('Gift 1').getByRole('button', { name: /^One more/ }));
    expect(quantity()).toHaveValue(3);
    expect(await row('Gift 1').findByText('3 wanted')).toBeVisible();
    expect(sent).toEqual([{ call: 'PATCH /reg_items/1', body: { quantity: 3 } }]);
  });

  it('takes a refused change back and says why', async () => {
    const fields = [{ field: 'body.quantity', message: '2 are already taken' }];
    show({ 'PATCH /reg_items/1': () => [409, { code: 'below-taken', status: 409, title: 'No.', fields }] });
    await userEvent.click(row('Gift 1').getByRole('button', { name: /^One less/ }));
    expect(await screen.findByText('2 are already taken')).toBeVisible();
    expect(quantity()).toHaveValue(2);
  });

  it('takes a typed number when it is left, and sends one change', async () => {
    const sent = show({
      'PATCH /reg_items/1': () => [200, { regItem: { ...items[0], quantity: 12, left: 12 }, version: 4 }],
    });
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '12');
    expect(sent).toEqual([]);
    await userEvent.tab();
    expect(await row('Gift 1').findByText('12 wanted')).toBeVisible();
    expect(sent).toEqual([{ call: 'PATCH /reg_items/1', body: { quantity: 12 } }]);
  });

  it('removes an item and brings it back', async () => {
    show({
      'DELETE /reg_items/2': () => [200, { version: 4 }],
      'PATCH /reg_items/2': () => [200, { regItem: items[1], version: 5 }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gift 2' }));
    expect(screen.queryByRole('heading', { name: 'Gift 2' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Gift 1' }).closest('li')).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Gift 2' })).toBeVisible();
  });

  it('keeps an item that somebody has taken', async () => {
    const detail = 'Someone has taken this gift. Ask them first, or keep it on the list.';
    show({ 'DELETE /reg_items/2': () => [409, { code: 'below-taken', status: 409, title: 'No.', detail }] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gift 2' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gift 2' })).toBeVisible();
  });

  it('has no controls for viewers', () => {
    show({}, { role: 'viewer', finding: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a registry for its owner, without script', () => {
  const formOf = (control: HTMLElement) => {
    const { form } = control as HTMLInputElement;
    return { method: form!.method, action: form!.getAttribute('action'), fields: new FormData(form!) };
  };

  it('posts how many are wished for, and leads to a page for adding', () => {
    show();
    const { method, action, fields } = formOf(quantity());
    const address = `/api/v3/registries/${registry.id}/reg_items/1`;
    expect([method, action]).toEqual(['post', `${address}?_method=PATCH`]);
    expect(Object.fromEntries(fields)).toEqual({ form: 'item', item: '1', page: '/olive#gift-1', quantity: '2' });
    const remove = formOf(screen.getByRole('button', { name: 'Remove Gift 1' }));
    expect([remove.method, remove.action]).toEqual(['post', `${address}?_method=DELETE`]);
    const star = row('Gift 1').getByRole<HTMLButtonElement>('button', { name: 'Mark as a must-have' });
    expect([star.type, star.name, star.value]).toEqual(['submit', 'mustHave', 'true']);
    expect(screen.getByRole('link', { name: 'Add a gift' })).toHaveAttribute(
      'href',
      `/registry/save_item?registry=${registry.id}`,
    );
  });

  it('shows a refused number again, with what is wrong, at its item alone', () => {
    const typed = { form: 'item', item: '1', quantity: '1' };
    const refused = { errors: { quantity: '2 are already taken' }, typed, sentence: null, key: undefined };
    vi.stubGlobal('fetch', answering({}).fetching);
    render(
      <RegistryEditor
        categories={categories}
        registry={registry}
        items={items}
        url="https://shop.example/olive"
        refused={refused}
      />,
    );
    expect(quantity()).toHaveValue(1);
    expect(row('Gift 1').getByText('2 are already taken')).toBeVisible();
    expect(row('Gift 2').queryByText('2 are already taken')).toBeNull();
  });
});

describe('adding a gift', () => {
  const draft = {
    title: 'Rainbow stacker',
    url: 'https://toys.example/rainbow',
    storeName: 'Toys',
    priceCents: 3400,
    currency: 'USD',
    imageUrl: null,
    note: '',
    outcome: 'read',
  };

  it('leads from a link to a draft that can be corrected', async () => {
    const regItem = sampleItem('3', { title: 'The rainbow' });
    const sent = show({
      'POST /link_readings': () => [200, { draft }],
      'POST /reg_items': () => [201, { regItem, version: 4, before: null }],
    });
    await userEvent.click(screen.getByRole('link', { name: 'Add a gift' }));
    await userEvent.type(screen.getByLabelText('Link from any store'), draft.url);
    await userEvent.click(screen.getByRole('button', { name: 'Get the details' }));
    const title = await screen.findByLabelText('What is it?');
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Rainbow stacker');
    await userEvent.clear(title);
    await userEvent.type(title, 'The rainbow');
    await userEvent.click(screen.getByRole('button', { name: 'Add to my registry' }));
    expect(await screen.findByRole('heading', { name: 'The rainbow' })).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({
      kind: 'external',
      title: 'The rainbow',
      url: draft.url,
      imgUrl: null,
      storeName: 'Toys',
      price: { amount: 3400, currency: 'USD' },
      quantity: 1,
      note: '',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes an idea without a link', async () => {
    const regItem = sampleItem('3', { title: 'A warm meal', kind: 'idea' });
    const sent = show({ 'POST /reg_items': () => [201, { regItem, version: 4, before: null }] });
    await userEvent.click(screen.getByRole('link', { name: 'Add a gift' }));
    await userEvent.click(screen.getByRole('link', { name: 'Write down an idea instead' }));
    await userEvent.type(screen.getByLabelText('Your idea'), 'A warm meal');
    await userEvent.click(screen.getByRole('button', { name: 'Add to my registry' }));
    await waitFor(() =>
      expect(sent.at(-1)!.body).toEqual({ kind: 'idea', title: 'A warm meal', quantity: 1, note: '' }),
    );
  });
});

describe('sharing a registry', () => {
  it('copies the link', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://shop.example/olive');
  });

  it('says who may find it', async () => {
    const sent = show({ [`PATCH /${registry.id}`]: () => [200, { registry: { ...registry, searchLevel: 'google' } }] });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByLabelText('Only people with the link')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Search engines, too'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)!.body).toEqual({ searchLevel: 'google', city: 'Port Fern' });
  });

  it('shows where gifts are sent, and who has seen it', async () => {
    const sent = show({
      'GET /shipping_address': () => [200, { address: '7 Canary Lane', shownTo: [{ name: 'Gus', shownAt: 0 }] }],
      'PUT /shipping_address': () => [200, { address: null, shownTo: [] }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const address = await screen.findByLabelText(/^Address for gifts/);
    expect(address).toHaveValue('7 Canary Lane');
    expect(screen.getByText(/^Gus, /)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.click(screen.getByRole('button', { name: 'Update address' }));
    expect(await screen.findByText('Givers won’t see an address.')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ address: null });
  });
});
