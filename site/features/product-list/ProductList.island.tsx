import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Facet, ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { productsPerPage } from '#contracts/catalogue.ts';
import {
  commonFacets,
  countFilters,
  filtersOfSelected,
  ratingLabel,
  type SelectedRange,
  type ShopFilters,
  selectedFacetsOf,
} from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { formatMoney, usd } from '#rules/money.ts';
import type { GuideOfList } from '#site/features/categories/GuideCard.tsx';
import { Chip, LinkChip } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Pagination } from '#site/ui/Pagination.tsx';
import { chosenPairs, FilterPanel, shownFacets } from './FilterPanel.tsx';
import { productCount, titleOfPage } from './list-source.ts';
import { FailedGrid, LoadingGrid, NoMatch, ProductGrid } from './ProductGrid.tsx';
import {
  type InitialList,
  type ProductListState,
  tellApplied,
  tellToggled,
  useProductList,
} from './use-product-list.ts';

export interface ProductListProps extends InitialList {
  /** The page's title, without a page number. */
  title: string;
  guide?: GuideOfList | undefined;
  /** Controls under each card. */
  below?: ((product: Product) => ReactNode) | undefined;
  /** Shown where nothing matches the search term. */
  children?: ReactNode;
}

const panelId = 'filter-panel';
/** Without script the browser opens the panel by itself, as a modal; once hydrated, the island decides. */
const opensWithoutScript = { commandfor: panelId, command: 'show-modal' };

/** A list of products with its filters, sort and pages, complete for the requested address. */
export function ProductList({ title, guide, below, children, ...initial }: ProductListProps) {
  const list = useProductList(initial);
  const { address, known, state } = list;
  const { words } = list.source;
  const [section, setSection] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const filterChip = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const titleId = useId();

  const facets = shownFacets(known.facets, chosenPairs(address.filters));
  const total = state === 'ready' ? known.total : 0;
  const isUnmatchedTerm =
    state === 'ready' && words.term !== null && total === 0 && countFilters(address.filters) === 0;

  const { page } = address;
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) document.title = titleOfPage(title, page);
    isFirstRender.current = false;
  }, [title, page]);

  // Back and forward lead to another list, to which the draft does not belong.
  useEffect(() => {
    const leave = () => setSection(null);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);

  const open = (name: string, button: HTMLElement) => {
    opener.current = button;
    setSection(name);
    tellToggled(name, true);
  };
  const close = () => {
    if (section === null) return;
    setSection(null);
    tellToggled(section, false);
    // The window may have become narrower meanwhile, and hidden most chips.
    const isThere = opener.current?.checkVisibility?.() ?? true;
    (isThere ? opener : filterChip).current?.focus();
  };
  const apply = (draft: ListAddress) => {
    close();
    list.goTo(draft);
    tellApplied(draft, words);
  };
  /** Links to pages, to lists without a filter and to the cleared list lead to the same list: the result is shown in place. */
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.pathname !== list.path || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    list.follow(link);
    if (section === null) count.current?.focus();
    else close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key too
    <section aria-labelledby={titleId} aria-busy={state === 'loading' || undefined} onClick={followLink}>
      <h2 id={titleId} className="sr-only">
        Products
      </h2>
      <div className="mb-6 grid gap-3 lg:flex lg:items-start lg:justify-between lg:gap-6">
        <fieldset
          hidden={isUnmatchedTerm}
          className="flex min-w-0 gap-2 max-lg:grid max-lg:grid-cols-2 lg:flex-wrap"
          aria-label="Filter and sort"
        >
          {chipsOf(facets, address, words.usualSort).map(({ section: name, label, isActive }) => {
            const isGeneral = name === 'sort' || name === 'filter';
            return (
              <Chip
                key={name}
                aria-haspopup="dialog"
                aria-expanded={section === name}
                pressed={isActive}
                ref={name === 'filter' ? filterChip : undefined}
                className={isGeneral ? 'justify-center' : 'max-lg:hidden'}
                {...opensWithoutScript}
                onClick={(event) => {
                  event.preventDefault();
                  if (section === name) close();
                  else open(name, event.currentTarget);
                }}
              >
                {label}
                {isGeneral && <Icon name="down" className="size-4" />}
              </Chip>
            );
          })}
        </fieldset>
        <p ref={count} tabIndex={-1} className="min-h-6 shrink-0 text-ink-soft text-sm tabular-nums lg:pt-3">
          {total > 0 && productCount(total)}
        </p>
      </div>
      <AppliedFilters list={list} />

      <div
        className={section === null ? undefined : 'lg:grid lg:grid-cols-[18rem_1fr] lg:gap-6 xl:grid-cols-[22rem_1fr]'}
      >
        <FilterPanel id={panelId} list={list} section={section} onApply={apply} onClose={close} />
        <div>
          {state === 'loading' && <LoadingGrid />}
          {state === 'failed' && <FailedGrid onRetry={list.retry} />}
          {state === 'ready' && total > 0 && <ProductGrid products={known.heroProducts} guide={guide} below={below} />}
          {isUnmatchedTerm && children}
          {state === 'ready' && total === 0 && !isUnmatchedTerm && <NoMatch href={list.bareHref} />}
          {state === 'ready' && known.heroProducts.length < total && (
            <div className="mt-12">
              <Pagination
                current={known.page}
                total={Math.ceil(total / productsPerPage)}
                hrefOf={(next) => list.hrefOf({ ...address, page: next })}
              />
            </div>
          )}
        </div>
      </div>
      <noscript>
        <p className="mt-8">
          <a href={`#${panelId}`}>All filters and sorting</a>
        </p>
      </noscript>
      <p role="status" className="sr-only">
        {state === 'loading' ? 'Loading products' : productCount(total)}
      </p>
    </section>
  );
}

