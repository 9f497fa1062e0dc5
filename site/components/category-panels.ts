import { navbarCategories } from '#contracts/catalogue.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { call } from '#site/data/call.ts';
import { make } from '../ui/make-element.ts';
import type { Panels } from './category-flyouts.ts';

type Category = OutputOf<typeof navbarCategories>[number];

const sectionClass = 'absolute inset-x-0 top-full z-30 border-y border-line bg-raised shadow-lifted';
const titleClass = 'flex min-h-11 w-fit items-center font-display text-xl font-semibold';
const childClass =
  'flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline hover:underline-offset-4';
const tileClass = 'block text-sm font-medium no-underline hover:underline hover:underline-offset-4';
const pictureClass = 'mb-2 aspect-3/2 w-full rounded-card bg-picture object-cover night:opacity-90';

/** A panel for each category with something under it. The answer is the same for everybody and kept by the browser for 4 hours. */
export async function loadPanels(): Promise<Panels> {
  const categories = await call(navbarCategories, {});
  return new Map(
    categories.filter(({ children }) => children).map((category) => [category.urlSlug, panelOf(category)]),
  );
}

function panelOf({ title, urlSlug, children = [], guides = [] }: Category): HTMLElement {
  const list = make(
    'ul',
    `mt-2 gap-8 ${guides.length > 0 ? 'columns-2' : 'columns-3'}`,
    ...children.map((child) => {
      const link = linkTo(`/store/${child.urlSlug}`, childClass, child.title);
      link.dataset.eventProps = JSON.stringify({ isLeaf: !child.children?.length });
      return make('li', 'break-inside-avoid', link);
    }),
  );
  const everything = linkTo(
    `/store/${urlSlug}`,
    `${titleClass} no-underline hover:text-accent`,
    `Everything in ${title}`,
  );
  const panel = make(
    'section',
    sectionClass,
    make(
      'div',
      'page-width flex gap-10 py-8',
      make('div', 'flex-1', everything, list),
      guides.length > 0 ? guidesOf(title, guides) : null,
    ),
  );
  panel.ariaLabel = title;
  panel.dataset.appear = '';
  panel.dataset.eventLinks = 'category_clicked';
  panel.dataset.eventContext = '{"location":"flyout","isLeaf":false}';
  everything.dataset.eventProps = JSON.stringify({ name: title });
  return panel;
}

function guidesOf(title: string, guides: NonNullable<Category['guides']>): HTMLElement {
  const tiles = guides.map(({ title, url, featuredImageUrl }) => {
    const picture = make('img', pictureClass);
    Object.assign(picture, { alt: '', width: 600, height: 400, src: featuredImageUrl });
    return make('li', '', linkTo(url, tileClass, picture, title));
  });
  return make(
    'div',
    'w-2/5 border-s border-line ps-10',
    make('p', titleClass, `Shop by ${title} Guide`),
    make('ul', 'mt-2 grid grid-cols-2 gap-5', ...tiles),
  );
}

function linkTo(href: string, className: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = make('a', className, ...content);
  link.href = href;
  return link;
}
