// What the browser button (a bookmark, or the extension) passes on from a store's page: the parts that say what is sold, read in the
// person's own browser, which shops do not block as a robot. It is carried behind the # of `saveItemPath`, so that no server log and no
// referrer ever contains it.

export interface HandedOverPage {
  url: string;
  /** A small HTML page of those parts, at most `handedOverBytesMax` of UTF-8. */
  html: string;
}

export const saveItemPath = '/registry/save_item';
export const handedOverBytesMax = 40_000;

/**
 * Runs inside the store's page, as the text of a bookmark or by the extension's `executeScript`: it may use nothing but the page. Values
 * that are only visible (a price beside the button) are taken along with their CSS, so that a crossed-out price is marked as such.
 */
export function collectPage(bytesMax: number): HandedOverPage {
  const parts: string[] = [];
  let left = bytesMax;
  const add = (part: string) => {
    const bytes = new TextEncoder().encode(part).length;
    if (bytes > left) return;
    left -= bytes;
    parts.push(part);
  };
  const quoted = (text: string) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  const short = (text: string | null | undefined, length: number) =>
    (text ?? '').replace(/\s+/g, ' ').trim().slice(0, length);
  const all = (selector: string, most: number) => [...document.querySelectorAll<HTMLElement>(selector)].slice(0, most);
  const isSeen = (element: Element) => element.getClientRects().length > 0;

  add(`<html lang="${quoted(document.documentElement.lang)}"><title>${quoted(short(document.title, 300))}</title>`);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) add(`<link rel="canonical" href="${quoted(canonical.href.slice(0, 2000))}">`);
  for (const meta of all('meta[property], meta[name]', 300)) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    if (/^(?:og|product|twitter|article):|^description$/i.test(name))
      add(`<meta property="${quoted(name)}" content="${quoted(short(meta.getAttribute('content'), 1000))}">`);
  }
  for (const script of all('script[type="application/ld+json"]', 30)) {
    const text = script.textContent ?? '';
    if (/"(?:Product|ProductGroup|Offer)"|price/i.test(text))
      add(`<script type="application/ld+json">${text.replace(/<\/script/gi, '<\\/script')}</script>`);
  }
  for (const thing of all('[itemscope][itemtype*="Product"]', 3)) {
    const properties = [...thing.querySelectorAll<HTMLElement>('[itemprop]')].slice(0, 60).map((element) => {
      const value =
        element.getAttribute('content') ??
        element.getAttribute('src') ??
        element.getAttribute('href') ??
        element.textContent;
      return `<meta itemprop="${quoted(element.getAttribute('itemprop') ?? '')}" content="${quoted(short(value, 500))}">`;
    });
    add(`<div itemscope itemtype="${quoted(thing.getAttribute('itemtype') ?? '')}">${properties.join('')}</div>`);
  }
  const heading = all('h1', 5).find(isSeen);
  if (heading) add(`<main><h1>${quoted(short(heading.textContent, 300))}</h1>`);
  const pictures = all('img', 200)
    .map((picture) => ({ picture: picture as HTMLImageElement, box: picture.getBoundingClientRect() }))
    .filter(
      ({ picture, box }) => box.width >= 150 && box.height >= 150 && /^https?:/.test(picture.currentSrc || picture.src),
    )
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
    .slice(0, 4);
  for (const { picture, box } of pictures)
    add(
      `<img src="${quoted((picture.currentSrc || picture.src).slice(0, 1500))}" alt="${quoted(short(picture.alt, 200))}" width="${Math.round(box.width)}" height="${Math.round(box.height)}">`,
    );
  // Text that looks like a price and stands alone, in the order of the page.
  let prices = 0;
  for (const element of all('body *', 6000)) {
    if (prices >= 12) break;
    const text = element.children.length <= 4 ? short(element.textContent, 60) : '';
    if (text.length > 40 || !/\d/.test(text) || !/[$€£¥₹₽]|\b(?:USD|EUR|GBP|CAD|AUD|kr|zł)\b/.test(text)) continue;
    if (!isSeen(element) || (element.parentElement && short(element.parentElement.textContent, 60) === text)) continue;
    const isStruck =
      /line-through/.test(getComputedStyle(element).textDecorationLine) || element.closest('del, s') !== null;
    const tag = isStruck ? 'del' : 'span';
    add(`<${tag} class="${quoted(`${element.className} price`.slice(0, 120))}">${quoted(text)}</${tag}>`);
    prices++;
  }
  const buy = all('button, input[type=submit], a', 400).find(
    (element) =>
      isSeen(element) &&
      /^(?:add to (?:cart|bag|basket)|buy(?: it)? now)$/i.test(
        short(element.textContent || element.getAttribute('value'), 40),
      ),
  );
  if (buy) add(`<button>${quoted(short(buy.textContent || buy.getAttribute('value'), 40))}</button>`);
  return { url: location.href.slice(0, 2000), html: parts.join('\n') };
}

/** Where the popup of the button opens. */
export const saveItemAddress = (publicUrl: string, page: HandedOverPage): string =>
  `${publicUrl}${saveItemPath}#${encodeURIComponent(JSON.stringify(page))}`;

/** The page in the address, or null where there is none. */
export function readHandedOver(hash: string): HandedOverPage | null {
  try {
    const { url, html } = JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))) as Partial<HandedOverPage>;
    return typeof url === 'string' && typeof html === 'string' ? { url, html } : null;
  } catch {
    return null;
  }
}

/** The button as a link for the bookmarks bar. */
export function bookmarklet(publicUrl: string): string {
  const code = `(()=>{const page=(${collectPage})(${handedOverBytesMax});const address=${JSON.stringify(`${publicUrl}${saveItemPath}#`)}+encodeURIComponent(JSON.stringify(page));window.open(address,'layette','width=520,height=760')||location.assign(address)})()`;
  return `javascript:${encodeURIComponent(code.replace(/\n\s*/g, '\n'))}`;
}
