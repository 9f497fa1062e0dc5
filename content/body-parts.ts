/** Cuts a body at its product modules, so that a page can put a live product card in each gap. */
export type BodyPart = { kind: 'html'; html: string } | { kind: 'product'; productId: number };

const productModule = /<div class="product-module" data-product-id="(\d+)"><\/div>/g;

export function splitAtProducts(html: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let end = 0;
  for (const match of html.matchAll(productModule)) {
    addHtml(parts, html.slice(end, match.index));
    parts.push({ kind: 'product', productId: Number(match[1]) });
    end = match.index + match[0].length;
  }
  addHtml(parts, html.slice(end));
  return parts;
}

function addHtml(parts: BodyPart[], html: string): void {
  if (html.trim() !== '') parts.push({ kind: 'html', html });
}
