// Where on a page the product itself is: its heading, its buy button, and the parts that are about something else.
import type { Element } from 'domhandler';
import { ancestorsOf, namesOf, type PageDocument, textOf } from './page-document.ts';

export interface Landmarks {
  readonly heading: Element | null;
  readonly headingText: string | null;
  readonly headingOffset: number | null;
  readonly buyOffset: number | null;
}

const BUY_WORDS =
  /\b(?:add to (?:cart|basket|bag|trolley)|buy (?:it )?now|in den (?:warenkorb|einkaufswagen)|ajouter au panier|aggiungi al carrello|(?:añadir|agregar) al? (?:carrito|carro|cesta)|adicionar ao carrinho|comprar|in winkelwagen|lägg i|læg i|do košíka|do košíku|do koszyka|sepete ekle|kosárba|place bid|koupit|kúpiť|pirkt)\b|в корзину|купить|カートに入れる|加入購物車|加入购物车|立即購買|장바구니|구매하기/iu;

const ELSEWHERE =
  /\b(?:related|recommend(?:ed|ations?|er)?|similar|also (?:bought|viewed|like)|upsell|up sell|cross ?sell|carousel|recently|recent|sponsored|accessor(?:y|ies)|bundles?|footer|minicart|mini cart|cart drawer|suggest(?:ed|ions?)|alternatives?|bestsellers?|popular|trending|mega ?menu|navigation|nav|menu|newsletter|cookie|you may|frequently|protection|warranty|insurance|reviews?|comparison|compare table|product card|product tile|swiper slide|history)\b/;

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/** Share of the shorter text's words that the other has too. */
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

/** `names` are what the page calls its product elsewhere: its title, its structured data. */
export function findLandmarks(page: PageDocument, names: readonly string[]): Landmarks {
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
      (isElsewhere(element) ? 1 : 0) -
      (/logo|brand/.test(namesOf(element)) ? 0.5 : 0);
    if (score > best) {
      best = score;
      heading = element;
    }
  }
  const headingOffset = heading ? (page.offsetOf.get(heading) ?? null) : null;
  let buyOffset: number | null = null;
  for (const run of page.runs) {
    if (
      run.text.length > 40 ||
      (headingOffset !== null && run.offset < headingOffset - 500) ||
      !BUY_WORDS.test(run.text)
    )
      continue;
    buyOffset = run.offset;
    break;
  }
  return { heading, headingText: heading ? textOf(heading, 300) : null, headingOffset, buyOffset };
}

const verdicts = new WeakMap<Element, boolean>();

/** True inside menus, footers, carousels of other products, reviews and the like. */
export function isElsewhere(element: Element): boolean {
  const known = verdicts.get(element);
  if (known !== undefined) return known;
  const chain = [element, ...ancestorsOf(element, 200)];
  let verdict = false;
  let depth = chain.length;
  for (const [index, one] of chain.entries()) {
    const memo = verdicts.get(one);
    if (memo !== undefined) {
      verdict = memo;
      depth = index;
      break;
    }
  }
  for (let i = depth - 1; i >= 0; i--) {
    const one = chain[i] as Element;
    // Body and its wrappers often carry the names of everything on the page.
    const structural = one.name === 'html' || one.name === 'body' || one.name === 'main';
    verdict = verdict || (!structural && (/^(?:nav|footer|aside)$/.test(one.name) || ELSEWHERE.test(namesOf(one))));
    verdicts.set(one, verdict);
  }
  return verdict;
}
