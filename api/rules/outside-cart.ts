// The outside marketplace fills a cart from a link that lists the marketplace's product numbers with quantities. An item can go there when
// one of its links leads to a product page of that marketplace.

/** The marketplace accepts no more at once. */
const linesPerLinkMax = 50;
const hosts = new Set(['amazon.com', 'www.amazon.com', 'smile.amazon.com', 'm.amazon.com']);
const productPath = /\/(?:dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin)\/([A-Z0-9]{10})(?:[/?]|$)/i;

/** The marketplace's product number in a link; null for any other link. */
export function outsideProductOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, pathname } = new URL(link);
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname)) return null;
  return productPath.exec(pathname)?.[1]?.toUpperCase() ?? null;
}

/** The first product found among an item's own link and its links to other stores. */
export function outsideProductOfItem({ url, offers }: { url: string | null; offers: readonly { url: string }[] }) {
  for (const link of [url, ...offers.map((offer) => offer.url)]) {
    const product = link === null ? null : outsideProductOf(link);
    if (product !== null) return product;
  }
  return null;
}

/** Links that put everything into the marketplace's cart; the quantities of the same product are added up. */
export function outsideCartLinks(lines: readonly { product: string; quantity: number }[]): string[] {
  const wanted = new Map<string, number>();
  for (const { product, quantity } of lines) wanted.set(product, (wanted.get(product) ?? 0) + quantity);
  const products = [...wanted];
  const links: string[] = [];
  for (let from = 0; from < products.length; from += linesPerLinkMax) {
    const query = products
      .slice(from, from + linesPerLinkMax)
      .map(([product, quantity], index) => `ASIN.${index + 1}=${product}&Quantity.${index + 1}=${quantity}`);
    links.push(`https://www.amazon.com/gp/aws/cart/add.html?${query.join('&')}`);
  }
  return links;
}
