import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { $isForgetful } from '#site/data/persistent-atom.ts';
import { $toast } from '#site/ui/toasts.tsx';
import { Checklist } from './Checklist.island.tsx';
import type { ShownSection } from './ChecklistSection.tsx';
import { $ticked } from './checklist-store.ts';
import { KeepTicks } from './KeepTicks.island.tsx';

const item = (id: string, title: string, more: object = {}) =>
  ({
    id,
    title,
    note: 'Why.',
    category: 'nursery',
    picture: '/pictures/thing-crib.svg',
    quantity: 1,
    priority: 'must-have',
    ...more,
  }) as ShownSection['items'][number];

const sections: ShownSection[] = [
  {
    slug: 'sleep',
    title: 'Sleep',
    teaser: 'Flat and firm.',
    items: [item('sheets', 'Crib sheets', { quantity: 3 }), item('crib', 'Crib', { note: 'Or a bassinet.' })],
  },
  {
    slug: 'bath',
    title: 'Bath',
    teaser: 'Warm water.',
    items: [item('tub', 'Tub', { priority: 'later', stages: ['pregnant'] })],
  },
];

const open = () => render(<Checklist sections={sections} title="Checklist" teaser="Take what fits." />);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const countIn = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  vi.unstubAllGlobals();
  $ticked.set([]);
  $isForgetful.set(false);
});

describe('the checklist', () => {
  it('shows how many, notes, what can wait, and where to buy', () => {
    open();
    expect(screen.getByText('× 3')).toBeVisible();
    expect(screen.getByText('Or a bassinet.')).toBeVisible();
    expect(screen.getByText('Later · After giving birth')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop for Crib' })).toHaveAttribute('href', '/store/nursery');
  });

  it('remembers ticks until the next visit', async () => {
    const { unmount } = open();
    await userEvent.click(box(/^Crib(?! sheets)/));
    unmount();
    expect(localStorage.getItem('layette-checklist')).toBe('["crib"]');
    open();
    expect(box(/^Crib(?! sheets)/)).toBeChecked();
    expect(box(/Crib sheets/)).not.toBeChecked();
  });

  it.each([
    ['full', 'setItem'],
    ['blocked', 'getItem'],
  ])('ticks until the page is left where the storage is %s, and says so once', async (_, blocked) => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    const storage = new Proxy({}, blocked === 'setItem' ? { set: refuse } : { get: refuse, has: refuse, set: refuse });
    vi.stubGlobal('localStorage', storage);
    const said: (string | undefined)[] = [];
    const stop = $toast.listen((toast) => said.push(toast?.text));
    open();
    for (const name of [/Tub/, /Crib sheets/]) await userEvent.click(box(name));
    expect(box(/Tub/)).toBeChecked();
    // The browser shows the page again as it was.
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(box(/Crib sheets/)).toBeChecked();
    expect(said).toEqual([expect.stringMatching(/^This browser can’t save your checkmarks/)]);
    expect(screen.queryByText('Checkmarks are saved in this browser.')).toBeNull();
    await userEvent.click(box(/Tub/));
    expect(box(/Tub/)).not.toBeChecked();
    stop();
  });

  it('says how far one is, in all and in each section', async () => {
    open();
    expect(screen.getByText('0 of 3')).toBeInTheDocument();
    await userEvent.click(box(/Tub/));
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(countIn('Sleep').getByText('0 of 2')).toBeInTheDocument();
    expect(countIn('Bath').getByText('All 1')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Checked off' })).toHaveAttribute('value', '1');
  });

  it('clears everything, and brings it back, with the focus on the button', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Clear all checkmarks' })).toBeNull();
    await userEvent.click(box(/Tub/));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all checkmarks' }));
    expect(box(/Tub/)).not.toBeChecked();
    const undo = screen.getByRole('button', { name: 'Bring the checkmarks back' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(box(/Tub/)).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Bring the checkmarks back' })).toBeNull();
  });

  it('follows what is ticked in another tab', () => {
    open();
    const ticked = new StorageEvent('storage', { key: 'layette-checklist', newValue: '["sheets"]' });
    act(() => void dispatchEvent(ticked));
    expect(box(/Crib sheets/)).toBeChecked();
  });

  it('keeps ticks of items that are not on this page', async () => {
    $ticked.set(['gone']);
    open();
    await userEvent.click(box(/Tub/));
    expect($ticked.get()).toEqual(['gone', 'tub']);
    await userEvent.click(box(/Tub/));
    expect($ticked.get()).toEqual(['gone']);
  });

  it.each(['{broken', '{"a":1}', '7', '["sheets", 1, null]'])('reads only ids where the storage has %s', (stored) => {
    open();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'layette-checklist', newValue: stored })));
    expect($ticked.get()).toEqual(stored.includes('sheets') ? ['sheets'] : []);
  });

  it('is hydrated with the ticks of the visit before', async () => {
    localStorage.setItem('layette-checklist', '["tub"]');
    vi.resetModules();
    const { Checklist: Loaded } = await import('./Checklist.island.tsx');
    const checklist = <Loaded sections={sections} title="Checklist" teaser="Take what fits." />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(checklist);
    expect(box(/Tub/)).not.toBeChecked();
    render(checklist, { container, hydrate: true });
    await vi.waitFor(() => expect(box(/Tub/)).toBeChecked());
  });

  it('has its checkmarks in the PDF', async () => {
    open();
    const pdf = screen.getByRole('link', { name: 'PDF on one page' });
    expect(pdf).toHaveAttribute('href', '/baby-registry-checklist.pdf');
    await userEvent.click(box(/Tub/));
    expect(pdf).toHaveAttribute('href', '/baby-registry-checklist.pdf?have=tub');
    expect(screen.getByRole('link', { name: 'Large-print PDF' }).getAttribute('href')).toContain('size=large');
  });

  it('is printed by its button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('checkmarks from before there was a registry', () => {
  const keep = 'POST /api/v3/registries/r1/checklist_categories';

  it('move to it, and leave this browser', async () => {
    $ticked.set(['tub', 'crib']);
    const server = fakeServer({ [keep]: { checklistCategories: [] } });
    render(<KeepTicks registryId="r1" />);
    expect(await screen.findByRole('status')).toHaveTextContent('on your registry’s checklist now');
    expect(server.sent[0]!.body).toEqual({ checklistItemIds: ['tub', 'crib'] });
    expect($ticked.get()).toEqual([]);
  });

  it('stay where they could not move', async () => {
    $ticked.set(['tub']);
    const server = fakeServer({ [keep]: refusal(404, { code: 'not-found', title: 'Gone' }) });
    render(<KeepTicks registryId="r1" />);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    expect($ticked.get()).toEqual(['tub']);
  });

  it('ask for nothing where there are none', () => {
    const server = fakeServer({});
    render(<KeepTicks registryId="r1" />);
    expect(server.sent).toEqual([]);
  });
});
