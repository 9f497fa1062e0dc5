import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, sampleItem, sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { RegistryEditor } from './RegistryEditor.island.tsx';

afterEach(() => queryClient.clear());

const registry = sampleRegistry({
  role: 'owner',
  finding: { city: 'Port Fern', invitationCode: 'k3m9-x2ab' },
});
const items = [sampleItem('1', { quantity: 2, left: 2 }), sampleItem('2', { categoryId: 5 })];
const categories = [
  { id: 4, title: 'Sleep' },
  { id: 5, title: 'Feeding' },
  { id: 1, title: 'Everything else' },
].map((one, position) => ({ ...one, position, itemCount: 0, canRename: true, canMove: true, canDelete: true }));

function show(answers: Parameters<typeof answering>[0] = {}, changes: Partial<typeof registry> = {}, shown = items) {
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
        items={shown}
        url="https://shop.example/olive"
      />
    </>,
  );
  return sent;
}
const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article')!);
const change = (fields: object) => [200, { regItem: { ...items[0], ...fields }, version: 4 }] as [number, object];
const refusal = { code: 'below-taken', status: 409, title: 'No.', facts: { taken: 1, canConfirm: true } };

describe('a registry for its members', () => {
  it('shows the gifts by sections, in their order', () => {
    show();
    const [feeding, other] = screen.getAllByRole('region');
    expect(feeding).toHaveAccessibleName(/^Feeding/);
    expect(within(feeding!).getByRole('heading', { name: 'Gift 2' })).toBeVisible();
    expect(within(other!).getByRole('heading', { name: 'Gift 1' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Sleep/ })).toBeNull();
  });

  it('says how many are taken', () => {
    show({}, {}, [sampleItem('1', { quantity: 2, left: 1 }), sampleItem('2')]);
    expect(screen.getByRole('progressbar', { name: 'Gifts' })).toBeVisible();
    expect(screen.getByText('1 of 3 taken')).toBeVisible();
  });

  it('counts no cash fund among the gifts, as guests do', () => {
    const fund = { goal: null, raised: null, suggested: [], ways: [], contributions: [] };
    show({}, {}, [sampleItem('1', { quantity: 2, left: 1 }), sampleItem('2', { kind: 'cash_fund', fund })]);
    expect(screen.getByText('1 of 2 taken')).toBeVisible();
  });

  it('says nothing of taken gifts where none is known of', () => {
    show();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/ taken$/)).toBeNull();
  });

  it('marks a must-have at once, and takes it back', async () => {
    const sent = show({ 'PATCH /reg_items/1': (body) => change(body as object) });
    await userEvent.click(row('Gift 1').getByRole('button', { name: 'Must-have: Gift 1' }));
    expect(row('Gift 1').getByRole('button', { name: 'Must-have: Gift 1' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)!.body).toEqual({ mustHave: false, evenIfTaken: true }));
  });

  it('takes a refused change back and says why', async () => {
    show({ 'PATCH /reg_items/1': () => [409, { code: 'wrong-state', status: 409, title: 'Not now.' }] });
    await userEvent.click(row('Gift 1').getByRole('button', { name: 'Must-have: Gift 1' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(row('Gift 1').getByRole('button', { name: 'Must-have: Gift 1' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps what was changed meanwhile when an earlier change is refused', async () => {
    let refuse = () => {};
    show({
      'PATCH /reg_items/1': () => [409, { code: 'wrong-state', status: 409, title: 'Not now.' }],
      'PATCH /reg_items/2': () => [200, { regItem: { ...items[1], mustHave: true }, version: 4 }],
    });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
      if (String(sent[0]).endsWith('/reg_items/1'))
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
      return answered(...sent);
    });
    const star = (title: string) => row(title).getByRole('button', { name: `Must-have: ${title}` });
    await userEvent.click(star('Gift 1'));
    await userEvent.click(star('Gift 2'));
    await screen.findByText('Gift 2 is a must-have.');
    refuse();
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(star('Gift 1')).toHaveAttribute('aria-pressed', 'false');
    expect(star('Gift 2')).toHaveAttribute('aria-pressed', 'true');
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

  it('asks before it removes what somebody has taken', async () => {
    let isAsked = false;
    show({
      'DELETE /reg_items/2': () => {
        if (isAsked) return [200, { version: 4 }];
        isAsked = true;
        return [409, refusal];
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gift 2' }));
    expect(await screen.findByRole('dialog', { name: 'Someone has taken this gift' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gift 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go ahead and let them know' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gift 2' })).toBeNull());
  });

  it('edits a gift beside the list, and asks before what was typed is lost', async () => {
    const sent = show({ 'PATCH /reg_items/1': (body) => change({ note: (body as { note: string }).note }) });
    await userEvent.click(row('Gift 1').getByRole('link', { name: 'Edit Gift 1' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Edit gift' }));
    await userEvent.type(drawer.getByLabelText(/^Note for your guests/), 'In sage');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await row('Gift 1').findByText('In sage')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Edit gift' })).toBeNull();
    expect(sent.at(-1)!.body).toEqual({ note: 'In sage', was: { note: '' } });
  });

  it('takes back of an edit what was changed there, and nothing that somebody else changed', async () => {
    const store = (name: string) => ({ url: `https://${name}.example/`, storeName: name, price: null });
    const saved = {
      note: 'In sage',
      title: 'Changed elsewhere',
      offers: ['b', 'c'].map((n) => ({ ...store(n), pricedAt: null })),
    };
    const sent = show({ 'PATCH /reg_items/1': () => change(saved) }, {}, [
      sampleItem('1', { mustHave: false }),
      items[1]!,
    ]);
    await userEvent.click(row('Gift 1').getByRole('link', { name: 'Edit Gift 1' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Edit gift' }));
    await userEvent.type(drawer.getByLabelText(/^Note for your guests/), 'In sage');
    await userEvent.type(drawer.getByLabelText(/^Link to store/), 'https://b.example/');
    await userEvent.type(drawer.getByLabelText(/^Name of store/), 'b');
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Must-have/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)!.body).toEqual({
      note: '',
      mustHave: false,
      offers: [],
      was: { note: 'In sage', offers: [store('b')] },
      evenIfTaken: true,
    });
  });

  it('finds a gift in a long list', async () => {
    const many = Array.from({ length: 12 }, (_, n) => sampleItem(String(n + 1), { mustHave: n === 3 }));
    show({}, {}, many);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your list' }), 'gift 12');
    expect(await screen.findByText('1 gift of 12')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gift 12' })).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search your list' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Must-haves (1)');
    expect(await screen.findByRole('heading', { name: 'Gift 4' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Gift 12' })).toBeNull();
  });

  it('offers the next step where nothing is on the list', () => {
    show({}, {}, []);
    expect(screen.getByRole('link', { name: /^Start from the checklist/ })).toHaveAttribute(
      'href',
      '/registry/checklist',
    );
  });

  it('leads to everything else that can be done with it', () => {
    show();
    const menu = within(screen.getByRole('navigation', { name: 'This registry' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/list/${registry.id}/organize`,
      '/registry/checklist',
      `/registry/${registry.id}/gift-tracker`,
      '/olive?view=guest',
      `/settings/registry?registry=${registry.id}`,
      `/settings/registry/visibility?registry=${registry.id}`,
      `/settings/collaborators?registry=${registry.id}`,
    ]);
  });

  it('folds a section, or all of them, and shows what is looked for wherever it is', async () => {
    localStorage.clear();
    show(
      {},
      {},
      Array.from({ length: 12 }, (_, i) => sampleItem(String(i + 1), { categoryId: i % 2 === 0 ? 4 : 5 })),
    );
    const sections = screen.getAllByRole<HTMLDetailsElement>('group').filter((one) => one.querySelector('summary h2'));
    expect(sections.length).toBeGreaterThan(1);
    expect(sections.every(({ open }) => open)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close all sections' }));
    expect(sections.some(({ open }) => open)).toBe(false);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your list' }), 'Gift 1');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole<HTMLDetailsElement>('group')
          .filter((one) => one.querySelector('summary h2'))
          .every(({ open }) => open),
      ).toBe(true),
    );
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search your list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open all sections' }));
    expect(sections.every(({ open }) => open)).toBe(true);
  });

  it('changes nothing for viewers, who may fold it', () => {
    show({}, { role: 'viewer', finding: null });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close all sections']);
  });
});

describe('a registry for its members, without script', () => {
  const formOf = (control: HTMLElement) => {
    const { form } = control as HTMLInputElement;
    return { method: form!.method, action: form!.getAttribute('action') };
  };

  it('posts what is done most often, and leads to a page for the rest', () => {
    show();
    const address = `/api/v3/registries/${registry.id}/reg_items/1`;
    const star = row('Gift 1').getByRole<HTMLButtonElement>('button', { name: 'Must-have: Gift 1' });
    expect([star.type, star.name, star.value]).toEqual(['submit', 'mustHave', 'true']);
    expect(formOf(star)).toEqual({ method: 'post', action: `${address}?_method=PATCH` });
    expect(formOf(screen.getByRole('button', { name: 'Remove Gift 1' })).action).toBe(`${address}?_method=DELETE`);
    expect(screen.getByRole('link', { name: 'Edit Gift 1' })).toHaveAttribute('href', `/list/${registry.id}/items/1`);
  });

  it('shows why a form was refused, at its item alone', () => {
    const typed = { form: 'item', item: '1' };
    const refused = { errors: {}, typed, sentence: 'Someone has taken this gift.', key: undefined };
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
    expect(row('Gift 1').getByText('Someone has taken this gift.')).toBeVisible();
    expect(row('Gift 2').queryByText('Someone has taken this gift.')).toBeNull();
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
    await userEvent.click(screen.getByLabelText('Everyone, search engines included'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)!.body).toEqual({ searchLevel: 'google', was: { searchLevel: 'private' } });
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
    expect(sent.at(-1)!.body).toEqual({ address: null, was: { address: '7 Canary Lane' } });
    await userEvent.type(address, '8 Canary Lane');
    await userEvent.click(screen.getByRole('button', { name: 'Update address' }));
    await waitFor(() => expect(sent.at(-1)!.body).toEqual({ address: '8 Canary Lane', was: { address: null } }));
  });
});
