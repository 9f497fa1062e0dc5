import { atom, type ReadableAtom } from 'nanostores';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { type ListAddress, type ListWords, writeListAddress } from '#rules/catalogue-list-address.ts';
import type { KeptAnswers } from './kept-answers.ts';

export interface Counted {
  facets: readonly Facet[];
  total: number;
}

/** What is known of the draft in the panel's form. */
export interface PanelState {
  /** The last known counts while newer are on their way, null before the first. */
  counted: Counted | null;
  counting: 'current' | 'under-way' | 'failed';
}

export interface PanelOutside {
  words: ListWords;
  count(address: ListAddress, signal: AbortSignal): Promise<Counted>;
  kept: KeptAnswers<Counted>;
}

export interface FilterPanelStore {
  $panel: ReadableAtom<PanelState>;
  /** Counts the draft, at once or when the hand rests; nothing is asked for another order alone. */
  count(draft: ListAddress, when?: 'now' | 'soon'): void;
  /** The draft is gone: its counts are not waited for. */
  forget(): void;
}

/** A slider is dragged through many values; the server is asked when the hand rests. */
export const countDelayMs = 150;

export function createFilterPanel({ words, count, kept }: PanelOutside): FilterPanelStore {
  const $panel = atom<PanelState>({ counted: null, counting: 'current' });
  let asking: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let counted: string | undefined;

  const forget = () => {
    clearTimeout(waiting);
    asking?.abort();
    asking = undefined;
    counted = undefined;
  };

  const ask = async (question: string, address: ListAddress) => {
    const mine = new AbortController();
    asking = mine;
    const answer = await count(address, mine.signal).catch(() => null);
    // The draft has changed since, or is gone.
    if (asking !== mine) return;
    asking = undefined;
    if (answer === null) {
      counted = undefined;
      return $panel.set({ ...$panel.get(), counting: 'failed' });
    }
    kept.keep(question, answer);
    $panel.set({ counted: answer, counting: 'current' });
  };

  return {
    $panel,
    count(draft, when = 'now') {
      const address = { ...draft, sort: words.usualSort, page: 1 };
      const question = writeListAddress(address, words);
      if (question === counted) return;
      forget();
      counted = question;
      const known = kept.get(question);
      if (known !== undefined) return $panel.set({ counted: known, counting: 'current' });
      $panel.set({ ...$panel.get(), counting: 'under-way' });
      if (when === 'now') void ask(question, address);
      else waiting = setTimeout(() => void ask(question, address), countDelayMs);
    },
    forget,
  };
}
