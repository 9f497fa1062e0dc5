import type { Reservation } from '#contracts/reservations.schemas.ts';
import { outsideCartLinks, outsideProductOf } from '#rules/outside-cart.ts';

type Step = NonNullable<Reservation['step']>;

/** The steps of a gift from the promise to the family, in words for its giver. */
export const stepNames: Record<Step, string> = {
  reserved: 'Reserved',
  ordered: 'Ordered',
  arrived: 'Arrived',
  wrapped: 'Wrapped',
  given: 'Given',
};

export const steps = Object.keys(stepNames) as Step[];

/** What the giver reports next; null after the last step. */
export const nextStep: Record<Step, { step: Step; label: string } | null> = {
  reserved: { step: 'ordered', label: 'I bought it' },
  ordered: { step: 'arrived', label: 'It’s here' },
  arrived: { step: 'wrapped', label: 'It’s wrapped' },
  wrapped: { step: 'given', label: 'I gave it' },
  given: null,
};

export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

export interface RegistryGifts {
  registry: Reservation['registry'];
  gifts: Reservation[];
}

/** Active gifts by family, with the gift that needs its giver first on top; and completed ones. */
export function giftsByRegistry(reservations: readonly Reservation[]): {
  active: RegistryGifts[];
  over: Reservation[];
} {
  const active = Map.groupBy(
    reservations.filter(({ isActive }) => isActive),
    ({ registry }) => registry.id,
  );
  return {
    active: [...active.values()].map((gifts) => ({
      registry: gifts[0]!.registry,
      gifts: gifts.toSorted((a, b) => steps.indexOf(a.step!) - steps.indexOf(b.step!)),
    })),
    over: reservations.filter(({ isActive }) => !isActive),
  };
}

type Given = Pick<Reservation, 'registry' | 'giftGiverThankYouAddressProvided'>;

/** The families to whom somebody gives, and whether each knows where a card may be sent. */
export function familiesGivenTo(gifts: readonly Given[]): { registry: Given['registry']; isProvided: boolean }[] {
  const byFamily = Map.groupBy(gifts, ({ registry }) => registry.id);
  return [...byFamily.values()].map((ofFamily) => ({
    registry: ofFamily[0]!.registry,
    isProvided: ofFamily.some((gift) => gift.giftGiverThankYouAddressProvided),
  }));
}

/** "1 to buy, 2 to wrap and give": the remaining steps over all families. */
export function leftToDo(reservations: readonly Reservation[]): string {
  const count = (...wanted: Step[]) => reservations.filter(({ step }) => step !== null && wanted.includes(step)).length;
  const parts = [
    [count('reserved'), 'to buy'],
    [count('ordered'), 'on the way'],
    [count('arrived', 'wrapped'), 'to give'],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
  if (words.length > 0) return `${new Intl.ListFormat('en-US', { style: 'long', type: 'unit' }).format(words)}.`;
  return count('given') > 0 ? 'Everything is given. Thank you.' : 'Nothing is waiting for you.';
}

/** Everything still to buy at the outside marketplace, as one cart. A single item has its own link. */
export function outsideCartOf(reservations: readonly Reservation[]): { count: number; links: string[] } {
  const lines = reservations.flatMap(({ step, quantity, item }) => {
    const product = step === 'reserved' && item.url !== null ? outsideProductOf(item.url) : null;
    return product === null ? [] : [{ product, quantity }];
  });
  return { count: lines.length, links: lines.length < 2 ? [] : outsideCartLinks(lines) };
}
