import type { Places } from '#api/http/session.ts';

/** Reads a pasted link into an editable draft. Never fails: the worst result is a draft that contains only the link. */
export interface LinkDraft {
  /** Empty where none was found: the person types it. */
  title: string;
  /** Canonical, without tracking parameters. */
  url: string;
  storeName: string;
  priceCents: number | null;
  currency: string | null;
  imageUrl: string | null;
  note: string;
  /** Why fields may be empty; screens explain it. */
  outcome: 'read' | 'partly' | 'blocked' | 'not-found' | 'unreachable' | 'refused' | 'not-a-link';
}

/**
 * @param html the page from the person's own browser; the store is then not contacted.
 * @param from where the person is: who had the fewest slow pages comes first.
 */
export type LinkReader = (link: string, html?: string, from?: Places) => Promise<LinkDraft>;
