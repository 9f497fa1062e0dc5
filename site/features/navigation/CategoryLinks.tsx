export interface BarCategory {
  title: string;
  urlSlug: string;
  /** Whether it opens a flyout. */
  hasChildren: boolean;
}

export interface CategoryBarProps {
  categories: readonly BarCategory[];
  /** The category to mark. */
  activeSlug?: string | undefined;
}

export const barClass = 'relative hidden border-t border-line xl:block';
export const barListClass = 'flex justify-between gap-1';
export const barLinkClass =
  '-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent px-1 font-medium text-sm whitespace-nowrap no-underline transition-colors hover:border-line-strong aria-expanded:border-accent aria-[current]:border-accent';

/** The shop's top categories as plain links, for reading pages. */
export function CategoryLinks({ categories }: CategoryBarProps) {
  return (
    <div className={barClass} data-no-print>
      <nav aria-label="Categories" className="page-width">
        <ul className={barListClass}>
          {categories.map(({ title, urlSlug }) => (
            <li key={urlSlug}>
              <a href={`/store/${urlSlug}`} className={barLinkClass}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
