import type { RegItem } from '#contracts/registries.schemas.ts';
import type { BudgetSuggestion } from '#rules/gift-budget.ts';
import { formatMoney, usd } from '#rules/money.ts';
import { fundPath } from '#site/features/funds/FundCard.tsx';
import { groupGiftPath } from '#site/features/funds/GroupGiftCard.tsx';

/** "14 of 36 gifts chosen", in units; null while nobody has chosen any. */
export function chosenText(items: readonly Pick<RegItem, 'quantity' | 'left'>[]) {
  const wanted = items.reduce((sum, item) => sum + item.quantity, 0);
  const chosen = items.reduce((sum, item) => sum + item.quantity - item.left, 0);
  const gifts = wanted === 1 ? 'gift' : 'gifts';
  const words = chosen === 0 ? `${wanted} ${gifts} on the list` : `${chosen} of ${wanted} ${gifts} chosen`;
  return { wanted, chosen, words };
}

/** "All 3 still available", "2 of 5 still available". */
export function availableText(items: readonly Pick<RegItem, 'left'>[]): string {
  const free = items.filter(({ left }) => left > 0).length;
  if (free === 0) return 'All chosen';
  return free === items.length ? `${free} still available` : `${free} of ${items.length} still available`;
}

/** How many are left of an item with a quantity above one. */
export function leftText({ quantity, left }: Pick<RegItem, 'quantity' | 'left'>): string | null {
  if (quantity === 1) return null;
  if (left === quantity) return `${quantity} wanted`;
  return left === 0 ? `All ${quantity} chosen` : `${left} of ${quantity} still needed`;
}

export const offersShown = 3;

/** The stores that have an item: its own first. */
export function storesOf({ isSoldHere, storeName, url, offers, price }: RegItem) {
  return [
    ...(isSoldHere ? [{ storeName: 'Layette', url: null, price }] : []),
    ...(url === null ? [] : [{ storeName: storeName || storeOfLink(url), url, price }]),
    ...offers.map((offer) => ({ ...offer, storeName: offer.storeName || storeOfLink(offer.url) })),
  ];
}

const storeOfLink = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The properties that tell variants apart: "Sage, 2T". */
export const kindText = ({ variant, size, color }: Pick<RegItem, 'variant' | 'size' | 'color'>): string =>
  [variant, size && `Size ${size}`, color].filter(Boolean).join(', ');

export function suggestionText({ because, giftIds, totalCents }: BudgetSuggestion, budgetCents: number) {
  const budget = formatMoney(usd(budgetCents), 'en-US', true);
  const total = formatMoney(usd(totalCents), 'en-US', true);
  switch (because) {
    case 'must-have':
      return { title: 'One they really need', why: `It’s marked as a must-have, and it’s ${total}.` };
    case 'closest':
      return { title: `The closest to ${budget}`, why: `One gift for ${total}.` };
    case 'together':
      return {
        title: giftIds.length === 2 ? 'Two that add up' : 'Three that add up',
        why: `${total} together.`,
      };
    case 'secondhand':
      return { title: 'Worth finding secondhand', why: `It’s ${total} new, and used is just as welcome.` };
  }
}

/** A gift that several people give, to which a budget adds its share: a group gift, otherwise a fund; null where there is neither. */
export function sharedIdea(items: readonly RegItem[], budgetCents: number) {
  const gift = items.find(isOpenGroupGift);
  if (gift !== undefined) {
    const { goal, raised, left } = gift.groupGift!;
    const share = usd(Math.min(budgetCents, left?.amount ?? budgetCents));
    return {
      item: gift,
      title: 'Part of something big',
      why: `Chip in ${formatMoney(share, 'en-US', true)}, and others give the rest.`,
      raised,
      goal,
      href: `${groupGiftPath(gift)}?amount=${share.amount}`,
    };
  }
  const fund = items.find((item) => item.fund !== null && item.fund.ways.length > 0);
  if (fund === undefined) return null;
  return {
    item: fund,
    title: 'Any amount helps',
    why: `Give ${formatMoney(usd(budgetCents), 'en-US', true)} toward something they’re saving for.`,
    raised: fund.fund!.raised,
    goal: fund.fund!.goal,
    href: `${fundPath(fund)}?amount=${budgetCents}`,
  };
}

const storyStartLength = 280;

/** The start of a long story, up to the end of a sentence or a word, and the rest. */
export function splitStory(text: string): { start: string; rest: string } {
  if (text.length <= storyStartLength * 1.3) return { start: text, rest: '' };
  const head = text.slice(0, storyStartLength);
  const sentence = Math.max(...['. ', '? ', '! ', '\n'].map((end) => head.lastIndexOf(end)));
  const cut = sentence > storyStartLength / 2 ? sentence + 1 : head.lastIndexOf(' ');
  const at = cut > 0 ? cut : storyStartLength;
  return { start: text.slice(0, at).trim(), rest: text.slice(at).trim() };
}

/** People can still chip in for it. */
export const isOpenGroupGift = ({ groupGift, left }: Pick<RegItem, 'groupGift' | 'left'>): boolean =>
  groupGift !== null && groupGift.state === 'open' && groupGift.left?.amount !== 0 && left > 0;

/** People give money toward it. */
export const isCollected = ({ fund, groupGift }: Pick<RegItem, 'fund' | 'groupGift'>): boolean =>
  fund !== null || groupGift !== null;

/** Given by one person, as a thing. */
export const isReservable = (item: Pick<RegItem, 'fund' | 'groupGift' | 'isGivenTogether'>): boolean =>
  !isCollected(item) && !item.isGivenTogether;

/** The page where several people give one gift. */
export const collectedPath = (item: RegItem): string => (item.fund === null ? groupGiftPath(item) : fundPath(item));
