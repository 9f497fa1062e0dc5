/** Reads the document of a test as visitors and search engines see it. */
export const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
export const wordsOf = (element: Element | null | undefined) => element?.textContent.trim().replace(/\s+/g, ' ');
export const texts = (selector: string) => all(selector).map(wordsOf);
/** Text and address of each link. */
export const links = (selector: string) => all(selector).map((link) => [wordsOf(link), link.getAttribute('href')]);
export const classesOf = (element: Element | null | undefined) => [...(element?.classList ?? [])];

/** The head that a page passed to `BareLayout.astro`. */
export const head = () => JSON.parse(one('main').dataset.head!);
export const graph = () => JSON.parse(one('script[type="application/ld+json"]').textContent)['@graph'];
