import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { sampleReservation } from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import { CardAddress } from './GiverForms.island.tsx';
import { leftToDo } from './gift-steps.ts';
import { MyGifts } from './MyGifts.island.tsx';

afterEach(() => queryClient.clear());

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const gift = (n: number, changes: Partial<Reservation> = {}): Reservation => ({
  ...sampleReservation(id(n)),
  id: id(n),
  item: { ...sampleReservation(id(n)).item, title: `Gift ${n}` },
  registry: { id: id(9), title: 'Olive’s registry', slug: 'olive' },
  ...changes,
});

describe('the gifts of a giver', () => {
  it('stand family by family, what needs its giver first, and what is over apart', () => {
    const reservations = [
      gift(1, { step: 'given', state: 'received' }),
      gift(2, { step: 'reserved' }),
      gift(3, { registry: { id: id(8), title: 'Nils', slug: 'nils' }, step: 'wrapped', state: 'purchased' }),
      gift(4, { isActive: false, state: 'cancelled', step: null }),
    ];
    render(<MyGifts reservations={reservations} page="/reservations" />);
    const olive = screen.getByRole('region', { name: 'Olive’s registry' });
    expect(
      within(olive)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Gift 2', 'Gift 1']);
    expect(within(olive).getByText('The family has it. Thank you.')).toBeVisible();
    expect(screen.getByText('Let go (1)')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 to buy, 1 to give.');
  });

  it('go a step on where they stand', async () => {
    fakeServer({
      [`PATCH /api/v3/reservations/${id(2)}`]: () => ({
        reservation: gift(2, { state: 'purchased', step: 'ordered' }),
      }),
    });
    render(<MyGifts reservations={[gift(2)]} page="/reservations" />);
    await userEvent.click(screen.getByRole('button', { name: 'I bought it: Gift 2' }));
    expect(await screen.findByRole('button', { name: 'It’s here: Gift 2' })).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Ordered');
  });

  it.each([
    [[], 'Nothing is waiting for you.'],
    [['given'], 'Everything is given. Thank you.'],
    [['reserved', 'ordered', 'arrived', 'wrapped'], '1 to buy, 1 on the way, 2 to give.'],
  ] as const)('%j: %s', (steps, words) => {
    expect(leftToDo(steps.map((step) => gift(1, { step })))).toBe(words);
  });
});

describe('an address for a card', () => {
  it('is asked for, and can be taken back', () => {
    const registry = { id: id(9), title: 'Olive’s registry' };
    const { rerender } = render(<CardAddress registry={registry} isProvided={false} page="/reservations" />);
    expect(screen.getByLabelText('Your address')).toBeInTheDocument();
    rerender(<CardAddress registry={registry} isProvided page="/reservations" />);
    expect(screen.getByRole('button', { name: 'Take my address back' })).toBeVisible();
  });
});
