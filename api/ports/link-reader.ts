/** Reads a pasted link into an editable draft. Never fails: the worst answer is a draft that holds only the link. */
export interface LinkDraft {
  title: string;
  /** Canonical, without tracking parameters. */
  url: string;
  storeName: string;
  priceCents: number | null;
  currency: string;
  imageUrl: string | null;
  /** Why fields may be empty; screens say it in words. */
  outcome: 'read' | 'partly' | 'wall' | 'unreachable' | 'not-public';
}

export type LinkReader = (url: string) => Promise<LinkDraft>;
