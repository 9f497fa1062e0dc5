import { chipClass } from '#site/ui/classes.ts';
import { pagesShown } from '#site/ui/pages-shown.ts';
import { make } from './make-element.ts';

interface Pages {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** The icons, which say what they mean. */
  back: () => Node;
  forward: () => Node;
}

/** Links to the pages of a list, as Pagination.astro writes them; nothing for a single page. */
export function paintPages({ current, total, hrefOf, back, forward }: Pages): HTMLElement[] {
  if (total <= 1) return [];
  const link = (page: number, words: Node | string) => {
    const anchor = make('a', chipClass, words);
    anchor.href = hrefOf(page);
    return anchor;
  };
  const numbered = (page: number) => {
    const anchor = link(page, String(page));
    anchor.ariaLabel = `Page ${page}`;
    if (page === current) anchor.setAttribute('aria-current', 'page');
    return anchor;
  };
  const gap = () => {
    const dots = make('span', 'px-1 text-ink-faint', '…');
    dots.ariaHidden = 'true';
    return dots;
  };
  return [
    ...(current > 1 ? [link(current - 1, back())] : []),
    ...pagesShown(current, total).map((page) => (page === null ? gap() : numbered(page))),
    ...(current < total ? [link(current + 1, forward())] : []),
  ].map((step) => make('li', '', step));
}
