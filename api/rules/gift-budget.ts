// A guest names a budget: which gifts that are still free fit it best, alone or together, and why. No suggestion costs more than the
// budget, except gifts that may come secondhand, which are marked so. No gift is suggested twice.
import { typedCents } from './money.ts';

export interface AffordableGift {
  readonly id: string;
  readonly priceCents: number;
  readonly left: number;
  readonly mustHave: boolean;
  readonly secondHandWelcome: boolean;
}

export type BudgetReason =
  /** The best must-have that the budget can buy. */
  | 'must-have'
  /** The one gift whose price is nearest to the budget. */
  | 'closest'
  /** Several gifts whose total is nearest to it. */
  | 'together'
  /** Costs more, but may be found secondhand. */
  | 'secondhand';

export interface BudgetSuggestion {
  readonly because: BudgetReason;
  readonly giftIds: readonly string[];
  /** Their price when new. */
  readonly totalCents: number;
}

export const budgetMinCents = 500;
export const budgetMaxCents = 500_000;
/** At most this many are compared with each other: the family's order decides which. */
const comparedMax = 200;
/** A gift that may come secondhand is suggested at up to this many times the budget. */
const secondHandTimes = 2;
/** Of two sets of gifts, the one with more must-haves wins if its total is lower by at most this share of the budget. */
const mustHaveShare = 0.15;

export function suggestGifts(gifts: readonly AffordableGift[], budgetCents: number): BudgetSuggestion[] {
  const free = gifts.filter(({ left, priceCents }) => left > 0 && priceCents > 0);
  const fitting = mustHavesFirst(free.filter(({ priceCents }) => priceCents <= budgetCents)).slice(0, comparedMax);
  const suggestions: BudgetSuggestion[] = [];
  const used = new Set<string>();
  const suggest = (because: BudgetReason, chosen: readonly AffordableGift[]) => {
    for (const { id } of chosen) used.add(id);
    suggestions.push({ because, giftIds: chosen.map(({ id }) => id), totalCents: totalOf(chosen) });
  };
  const unused = () => fitting.filter(({ id }) => !used.has(id));

  const mustHave = dearest(fitting.filter((gift) => gift.mustHave));
  if (mustHave !== undefined) suggest('must-have', [mustHave]);
  const closest = dearest(unused());
  if (closest !== undefined) suggest('closest', [closest]);
  const together = bestTogether(unused(), budgetCents);
  // Two gifts that leave most of the budget unused are not suggested.
  if (together.length > 1 && totalOf(together) * 2 >= budgetCents) suggest('together', together);
  const secondHand = cheapest(
    free.filter(
      ({ secondHandWelcome, priceCents }) =>
        secondHandWelcome && priceCents > budgetCents && priceCents <= budgetCents * secondHandTimes,
    ),
  );
  if (secondHand !== undefined) suggest('secondhand', [secondHand]);
  return suggestions;
}

const totalOf = (gifts: readonly AffordableGift[]): number =>
  gifts.reduce((sum, { priceCents }) => sum + priceCents, 0);

const mustHavesFirst = (gifts: readonly AffordableGift[]): AffordableGift[] =>
  gifts.toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave));

/** The dearest gift; the first of equal ones. */
const dearest = (gifts: readonly AffordableGift[]): AffordableGift | undefined =>
  gifts.reduce<AffordableGift | undefined>(
    (best, gift) => (best === undefined || gift.priceCents > best.priceCents ? gift : best),
    undefined,
  );

const cheapest = (gifts: readonly AffordableGift[]): AffordableGift | undefined =>
  gifts.reduce<AffordableGift | undefined>(
    (best, gift) => (best === undefined || gift.priceCents < best.priceCents ? gift : best),
    undefined,
  );

/** The two or three of different gifts that use the budget best; none where no two fit it. */
function bestTogether(gifts: readonly AffordableGift[], budgetCents: number): readonly AffordableGift[] {
  let best: readonly AffordableGift[] = [];
  let bestWorth = 0;
  const consider = (set: readonly AffordableGift[]) => {
    const worth = totalOf(set) / budgetCents + mustHaveShare * set.filter(({ mustHave }) => mustHave).length;
    if (worth > bestWorth) [best, bestWorth] = [set, worth];
  };
  for (const [first, one] of gifts.entries())
    for (let second = first + 1; second < gifts.length; second += 1) {
      const two = gifts[second]!;
      const rest = budgetCents - one.priceCents - two.priceCents;
      if (rest < 0) continue;
      consider([one, two]);
      const third = dearest(
        gifts.slice(second + 1, second + 1 + thirdsCompared).filter(({ priceCents }) => priceCents <= rest),
      );
      if (third !== undefined) consider([one, two, third]);
    }
  return best;
}

/** A third gift is searched among this many that follow: enough for a good one, and fast in a list of hundreds. */
const thirdsCompared = 40;

/** "60" and "$60.50" in an address as cents; null for an empty or invalid budget. */
export function readBudget(text: string | null): number | null {
  const cents = typedCents(text ?? '');
  return cents !== undefined && cents >= budgetMinCents && cents <= budgetMaxCents ? cents : null;
}
