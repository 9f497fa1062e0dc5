import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filtersOfSelected, type SelectedFacets, selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { type ListAddress, type ListWords, writeListAddress } from '#rules/catalogue-list-address.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import { clientOfRender } from '#site/data/query.ts';
import { type ListSource, loadCounts } from './list-source.ts';

/** A slider is dragged through many values; the server is asked when the hand rests. */
const countDelayMs = 150;

/**
 * The working draft of the filter panel: controls change it alone, Apply hands it over, closing forgets it. While the panel is open its
 * counts follow the draft.
 */
export function useFilterDraft(source: ListSource, words: ListWords, applied: ListAddress, isOpen: boolean) {
  const [selected, setSelected] = useState<SelectedFacets>(() => selectedFacetsOf(applied.filters));
  const [sort, setSort] = useState<Sort>(applied.sort);
  const [reset, setReset] = useState({ applied, isOpen, count: 0 });
  // Opened, closed, or another list below it: the draft starts from what is applied.
  if (reset.applied !== applied || reset.isOpen !== isOpen) {
    setReset({ applied, isOpen, count: reset.count + 1 });
    setSelected(selectedFacetsOf(applied.filters));
    setSort(applied.sort);
  }
  const draft: ListAddress = { filters: filtersOfSelected(selected, applied.filters.categories), sort, page: 1 };

  // Another order has the same counts.
  const counted = useRested({ ...draft, sort: words.usualSort }, words);
  const counts = useQuery(
    {
      queryKey: ['filter-counts', source.of, writeListAddress(counted, words)],
      queryFn: ({ signal }) => loadCounts(source, words, counted, signal),
      enabled: isOpen,
      placeholderData: keepPreviousData,
    },
    clientOfRender(),
  );
  const isCurrent =
    counts.isSuccess &&
    !counts.isPlaceholderData &&
    writeListAddress(counted, words) === writeListAddress({ ...draft, sort: words.usualSort }, words);

  return {
    draft,
    selected,
    sort,
    setSort,
    /** Controls that keep what is typed in them start anew when this changes. */
    version: reset.count,
    choose: (key: string, choice: SelectedFacets[string] | undefined) =>
      setSelected(({ [key]: _, ...others }) => (choice === undefined ? others : { ...others, [key]: choice })),
    facets: counts.data?.facets,
    /** Exact, or undefined while it is not known. */
    total: isOpen && isCurrent ? counts.data.total : undefined,
    isCounting: isOpen && counts.isFetching,
    hasFailed: isOpen && counts.isError,
    recount: () => void counts.refetch(),
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;

/** The address once it has not changed for a moment. */
function useRested(address: ListAddress, words: ListWords): ListAddress {
  const [rested, setRested] = useState(address);
  const question = writeListAddress(address, words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(address), countDelayMs);
    return () => clearTimeout(timer);
  }, [question]);
  return rested;
}
