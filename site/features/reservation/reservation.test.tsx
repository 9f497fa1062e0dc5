import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { sampleReservation } from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import { GiftChoices } from './GiftChoices.island.tsx';
import { ReservationActions } from './ReservationActions.island.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import { SendTo } from './SendTo.island.tsx';

afterEach(() => queryClient.clear());

const id = '01890000-0000-7000-8000-000000000001';
const item: Reservation['item'] = {
  title: 'Meadow pram',
  brand: 'Oatwell',
  variant: 'Sage',
  storeName: null,
  path: '/gp/meadow-pram/1/10',
  price: { amount: 19_900, currency: 'USD' },
  imgUrl: null,
  url: null,
  size: null,
  color: null,
};
const gift = sampleReservation(id, { item });

describe('what a giver may change', () => {
  const messageForm = (isSignedIn: boolean) => {
    const { container } = render(<GiftChoices reservation={gift} today="2027-01-01" isSignedIn={isSignedIn} />);
    return container.querySelector('form')!;
  };

  it('is filled in by the browser after Back where nobody is signed in, because nothing is kept there', () => {
    expect(messageForm(false)).not.toHaveAttribute('autocomplete');
  });

  it('is kept by the page for an account', () => {
    expect(messageForm(true)).toHaveAttribute('autocomplete', 'off');
  });

  it('is shown open with the reason and the message, when it was refused without script', () => {
    const message = {
      errors: {},
      typed: { message: ['With love'], quantity: ['3'] },
      sentence: 'Only 1 is left.',
      key: 'k',
    };
    render(<GiftChoices reservation={gift} today="2027-01-01" isSignedIn={false} refused={{ message }} />);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/Your message/)).toHaveValue('With love');
    expect(screen.getByLabelText('How many')).toHaveValue(3);
  });
});

describe('what a giver reserved', () => {
  it('names product, brand and variant, and leads to where it is sold', () => {
    render(<ReservationCard {...gift} quantity={2} />);
    for (const text of ['2 × Meadow pram', 'Oatwell', 'Sage', '$199.00']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy it in our shop' })).toHaveAttribute('href', '/gp/meadow-pram/1/10');
  });

  it('leads to the other store by its name, and nowhere for an idea', () => {
    const external = { ...item, path: null, url: 'https://toys.example/rainbow', storeName: 'A toy shop' };
    const { rerender } = render(<ReservationCard {...gift} item={external} />);
    expect(screen.getByRole('link', { name: 'Buy it at A toy shop' })).toHaveAttribute('href', external.url);
    rerender(<ReservationCard {...gift} item={{ ...item, path: null }} />);
    expect(screen.queryByRole('link', { name: /buy/i })).toBeNull();
  });
});

describe('where to send it', () => {
  it('is shown when the giver asks', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"address":"7 Canary Lane\\nPort Fern"}', { status: 201 }));
    render(<SendTo reservationId={id} sendTo={{ view: 'ask' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the address' }));
    expect(await screen.findByText(/7 Canary Lane/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['confirm-first', /once your email is confirmed/],
    ['none', /Ask them, or bring it with you/],
    ['paused', /isn’t taking gifts right now/],
  ] as const)('says what to do: %s', (view, words) => {
    render(<SendTo reservationId={id} sendTo={{ view }} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const stepOf = (state: Reservation['state']): Reservation['step'] =>
  state === 'reserved' ? 'reserved' : state === 'purchased' ? 'ordered' : null;

describe('what a giver may do', () => {
  const names = (state: Reservation['state'], isEmailVerified = false, isRemoved = false) => {
    document.body.innerHTML = renderToString(
      <ReservationActions reservation={{ id, state, isEmailVerified, step: stepOf(state) }} {...{ isRemoved }} />,
    );
    return screen.queryAllByRole('button').map(({ textContent }) => textContent);
  };

  it('depends on the state', () => {
    expect(names('reserved')).toEqual(['I bought it', 'Cancel my reservation']);
    expect(names('reserved', true)).toEqual(['I bought it', 'Hold it for another 14 days', 'Cancel my reservation']);
    expect(names('purchased', true)).toEqual(['It’s here', 'I haven’t bought it yet', 'Cancel my reservation']);
    expect(names('expired')).toEqual(['Reserve it again']);
    expect(names('expired', true, true)).toEqual([]);
  });

  it('works without script: each button posts its call', () => {
    names('reserved');
    const posted = [...document.querySelectorAll('form')].map((form) => [
      form.method,
      form.getAttribute('action'),
      new FormData(form).get('step'),
    ]);
    expect(posted).toEqual([
      ['post', `/api/v3/reservations/${id}?_method=PATCH`, 'ordered'],
      ['post', `/api/v3/reservations/${id}?_method=DELETE`, null],
    ]);
    document.body.innerHTML = '';
  });
});
