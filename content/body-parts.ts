/** Splits a body at its modules, so that a page can fill each gap with current data. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | { kind: 'product'; productId: number }
  | { kind: 'compare'; productIds: number[] }
  | { kind: 'checklist'; items: string[] };

const gap =
  /<div class="(?:product-module" data-product-id="(\d+)|compare-module" data-product-ids="([\d ]+)|checklist-module" data-items="([a-z0-9 -]+))"><\/div>/g;

export function splitAtModules(html: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let end = 0;
  for (const match of html.matchAll(gap)) {
    addHtml(parts, html.slice(end, match.index));
    const [whole, product, compared, items] = match;
    if (product) parts.push({ kind: 'product', productId: Number(product) });
    else if (compared) parts.push({ kind: 'compare', productIds: compared.split(' ').map(Number) });
    else if (items) parts.push({ kind: 'checklist', items: items.split(' ') });
    end = match.index + whole.length;
  }
  addHtml(parts, html.slice(end));
  return parts;
}

function addHtml(parts: BodyPart[], html: string): void {
  if (html.trim() !== '') parts.push({ kind: 'html', html });
}
