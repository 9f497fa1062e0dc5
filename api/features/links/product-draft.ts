// The result of reading a pasted link: a draft that a person can edit, in which each value has its source and a confidence.

/** Where on the page a value was found, most trustworthy kinds first. */
export type DraftSource = 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'state' | 'page' | 'label' | 'url' | 'host';

export interface Found<T> {
  readonly value: T;
  readonly source: DraftSource;
  /** 0 is a guess, 1 is certain. Below 0.5 a form should ask the person to look. */
  readonly confidence: number;
}

export interface DraftMoney {
  /** Integer minor units: 129900 is 1,299.00. Without a currency the value counts hundredths. */
  readonly amount: number;
  /** ISO 4217, or null where the page does not say. */
  readonly currency: string | null;
}

export type Availability = 'in-stock' | 'out-of-stock' | 'pre-order' | 'back-order';

export type Block = 'bot' | 'login' | 'not-found';

export interface ProductDraft {
  readonly title: Found<string> | null;
  readonly price: Found<DraftMoney> | null;
  readonly listPrice: Found<DraftMoney> | null;
  readonly availability: Found<Availability> | null;
  /** Absolute http(s) addresses, the main picture first. */
  readonly images: readonly Found<string>[];
  readonly brand: Found<string> | null;
  readonly sku: Found<string> | null;
  readonly gtin: Found<string> | null;
  readonly mpn: Found<string> | null;
  /** Plain text. */
  readonly description: Found<string> | null;
  readonly canonicalUrl: Found<string> | null;
  readonly siteName: Found<string> | null;
  readonly blockedBy: Block | null;
}

export const emptyDraft = (blockedBy: Block | null = null): ProductDraft => ({
  title: null,
  price: null,
  listPrice: null,
  availability: null,
  images: [],
  brand: null,
  sku: null,
  gtin: null,
  mpn: null,
  description: null,
  canonicalUrl: null,
  siteName: null,
  blockedBy,
});

export interface PageToRead {
  readonly html: string;
  readonly url: string;
}
