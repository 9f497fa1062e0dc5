import { useEffect, useId, useRef } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress, ListWords } from '#rules/catalogue-list-address.ts';
import { sortOptions } from '#rules/catalogue-sorts.ts';
import { Button, IconButton, LinkButton } from '#site/ui/Button.tsx';
import { choiceBoxClass, choiceClass } from '#site/ui/Choice.tsx';
import { FacetSection, sectionClass, sectionTitleClass } from './FacetSection.tsx';
import { shownFacets, viewLabel } from './filter-words.ts';
import type { ListSource } from './list-source.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface Props {
  id: string;
  /** The section that was asked for; null while the panel is closed. */
  section: string | null;
  source: ListSource;
  words: ListWords;
  /** What is applied. */
  address: ListAddress;
  /** The facets of the list, until the draft has counts of its own. */
  facets: readonly Facet[];
  path: string;
  /** The list without any choice. */
  bareHref: string;
  onApply: (draft: ListAddress) => void;
  onClear: () => void;
  onClose: () => void;
}

/** As wide as the shop's filters stand beside their list; below, they lie over it. */
const isWide = () => matchMedia('(min-width: 58.125rem)').matches;

const panelClass =
  'fixed inset-y-0 start-0 z-30 me-auto m-0 h-dvh max-h-none w-[min(25rem,85vw)] max-w-none flex-col overflow-hidden border-e border-line bg-paper text-ink shadow-lifted open:flex ' +
  'lg:beside:sticky lg:beside:z-auto lg:beside:top-4 lg:beside:h-[calc(100dvh-2rem)] lg:beside:w-full lg:beside:rounded-panel lg:beside:border lg:beside:shadow-none ' +
  'not-open:target:static not-open:target:flex not-open:target:h-auto not-open:target:translate-none';

/**
 * Filters and sort. On wide screens they stand beside the list, which stays in view; on narrow ones in a modal drawer from the left.
 * Without script the browser shows the form below the list and sends it.
 */
export function FilterPanel(props: Props) {
  const { id, section, source, words, address, path, bareHref, onApply, onClear, onClose } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sections = useRef<HTMLDivElement>(null);
  const applyButton = useRef<HTMLButtonElement>(null);
  const isOpen = section !== null;
  const draft = useFilterDraft(source, words, address, isOpen);
  const facets = shownFacets(draft.facets ?? props.facets, draft.selected);

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
    const asked = [...box.children].find((child) => (child as HTMLElement).dataset.section === section) as
      | HTMLFieldSetElement
      | undefined;
    if (section === null || asked === undefined) return;
    const collapsed = asked.firstElementChild?.nextElementSibling;
    if (collapsed instanceof HTMLDetailsElement) collapsed.open = true;
    // Not scrollIntoView, which would scroll the page behind as well.
    box.scrollTop = asked.offsetTop;
    const inputs = [...asked.elements].filter((one) => one instanceof HTMLInputElement && !one.disabled);
    const first = inputs.find((one) => (one as HTMLInputElement).checked) ?? inputs[0];
    (first as HTMLInputElement | undefined)?.focus({ preventScroll: true });
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
        // The backdrop of the modal drawer.
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
      {/* Off: who comes back to the page finds what is applied, and not a draft that the browser kept. */}
      <form
        autoComplete="off"
        action={path}
        method="get"
        aria-label="Filter and sort"
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft.draft);
        }}
      >
        {words.term !== null && <input type="hidden" name="search_term" value={words.term} />}
        {words.isUnified && <input type="hidden" name="unified_search" value="true" />}
        {words.isAsTyped && <input type="hidden" name="as_typed" value="true" />}
        {address.filters.categories.map((slug) => (
          <input key={slug} type="hidden" name="categories" value={slug} />
        ))}
        <div
          key={draft.version}
          ref={sections}
          className="relative flex-1 overflow-y-auto overscroll-contain px-5 pb-6"
        >
          <fieldset data-section="sort" className={sectionClass}>
            <legend className={sectionTitleClass}>Sort</legend>
            {sortOptions(words.term === null ? 'category' : 'search').map(({ sort, label }) => (
              <label key={sort} className={`${choiceClass} clear-both`}>
                <input
                  type="radio"
                  name="sort"
                  value={sort === words.usualSort ? '' : sort}
                  className={choiceBoxClass}
                  checked={draft.sort === sort}
                  onChange={() => draft.setSort(sort)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {facets.map((facet) => (
            <FacetSection
              key={facet.key}
              facet={facet}
              choice={draft.selected[facet.key]}
              onChoose={(choice) => draft.choose(facet.key, choice)}
            />
          ))}
          {draft.hasFailed && (
            <p className="py-4">
              The counts could not be loaded.{' '}
              <button
                type="button"
                className="min-h-11 font-semibold underline underline-offset-4"
                onClick={() => {
                  // The button is about to go.
                  applyButton.current?.focus();
                  draft.recount();
                }}
              >
                Try again
              </button>
            </p>
          )}
        </div>
        <div className="grid grid-cols-[minmax(7.25rem,auto)_1fr] gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <LinkButton
            href={bareHref}
            look="secondary"
            className="px-4"
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            Clear All
          </LinkButton>
          <Button
            ref={applyButton}
            type="submit"
            className="px-4 tabular-nums"
            disabled={draft.total === 0}
            aria-busy={draft.isCounting || undefined}
          >
            {draft.total === undefined ? 'Apply Filters' : viewLabel(draft.total)}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {draft.total !== undefined && countFilters(draft.draft.filters) > 0
            ? viewLabel(draft.total).replace('View ', '')
            : ''}
        </p>
      </form>
    </dialog>
  );
}
