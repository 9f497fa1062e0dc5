import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { sortOptions } from '#rules/catalogue-sorts.ts';
import { buttonClass, choiceBoxClass, choiceClass, skeletonClass } from '#site/ui/classes.ts';
import { viewLabel } from './count-words.ts';
import { type Edit, FacetControl } from './FacetControls.tsx';
import { sectionClass, sectionTitleClass } from './facet-control-classes.ts';
import { draftOf, type FacetDraft } from './facet-draft.ts';
import type { FilterPanelStore, PanelState } from './filter-panel-store.ts';
import { type ListSource, openShopList } from './list-source.ts';

interface Props {
  source: ListSource;
  /** For tests; a page has one panel for its list. */
  store?: FilterPanelStore;
}

const noBar = { search: () => '', push: () => {}, replace: () => {} };

/** Filters and sort, inside the dialog that the page opens. Nothing is applied before its button is pressed. */
export default function FilterPanel({ source, store }: Props) {
  const [panel] = useState(
    () => store ?? openShopList(source, typeof location === 'undefined' ? noBar : undefined).panel,
  );
  const before: PanelState = {
    isOpen: false,
    section: null,
    draft: draftOf({}, source.usualSort),
    counted: null,
    counting: 'current',
  };
  const [asBuilt] = useState(before);
  const { isOpen, section, draft, counted, counting } = useStore(panel.$panel, { ssr: () => asBuilt });
  const sections = useRef<HTMLDivElement>(null);
  const isReady = counted !== null;

  useEffect(() => {
    const box = sections.current;
    const chosen = isOpen && isReady && box?.querySelector<HTMLElement>(`[data-section="${section ?? 'sort'}"]`);
    if (!box || !chosen) return;
    // Not scrollIntoView, which would move the dialog and the page behind it as well.
    box.scrollTop = chosen.offsetTop;
    const control = 'input:checked:not(:disabled), input:not(:disabled)';
    chosen.querySelector<HTMLInputElement>(control)?.focus({ preventScroll: true });
  }, [isOpen, isReady, section]);

  const total = counted?.total ?? 0;
  return (
    <>
      <div ref={sections} className="relative flex-1 overflow-y-auto overscroll-contain px-5 pb-6">
        <SortSection place={source.of === 'search' ? 'search' : 'category'} draft={draft} edit={panel.edit} />
        {counted === null && counting === 'failed' && (
          <p className="py-4">
            The filters could not be loaded.{' '}
            <button
              type="button"
              className="min-h-11 font-semibold underline underline-offset-4"
              onClick={panel.recount}
            >
              Try again
            </button>
          </p>
        )}
        {counted === null && counting !== 'failed' && <SectionSkeletons />}
        {counted?.facets
          .filter((facet) => isWorthShowing(facet, draft))
          .map((facet) => (
            <FacetControl key={facet.key} facet={facet} draft={draft} edit={panel.edit} />
          ))}
      </div>
      <div className="grid grid-cols-[minmax(7.25rem,auto)_1fr] gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <button type="button" className={`${buttonClass({ look: 'secondary' })} px-4`} onClick={panel.clearAll}>
          Clear All
        </button>
        <button
          type="button"
          className={`${buttonClass()} px-4 tabular-nums`}
          disabled={isReady && total === 0 && counting === 'current'}
          aria-busy={counting === 'under-way'}
          onClick={panel.apply}
        >
          {counting === 'failed'
            ? 'Apply Filters'
            : isReady && counting === 'current'
              ? viewLabel(total)
              : 'View Items'}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isOpen && isReady && counting === 'current' && viewLabel(total).replace('View ', '')}
      </p>
    </>
  );
}

/** With a single value there is nothing to choose, unless it was chosen. Brands always show. */
const isWorthShowing = (facet: Facet, { selected }: FacetDraft): boolean =>
  facet.type !== 'multi-select' || facet.key === 'brands' || facet.values.length > 1 || facet.key in selected;

function SortSection({ place, draft, edit }: { place: 'category' | 'search'; draft: FacetDraft; edit: Edit }) {
  return (
    <fieldset data-section="sort" className={sectionClass}>
      <legend className={sectionTitleClass}>Sort</legend>
      {sortOptions(place).map(({ sort, label }) => (
        <label key={sort} className={`${choiceClass} clear-both`}>
          <input
            type="radio"
            name="sort"
            className={choiceBoxClass}
            checked={draft.sort === sort}
            onChange={() => edit((now) => ({ ...now, sort }))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function SectionSkeletons() {
  return (
    <div aria-hidden="true">
      {[6, 4, 5].map((lines) => (
        <div key={lines} className="grid gap-4 border-b border-line py-5">
          <span className={`${skeletonClass} h-6 w-2/5`} />
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={`${skeletonClass} h-5 w-4/5`} />
          ))}
        </div>
      ))}
    </div>
  );
}
