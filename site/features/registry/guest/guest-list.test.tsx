import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usd } from '#rules/money.ts';
import {
  answering,
  sampleFund,
  sampleGroupGift,
  sampleItem,
  sampleRegistry,
  sampleReservation,
} from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import { GuestList } from './GuestList.island.tsx';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const registry = sampleRegistry();
const items = [
  sampleItem('1', { variant: 'Sage', quantity: 3, left: 2 }),
  sampleItem('2', { left: 0 }),
  sampleItem('3', { mustHave: true, note: 'Any color.' }),
];
const categories = [
  { id: 4, title: 'Sleep' },
  { id: 5, title: 'Feeding' },
];
const shown = { registry, items, categories: [], search: '' };
const nothing = { 'GET /visitor_reservations': () => [200, { reservations: [] }] as [number, object] };
const answer = (answers: Parameters<typeof answering>[0] = {}) => {
  const { fetching, sent } = answering({ ...nothing, ...answers });
  vi.stubGlobal('fetch', fetching);
  return sent;
};
/** The streams of live updates that a page has opened. */
function listening() {
  interface Opened {
    readyState: number;
    isClosed: boolean;
    onmessage: (event: { data: string }) => void;
  }
  const streams: Opened[] = [];
  class Stream {
    static CLOSED = 2;
    readyState = 1;
    isClosed = false;
    onmessage = () => {};
    constructor() {
      streams.push(this);
    }
    close() {
      this.isClosed = true;
    }
  }
  vi.stubGlobal('EventSource', Stream);
  return streams;
}
const giveLink = (title: string) => screen.getByRole('link', { name: `Give this: ${title}` });

