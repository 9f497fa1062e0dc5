import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { addressKeyOf, countFilters, type ShopFilters, writeFilters } from '#rules/catalogue-filters.ts';
import { type ListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import { sortOptions } from '#rules/catalogue-sorts.ts';
import { figuresOf } from '#rules/formats.ts';
import { clientOfRender } from '#site/data/query.ts';
import { Button, IconButton, LinkButton } from '#site/ui/Button.tsx';
import { choiceBoxClass, choiceClass } from '#site/ui/Choice.tsx';
import { FacetSection, sectionClass, sectionTitleClass } from './FacetSection.tsx';
import { addressIn, type ListSource, loadCounts } from './list-source.ts';
import type { ProductListState } from './use-product-list.ts';

interface Props {
  id: string;
  list: ProductListState;
  /** The requested section; null while the panel is closed. */
  section: string | null;
  onApply: (draft: ListAddress) => void;
  onClose: () => void;
}

/** The width from which the shop's filters stand beside their list; on narrower screens they lie over it. */
const isWide = () => matchMedia('(min-width: 58.125rem)').matches;

const panelClass =
  'fixed inset-y-0 start-0 z-30 me-auto m-0 h-dvh max-h-none w-[min(25rem,85vw)] max-w-none flex-col overflow-hidden border-e border-line bg-paper text-ink shadow-lifted open:flex ' +
  'lg:beside:sticky lg:beside:z-auto lg:beside:top-4 lg:beside:h-[calc(100dvh-2rem)] lg:beside:w-full lg:beside:rounded-panel lg:beside:border lg:beside:shadow-none ' +
  'not-open:target:static not-open:target:flex not-open:target:h-auto not-open:target:translate-none';

/**
 * Filters and sort. On wide screens they stand beside the list, which stays in view; on narrow ones they are a modal drawer from the left.
 * Without script the browser shows the form below the list and sends it.
 */
export function FilterPanel({ id, onClose, ...props }: Props) {
  const { section, list } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  const isOpen = section !== null;

  useEffect(() => {
    const panel = dialog.current!;
    if (!isOpen) return panel.open ? panel.close() : undefined;
    if (panel.open) return;
    if (!isWide()) return panel.showModal();
    panel.show();
    panel.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  useEffect(() => {
    const box = sections.current!;
    const asked = ([...box.children] as HTMLFieldSetElement[]).find((child) => child.dataset.section === section);
    if (section === null || asked === undefined) return;
    const collapsed = asked.firstElementChild?.nextElementSibling;
    if (collapsed instanceof HTMLDetailsElement) collapsed.open = true;
    // Not scrollIntoView, which would scroll the page behind as well.
    box.scrollTop = asked.offsetTop;
    const inputs = ([...asked.elements] as HTMLInputElement[]).filter(({ disabled }) => !disabled);
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus({ preventScroll: true });
  }, [section]);

  return (
    <dialog
      id={id}
      ref={dialog}
      className={panelClass}
      data-side="left"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => {
        // A press on the backdrop of the modal drawer.
        if (target === dialog.current && dialog.current.matches(':modal')) onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 id={titleId} className="text-xl">
          Filter and sort
        </h2>
        <IconButton icon="close" label="Close" className="-me-3" onClick={onClose} />
      </div>
      {/* When the panel opens or closes, or the list changes, the draft starts from the applied filters. */}
      <FilterForm key={`${isOpen} ${list.hrefOf(list.address)}`} {...props} sections={sections} />
    </dialog>
  );
}

type FormProps = Pick<Props, 'list' | 'section' | 'onApply'> & {
  sections: RefObject<HTMLDivElement | null>;
};

/** The form's values are the working draft. Apply hands it over, and closing the panel discards it; the counts follow it meanwhile. */
function FilterForm({ list, section, sections, onApply }: FormProps) {
  const { source, address, path } = list;
  const { words } = source;
  const isOpen = section !== null;
  const applyButton = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState(address);
  const [touched, setTouched] = useState(() => chosenPairs(address.filters));
  const counts = useCounts(list, draft, isOpen);
  const total = counts.isSuccess && !counts.isPlaceholderData ? counts.data.total : undefined;
  const facets = shownFacets(counts.data?.facets ?? list.known.facets, touched);
  const applied = writeFilters(address.filters);
  const named = new Set(
    facets.flatMap(({ key }) => (key === 'price' ? ['minPrice', 'maxPrice'] : [addressKeyOf(key)])),
  );

  return (
    // Off: somebody who comes back to the page finds the applied filters, not a draft that the browser kept.
    <form
      autoComplete="off"
      action={path}
      method="get"
      aria-label="Filter and sort"
      className="flex min-h-0 flex-1 flex-col"
      onChange={({ currentTarget }) => {
        const next = readDraft(currentTarget, source);
        setDraft(next);
        setTouched((before) => new Set([...before, ...chosenPairs(next.filters)]));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(readDraft(event.currentTarget, source));
      }}
    >
      {words.term !== null && <input type="hidden" name="search_term" value={words.term} />}
      {words.isUnified && <input type="hidden" name="unified_search" value="true" />}
      {words.isAsTyped && <input type="hidden" name="as_typed" value="true" />}
      {/* Filters that have no section stay as they are. */}
      {Object.entries(applied).flatMap(([name, values]) =>
        named.has(name)
          ? []
          : [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      <div ref={sections} className="relative flex-1 overflow-y-auto overscroll-contain px-5 pb-6">
        <fieldset data-section="sort" className={sectionClass}>
          <legend className={sectionTitleClass}>Sort</legend>
          {sortOptions(words.term === null ? 'category' : 'search').map(({ sort, label }) => (
            <label key={sort} className={`${choiceClass} clear-both`}>
              <input
                type="radio"
                name="sort"
                value={sort === words.usualSort ? '' : sort}
                className={choiceBoxClass}
                defaultChecked={address.sort === sort}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {facets.map((facet) => (
          <FacetSection key={facet.key} facet={facet} applied={applied} touched={touched} />
        ))}
        {counts.isError && (
          <p className="py-4">
            We couldn’t load the counts.{' '}
            <button
              type="button"
              className="min-h-11 font-semibold underline underline-offset-4"
              onClick={() => {
                // This button is about to be removed.
                applyButton.current?.focus();
                void counts.refetch();
              }}
            >
              Try again
            </button>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(7.25rem,auto)_1fr] gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <LinkButton href={list.bareHref} look="secondary" size="narrow">
          Clear All
        </LinkButton>
        <Button
          ref={applyButton}
          type="submit"
          size="narrow"
          className="tabular-nums"
          disabled={total === 0}
          aria-busy={(isOpen && counts.isFetching) || undefined}
        >
          {total === undefined ? 'Apply Filters' : viewLabel(total)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {total !== undefined && countFilters(draft.filters) > 0 ? viewLabel(total).replace('View ', '') : ''}
      </p>
    </form>
  );
}

/** The controls are named like the address's parameters: the form data that the browser would send is the draft. */
function readDraft(form: HTMLFormElement, source: ListSource): ListAddress {
  const pairs = [...new FormData(form)] as [string, string][];
  return { ...addressIn(`?${new URLSearchParams(pairs)}`, source), page: 1 };
}

/** A slider is dragged through many values; the server is asked when it rests. */
const countDelayMs = 150;

function useCounts({ source, address, path }: ProductListState, draft: ListAddress, isOpen: boolean) {
  // Another order has the same counts.
  const counted = { ...draft, sort: source.words.usualSort, page: 1 };
  return useQuery(
    {
      queryKey: ['filter-counts', path, writeListAddress(counted, source.words)],
      queryFn: async ({ signal }) => {
        if (draft !== address) await new Promise((resolve) => setTimeout(resolve, countDelayMs));
        signal.throwIfAborted();
        return loadCounts(source, counted, signal);
      },
      enabled: isOpen,
      placeholderData: keepPreviousData,
    },
    clientOfRender(),
  );
}

/** The panel's button: "View 1 Item", "View 12 Items". */
export const viewLabel = (total: number, locale = 'en-US'): string =>
  `View ${figuresOf(locale).format(total)} ${total === 1 ? 'Item' : 'Items'}`;

/** The most values of one facet that the panel shows, the most frequent first; chosen values are always shown. */
const valuesMax = 60;

/**
 * The sections of the panel. A facet with a single value offers no choice and is left out, unless that value is chosen; brands are always
 * shown.
 */
export const shownFacets = (facets: readonly Facet[], chosen: ReadonlySet<string>): Facet[] =>
  facets.flatMap((facet): Facet[] => {
    if (facet.type !== 'multi-select') return [facet];
    const isChosen = ({ value }: { value: string }) => chosen.has(`${addressKeyOf(facet.key)}=${value}`);
    const values = facet.values.filter((value, place) => place < valuesMax || isChosen(value));
    return facet.key === 'brands' || values.length > 1 || values.some(isChosen) ? [{ ...facet, values }] : [];
  });

/** The chosen filters as address parameters: "brands=alder". */
export const chosenPairs = (filters: ShopFilters): ReadonlySet<string> =>
  new Set(
    Object.entries(writeFilters(filters)).flatMap(([key, value]) => [value].flat().map((one) => `${key}=${one}`)),
  );
