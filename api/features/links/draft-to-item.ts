// Converts a draft read from a page to the fields of a registry item, ready for a form: bounded, plain, http(s) only, nothing made up.
import { canonicaliseLink } from '#rules/canonical-links.ts';
import type { ProductDraft } from './product-draft.ts';
import { storeNameOf } from './store-name.ts';

export interface DraftItem {
  /** Empty where the page did not say: the person types it. */
  readonly title: string;
  readonly url: string;
  readonly storeName: string;
  readonly priceCents: number | null;
  readonly currency: string | null;
  readonly imageUrl: string | null;
  readonly note: string;
}

export const MAX_ITEM_TITLE_CHARACTERS = 200;

/** A guess below this is worse than an empty field. */
const LEAST_CONFIDENCE = 0.3;

export function draftToItem(draft: ProductDraft, canonicalUrl: string): DraftItem {
  const price = draft.price && draft.price.confidence >= LEAST_CONFIDENCE ? draft.price.value : null;
  // A price without its currency could be anything; the person is asked instead.
  const isPriced = price?.currency != null;
  return {
    title: draft.title?.value.slice(0, MAX_ITEM_TITLE_CHARACTERS) ?? '',
    url: canonicaliseLink(canonicalUrl) ?? '',
    storeName: draft.siteName?.value ?? storeNameOf(canonicalUrl) ?? '',
    priceCents: isPriced ? price.amount : null,
    currency: isPriced ? price.currency : null,
    imageUrl: draft.images[0]?.value ?? null,
    note: noteOf(draft),
  };
}

/** What a giver would want to know and can't tell from the title. */
function noteOf({ availability, listPrice, price }: ProductDraft): string {
  const notes: string[] = [];
  if (availability && availability.confidence >= 0.6) {
    if (availability.value === 'out-of-stock') notes.push('Out of stock when it was added.');
    if (availability.value === 'pre-order') notes.push('Pre-order.');
    if (availability.value === 'back-order') notes.push('On back-order when it was added.');
  }
  if (listPrice && price && listPrice.value.amount > price.value.amount) notes.push('On sale when it was added.');
  return notes.join(' ');
}
