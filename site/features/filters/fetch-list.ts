/** A list as the server writes it: the same components as a page that is opened at that address. */
export interface ListPart {
  html: string;
  title: string;
  /** The products that were counted, for who does not see them. */
  count: string;
}

export const readPart = (page: Document): ListPart => {
  const list = page.querySelector('product-list [data-part="list"]');
  if (list === null) throw new Error('no list in this page');
  // It may be read while the panel is open: what is shown later is the list, with its panel closed.
  const asSent = list.cloneNode(true) as Element;
  asSent.querySelector('dialog')?.removeAttribute('open');
  return {
    html: asSent.innerHTML,
    title: page.title,
    count: list.querySelector('[data-part="count"]')?.textContent ?? '',
  };
};

/** @throws when the server does not answer with a page that has a list */
export async function fetchList(search: string, signal: AbortSignal): Promise<ListPart> {
  const response = await fetch(`${location.pathname}${search}`, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return readPart(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
