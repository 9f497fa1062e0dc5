import { Link } from '@radix-ui/react-navigation-menu';
import { useEffect, useRef } from 'react';
import type { navbarCategories } from '#contracts/catalogue.ts';
import type { OutputOf } from '#contracts/endpoint.ts';

export type FlyoutCategory = OutputOf<typeof navbarCategories>[number];

interface Props {
  category: FlyoutCategory;
  /** Opened by keyboard, so the focus moves inside. */
  takesFocus: boolean;
}

const titleClass = 'flex min-h-11 w-fit items-center font-display text-xl font-semibold';
const childClass =
  'flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline hover:underline-offset-4';

/** One category of the bar, with its children and its guides. */
export function CategoryFlyout({ category, takesFocus }: Props) {
  const { title, urlSlug, children = [], guides = [] } = category;
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-label={title}
      data-appear
      data-event-links="category_clicked"
      data-event-context='{"location":"flyout","isLeaf":false}'
      className="border-y border-line bg-raised shadow-lifted"
    >
      <div className="page-width flex gap-10 py-8">
        <div className="flex-1">
          <Link
            ref={first}
            href={`/store/${urlSlug}`}
            data-event-props={JSON.stringify({ name: title })}
            className={`${titleClass} no-underline hover:text-accent`}
          >
            Everything in {title}
          </Link>
          <ul className={`mt-2 gap-8 ${guides.length > 0 ? 'columns-2' : 'columns-3'}`}>
            {children.map((child) => (
              <li key={child.urlSlug} className="break-inside-avoid">
                <Link
                  href={`/store/${child.urlSlug}`}
                  data-event-props={JSON.stringify({ isLeaf: !child.children?.length })}
                  className={childClass}
                >
                  {child.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {guides.length > 0 && <Guides title={title} guides={guides} />}
      </div>
    </section>
  );
}

function Guides({ title, guides }: { title: string; guides: NonNullable<FlyoutCategory['guides']> }) {
  return (
    <div className="w-2/5 border-s border-line ps-10">
      <p className={titleClass}>Shop by {title} Guide</p>
      <ul className="mt-2 grid grid-cols-2 gap-5">
        {guides.map((guide) => (
          <li key={guide.url}>
            <Link
              href={guide.url}
              className="block text-sm font-medium no-underline hover:underline hover:underline-offset-4"
            >
              <img
                alt=""
                width={600}
                height={400}
                src={guide.featuredImageUrl}
                className="mb-2 aspect-3/2 w-full rounded-card bg-picture object-cover night:opacity-90"
              />
              {guide.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
