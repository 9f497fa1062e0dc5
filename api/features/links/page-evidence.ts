// Everything that was read off a page, gathered once, before any value is chosen.

import { findStateProducts, readStateBlocks } from './embedded-state.ts';
import { type LinkIdentifier, readLinkIdentifiers, withoutPrefix } from './link-identifiers.ts';
import { metaContent, openPage, type PageDocument, textOf } from './page-document.ts';
import { findLabelled, type Labelled } from './page-labels.ts';
import { findLandmarks, type Landmarks, likeness } from './page-landmarks.ts';
import { findSeenPrices, type SeenPrice } from './page-prices.ts';
import { type MoneyHints, readCurrencyCode } from './parse-price.ts';
import type { PageToRead } from './product-draft.ts';
import type { ProductFacts } from './product-facts.ts';
import { productsOf } from './structured-products.ts';
import { readJsonLdThings, readMarkupThings, type Thing } from './things.ts';

export interface PageEvidence {
  readonly page: PageDocument;
  readonly titleTag: string;
  readonly meta: (name: string) => string | null;
  readonly marks: Landmarks;
  /** JSON-LD, microdata and RDFa about this page's product, best first. */
  readonly products: readonly ProductFacts[];
  readonly loose: ReadonlyMap<string, readonly string[]>;
  readonly state: readonly { facts: ProductFacts; score: number }[];
  readonly prices: readonly SeenPrice[];
  readonly labels: readonly Labelled[];
  readonly linkIds: readonly LinkIdentifier[];
  readonly hints: MoneyHints;
  readonly things: readonly Thing[];
}

export function gatherEvidence({ html, url }: PageToRead): PageEvidence {
  const page = openPage(html, url);
  const meta = (name: string) => metaContent(page.elements, name);
  const titleElement = page.elements.find(
    (element) =>
      element.name === 'title' && element.parent && !('name' in element.parent && element.parent.name === 'svg'),
  );
  const titleTag = titleElement ? textOf(titleElement, 400) : '';

  const markup = readMarkupThings(page.elements);
  const things = [...readJsonLdThings(page.elements), ...markup.things];
  const found = productsOf(things);
  const pageNames = [titleTag, meta('og:title')].filter((name) => name !== null && name !== '') as string[];
  const marks = findLandmarks(page, [...pageNames, ...found.filter((p) => !p.aside).flatMap((p) => p.name ?? [])]);
  const names = [marks.headingText, ...pageNames].filter((name): name is string => Boolean(name));
  const linkIds = readLinkIdentifiers(url);
  const products = rankProducts(found, names, url);

  const currency =
    products
      .flatMap((p) => p.offers)
      .map((o) => readCurrencyCode(o.currency))
      .find(Boolean) ??
    readCurrencyCode(
      meta('product:price:currency') ?? meta('og:price:currency') ?? markup.loose.get('priceCurrency')?.[0],
    );
  const hints = { currency: currency ?? null, region: page.region };
  const codes = linkIds.flatMap(({ value }) => [value.toLowerCase(), withoutPrefix(value).toLowerCase()]);
  return {
    page,
    titleTag,
    meta,
    marks,
    products,
    loose: markup.loose,
    state: findStateProducts(readStateBlocks(page.elements), {
      names: [...names, ...products.slice(0, 1).flatMap((p) => p.name ?? [])],
      codes,
    }),
    prices: findSeenPrices(page, marks, hints),
    labels: findLabelled(page, marks),
    linkIds,
    hints,
    things,
  };
}

/** A page may describe other products too: a matching name, a matching address and a price mark the page's own product. */
function rankProducts(found: readonly ProductFacts[], names: readonly string[], url: string): ProductFacts[] {
  const path = pathOf(url);
  const scored = found.map((product, index) => {
    const alike = product.name ? Math.max(0, ...names.map((name) => likeness(name, product.name ?? ''))) : 0;
    const here =
      product.url && path.length > 1 && (pathOf(product.url) === path || pathOf(product.url).endsWith(path)) ? 1 : 0;
    const priced = product.offers.some((offer) => offer.price !== null) || product.variants.length > 0 ? 1 : 0;
    return { product, score: 2 * alike + 1.5 * here + priced - (product.aside ? 3 : 0) - index * 0.05 };
  });
  return scored
    .filter(({ score, product }) => score > -0.5 || !product.aside)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

const pathOf = (url: string) => {
  try {
    return new URL(url, 'https://host.invalid').pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
  } catch {
    return '';
  }
};
