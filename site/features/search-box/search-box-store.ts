import { map, type ReadableAtom } from 'nanostores';
import { searchDebounceMs, suggestionLengthMin } from '#contracts/search.ts';
import { searchPath, shortCodePath } from '#rules/catalogue-paths.ts';
import { parseShortCode } from '#rules/short-code.ts';
import type { SearchHistory } from './search-history.ts';

export interface SearchBoxState {
  /** What stands in the box: typed, or the highlighted suggestion. */
  text: string;
  suggestions: readonly string[];
  /** Index of the highlighted suggestion; -1 for none. */
  highlighted: number;
  isOpen: boolean;
}

export interface SearchBoxOutside {
  suggest(term: string, signal: AbortSignal): Promise<readonly string[]>;
  go(path: string): void;
  history: SearchHistory;
}

export interface SearchBoxStore {
  $box: ReadableAtom<SearchBoxState>;
  /** Takes over what stands in the field already, without asking about it. */
  adopt(text: string): void;
  type(text: string): void;
  /** Down is 1, up is -1; from the last the first follows. */
  move(step: 1 | -1): void;
  point(index: number): void;
  choose(index: number): void;
  submit(): void;
  /** Escape: first closes the suggestions and gives back what was typed, then empties the box. */
  escape(): void;
  close(): void;
}

const nothing = { suggestions: [], highlighted: -1, isOpen: false } as const;

/** A page may hold two boxes (header and 404 page), so each has its own store. */
export function createSearchBox(outside: SearchBoxOutside, text = ''): SearchBoxStore {
  const $box = map<SearchBoxState>({ text, ...nothing });
  let typed = text;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  /** After this, no answer that is still under way can change the box. */
  const forget = () => {
    clearTimeout(waiting);
    asking?.abort();
    asking = undefined;
  };

  const ask = async (term: string) => {
    const mine = new AbortController();
    asking = mine;
    const found = await outside.suggest(term, mine.signal).catch(() => []);
    // An older question may be answered after a newer one, abort or not.
    if (asking !== mine) return;
    asking = undefined;
    $box.set({ ...$box.get(), suggestions: found, highlighted: -1, isOpen: found.length > 0 });
  };

  const highlight = (index: number) => {
    const { suggestions } = $box.get();
    $box.set({ ...$box.get(), highlighted: index, text: suggestions[index] ?? typed, isOpen: true });
  };

  const search = (term: string) => {
    const wanted = term.trim();
    if (wanted === '') return;
    forget();
    typed = wanted;
    $box.set({ text: wanted, ...nothing });
    const code = parseShortCode(wanted);
    if (code === null) outside.history.add(wanted);
    outside.go(code === null ? searchPath(wanted) : shortCodePath(code));
  };

  return {
    $box,
    adopt(text) {
      typed = text;
      $box.setKey('text', text);
    },
    type(text) {
      forget();
      typed = text;
      const term = text.trim();
      if (term.length < suggestionLengthMin) return $box.set({ text, ...nothing });
      $box.set({ ...$box.get(), text, highlighted: -1 });
      waiting = setTimeout(() => void ask(term), searchDebounceMs);
    },
    move(step) {
      const { suggestions, highlighted } = $box.get();
      const count = suggestions.length;
      if (count === 0) return;
      highlight(highlighted === -1 ? (step === 1 ? 0 : count - 1) : (highlighted + step + count) % count);
    },
    point: (index) => $box.setKey('highlighted', index),
    choose: (index) => search($box.get().suggestions[index] ?? typed),
    submit: () => search($box.get().suggestions[$box.get().highlighted] ?? $box.get().text),
    escape() {
      forget();
      if ($box.get().isOpen) return $box.set({ ...$box.get(), text: typed, highlighted: -1, isOpen: false });
      typed = '';
      $box.set({ text: '', ...nothing });
    },
    close() {
      forget();
      if ($box.get().isOpen) $box.set({ ...$box.get(), highlighted: -1, isOpen: false });
    },
  };
}
