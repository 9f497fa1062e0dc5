/** Reads a pasted link into an editable draft. Never fails: the worst answer is a draft that holds only the link. */
export interface LinkDraft {
  /** Empty where nothing was found: the person types it. */
  title: string;
  /** Canonical, without tracking parameters. */
  url: string;
  storeName: string;
  priceCents: number | null;
  currency: string | null;
  imageUrl: string | null;
  note: string;
  /** Why fields may be empty; screens say it in words. */
  outcome: 'read' | 'partly' | 'blocked' | 'not-found' | 'unreachable' | 'refused' | 'not-a-link';
}

/** @param html the page as the person's own browser has it; the store is not asked then. */
export type LinkReader = (link: string, html?: string) => Promise<LinkDraft>;
