// Turns the product page of any shop into an editable draft. Never throws: a page without information gives an empty draft.
import { findSeenAvailability, readAvailabilityWord } from './availability.ts';
import { findBlock } from './blocked-pages.ts';
import { chooseBrand, chooseGtin, chooseMpn, chooseSku } from './choose-identifiers.ts';
import { choosePrice, offersOf } from './choose-price.ts';
import { chooseCanonicalUrl, chooseDescription, chooseImages, chooseSiteName, chooseTitle } from './choose-text.ts';
import { gatherEvidence, type PageEvidence } from './page-evidence.ts';
import { type Availability, emptyDraft, type Found, type PageToRead, type ProductDraft } from './product-draft.ts';

/** Longer pages are read up to this length; products are near the top. */
const MAX_HTML_CHARACTERS = 6_000_000;

export function readProductPage({ html, url }: PageToRead): ProductDraft {
  try {
    return draftFrom(gatherEvidence({ html: html.slice(0, MAX_HTML_CHARACTERS), url }));
  } catch {
    // If a page breaks the reader, the person must still get a form to fill in.

    return emptyDraft();
  }
}

function draftFrom(evidence: PageEvidence): ProductDraft {
  const { price, listPrice } = choosePrice(evidence);
  const { page } = evidence;
  const blockedBy = findBlock({
    title: evidence.titleTag || evidence.meta('og:title') || evidence.marks.headingText || '',
    visibleText: page.runs
      .slice(0, 120)
      .map((run) => run.text)
      .join(' ')
      .slice(0, 6000),
    visibleLength: page.visibleLength,
    html: page.elements
      .filter((e) => /^(?:script|div|form|iframe|input|meta)$/.test(e.name))
      .slice(0, 400)
      .map(
        (e) =>
          Object.values(e.attribs).join(' ') +
          e.children.map((c) => ('data' in c ? c.data.slice(0, 3000) : '')).join(' '),
      )
      .join(' '),
    hasProduct: evidence.products.some((product) => product.offers.some((offer) => offer.price !== null)),
    hasPasswordField: page.elements.some((element) => element.name === 'input' && element.attribs.type === 'password'),
  });
  if (blockedBy) return { ...emptyDraft(blockedBy), siteName: chooseSiteName(evidence) };
  return {
    title: chooseTitle(evidence),
    price,
    listPrice,
    availability: chooseAvailability(evidence),
    images: chooseImages(evidence),
    brand: chooseBrand(evidence),
    sku: chooseSku(evidence),
    gtin: chooseGtin(evidence),
    mpn: chooseMpn(evidence),
    description: chooseDescription(evidence),
    canonicalUrl: chooseCanonicalUrl(evidence),
    siteName: chooseSiteName(evidence),
    blockedBy: null,
  };
}

/** Markup of several offers means "in stock" when one of them is; the page itself may say otherwise. */
function chooseAvailability(evidence: PageEvidence): Found<Availability> | null {
  const seen = findSeenAvailability(evidence.page, evidence.marks);
  const own = evidence.products.find(
    (product) =>
      !product.aside && offersOf(product, evidence.page.url).some((offer) => readAvailabilityWord(offer.availability)),
  );
  const words = own
    ? offersOf(own, evidence.page.url)
        .map((offer) => readAvailabilityWord(offer.availability))
        .filter((word) => word !== null)
    : [];
  const marked = words.find((word) => word === 'in-stock') ?? words[0] ?? null;
  if (own && marked) {
    const contradicted =
      seen && seen.confidence >= 0.7 && (seen.value === 'out-of-stock') !== (marked === 'out-of-stock');
    // A page that has a buy button, but whose markup says out of stock, means a single size or color.
    if (contradicted && marked === 'out-of-stock' && evidence.marks.buyOffset !== null)
      return { value: 'in-stock', source: 'page', confidence: 0.6 };
    return { value: marked, source: own.source, confidence: contradicted ? 0.6 : 0.95 };
  }
  const meta = readAvailabilityWord(
    evidence.meta('product:availability') ??
      evidence.meta('og:availability') ??
      evidence.loose.get('availability')?.[0] ??
      null,
  );
  if (meta) return { value: meta, source: 'meta', confidence: 0.85 };
  if (seen && (seen.value === 'in-stock' || seen.confidence > 0.5))
    return { value: seen.value, source: 'page', confidence: seen.confidence };
  const state = evidence.state
    .flatMap(({ facts }) => facts.offers.map((offer) => readAvailabilityWord(offer.availability)))
    .find((word) => word !== null);
  return state ? { value: state, source: 'state', confidence: 0.5 } : null;
}