describe('a registry for its guests', () => {
  beforeEach(() => void answer());

  it('shows brand, variant, price and what is still free of each gift', () => {
    render(<GuestList {...shown} />);
    const [first, second, third] = screen.getAllByRole('article').map((one) => within(one));
    for (const text of ['Oatwell', 'Sage · 2 of 3 still needed', '$199.00']) first!.getByText(text);
    for (const text of ['Must-have', 'Any color.']) second!.getByText(text);
    third!.getByText('Chosen');
    expect(screen.getByText('2 of 5 gifts chosen')).toBeVisible();
  });

  it('stands in the family’s categories, with what others chose folded below', () => {
    const several = ['3', '4', '5', '6'].map((id) => sampleItem(id, { categoryId: 1 }));
    const [one, two] = items.map((item) => ({ ...item, categoryId: 5 }));
    const { rerender } = render(<GuestList {...shown} items={[one!, two!, ...several]} categories={categories} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Feeding',
      'More gifts',
    ]);
    const feeding = within(screen.getByRole('region', { name: 'Feeding' }));
    feeding.getByText('1 of 2 still available');
    expect(feeding.getByText('One gift already chosen').closest('details')).not.toHaveAttribute('open');
    // A short list with category headings would have more headings than gifts.
    rerender(
      <GuestList
        key="short"
        {...shown}
        registry={sampleRegistry({ id: 'short' })}
        items={[one!, two!]}
        categories={categories}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Gifts']);
  });

  it('begins with the gifts that people give together, while something is missing', () => {
    const group = sampleItem('9', { categoryId: 5, groupGift: sampleGroupGift });
    const funded = sampleItem('8', { categoryId: 5, groupGift: { ...sampleGroupGift, state: 'funded' } });
    const others = [1, 2, 3, 4].map((id) => sampleItem(String(id), { categoryId: 4 }));
    render(<GuestList {...shown} items={[...others, group, funded]} categories={categories} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Give together',
      'Sleep',
      'Feeding',
    ]);
    expect(within(screen.getByRole('region', { name: 'Give together' })).getByText('Gift 9')).toBeVisible();
  });

  it('has small categories side by side, but not beside a gift that is being given', async () => {
    const many = ['1', '2', '3', '4', '5', '6'].map((id) => sampleItem(id, { categoryId: Number(id) < 3 ? 4 : 5 }));
    const ofTwo = [...many.slice(0, 4), ...['8', '9'].map((id) => sampleItem(id, { categoryId: 9 }))];
    const half = (title: string) => !screen.getByRole('region', { name: title }).className.includes('col-span-2');
    const three = [...categories, { id: 9, title: 'Play' }];
    const { rerender } = render(<GuestList {...shown} items={ofTwo} categories={three} />);
    expect(['Sleep', 'Feeding', 'Play'].map(half)).toEqual([true, true, false]);
    await userEvent.click(giveLink('Gift 1'));
    expect(['Sleep', 'Feeding', 'Play'].map(half)).toEqual([false, true, true]);
    rerender(
      <GuestList key="long" {...shown} registry={sampleRegistry({ id: 'long' })} items={many} categories={three} />,
    );
    expect(['Sleep', 'Feeding'].map(half)).toEqual([false, false]);
  });

  it('has the last of an odd number over both columns of a phone, beside its words', () => {
    const sleep = ['4', '5', '6'].map((id) => sampleItem(id, { categoryId: 4 }));
    const feeding = ['7', '8', '9', '10'].map((id) => sampleItem(id, { categoryId: 5 }));
    render(<GuestList {...shown} items={[...sleep, ...feeding]} categories={categories} />);
    const wide = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ className }) => className.includes('max-sm:col-span-full'));
    expect(wide('Sleep')).toEqual([false, false, true]);
    expect(wide('Feeding')).toEqual([false, false, false, false]);
  });

  it('is the same HTML for everybody, whatever a visitor has reserved', () => {
    const html = renderToString(<GuestList {...shown} />);
    const mine = { reservationId: sampleReservation('2').id, quantity: 1, state: 'reserved' } as const;
    const own = items.map((item) => (item.id === '2' ? { ...item, mine } : item));
    expect(renderToString(<GuestList {...shown} items={own} />)).toBe(html);
  });

  it('marks in the browser what this visitor has reserved', async () => {
    answer({ 'GET /visitor_reservations': () => [200, { reservations: [sampleReservation('2')] }] });
    render(<GuestList {...shown} />);
    expect(await screen.findByText('Reserved by you')).toBeVisible();
    expect(screen.getByText('You’re giving one gift from this list.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
      'href',
      `/reservations/${sampleReservation('2').id}`,
    );
  });

  it('marks nothing that this visitor has let go', async () => {
    const gone = sampleReservation('1', { isActive: false, state: 'cancelled', step: null });
    answer({ 'GET /visitor_reservations': () => [200, { reservations: [gone, sampleReservation('3')] }] });
    render(<GuestList {...shown} />);
    expect(await screen.findByText('You’re giving one gift from this list.')).toBeVisible();
    expect(giveLink('Gift 1')).toBeVisible();
  });

  it('offers nothing to reserve while it is paused, and nothing to its owner who looks at it', () => {
    const { rerender } = render(<GuestList {...shown} registry={{ ...registry, isPaused: true }} />);
    expect(screen.queryByRole('link', { name: /^Give this/ })).toBeNull();
    rerender(<GuestList key="preview" {...shown} registry={sampleRegistry({ id: 'other' })} isPreview />);
    expect(screen.queryByRole('link', { name: /^Give this/ })).toBeNull();
  });

  it('says so where nothing is on the list', () => {
    render(<GuestList {...shown} items={[]} />);
    expect(screen.getByRole('heading', { name: 'Nothing on the list yet' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('asks nobody to check back where nothing is on a paused list', () => {
    render(<GuestList {...shown} registry={{ ...registry, isPaused: true }} items={[]} />);
    expect(screen.getByRole('heading', { name: 'Nothing on the list' })).toBeVisible();
    expect(screen.queryByText(/just getting started|Check back/)).toBeNull();
  });

  it.each([
    ['', registry.version + 1],
    [', also from a lower version', registry.version - 1],
  ])('shows what somebody else took meanwhile%s', async (_, version) => {
    const taken = items.map((item) => (item.id === '3' ? { ...item, left: 0 } : item));
    const streams = listening();
    answer({
      [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version } }],
      'GET /reg_items': () => [200, { regItems: taken, version }],
    });
    render(<GuestList {...shown} />);
    expect(screen.getAllByText('Chosen')).toHaveLength(1);
    act(() => streams[0]!.onmessage({ data: String(version) }));
    await waitFor(() => expect(screen.getAllByText('Chosen')).toHaveLength(2));
  });

  it('changes in the category where something was taken, and in no other', async () => {
    const list = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) =>
      sampleItem(id, { categoryId: Number(id) < 5 ? 4 : 5, left: id === '4' || id === '8' ? 0 : 1 }),
    );
    const taken = list.map((item) => (item.id === '1' ? { ...item, left: 0 } : item));
    const streams = listening();
    answer({
      [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version: 4 } }],
      'GET /reg_items': () => [200, { regItems: taken, version: 4 }],
    });
    render(<GuestList {...shown} items={list} categories={categories} />);
    const section = (title: string) => within(screen.getByRole('region', { name: title }));
    const folded = (title: string) =>
      section(title)
        .getByText(/already chosen/)
        .closest('details')!;
    await userEvent.click(section('Sleep').getByText('One gift already chosen'));
    const feeding = screen.getByRole('region', { name: 'Feeding' }).innerHTML;
    act(() => streams[0]!.onmessage({ data: '4' }));
    await section('Sleep').findByText('2 of 4 still available');
    section('Sleep').getByText('2 gifts already chosen');
    expect(screen.queryByRole('link', { name: 'Give this: Gift 1' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Feeding' }).innerHTML).toBe(feeding);
    expect([folded('Sleep').open, folded('Feeding').open]).toEqual([true, false]);
  });

  it('asks again when somebody comes back and the server could not tell', async () => {
    const streams = listening();
    const sent = answer({ [`GET /${registry.id}`]: () => [200, { registry }] });
    render(<GuestList {...shown} />);
    streams[0]!.readyState = 2;
    const asked = () => sent.filter(({ call }) => call === `GET /${registry.id}`).length;
    expect(asked()).toBe(0);
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked()).toBe(1));
    expect(streams).toHaveLength(2);
  });
});

