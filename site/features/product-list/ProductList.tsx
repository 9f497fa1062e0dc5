import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { productsPerPage } from '#contracts/catalogue.ts';
import { selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { Chip, LinkChip } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Pagination } from '#site/ui/Pagination.tsx';
import { appliedFilters } from './applied-filters.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { tellApplied, tellToggled } from './filter-events.ts';
import { chipsOf, filterLabel, isChipActive, productCount, shownFacets } from './filter-words.ts';
import { FailedGrid, type GuideOfList, LoadingGrid, NoMatch, ProductGrid } from './ProductGrid.tsx';
import { titleOfPage } from './read-list.ts';
import { Unmatched } from './Unmatched.tsx';
import { type InitialList, useProductList } from './use-product-list.ts';

export interface ProductListProps extends InitialList {
  /** The page's title, without a page number. */
  title: string;
  guide?: GuideOfList | undefined;
}

interface Props extends ProductListProps {
  /** Controls under each card. */
  below?: ((product: Product) => ReactNode) | undefined;
}

const panelId = 'filter-panel';
/** The browser opens the panel by itself; once hydrated, the island decides where. */
const opensWithoutScript = { commandfor: panelId, command: 'show-modal' };

/** A list of products with its filters, sort and pages, complete for the address that its page was asked for. */
export function ProductList({ title, guide, below, ...initial }: Props) {
  const shown = useProductList(initial);
  const { words, address, list, state, hrefOf } = shown;
  const { source, path } = initial;
  const [section, setSection] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const filterChip = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const titleId = useId();

  // Facets and count of the last list stay in place while the next one loads.
  const [known, setKnown] = useState(initial.list);
  if (list !== undefined && list !== known) setKnown(list);
  const facets = shownFacets(known.facets, selectedFacetsOf(address.filters));
  const total = state === 'ready' ? known.total : 0;
  const isUnmatchedTerm =
    state === 'ready' && words.term !== null && total === 0 && countFilters(address.filters) === 0;

  const { page } = address;
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) document.title = titleOfPage(title, page);
    isFirstRender.current = false;
  }, [title, page]);

  // Back and forward lead to another list: the draft is of the one before.
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
    // The screen may have become narrow meanwhile, and most chips are gone.
    const isThere = opener.current?.checkVisibility?.() ?? true;
    (isThere ? opener : filterChip).current?.focus();
  };
  const apply = (draft: ListAddress) => {
    close();
    shown.apply(draft);
    tellApplied(draft, words.usualSort);
  };
  const clear = () => {
    close();
    shown.clear();
  };
  const turnTo = (next: number, event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    shown.turnTo(next);
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView({ block: 'center' });
  };

  return (
    <section aria-labelledby={titleId} aria-busy={state === 'loading' || undefined}>
      <h2 id={titleId} className="sr-only">
        Products
      </h2>
      <div className="mb-6 grid gap-3 lg:flex lg:items-start lg:justify-between lg:gap-6">
        <fieldset
          hidden={isUnmatchedTerm}
          className="flex min-w-0 gap-2 max-lg:grid max-lg:grid-cols-2 lg:flex-wrap"
          aria-label="Filter and sort"
        >
          {chipsOf(facets).map(({ section: name, label }) => {
            const isGeneral = name === 'sort' || name === 'filter';
            return (
              <Chip
                key={name}
                aria-haspopup="dialog"
                aria-expanded={section === name}
                pressed={isChipActive(name, address, source.usualSort)}
                ref={name === 'filter' ? filterChip : undefined}
                className={isGeneral ? 'justify-center' : 'max-lg:hidden'}
                {...opensWithoutScript}
                onClick={(event) => {
                  event.preventDefault();
                  if (section === name) close();
                  else open(name, event.currentTarget);
                }}
              >
                {name === 'filter' ? filterLabel(address) : label}
                {isGeneral && <Icon name="down" className="size-4" />}
              </Chip>
            );
          })}
        </fieldset>
        <p ref={count} tabIndex={-1} className="min-h-6 shrink-0 text-ink-soft text-sm tabular-nums lg:pt-3">
          {total > 0 && productCount(total)}
        </p>
      </div>
      <AppliedFilters shown={shown} onDrop={() => count.current?.focus()} />

      <div
        className={section === null ? undefined : 'lg:grid lg:grid-cols-[18rem_1fr] lg:gap-6 xl:grid-cols-[22rem_1fr]'}
      >
        <FilterPanel
          id={panelId}
          section={section}
          source={source}
          words={words}
          address={address}
          facets={known.facets}
          path={path}
          bareHref={shown.bareHref}
          onApply={apply}
          onClear={clear}
          onClose={close}
        />
        <div>
          {state === 'loading' && <LoadingGrid isSlow={shown.isSlow} />}
          {state === 'failed' && <FailedGrid onRetry={shown.retry} />}
          {state === 'ready' && total > 0 && <ProductGrid products={known.heroProducts} guide={guide} below={below} />}
          {isUnmatchedTerm && <Unmatched term={words.term!} />}
          {state === 'ready' && total === 0 && !isUnmatchedTerm && <NoMatch href={shown.bareHref} onClear={clear} />}
          {state === 'ready' && known.heroProducts.length < total && (
            <div className="mt-12">
              <Pagination
                current={known.page}
                total={Math.ceil(total / productsPerPage)}
                hrefOf={(next) => hrefOf({ ...address, page: next })}
                onTurn={turnTo}
              />
            </div>
          )}
        </div>
      </div>
      <noscript>
        <p className="mt-8">
          <a href={`#${panelId}`}>All filters and sorts of this list</a>
        </p>
      </noscript>
      <p role="status" className="sr-only">
        {state === 'loading'
          ? shown.isSlow
            ? 'This is taking longer than usual.'
            : 'Loading products'
          : productCount(total)}
      </p>
    </section>
  );
}

/** What the list is filtered by, each a link to the list without it. */
function AppliedFilters({ shown, onDrop }: { shown: ReturnType<typeof useProductList>; onDrop: () => void }) {
  const { address, hrefOf, list } = shown;
  const applied = appliedFilters(address.filters, list?.facets ?? []);
  if (applied.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-wrap gap-2" aria-label="Applied filters">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <LinkChip
            aria-label={`Remove ${label}`}
            href={hrefOf({ ...address, filters: without, page: 1 })}
            onClick={(event) => {
              if (isForNewTab(event)) return;
              event.preventDefault();
              shown.apply({ filters: without, sort: address.sort });
              onDrop();
            }}
          >
            {label}
            <Icon name="close" className="size-4" />
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
