// Extracts products from things: offers, variants, price specifications, and whether a product is the page's own or a related one.
import type { OfferFacts, ProductFacts } from './product-facts.ts';
import { lastWord, type Thing, type ThingValue } from './things.ts';

const PRODUCT_TYPES =
  /^(?:product|productgroup|productmodel|individualproduct|someproducts|vehicle|car|motorcycle|book|movie|videogame|softwareapplication|mobileapplication|apartment|house|accommodation|product-?variant)$/i;
const OFFER_TYPES = /^(?:offer|aggregateoffer|demand)$/i;
const ASIDE =
  /^(?:isrelatedto|issimilarto|isconsumablefor|isaccessoryorsparepartfor|itemlistelement|relatedlink|mentions|itemoffered|itemreviewed|recommendations?)$/i;

const isThing = (value: ThingValue | undefined): value is Thing => typeof value === 'object';
const isProduct = (thing: Thing) => thing.types.some((type) => PRODUCT_TYPES.test(type));

const all = (thing: Thing, ...names: string[]): ThingValue[] => {
  const found: ThingValue[] = [];
  for (const name of names) {
    for (const [key, values] of thing.properties) if (key.toLowerCase() === name.toLowerCase()) found.push(...values);
  }
  return found;
};

/** The first plain text among `names`, a nested thing giving its name, value or address. */
function text(thing: Thing, ...names: string[]): string | null {
  for (const value of all(thing, ...names)) {
    const plain = isThing(value) ? text(value, 'name', 'value', 'url', '@id', 'identifier') : String(value).trim();
    if (plain) return plain;
  }
  return null;
}

const MAX_PRODUCTS = 60;

/** Every product of `things`, outermost first. */
export function productsOf(things: readonly Thing[]): ProductFacts[] {
  const found: ProductFacts[] = [];
  const seen = new Set<Thing>();
  const walk = (thing: Thing, aside: boolean, depth: number) => {
    if (depth > 10 || seen.has(thing) || found.length >= MAX_PRODUCTS) return;
    seen.add(thing);
    if (isProduct(thing)) found.push(toProduct(thing, aside));
    const inside =
      aside || thing.types.some((type) => /^(?:itemlist|offercatalog|searchresultspage|collectionpage)$/i.test(type));
    for (const [name, values] of thing.properties) {
      if (isProduct(thing) && /^(?:offers|hasvariant|review|reviews|isvariantof)$/i.test(name)) continue;
      for (const value of values) if (isThing(value)) walk(value, inside || ASIDE.test(name), depth + 1);
    }
  };
  for (const thing of things) walk(thing, false, 0);
  // An offer outside any product still has a price.
  if (found.length === 0) {
    for (const thing of things) {
      if (thing.types.some((type) => OFFER_TYPES.test(type))) found.push(toProduct(offerAsProduct(thing), false));
    }
  }
  return found;
}

const offerAsProduct = (offer: Thing): Thing => ({
  types: ['Product'],
  source: offer.source,
  properties: new Map<string, readonly ThingValue[]>([...offer.properties, ['offers', [offer]]]),
});

function toProduct(thing: Thing, aside: boolean, depth = 0): ProductFacts {
  const offers = all(thing, 'offers', 'offer', 'makesOffer').filter(isThing).flatMap(toOffers);
  const direct = toOffers(thing);
  const variants =
    depth < 2
      ? [...all(thing, 'hasVariant'), ...all(thing, 'model')]
          .filter(isThing)
          .filter((v) => isProduct(v) || all(v, 'offers').length > 0)
      : [];
  return {
    source: thing.source,
    name: text(thing, 'name', 'title', 'headline'),
    url: text(thing, 'url', 'mainEntityOfPage', '@id'),
    brand: text(thing, 'brand') ?? text(thing, 'manufacturer'),
    sku: text(thing, 'sku', 'productID', 'productId', 'identifier'),
    mpn: text(thing, 'mpn'),
    gtin:
      text(thing, 'gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'ean', 'upc', 'isbn') ??
      offerText(thing, 'gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8'),
    description: text(thing, 'description'),
    images: all(thing, 'image', 'images', 'photo', 'thumbnailUrl').flatMap((value) =>
      isThing(value) ? [text(value, 'contentUrl', 'url', 'src', '@id')].filter((v) => v !== null) : [String(value)],
    ),
    offers: offers.length > 0 ? offers : direct,
    variants: variants.map((variant) => toProduct(variant, false, depth + 1)),
    aside,
  };
}

const offerText = (thing: Thing, ...names: string[]) => {
  for (const offer of all(thing, 'offers')) {
    const found = isThing(offer) ? text(offer, ...names) : null;
    if (found) return found;
  }
  return null;
};

function toOffers(offer: Thing): OfferFacts[] {
  const inner = all(offer, 'offers').filter(isThing);
  const nested = inner.filter((one) => one !== offer).flatMap(toOffers);
  const specifications = all(offer, 'priceSpecification')
    .filter(isThing)
    .flatMap((spec) => {
      const deeper = all(spec, 'priceComponent').filter(isThing);
      return deeper.length > 0 ? deeper : [spec];
    });
  const isList = (spec: Thing) =>
    /(?:list|strikethrough|regular|msrp|srp)/i.test(lastWord(text(spec, 'priceType') ?? ''));
  const isPerUnit = (spec: Thing) =>
    all(spec, 'referenceQuantity').some(
      (q) =>
        !isThing(q) || text(q, 'value') !== '1' || !/^(?:c62|ea|h87|pce?|one)$/i.test(text(q, 'unitCode') ?? 'c62'),
    );
  const current = specifications.filter((spec) => !isList(spec));
  const whole = current.find((spec) => !isPerUnit(spec));
  const chosen = whole ?? current[0];
  const price =
    number(offer, 'price') ?? number(offer, 'lowPrice') ?? (chosen ? number(chosen, 'price', 'minPrice') : null);
  const list = specifications.find(isList);
  const own: OfferFacts = {
    price,
    listPrice: list ? number(list, 'price') : null,
    currency: text(offer, 'priceCurrency', 'currency') ?? (chosen ? text(chosen, 'priceCurrency') : null),
    availability: text(offer, 'availability'),
    url: text(offer, 'url'),
    sku: text(offer, 'sku', 'mpn'),
    perUnit: number(offer, 'price') === null && !whole && chosen !== undefined && isPerUnit(chosen),
  };
  if (nested.length > 0 && all(offer, 'price').length === 0) {
    const currency = own.currency;
    return nested.map((one) => ({
      ...one,
      currency: one.currency ?? currency,
      availability: one.availability ?? own.availability,
    }));
  }
  return own.price !== null || own.availability !== null ? [own] : [];
}

function number(thing: Thing, ...names: string[]): string | number | null {
  for (const value of all(thing, ...names)) {
    if (isThing(value)) {
      const inner = number(value, 'price', 'value', 'amount');
      if (inner !== null) return inner;
    } else if (value !== '' && value !== 0 && value !== '0') return value;
  }
  return null;
}
