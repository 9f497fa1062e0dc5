import { atom, type ReadableAtom } from 'nanostores';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { filtersOfSelected, selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { draftOf, type FacetDraft } from './facet-draft.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type ListAddress, writeListAddress } from './list-address.ts';
import type { ProductListStore } from './product-list-store.ts';

export interface Counted {
  facets: readonly Facet[];
  total: number;
}

export interface PanelState {
  isOpen: boolean;
  /** The section that the panel was opened for: "sort", or a facet's key. */
  section: string | null;
  draft: FacetDraft;
  /** Counts for the draft; the last known ones while newer are on their way, null before the first. */
  counted: Counted | null;
  counting: 'current' | 'under-way' | 'failed';
}

export interface PanelOutside {
  list: ProductListStore;
  count(address: ListAddress, signal: AbortSignal): Promise<Counted>;
  kept: KeptAnswers<Counted>;
}

export interface FilterPanelStore {
  $panel: ReadableAtom<PanelState>;
  open(section: string | null): void;
  edit(change: (draft: FacetDraft) => FacetDraft): void;
  apply(): void;
  clearAll(): void;
  /** Forgets the draft: what is applied stays as it is. */
  close(): void;
  recount(): void;
}

/** A slider is dragged through many values; the server is asked when the hand rests. */
export const countDelayMs = 150;

export function createFilterPanel({ list, count, kept }: PanelOutside): FilterPanelStore {
  const applied = () => {
    const { filters, sort } = list.$shown.get().address;
    return draftOf(selectedFacetsOf(filters), sort);
  };
  const $panel = atom<PanelState>({
    isOpen: false,
    section: null,
    draft: applied(),
    counted: null,
    counting: 'current',
  });
  let asking: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const addressOf = ({ selected, sort }: FacetDraft): ListAddress => ({
    filters: filtersOfSelected(selected, list.$shown.get().address.filters.categories),
    sort,
    page: 1,
  });

  const forget = () => {
    clearTimeout(waiting);
    asking?.abort();
    asking = undefined;
  };

  const ask = async () => {
    const address = addressOf($panel.get().draft);
    const question = writeListAddress({ ...address, sort: list.words.usualSort }, list.words);
    const known = kept.get(question);
    if (known !== undefined) return $panel.set({ ...$panel.get(), counted: known, counting: 'current' });
    const mine = new AbortController();
    asking = mine;
    const counted = await count(address, mine.signal).catch(() => null);
    if (asking !== mine) return;
    asking = undefined;
    if (counted === null) return $panel.set({ ...$panel.get(), counting: 'failed' });
    kept.keep(question, counted);
    $panel.set({ ...$panel.get(), counted, counting: 'current' });
  };

  const recount = (delayMs: number) => {
    forget();
    $panel.set({ ...$panel.get(), counting: 'under-way' });
    if (delayMs === 0) void ask();
    else waiting = setTimeout(() => void ask(), delayMs);
  };

  const close = () => {
    forget();
    if ($panel.get().isOpen) $panel.set({ ...$panel.get(), isOpen: false, draft: applied(), counting: 'current' });
  };

  return {
    $panel,
    open(section) {
      $panel.set({ ...$panel.get(), isOpen: true, section, draft: applied() });
      recount(0);
    },
    edit(change) {
      const before = $panel.get();
      const draft = change(before.draft);
      $panel.set({ ...before, draft });
      // Another order changes no count.
      if (draft.selected !== before.draft.selected) recount(countDelayMs);
    },
    apply() {
      const { filters, sort } = addressOf($panel.get().draft);
      forget();
      list.apply({ filters, sort });
      close();
    },
    clearAll() {
      forget();
      list.clear();
      close();
    },
    close,
    recount: () => recount(0),
  };
}
