// Where the product itself is on a page: its heading, its buy button, and the parts that are about something else.
import { type Element, isTag } from 'domhandler';
import { ancestorsOf, namesOf, type PageDocument, textOf } from './page-document.ts';

export interface Landmarks {
  readonly heading: Element | null;
  readonly headingText: string | null;
  readonly headingOffset: number | null;
  readonly buyOffset: number | null;
  /** True for an element that belongs to another product or to none. */
  readonly isElsewhere: (element: Element) => boolean;
}

const BUY_WORDS =
  /\b(?:add to (?:your |my |shopping )*(?:cart|basket|bag|trolley)|buy (?:it )?now|in den (?:warenkorb|einkaufswagen)|ajouter au panier|aggiungi al carrello|(?:añadir|agregar) al? (?:carrito|carro|cesta)|adicionar ao carrinho|comprar|in winkelwagen|lägg i|læg i|do košíka|do košíku|do koszyka|sepete ekle|kosárba|place bid|koupit|kúpiť|pirkt)\b|в корзину|купить|カートに入れる|加入購物車|加入购物车|立即購買|장바구니|구매하기/iu;

const ELSEWHERE =
  /\b(?:related|recommend(?:ed|ations?|er)?|similar|also (?:bought|viewed|like)|upsell|up sell|cross ?sell|carousel|recently|recent|sponsored|accessor(?:y|ies)|bundles?|footer|minicart|mini cart|cart drawer|suggest(?:ed|ions?)|alternatives?|bestsellers?|popular|trending|mega ?menu|navigation|nav|menu|newsletter|cookie|you may|frequently|protection|warranty|insurance|reviews?|comparison|compare table|product card|product tile|swiper slide|history)\b/;

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/** The share of the shorter text's words that the other text has too. */
export function likeness(a: string, b: string): number {
  const left = words(a);
  const right = words(b);
  const small = left.size < right.size ? left : right;
  const large = small === left ? right : left;
  if (small.size === 0) return 0;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  return shared / small.size;
}

/** `names` are the page's other names for its product: its title, its structured data. */
export function findLandmarks(page: PageDocument, names: readonly string[]): Landmarks {
  const isAside = createElsewhere(null);
  let heading: Element | null = null;
  let best = -1;
  for (const element of page.elements) {
    if (
      !/^h[1-3]$/.test(element.name) &&
      element.attribs.itemprop !== 'name' &&
      !/\bproduct (?:title|name)\b/.test(namesOf(element))
    )
      continue;
    const text = textOf(element, 300);
    if (text.length < 2 || text.length > 280) continue;
    const alike = Math.max(0, ...names.map((name) => likeness(name, text) * Math.min(1, words(text).size / 3)));
    const score =
      (element.name === 'h1' ? 1.2 : element.name === 'h2' ? 0.2 : 0.1) +
      2 * alike -
      (isAside(element) ? 1 : 0) -
      (/logo|brand/.test(namesOf(element)) ? 0.5 : 0);
    if (score > best) {
      best = score;
      heading = element;
    }
  }
  const headingOffset = heading ? (page.offsetOf.get(heading) ?? null) : null;
  const isElsewhere = createElsewhere(heading);
  let buyOffset = buyButtonOffset(page, headingOffset, isElsewhere);
  for (const run of buyOffset === null ? page.runs : []) {
    if (
      run.text.length > 40 ||
      (headingOffset !== null && run.offset < headingOffset - 500) ||
      !BUY_WORDS.test(run.text)
    )
      continue;
    buyOffset = run.offset;
    break;
  }
  return { heading, headingText: heading ? textOf(heading, 300) : null, headingOffset, buyOffset, isElsewhere };
}

const BUY_NAMES = /\b(?:add ?to ?(?:cart|basket|bag)|add cart|buy ?now|addtocart)\b/;

/** A button whose purpose is in its value or its names, where it has no text. */
function buyButtonOffset(
  page: PageDocument,
  headingOffset: number | null,
  isElsewhere: (element: Element) => boolean,
): number | null {
  for (const element of page.elements) {
    const isButton =
      element.name === 'button' ||
      (element.name === 'input' && /^(?:submit|button|image)$/.test(element.attribs.type ?? ''));
    if (!isButton || element.attribs.disabled !== undefined) continue;
    const offset = page.offsetOf.get(element) ?? 0;
    if (headingOffset !== null && offset < headingOffset - 500) continue;
    const value = element.attribs.value ?? '';
    if ((BUY_NAMES.test(namesOf(element)) || (value.length < 40 && BUY_WORDS.test(value))) && !isElsewhere(element))
      return offset;
  }
  return null;
}

/**
 * Returns a test for elements inside menus, footers, carousels of other products, reviews and the like. An element that also contains the
 * product's heading (`home`) is not elsewhere, whatever its name.
 */
export function createElsewhere(home: Element | null): (element: Element) => boolean {
  const verdicts = new WeakMap<Element, boolean>();
  for (const around of home ? [home, ...ancestorsOf(home)] : []) verdicts.set(around, false);
  return (element) => {
    const unknown: Element[] = [];
    let verdict = false;
    for (let up: Element | null = element; up; up = up.parent && isTag(up.parent) ? up.parent : null) {
      const known = verdicts.get(up);
      if (known !== undefined) {
        verdict = known;
        break;
      }
      unknown.push(up);
    }
    for (const one of unknown.toReversed()) {
      // Body and its wrappers often carry the names of everything on the page.
      const structural = one.name === 'html' || one.name === 'body' || one.name === 'main';
      verdict ||= !structural && (/^(?:nav|footer|aside)$/.test(one.name) || ELSEWHERE.test(namesOf(one)));
      verdicts.set(one, verdict);
    }
    return verdict;
  };
}