describe('live updates', () => {
  const asking = (status = () => 200) => {
    const streams = listening();
    const sent = answer({ [`GET /${registry.id}`]: () => [status(), { registry: { ...registry, version: 4 } }] });
    return { streams, asked: () => sent.filter(({ call }) => call === `GET /${registry.id}`).length };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are asked for now and then behind a proxy that keeps them back, with one stream at a time', async () => {
    const { streams, asked } = asking();
    render(<GuestList {...shown} />);
    await pass(20_000);
    expect(asked()).toBe(1);
    await pass(10 * 60_000);
    expect(asked()).toBe(11);
    expect(streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  it('are asked for when a stream falls silent, as after a laptop has slept, and not while it tells', async () => {
    const { streams, asked } = asking();
    render(<GuestList {...shown} />);
    for (let beats = 0; beats < 12; beats += 1) {
      act(() => streams[0]!.onmessage({ data: String(registry.version) }));
      await pass(20_000);
    }
    expect(asked()).toBe(0);
    await pass(40_000);
    expect([asked(), streams.length, streams[0]!.isClosed]).toEqual([1, 2, true]);
  });

  it('are told once more where they could not be loaded', async () => {
    let isDown = true;
    const { streams, asked } = asking(() => (isDown ? 503 : 200));
    render(<GuestList {...shown} />);
    const tell = async () => {
      act(() => streams[0]!.onmessage({ data: '4' }));
      await pass(5_000);
    };
    await tell();
    isDown = false;
    const before = asked();
    await tell();
    expect(asked()).toBe(before + 1);
    await tell();
    expect(asked()).toBe(before + 1);
  });

  it('end while nobody looks, and begin again', async () => {
    const { streams, asked } = asking();
    const looking = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { unmount } = render(<GuestList {...shown} />);
    const turn = (state: DocumentVisibilityState) => {
      looking.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    turn('hidden');
    await pass(12 * 60 * 60_000);
    expect([asked(), streams.length, streams[0]!.isClosed]).toEqual([0, 1, true]);
    turn('visible');
    expect(streams).toHaveLength(2);
    unmount();
    await pass(60 * 60_000);
    expect([asked(), streams[1]!.isClosed]).toEqual([0, true]);
  });
});

it('offers no form for what people give together, while nobody collects for it', () => {
  answer();
  render(<GuestList {...shown} items={[sampleItem('1', { isGivenTogether: true }), sampleItem('2')]} openGift="1" />);
  expect(screen.getAllByRole('link', { name: /^Give this/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Reserve this gift' })).toBeNull();
  expect(screen.getByText('The family isn’t collecting for this right now.')).toBeVisible();
});

describe('choosing what to look at', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) =>
    sampleItem(id, {
      price: { amount: Number(id) * 1000, currency: 'USD' },
      mustHave: id === '6',
      left: id === '7' ? 0 : 1,
    }),
  );
  const titles = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
  beforeEach(() => {
    answer();
    history.replaceState(null, '', '/olive');
  });

  it('shows in its form what Back has brought back', async () => {
    render(<GuestList {...shown} items={many} />);
    const mustHaves = () => screen.getByRole('checkbox', { name: /Must-haves/, hidden: true });
    await userEvent.click(mustHaves());
    await vi.waitFor(() => expect(location.search).toBe('?show=must-have'));
    history.back();
    await vi.waitFor(() => expect(titles()).toHaveLength(7));
    expect(mustHaves()).not.toBeChecked();
  });

  it('offers the discount as a filter only where an address has chosen it, and takes it away', async () => {
    const several = ['1', '3', '4', '5', '6', '7'].map((id) => sampleItem(id, { isDiscountable: id === '1' }));
    const { unmount } = render(<GuestList {...shown} items={several} />);
    expect(screen.queryByRole('checkbox', { name: /Registry discount applies/, hidden: true })).toBeNull();
    unmount();
    render(<GuestList {...shown} items={several} search="?show=discount" />);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /Registry discount applies/, hidden: true })).toBeChecked();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Registry discount applies' }));
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('is what the address says', () => {
    render(<GuestList {...shown} items={many} search="?show=free&price=25-50&sort=price-down" />);
    expect(titles()).toEqual(['Gift 4', 'Gift 3']);
    expect(screen.getByRole('link', { name: 'Remove Still available' })).toHaveAttribute(
      'href',
      '/olive?price=25-50&sort=price-down',
    );
  });

  it('changes the address at once, and going back takes a step back', async () => {
    render(<GuestList {...shown} items={many} />);
    await userEvent.click(screen.getByText('Filter'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Must-haves/ }));
    expect(titles()).toEqual(['Gift 6']);
    expect(location.search).toBe('?show=must-have');
    history.replaceState(null, '', '/olive');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(titles()).toHaveLength(7);
  });

  it('keeps the amount in mind while filters change, and all filters go at once', async () => {
    render(<GuestList {...shown} items={many} search="?show=free&price=50-100&budget=60" />);
    await userEvent.click(screen.getByText('Filter'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Must-haves/ }));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      price: '50-100',
      budget: '60',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(location.search).toBe('?budget=60');
    expect(screen.getByRole('region', { name: 'Ideas for $60' })).toBeVisible();
  });

  it('is made in a menu that closes on Escape, on a press outside, and when the focus leaves it', async () => {
    render(<GuestList {...shown} items={many} />);
    const opener = screen.getByText('Filter').closest('summary')!;
    const isOpen = () => opener.closest('details')!.open;
    const open = async () => {
      await userEvent.click(opener);
      await userEvent.click(screen.getByLabelText('Search for'));
      expect(isOpen()).toBe(true);
    };
    await open();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(opener).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Gift 1' }));
    expect(isOpen()).toBe(false);
    await open();
    // As a press between its fields does, in a page whose main part can have the focus.
    act(() => void fireEvent.focusIn(document.body));
    expect(isOpen()).toBe(true);
    act(() => giveLink('Gift 1').focus());
    expect(isOpen()).toBe(false);
  });

  it('is filtered by the words after #search=', () => {
    history.replaceState(null, '', '/olive#search=gift%203');
    render(<GuestList {...shown} items={many} />);
    expect(titles()).toEqual(['Gift 3']);
  });

  it('shows a way back where nothing fits', async () => {
    render(<GuestList {...shown} items={many} search="?search=unicorn" />);
    expect(screen.getByRole('heading', { name: 'Nothing fits that' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show every gift' })).toHaveAttribute('href', '/olive');
  });

  it('works without script: a form that names each filter as the address does', () => {
    document.body.innerHTML = renderToString(<GuestList {...shown} items={many} search="?show=free&budget=60" />);
    const form = screen.getByRole('button', { name: 'Show 6 gifts', hidden: true }).closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/olive']);
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
      ['budget', '60'],
      ['sort', 'family'],
      ['show', 'free'],
    ]);
    document.body.innerHTML = '';
  });
});

describe('a budget', () => {
  const priced = [20, 35, 25, 58, 90].map((dollars, index) =>
    sampleItem(String(index + 1), { price: { amount: dollars * 100, currency: 'USD' }, mustHave: index === 1 }),
  );
  beforeEach(() => {
    answer();
    history.replaceState(null, '', '/olive');
  });

  it('brings the gifts that fit it, with a reason each', async () => {
    render(<GuestList {...shown} items={priced} />);
    await userEvent.type(screen.getByLabelText('Have an amount in mind?'), '60{Enter}');
    const ideas = within(screen.getByRole('region', { name: 'Ideas for $60' }));
    ideas.getByText('It’s marked as a must-have, and it’s $35.');
    ideas.getByText('One gift for $58.');
    ideas.getByText('$45 together.');
    expect(location.search).toBe('?budget=60');
    expect(screen.getByRole('region', { name: 'Ideas for $60' })).toHaveFocus();
  });

  it('leads from a gift to its page in the store, but not from a fund, whose page is for families', () => {
    const [gift, fund] = [
      sampleItem('7', { path: '/gp/cup' }),
      sampleItem('8', { path: '/gp/fund', fund: sampleFund }),
    ];
    render(<GuestList {...shown} items={[gift, fund]} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/gp/cup');
    expect(links).not.toContain('/gp/fund');
  });

  it('is offered as a share of a group gift, up to what is missing, otherwise for a fund', () => {
    const fund = sampleItem('8', { fund: sampleFund });
    const group = sampleItem('9', { groupGift: { ...sampleGroupGift, left: usd(4_000) } });
    const { unmount } = render(<GuestList {...shown} items={[...priced, fund, group]} search="?budget=60" />);
    const ideas = within(screen.getByRole('region', { name: 'Ideas for $60' }));
    ideas.getByText('Chip in $40, and others give the rest.');
    expect(ideas.getByRole('link', { name: /^Gift 9/ })).toHaveAttribute(
      'href',
      `/group-gifts/${registry.id}/9?amount=4000`,
    );
    unmount();
    const other = sampleRegistry({ id: 'other' });
    render(<GuestList {...shown} registry={other} items={[...priced, fund]} search="?budget=60" />);
    expect(
      within(screen.getByRole('region', { name: 'Ideas for $60' })).getByRole('link', { name: /^Gift 8/ }),
    ).toHaveAttribute('href', `/cash-funds/${registry.id}/8?amount=6000`);
  });

  it('that is too small or no amount is refused in words, and the field keeps it', async () => {
    render(<GuestList {...shown} items={priced} />);
    const field = screen.getByLabelText('Have an amount in mind?');
    await userEvent.type(field, '3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Any amount from $5 to $5,000 works.');
    expect(field).toHaveValue('3');
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '60{Enter}');
    expect(screen.getByRole('region', { name: 'Ideas for $60' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    document.body.innerHTML = renderToString(<GuestList {...shown} items={priced} search="?budget=sixty" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Any amount from $5 to $5,000 works.');
    expect(screen.getByLabelText('Have an amount in mind?')).toHaveValue('sixty');
    document.body.innerHTML = '';
  });

  it('is a form without script', () => {
    document.body.innerHTML = renderToString(<GuestList {...shown} items={priced} search="?budget=5" />);
    expect(screen.getByText(/Nothing that’s still available fits \$5\./)).toBeVisible();
    const form = screen.getByRole('button', { name: 'Show ideas' }).closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/olive#ideas']);
    document.body.innerHTML = '';
  });
});

describe('reserving a gift', () => {
  const form = () => screen.getByRole('button', { name: 'Reserve this gift' }).closest('form')!;
  async function open(title = 'Gift 1') {
    render(<GuestList {...shown} />);
    await userEvent.click(giveLink(title));
  }
  async function fill() {
    await userEvent.type(screen.getByLabelText('Your name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Your email'), 'gus@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Reserve this gift' }));
  }

  it('opens its form in place, with the focus in it', async () => {
    answer();
    await open();
    expect(screen.getByLabelText('How many')).toHaveFocus();
    expect(screen.getByLabelText('Your email')).toHaveAttribute('type', 'email');
  });

  it.each([
    ['Cancel', () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s, which gives the focus back', async (_how, close) => {
    answer();
    await open('Gift 3');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await close();
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await waitFor(() => expect(giveLink('Gift 3')).toHaveFocus());
  });

  it('sends what was typed', async () => {
    const sent = answer({
      'POST /reservations': () => [409, { code: 'not-enough-left', status: 409, title: 'No.', facts: { left: 1 } }],
    });
    await open();
    await userEvent.selectOptions(screen.getByLabelText('How many'), '2');
    await fill();
    const typed = { quantity: 2, giverName: 'Gus', giverEmail: 'gus@example.com', message: '' };
    const body = { ...typed, secretUntil: null, through: items[0]!.registryId };
    expect(sent.find(({ call }) => call === 'POST /reservations')!.body).toEqual(body);
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s only one left now. We kept your details');
    expect(screen.getByLabelText('Your name')).toHaveValue('Gus');
  });

  it('keeps how many were chosen while others take some, and says what is left when it is refused', async () => {
    const streams = listening();
    const fewer = items.map((item) => (item.id === '1' ? { ...item, left: 1 } : item));
    const sent = answer({
      [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version: 4 } }],
      'GET /reg_items': () => [200, { regItems: fewer, version: 4 }],
      'POST /reservations': () => [409, { code: 'not-enough-left', status: 409, title: 'No.', facts: { left: 1 } }],
    });
    await open();
    await userEvent.selectOptions(screen.getByLabelText('How many'), '2');
    act(() => streams[0]!.onmessage({ data: '4' }));
    await screen.findByText(/1 of 3 still needed/);
    expect(screen.getByLabelText('How many')).toHaveValue('2');
    await fill();
    expect(sent.find(({ call }) => call === 'POST /reservations')!.body).toMatchObject({ quantity: 2 });
    await screen.findByText(/There’s only one left now/);
    expect(screen.queryByLabelText('How many')).toBeNull();
  });

  it('keeps what somebody is typing while another gift changes', async () => {
    const streams = listening();
    const taken = items.map((item) => (item.id === '3' ? { ...item, left: 0 } : item));
    answer({
      [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version: 4 } }],
      'GET /reg_items': () => [200, { regItems: taken, version: 4 }],
    });
    await open();
    await userEvent.type(screen.getByLabelText(/A short message/), 'Welcome, ');
    act(() => streams[0]!.onmessage({ data: '4' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Give this: Gift 3' })).toBeNull());
    expect(screen.getByLabelText(/A short message/)).toHaveFocus();
    await userEvent.keyboard('little one');
    expect(screen.getByLabelText(/A short message/)).toHaveValue('Welcome, little one');
  });

  it.each([
    [
      'removes the gift',
      {},
      items.slice(1),
      /The family has just taken Gift 1 off their list, and nothing was reserved/,
    ],
    ['removes its last gift', {}, [], /The family has just taken Gift 1 off their list/],
    ['pauses the registry', { isPaused: true }, items, /It isn’t taking gifts right now, and nothing was reserved/],
  ])('keeps what somebody is typing when the family %s, and says so', async (_, change, regItems, sentence) => {
    const streams = listening();
    let now = { registry: { ...registry, ...change, version: 4 }, regItems: [...regItems] };
    answer({
      [`GET /${registry.id}`]: () => [200, { registry: now.registry }],
      'GET /reg_items': () => [200, { regItems: now.regItems, version: now.registry.version }],
    });
    await open();
    const message = screen.getByLabelText(/A short message/);
    await userEvent.type(message, 'Welcome, little one');
    act(() => streams[0]!.onmessage({ data: '4' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(message).toBeVisible();
    expect(message).toHaveValue('Welcome, little one');
    expect(screen.queryByRole('button', { name: 'Reserve this gift' })).toBeNull();
    // The family changes its mind again.
    now = { registry: { ...registry, version: 5 }, regItems: items };
    act(() => streams[0]!.onmessage({ data: '5' }));
    expect(await screen.findByRole('button', { name: 'Reserve this gift' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(message).toHaveValue('Welcome, little one');
  });

  describe('while the list changes', () => {
    const streams: ReturnType<typeof listening> = [];
    let regItems = [...items];
    let version = 3;
    /** The family, or another guest, changes these fields of the first gift. */
    const change = (fields: Parameters<typeof sampleItem>[1]) => {
      regItems = regItems.map((item) => (item.id === '1' ? { ...item, ...fields } : item));
      version += 1;
      act(() => streams[0]!.onmessage({ data: String(version) }));
    };
    const listed = ['1', '3', '4', '5', '6', '7'].map((id) => sampleItem(id, { categoryId: 4, quantity: 6, left: 6 }));
    const message = () => screen.getByLabelText(/A short message/);
    async function openIn(more: { search?: string; from?: typeof items } = {}) {
      streams.splice(0);
      regItems = [...(more.from ?? listed)];
      version = 3;
      const opened = listening();
      answer({
        [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version } }],
        'GET /reg_items': () => [200, { regItems, version }],
      });
      render(<GuestList {...shown} items={regItems} categories={categories} search={more.search ?? ''} />);
      streams.push(...opened);
      await userEvent.click(giveLink(regItems[0]!.title));
      await userEvent.type(message(), 'From the ');
    }
    beforeEach(() => history.replaceState(null, '', '/olive'));

    it('keeps the form where it is when the family moves its gift to another category', async () => {
      await openIn();
      await userEvent.selectOptions(screen.getByLabelText('How many'), '3');
      await userEvent.click(message());
      change({ categoryId: 5, title: 'Swaddles' });
      await screen.findByRole('heading', { name: 'Swaddles' });
      expect(message()).toHaveFocus();
      await userEvent.keyboard('5 of us');
      expect(message()).toHaveValue('From the 5 of us');
      expect(screen.getByLabelText('How many')).toHaveValue('3');
      expect(screen.queryByRole('region', { name: 'Feeding' })).toBeNull();
      await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
      const feeding = within(screen.getByRole('region', { name: 'Feeding' }));
      expect(feeding.getByRole('heading', { name: 'Swaddles' })).toBeVisible();
    });

    it('leaves the focus among the gifts where the form of a removed one is closed', async () => {
      await openIn();
      regItems = regItems.slice(1);
      change({});
      expect(await screen.findByRole('alert')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByLabelText(/A short message/)).toBeNull();
      await waitFor(() => expect(screen.getByRole('group', { name: 'The gifts' })).toHaveFocus());
    });

    it('keeps it when too few gifts are left for categories', async () => {
      await openIn();
      regItems = regItems.slice(0, 5);
      change({ title: 'Swaddles' });
      await screen.findByRole('heading', { name: 'Swaddles' });
      expect(message()).toHaveFocus();
      expect(message()).toHaveValue('From the ');
    });

    it.each([
      ['?show=free', { left: 0 }, /Gift 1 has just been chosen by someone else/],
      ['?search=gift+1', { title: 'Swaddles' }, undefined],
    ])('keeps it when its gift does not match %s any more', async (search, fields, sentence) => {
      await openIn({ search });
      change(fields);
      if (sentence) expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      else await screen.findByRole('heading', { name: 'Swaddles' });
      expect(message()).toHaveFocus();
      expect(message()).toHaveValue('From the ');
    });

    it('says that its gift is now one of several people, and leads there', async () => {
      await openIn();
      change({ groupGift: sampleGroupGift });
      expect(await screen.findByRole('alert')).toHaveTextContent('The family is collecting for Gift 1');
      expect(screen.getByRole('link', { name: 'Chip in for Gift 1' })).toHaveAttribute(
        'href',
        `/group-gifts/${registry.id}/1`,
      );
      expect(message()).toHaveFocus();
      expect(message()).toHaveValue('From the ');
      expect(screen.queryByRole('button', { name: 'Reserve this gift' })).toBeNull();
    });

    it('keeps what was typed when every gift is shown again, and how many only for the same gift', async () => {
      await openIn({ search: '?search=gift' });
      await userEvent.selectOptions(screen.getByLabelText('How many'), '3');
      await userEvent.click(screen.getByText('Keep it a secret for now'));
      await userEvent.type(screen.getByLabelText(/The family finds out on/), '2027-04-01');
      await userEvent.click(screen.getByText('Filter'));
      await userEvent.clear(screen.getByLabelText('Search for'));
      await userEvent.type(screen.getByLabelText('Search for'), 'unicorn');
      // In the page: the browser does not follow the link.
      expect(fireEvent.click(screen.getByRole('link', { name: 'Show every gift' }))).toBe(false);
      expect(location.search).toBe('');
      expect(screen.getByLabelText('Search for')).toHaveValue('');
      await userEvent.click(giveLink('Gift 3'));
      expect(message()).toHaveValue('From the ');
      expect(screen.getByLabelText('How many')).toHaveValue('1');
      await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
      await userEvent.click(giveLink('Gift 1'));
      expect(screen.getByLabelText('How many')).toHaveValue('3');
      expect(screen.getByLabelText(/The family finds out on/)).toBeVisible();
    });
  });

  it('leaves the focus where it is when a form is open from the start, and moves it to one that the guest opens', async () => {
    render(<GuestList {...shown} openGift="1" />);
    expect(screen.getByLabelText('Your name')).toBeVisible();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(giveLink('Gift 1'));
    expect(screen.getByRole('article', { name: 'Gift 1' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('opens no form in a registry that is paused already', () => {
    render(<GuestList {...shown} registry={{ ...registry, isPaused: true }} openGift="1" />);
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it('keeps a gift secret until the day that its giver chooses', async () => {
    const sent = answer({
      'POST /reservations': () => [409, { code: 'not-enough-left', status: 409, title: 'No.', facts: { left: 1 } }],
    });
    await open();
    await userEvent.click(screen.getByText('Keep it a secret for now'));
    await userEvent.type(screen.getByLabelText(/The family finds out on/), '2027-04-01');
    await fill();
    expect(sent.find(({ call }) => call === 'POST /reservations')!.body).toMatchObject({ secretUntil: '2027-04-01' });
  });

  it('says kindly that somebody was faster, keeps what was typed, and offers what comes nearest', async () => {
    const taken = items.map((item) => (item.id === '1' ? { ...item, left: 0 } : item));
    answer({
      'POST /reservations': () => [409, { code: 'none-left', status: 409, title: 'Taken.' }],
      'GET /reg_items': () => [200, { regItems: taken, version: 4 }],
    });
    await open();
    await fill();
    const others = await screen.findByText('These are still available:');
    expect(screen.getByRole('alert')).toHaveTextContent('Gift 1 has just been chosen by someone else');
    // The form has nothing left to reserve.
    expect(screen.queryByRole('button', { name: 'Reserve this gift' })).toBeNull();
    await userEvent.click(within(others.parentElement!).getByRole('link', { name: /Gift 3/ }));
    expect(screen.getByLabelText('Your name')).toHaveValue('Gus');
    expect(screen.getByLabelText('Your email')).toHaveValue('gus@example.com');
  });

  it('leads back to the list from a gift that was lost', async () => {
    const taken = items.map((item) => (item.id === '1' ? { ...item, left: 0 } : item));
    answer({
      'POST /reservations': () => [409, { code: 'none-left', status: 409, title: 'Taken.' }],
      'GET /reg_items': () => [200, { regItems: taken, version: 4 }],
    });
    await open();
    await fill();
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the list' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells of a lost gift without script', () => {
    const taken = items.map((item) => (item.id === '1' ? { ...item, left: 0 } : item));
    // A fund takes any number of gifts, and is no substitute for the gift that this guest wanted to give.
    const fund = sampleItem('4', {
      kind: 'cash_fund',
      fund: { goal: null, raised: null, suggested: [], ways: [], contributions: [] },
    });
    document.body.innerHTML = renderToString(<GuestList {...shown} items={[...taken, fund]} lostGift="1" />);
    const lost = within(screen.getByRole('alert'));
    const offered = lost.getAllByRole('link');
    expect(offered.map((link) => link.getAttribute('href'))).toEqual(['/olive?gift=3#gift-3']);
    expect(offered[0]).toHaveTextContent('Gift 3');
    document.body.innerHTML = '';
  });

  it('works without script: the link leads to the page with the form, which posts', () => {
    answer();
    const address = `/olive?gift=3#gift-3`;
    document.body.innerHTML = renderToString(<GuestList {...shown} />);
    expect(giveLink('Gift 3')).toHaveAttribute('href', address);
    const refused = { errors: { giverEmail: 'No.' }, typed: { giverName: 'Gus' }, sentence: null, key: undefined };
    document.body.innerHTML = renderToString(<GuestList {...shown} openGift="3" refused={refused} />);
    expect([form().method, form().getAttribute('action')]).toEqual(['post', '/api/v3/reg_items/3/reservations']);
    expect(new FormData(form()).get('page')).toBe(address);
    expect(screen.getByLabelText('Your name')).toHaveValue('Gus');
    expect(screen.getByLabelText('Your email')).toHaveAttribute('aria-invalid', 'true');
    document.body.innerHTML = '';
  });
});
