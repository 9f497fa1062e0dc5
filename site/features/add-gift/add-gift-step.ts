import type { OutputOf } from '#contracts/endpoint.ts';
import type { readLink } from '#contracts/platform.ts';
import { typedAmount } from '#rules/money.ts';

type Draft = OutputOf<typeof readLink>['draft'];
export type AddGiftStep =
  | { at: 'link'; url?: string | undefined }
  | { at: 'draft'; draft: Draft }
  | { at: 'idea'; title?: string | undefined };

const sentences: Record<Draft['outcome'], (store: string) => string> = {
  read: () => 'Here’s what we found. Please look it over.',
  partly: () => 'We found some of the details. Please fill in the rest.',
  blocked: (store) => `${store} doesn’t let us read its pages. We kept the link; please fill in the rest.`,
  'not-found': () => 'That page is gone. You can still add the gift yourself.',
  unreachable: (store) => `${store} didn’t answer. We kept the link; please fill in the rest.`,
  refused: () => 'That link isn’t public. You can still add the gift yourself.',
  'not-a-link': () => 'That doesn’t look like a link. You can still add the gift yourself.',
};

/** What reading a link gave, and what is left to do. */
export const outcomeSentence = ({ outcome, storeName }: Pick<Draft, 'outcome' | 'storeName'>): string =>
  sentences[outcome](storeName || 'The store');

/** The step with which adding a gift begins or continues without script: from a link that was read, or from input that was refused. */
export function readAddGiftStep(fields: Readonly<Record<string, string>>): AddGiftStep {
  if (fields.step === 'idea' || fields.form === 'idea') return { at: 'idea', title: fields.title };
  const outcome = (Object.keys(sentences) as Draft['outcome'][]).find((one) => one === fields.outcome);
  if (outcome === undefined) return { at: 'link', url: fields.url };
  const { title = '', url = '', storeName = '', currency = '', imgUrl = '', note = '' } = fields;
  const priceCents = typedAmount(fields.price ?? '', currency || 'USD');
  const draft = {
    title,
    url,
    storeName,
    note,
    outcome,
    priceCents: priceCents === undefined || Number.isNaN(priceCents) ? null : priceCents,
    currency: currency || null,
    imageUrl: imgUrl || null,
  };
  return { at: 'draft', draft };
}
