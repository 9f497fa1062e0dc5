import { useStore } from '@nanostores/react';
import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { searchSuggestions } from '#contracts/search.ts';
import { call } from '#site/stores/call.ts';
import { iconButtonClass } from '#site/ui/classes.ts';
import { createSearchBox, type SearchBoxOutside } from './search-box-store.ts';
import { createSearchHistory } from './search-history.ts';

interface Props {
  id: string;
  placeholder?: string;
  /** For tests; a browser asks the API and goes to the address. */
  outside?: SearchBoxOutside;
}

const browser: SearchBoxOutside = {
  suggest: async (term, signal) =>
    (await call(searchSuggestions, { query: { q: term } }, { signal })).map(({ searchTerm }) => searchTerm),
  go: (path) => location.assign(path),
  history: createSearchHistory({
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  }),
};

const { stateChangeTypes: changes } = useCombobox;

/** The search box with suggestions. Until it lives, the same form works as HTML and sends its term to the results page. */
export default function SearchBox({ id, placeholder = 'Search store', outside = browser }: Props) {
  const [box] = useState(() => createSearchBox(outside));
  const { text, suggestions, highlighted, isOpen } = useStore(box.$box);
  const input = useRef<HTMLInputElement>(null);

  // What stood in the field before this lived: recalled from the session, or put there by the browser.
  useLayoutEffect(() => box.adopt(input.current?.value ?? ''), [box]);

  const { getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox<string>({
    inputId: id,
    items: suggestions as string[],
    inputValue: text,
    highlightedIndex: highlighted,
    isOpen,
    selectedItem: null,
    itemToString: (item) => item ?? '',
    onStateChange({ type, highlightedIndex }) {
      switch (type) {
        case changes.InputKeyDownArrowDown:
          return box.move(1);
        case changes.InputKeyDownArrowUp:
          return box.move(-1);
        case changes.InputKeyDownEnter:
          return box.submit();
        case changes.InputKeyDownEscape:
          return box.escape();
        case changes.ItemMouseMove:
        case changes.MenuMouseLeave:
          return box.point(highlightedIndex ?? -1);
        case changes.InputBlur:
          return box.close();
      }
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  const clear = () => {
    box.clear();
    input.current?.focus();
  };

  return (
    <form action="/store/search" className="relative w-full" data-native onSubmit={submit}>
      <label {...getLabelProps()} htmlFor={id} className="sr-only">
        Search store
      </label>
      <input
        {...getInputProps({ ref: input, onChange: (event) => box.type(event.currentTarget.value) })}
        type="text"
        inputMode="search"
        name="search_term"
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
        data-search-field=""
        aria-keyshortcuts="/"
        className="h-12 w-full rounded-full border border-line-strong bg-raised ps-5 pe-24 text-base transition-colors hover:border-ink-soft"
      />
      {text !== '' && (
        <button
          type="button"
          onClick={clear}
          className={`${iconButtonClass} absolute end-11 top-0.5`}
          aria-label="Clear the search"
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <button type="submit" className={`${iconButtonClass} absolute end-0.5 top-0.5`} aria-label="Search">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <ul
        {...getMenuProps({ 'aria-label': 'Suggestions' })}
        hidden={!isOpen}
        data-appear=""
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-lifted"
      >
        {suggestions.map((term, index) => (
          <li
            key={term}
            {...getItemProps({ item: term, index, onClick: () => box.choose(index) })}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-5 aria-selected:bg-sunken"
          >
            <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-faint" />
            <span>{term}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isOpen &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`}
      </p>
    </form>
  );
}
