// A saved page of another registry, read in the browser that has the file: the whole page is never sent. The gifts found become CSV, which
// the server reads like any other list.

interface Found {
  title: string;
  link: string;
  price: string;
  image: string;
  quantity: string;
}

const priceText = /[$€£]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:USD|EUR|GBP|€|£)/;
const quantityText = /\b(?:qty|quantity|wants?|wanted|requested|needs?|desired)\W{0,3}(\d{1,2})\b/i;
const climbMax = 8;
const foundMax = 200;

/** CSV of the gifts on a saved page; null where no list was found. */
export function readSavedPage(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const base = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href') ?? page.baseURI;
  const found = inStructuredData(page, base);
  const gifts = found.length > 0 ? found : inMarkup(page, base);
  return gifts.length === 0 ? null : toCsv(gifts.slice(0, foundMax));
}

interface Structured {
  '@type'?: unknown;
  '@graph'?: unknown;
  itemListElement?: unknown;
  item?: unknown;
  name?: unknown;
  url?: unknown;
  image?: unknown;
  offers?: { price?: unknown; priceCurrency?: unknown };
}

function inStructuredData(page: Document, base: string): Found[] {
  const found: Found[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    const thing = value as Structured;
    for (const inner of [value, thing['@graph'], thing.itemListElement, thing.item].flat())
      if (inner !== value) walk(inner, depth + 1);
    if (thing['@type'] !== 'Product' || typeof thing.name !== 'string') return;
    const image = [thing.image].flat()[0];
    found.push({
      title: thing.name,
      link: absolute(thing.url, base),
      price: thing.offers?.price === undefined ? '' : `${thing.offers.priceCurrency ?? ''} ${thing.offers.price}`,
      image: absolute(image, base),
      quantity: '',
    });
  };
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      walk(JSON.parse(script.textContent), 0);
    } catch {
      // Invalid data is ignored.
    }
  }
  return found.length > 1 ? found : [];
}

/** A gift is the smallest part of the page around a link that also shows a price, where several parts look alike. */
function inMarkup(page: Document, base: string): Found[] {
  const parts = new Map<Element, { links: HTMLAnchorElement[] }>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const part = partAround(link);
    if (part === null) continue;
    const known = parts.get(part) ?? { links: [] };
    known.links.push(link);
    parts.set(part, known);
  }
  const looks = [...parts.keys()].map(lookOf);
  return [...parts].flatMap(([part, { links }]) => {
    if (looks.filter((look) => look === lookOf(part)).length < 2) return [];
    return giftIn(part, links, base) ?? [];
  });
}

const lookOf = (element: Element): string => `${element.tagName} ${element.className}`;

function partAround(link: Element): Element | null {
  let part: Element | null = link;
  for (
    let height = 0;
    height < climbMax && part !== null && part.tagName !== 'BODY';
    height++, part = part.parentElement
  )
    if (priceText.test(part.textContent)) return part;
  return null;
}

function giftIn(part: Element, links: readonly HTMLAnchorElement[], base: string): Found | null {
  const text = part.textContent.replace(/\s+/g, ' ');
  const image = part.querySelector('img');
  const titles = [
    part.querySelector('h1, h2, h3, h4, h5, [class*="title" i], [class*="name" i]')?.textContent,
    ...links.map((link) => link.textContent),
    image?.getAttribute('alt'),
  ];
  const title = titles
    .map((one) => (one ?? '').replace(/\s+/g, ' ').trim())
    .find((one) => one.length >= 4 && !priceText.test(one));
  if (title === undefined) return null;
  const isLazy = image?.getAttribute('src')?.startsWith('data:');
  return {
    title,
    link: absolute(links[0]?.getAttribute('href'), base),
    price: priceText.exec(text)?.[0] ?? '',
    image: absolute(image?.getAttribute(isLazy ? 'data-src' : 'src'), base),
    quantity: quantityText.exec(text)?.[1] ?? '',
  };
}

function absolute(address: unknown, base: string): string {
  if (typeof address !== 'string') return '';
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

const toCsv = (gifts: readonly Found[]): string =>
  [
    ['title', 'url', 'price', 'image', 'quantity'],
    ...gifts.map((gift) => [gift.title, gift.link, gift.price, gift.image, gift.quantity]),
  ]
    .map((cells) => cells.map((cell) => `"${cell.slice(0, 500).replaceAll('"', '""')}"`).join(','))
    .join('\n');
