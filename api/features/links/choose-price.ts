// The price is the value on which markup, the shop's own data and the visible page agree most; a crossed-out price is the list price.
import type { PageEvidence } from './page-evidence.ts';
import { minorDigits, readCurrencyCode, readMarkupPrice, toMinorUnits } from './parse-price.ts';
import type { DraftMoney, DraftSource, Found } from './product-draft.ts';
import type { OfferFacts, ProductFacts } from './product-facts.ts';

interface PriceClaim {
  readonly value: number;
  readonly currency: string | null;
  readonly source: DraftSource;
  readonly weight: number;
}

export interface ChosenPrice {
  readonly price: Found<DraftMoney> | null;
  readonly listPrice: Found<DraftMoney> | null;
}

export function choosePrice(evidence: PageEvidence): ChosenPrice {
  const claims = scaleMinorUnits(
    [...claimsOfMarkup(evidence), ...claimsOfMeta(evidence), ...claimsOfState(evidence)],
    evidence,
  );
  const seen = evidence.prices;
  const values = new Set([...claims.map((c) => c.value), ...seen.filter((s) => !s.elsewhere).map((s) => s.value)]);

  const ranked = [...values]
    .map((value) => {
      const supporters = claims.filter((claim) => claim.value === value);
      const visible = seen.filter((one) => one.value === value && !one.struck);
      const struck = seen.some((one) => one.value === value && one.struck && !one.elsewhere);
      const best = Math.max(0, ...visible.map((one) => one.score));
      const strongest = Math.max(0, ...supporters.map((s) => s.weight));
      const others = supporters.reduce((sum, s) => sum + s.weight, 0) - strongest;
      // A value that only appears crossed out is the old price, whatever markup says.
      const crossedOut = struck && (visible.length === 0 || best < 3) ? 7 : 0;
      return { value, supporters, visible, best, total: strongest + Math.min(2, others * 0.3) + best - crossedOut };
    })
    .sort((a, b) => b.total - a.total);
  const winner = ranked[0];
  if (!winner || (winner.supporters.length === 0 && winner.best < 2.5)) return { price: null, listPrice: null };

  const currency =
    winner.supporters.find((claim) => claim.currency)?.currency ??
    winner.visible.toSorted((a, b) => b.score - a.score).find((one) => one.currency)?.currency ??
    claims.find((c) => c.currency)?.currency ??
    evidence.hints.currency ??
    null;
  const amount = toMinorUnits(winner.value, currency);
  if (amount === null) return { price: null, listPrice: null };
  const margin = winner.total - (ranked[1]?.total ?? 0);
  const agreed = winner.supporters.length > 0 && winner.best >= 3;
  const confidence = Math.min(
    0.99,
    (agreed ? 0.85 : winner.supporters.length > 0 ? 0.7 : 0.45) + Math.max(0, Math.min(0.12, margin * 0.03)),
  );
  const source = winner.supporters.toSorted((a, b) => b.weight - a.weight)[0]?.source ?? 'page';
  return {
    price: { value: { amount, currency }, source, confidence },
    listPrice: chooseListPrice(evidence, claims, winner.value, currency),
  };
}

function chooseListPrice(
  evidence: PageEvidence,
  claims: readonly PriceClaim[],
  price: number,
  currency: string | null,
): Found<DraftMoney> | null {
  const asFound = (value: number | undefined, source: DraftSource, confidence: number): Found<DraftMoney> | null => {
    const amount = value !== undefined && value > price && value < price * 12 ? toMinorUnits(value, currency) : null;
    return amount === null ? null : { value: { amount, currency }, source, confidence };
  };
  for (const product of [...evidence.products.slice(0, 1), ...evidence.state.slice(0, 1).map((s) => s.facts)]) {
    for (const offer of product.offers) {
      const listed = asFound(readMarkupPrice(offer.listPrice, evidence.hints)?.value, product.source, 0.85);
      if (listed) return listed;
    }
  }
  const struck = evidence.prices
    .filter((one) => one.struck && !one.elsewhere && one.value > price)
    .sort((a, b) => b.score - a.score)[0];
  const onPage = asFound(struck?.value, 'page', 0.7);
  if (onPage) return onPage;
  const crossed = claims.find((claim) => evidence.prices.some((one) => one.value === claim.value && one.struck));
  return asFound(crossed?.value, crossed?.source ?? 'page', 0.5);
}

