import type { OutputOf } from '#contracts/endpoint.ts';
import type { readLink } from '#contracts/platform.ts';

type Draft = OutputOf<typeof readLink>['draft'];

/** What the reading of a link gave, and what is left to do. */
export function outcomeSentence({ outcome, storeName }: Pick<Draft, 'outcome' | 'storeName'>): string {
  const store = storeName || 'The store';
  const sentences: Record<Draft['outcome'], string> = {
    read: 'This is what we read. Please look it over.',
    partly: 'We could read part of it. Please fill in the rest.',
    wall: `${store} does not let us read its pages. The link is kept; please fill in the rest.`,
    'not-found': 'There is no product at this address any more. You can still add it by hand.',
    unreachable: `${store} did not answer. The link is kept; please fill in the rest.`,
    refused: 'That address is not a public page. You can still add it by hand.',
    'not-a-link': 'That does not look like a link. You can still add it by hand.',
  };
  return sentences[outcome];
}
