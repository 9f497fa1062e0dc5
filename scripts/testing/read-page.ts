/** What stands in the document of a test, as its readers meet it. */
export const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
export const wordsOf = (element: Element | null | undefined) => element?.textContent.trim().replace(/\s+/g, ' ');
export const texts = (selector: string) => all(selector).map(wordsOf);
/** Words and address of each link. */
export const links = (selector: string) => all(selector).map((link) => [wordsOf(link), link.getAttribute('href')]);
export const classesOf = (element: Element | null | undefined) => [...(element?.classList ?? [])];

/** What a page behind `BareLayout.astro` says of itself. */
export const head = () => JSON.parse(one('main').dataset.head!);
export const graph = () => JSON.parse(one('script[type="application/ld+json"]').textContent)['@graph'];
