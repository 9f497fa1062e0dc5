// What one block of markup says about one product, before anything is decided: strings exactly as on the page.
import type { DraftSource } from './product-draft.ts';

export interface OfferFacts {
  readonly price: string | number | null;
  readonly listPrice: string | number | null;
  readonly currency: string | null;
  readonly availability: string | null;
  readonly url: string | null;
  readonly sku: string | null;
  /** A price per measure (per kilogram) or a rate; last choice. */
  readonly perUnit: boolean;
}

export interface ProductFacts {
  readonly source: DraftSource;
  readonly name: string | null;
  readonly url: string | null;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly mpn: string | null;
  readonly gtin: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly offers: readonly OfferFacts[];
  readonly variants: readonly ProductFacts[];
  /** A related product, a list entry or the like: used only if there is nothing else. */
  readonly aside: boolean;
}