/** The applied filters, each a link to the list without it. */
function AppliedFilters({ list: { address, known, hrefOf } }: { list: ProductListState }) {
  const applied = appliedFilters(address.filters, known.facets);
  if (applied.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-wrap gap-2" aria-label="Applied filters">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <LinkChip aria-label={`Remove ${label}`} href={hrefOf({ ...address, filters: without, page: 1 })}>
            {label}
            <Icon name="close" className="size-4" />
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}

interface FilterChip {
  /** The section of the panel that it opens: "sort", a facet's key, or "filter" for the whole. */
  section: string;
  label: string;
  /** The chip's own filter is set; for Sort another order, for Filter any filter at all. */
  isActive: boolean;
}

/** One row on a desktop; further facets are in the panel, behind Filter. */
const chipsMax = 9;
const firstFacets = ['inventory_available', 'brands', 'rating', 'price', 'on_sale', 'product_type'];

/** In Stock first, then the facets that every list has, then those of this list. */
function chipsOf(
  facets: readonly Pick<Facet, 'key' | 'label'>[],
  { filters, sort }: Pick<ListAddress, 'filters' | 'sort'>,
  usualSort: string,
): FilterChip[] {
  const placeOf = ({ key }: { key: string }) => firstFacets.indexOf(key) + 1 || firstFacets.length + 1;
  const count = countFilters(filters);
  const selected = selectedFacetsOf(filters);
  return [
    { section: 'sort', label: 'Sort', isActive: sort !== usualSort },
    { section: 'filter', label: count === 0 ? 'Filter' : `Filter (${count})`, isActive: count > 0 },
    ...facets
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ key, label }) => ({ section: key, label, isActive: Object.hasOwn(selected, key) })),
  ].slice(0, chipsMax);
}

/** One applied filter, and the filters without it. */
interface AppliedFilter {
  label: string;
  without: ShopFilters;
}

/** In the order of the panel, with the words of its options. */
export function appliedFilters(filters: ShopFilters, facets: readonly Facet[]): AppliedFilter[] {
  const selected = selectedFacetsOf(filters);
  const known = facets.map(({ key }) => key).filter((key) => Object.hasOwn(selected, key));
  return [...new Set([...known, ...Object.keys(selected)])].flatMap((key) => {
    const choices = [selected[key]!].flat();
    const facet = facets.find((one) => one.key === key);
    return choices.map((choice) => {
      const others = choices.filter((one) => one !== choice) as string[];
      return {
        label: labelOf(key, choice, facet),
        without: filtersOfSelected({ ...selected, [key]: others }, filters.categories),
      };
    });
  });
}

function labelOf(key: string, choice: string | true | SelectedRange, facet: Facet | undefined): string {
  if (typeof choice === 'string') return facet?.values.find(({ value }) => value === choice)?.label ?? choice;
  if (choice === true) return facet?.label ?? commonFacets[key]?.label ?? key;
  const { from, to } = choice;
  if (key === 'rating') return from === 5 ? ratingLabel(5) : `${from} ${from === 1 ? 'star' : 'stars'} & up`;
  if (from === null) return `Up to ${dollars(to ?? 0)}`;
  return to === null ? `From ${dollars(from)}` : `${dollars(from)} – ${dollars(to)}`;
}

const dollars = (amount: number): string => formatMoney(usd(Math.round(amount * 100)), 'en-US', true);
