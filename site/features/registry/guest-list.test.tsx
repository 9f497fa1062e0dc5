import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { GuestList } from './GuestList.island.tsx';
import { answering, sampleItem, sampleRegistry, sampleReservation } from './testing/sample-registry.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const registry = sampleRegistry();
const items = [
  sampleItem('1', { variant: 'Sage', quantity: 3, left: 2 }),
  sampleItem('2', { left: 0 }),
  sampleItem('3', { mustHave: true, note: 'Any color.' }),
];
const nothing = { 'GET /visitor_reservations': () => [200, { reservations: [] }] as [number, object] };
const answer = (answers: Parameters<typeof answering>[0] = {}) => {
  const { fetching, sent } = answering({ ...nothing, ...answers });
  vi.stubGlobal('fetch', fetching);
  return sent;
};
const giveLink = (title: string) => screen.getByRole('link', { name: `Give this: ${title}` });

describe('a registry for its guests', () => {
  beforeEach(() => void answer());

  it('shows brand, variant, price and what is still free of each gift', () => {
    render(<GuestList registry={registry} items={items} />);
    const [first, second, third] = screen.getAllByRole('article').map((one) => within(one));
    for (const text of ['Oatwell', 'Sage', '$199.00', '3 wanted, 2 still free']) first!.getByText(text);
    second!.getByText('Taken');
    for (const text of ['Must-have', 'Any color.']) third!.getByText(text);
    expect(screen.getByText('2 of 5 taken')).toBeVisible();
  });

  it('is the same HTML for everybody, whatever a visitor has reserved', () => {
    const html = renderToString(<GuestList registry={registry} items={items} />);
    const mine = { reservationId: sampleReservation('2').id, quantity: 1, state: 'reserved' } as const;
    const own = items.map((item) => (item.id === '2' ? { ...item, mine } : item));
    expect(renderToString(<GuestList registry={registry} items={own} />)).toBe(html);
  });

  it('marks in the browser what this visitor has reserved', async () => {
    answer({ 'GET /visitor_reservations': () => [200, { reservations: [sampleReservation('2')] }] });
    render(<GuestList registry={registry} items={items} />);
    expect(await screen.findByText('Reserved by you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
      'href',
      `/reservations/${sampleReservation('2').id}`,
    );
  });

  it('shows only what is free when asked for it', () => {
    render(<GuestList registry={registry} items={items} onlyFree />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Still free' })).toHaveAttribute('aria-current', 'true');
  });

  it('offers nothing to reserve while it is paused, and nothing to its owner who looks at it', () => {
    const { rerender } = render(<GuestList registry={{ ...registry, isPaused: true }} items={items} />);
    expect(screen.queryByRole('link', { name: /^Give this/ })).toBeNull();
    rerender(<GuestList key="preview" registry={sampleRegistry({ id: 'other' })} items={items} isPreview />);
    expect(screen.queryByRole('link', { name: /^Give this/ })).toBeNull();
    expect(screen.getAllByText('Guests reserve it here.')).toHaveLength(2);
  });

  it('shows what somebody else took meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const taken = items.map((item) => (item.id === '3' ? { ...item, left: 0 } : item));
    answer({
      [`GET /${registry.id}`]: () => [200, { registry: { ...registry, version: 4 } }],
      'GET /reg_items': () => [200, { regItems: taken, version: 4 }],
    });
    render(<GuestList registry={registry} items={items} />);
    expect(screen.getAllByText('Taken')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    await waitFor(() => expect(screen.getAllByText('Taken')).toHaveLength(2));
  });
});

describe('reserving a gift', () => {
  const form = () => screen.getByRole('button', { name: 'Reserve this gift' }).closest('form')!;
  async function open(title = 'Gift 1') {
    render(<GuestList registry={registry} items={items} />);
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
    expect(giveLink('Gift 3')).toHaveFocus();
  });

  it('sends what was typed', async () => {
    const sent = answer({
      'POST /reservations': () => [409, { code: 'not-enough-left', status: 409, title: 'No.', facts: { left: 1 } }],
    });
    await open();
    await userEvent.selectOptions(screen.getByLabelText('How many'), '2');
    await fill();
    const body = { quantity: 2, giverName: 'Gus', giverEmail: 'gus@example.com', message: '' };
    expect(sent.find(({ call }) => call === 'POST /reservations')!.body).toEqual(body);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is only one left now. We kept your details');
    expect(screen.getByLabelText('Your name')).toHaveValue('Gus');
  });

  it('says kindly that somebody was faster', async () => {
    answer({ 'POST /reservations': () => [409, { code: 'none-left', status: 409, title: 'Taken.' }] });
    await open();
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone was a moment faster');
  });

  it('works without script: the link leads to the page with the form, which posts', () => {
    answer();
    const address = `/olive?gift=3#gift-3`;
    document.body.innerHTML = renderToString(<GuestList registry={registry} items={items} />);
    expect(giveLink('Gift 3')).toHaveAttribute('href', address);
    const refused = { errors: { giverEmail: 'No.' }, typed: { giverName: 'Gus' }, sentence: null, key: undefined };
    document.body.innerHTML = renderToString(
      <GuestList registry={registry} items={items} openGift="3" refused={refused} />,
    );
    expect([form().method, form().getAttribute('action')]).toEqual(['post', '/api/v3/reg_items/3/reservations']);
    expect(new FormData(form()).get('page')).toBe(address);
    expect(screen.getByLabelText('Your name')).toHaveValue('Gus');
    expect(screen.getByLabelText('Your email')).toHaveAttribute('aria-invalid', 'true');
    document.body.innerHTML = '';
  });
});
