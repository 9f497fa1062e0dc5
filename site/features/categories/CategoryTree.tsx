import type { NavbarCategory } from '#contracts/catalogue-shapes.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';

const leaf = '{"isLeaf":true}';
const childrenClass =
  'mb-2 ps-2 text-ink-soft text-sm [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-md [&_a]:px-2 [&_a]:no-underline [&_a:hover]:bg-sunken';

/** The shop's tree beside its home: the roots, each opening its children. Hidden on extra-small screens. */
export function CategoryTree({ categories }: { categories: readonly NavbarCategory[] }) {
  return (
    <nav
      aria-label="All categories"
      className="hidden sm:block"
      data-event-links="left_nav_category_clicked"
      data-event-context='{"isLeaf":false}'
    >
      <ul className="sticky top-4 border-line border-e pe-4">
        {categories.map((category) => (
          <li key={category.urlSlug}>
            {category.children ? (
              <Branch {...category} />
            ) : (
              <a
                href={`/store/${category.urlSlug}`}
                data-event-props={leaf}
                className="flex min-h-11 items-center rounded-md px-2 font-medium text-sm no-underline hover:bg-sunken"
              >
                {category.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Branch({ title, urlSlug, children = [] }: NavbarCategory) {
  return (
    <details name="tree" className="group">
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded-md px-2 font-medium text-sm hover:bg-sunken">
        {title}
        <Icon name="down" className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <ul className={childrenClass}>
        <li>
          <a href={`/store/${urlSlug}`} data-event-props={JSON.stringify({ name: title })} className="font-semibold">
            Shop all
          </a>
        </li>
        {children.map((child) => (
          <li key={child.urlSlug}>
            <a href={`/store/${child.urlSlug}`} data-event-props={child.children ? undefined : leaf}>
              {child.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
