import { Refusal } from '#contracts/problems.ts';
import { staleRefusal } from '#contracts/refuse-stale.ts';
import { formatMoney } from '#rules/money.ts';
import { keptLink, mergeOffers, offersMax, type TypedOffer } from '#rules/offers.ts';

/**
 * The other stores of an item that a change leaves it with: those that somebody else added or corrected meanwhile are kept.
 * @throws {Refusal} 'stale' if somebody else changed a store that this change changes as well
 */
export function mergedOffers(
  typed: readonly TypedOffer[],
  known: Parameters<typeof mergeOffers>[1],
  now: readonly TypedOffer[],
): readonly TypedOffer[] {
  const merged = mergeOffers(typed, known, now);
  if (!merged.isMerged) throw staleOffer(merged, { typed, was: known[0], now });
  const count = merged.offers.length;
  if (count > offersMax)
    throw new Refusal('invalid-input', {
      fields: [
        {
          field: 'body.offers',
          message: `add up to ${count} with the ones added elsewhere; the most is ${offersMax}`,
        },
      ],
    });
  return merged.offers;
}

function staleOffer(
  conflict: { link: string; was: TypedOffer[] },
  { typed, was, now }: Record<'typed' | 'was' | 'now', readonly TypedOffer[]>,
): Refusal {
  const [mine, before, theirs] = [typed, was, now].map((offers) =>
    offers.find(({ url }) => keptLink(url) === conflict.link),
  );
  const whose = before ?? mine ?? theirs;
  const became = theirs === undefined ? 'removed elsewhere' : `changed elsewhere and is now “${offerText(theirs)}”`;
  const next = mine === undefined ? 'remove it' : 'use yours';
  return staleRefusal('this item', {
    field: 'offers',
    message: `“${whose ? storeText(whose) : conflict.link}” was ${became}; save again to ${next}`,
    now: conflict.was,
  });
}

const storeText = ({ storeName, url }: TypedOffer): string =>
  storeName || (URL.canParse(url) ? new URL(url).host : url);

const offerText = (offer: TypedOffer): string =>
  offer.price === null ? storeText(offer) : `${storeText(offer)}, ${formatMoney(offer.price, 'en-US', true)}`;