function claimsOfMarkup(evidence: PageEvidence): PriceClaim[] {
  const claims: PriceClaim[] = [];
  for (const [index, product] of evidence.products.entries()) {
    if (index > 3) break;
    const base = (index === 0 ? 7 : 3.5) - (product.aside ? 3 : 0);
    const offers = offersOf(product, evidence.page.url);
    for (const [place, offer] of offers.entries()) {
      const price = readMarkupPrice(offer.price, evidence.hints);
      if (!price) continue;
      const weight =
        base - Math.min(2, place * 0.6) - (offer.perUnit ? 3 : 0) - (readsAsGone(offer) && offers.length > 1 ? 0.5 : 0);
      claims.push({
        value: price.value,
        currency: readCurrencyCode(offer.currency, evidence.hints) ?? price.currency,
        source: product.source,
        weight: Math.max(0.5, weight),
      });
    }
  }
  const loose = readMarkupPrice(evidence.loose.get('price')?.[0], evidence.hints);
  if (loose)
    claims.push({
      value: loose.value,
      currency: readCurrencyCode(evidence.loose.get('priceCurrency')?.[0]) ?? loose.currency,
      source: 'microdata',
      weight: 5,
    });
  return claims;
}

const readsAsGone = (offer: OfferFacts) => /outofstock|soldout|discontinued/i.test(offer.availability ?? '');

/** Offers of the variant that the link names; else the product's own, else those of all variants. */
export function offersOf(product: ProductFacts, url: string): readonly OfferFacts[] {
  const variant = product.variants.find((one) => isNamedByLink(one, url));
  if (variant && variant.offers.length > 0) return variant.offers;
  const named = product.offers.filter((offer) => isNamedByLink(offer, url));
  if (named.length > 0 && named.length < product.offers.length) return named;
  return product.offers.length > 0 ? product.offers : product.variants.flatMap((one) => one.offers);
}

function isNamedByLink(thing: { url: string | null; sku: string | null }, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const link = new URL(url);
  const parameters = [...link.searchParams.values()];
  if (
    thing.sku &&
    thing.sku.length > 3 &&
    (parameters.includes(thing.sku) || link.pathname.toLowerCase().includes(thing.sku.toLowerCase()))
  )
    return true;
  if (!thing.url || !URL.canParse(thing.url, url)) return false;
  const own = new URL(thing.url, url);
  if (own.pathname !== link.pathname) return false;
  const ownParameters = [...own.searchParams.entries()];
  return ownParameters.length > 0
    ? ownParameters.every(([key, value]) => link.searchParams.get(key) === value)
    : parameters.length === 0;
}

function claimsOfMeta({ meta, hints }: PageEvidence): PriceClaim[] {
  const claims: PriceClaim[] = [];
  const currency = readCurrencyCode(meta('product:price:currency') ?? meta('og:price:currency'));
  for (const name of [
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'product:price',
    'og:price',
    'price',
    'twitter:data1',
  ]) {
    const raw = meta(name);
    const price = raw && raw.length < 24 ? readMarkupPrice(raw, hints) : null;
    if (!price || (name === 'twitter:data1' && !price.marked)) continue;
    claims.push({
      value: price.value,
      currency: currency ?? price.currency,
      source: 'meta',
      weight: name.startsWith('product:sale') ? 6 : 5.5,
    });
  }
  return claims;
}

function claimsOfState({ state, hints }: PageEvidence): PriceClaim[] {
  const claims: PriceClaim[] = [];
  for (const { facts, score } of state.slice(0, 5)) {
    for (const offer of facts.offers) {
      const price = readMarkupPrice(offer.price, hints);
      if (price)
        claims.push({
          value: price.value,
          currency: readCurrencyCode(offer.currency) ?? price.currency,
          source: 'state',
          weight: Math.min(4, score * 0.7),
        });
    }
  }
  return claims;
}

/**
 * Some shops' data has prices in cents: an integer that does not appear elsewhere, while its hundredth is on the page or in other markup.
 */
function scaleMinorUnits(claims: readonly PriceClaim[], { prices }: PageEvidence): PriceClaim[] {
  const known = new Set([
    ...prices.map((one) => one.value),
    ...claims.filter((c) => c.source !== 'state').map((c) => c.value),
  ]);
  return claims.map((claim) => {
    const scaled = claim.value / 10 ** (minorDigits(claim.currency) || 2);
    const counts =
      claim.source === 'state' &&
      Number.isInteger(claim.value) &&
      claim.value >= 100 &&
      !known.has(claim.value) &&
      known.has(scaled);
    return counts ? { ...claim, value: scaled } : claim;
  });
}
