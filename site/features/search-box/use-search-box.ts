import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchPath, shortCodePath } from '#rules/catalogue-paths.ts';
import { parseShortCode } from '#rules/short-code.ts';
import { addSearch, lastSearch } from './search-history.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const { InputBlur, InputChange, InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEscape } =
  useCombobox.stateChangeTypes;
/** These keys move the caret, even while suggestions are shown. */
const caretKeys = new Set(['Home', 'End', 'PageUp', 'PageDown']);

/** The search box as a combobox. */
export function useSearchBox(id: string, go: (path: string) => void) {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [isLive, setLive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, hasFailed } = useSuggestions(typed);

  function search(term: string): void {
    const wanted = term.trim();
    if (wanted === '') return;
    setWanted(false);
    const code = parseShortCode(wanted);
    if (code === null) addSearch(wanted);
    go(code === null ? searchPath(wanted) : shortCodePath(code));
  }

  function open({ searchTerm, path }: Suggestion): void {
    if (path === undefined) search(searchTerm);
    else {
      setWanted(false);
      go(path);
    }
  }

  const box = useCombobox<Suggestion>({
    items: [...suggestions],
    itemToString: (suggestion) => suggestion?.searchTerm ?? '',
    itemToKey: (suggestion) => suggestion?.path ?? suggestion?.searchTerm,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-suggestions`,
    getItemId: (index) => `${id}-suggestion-${index}`,
    isOpen: isWanted && suggestions.length > 0,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    // No selection is kept, so that the same suggestion can be chosen again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputChange || inputValue === '') setTyped(inputValue);
    },
    stateReducer(state, { type, changes }) {
      if (type === InputKeyDownArrowDown || type === InputKeyDownArrowUp)
        return { ...changes, inputValue: suggestions[changes.highlightedIndex ?? -1]?.searchTerm ?? state.inputValue };
      if (type === InputKeyDownEscape && state.isOpen) return { ...changes, inputValue: typed };
      // Leaving the box chooses nothing.
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      if (type === InputClick) return { ...changes, isOpen: true };
      return changes;
    },
  });

  const { setInputValue } = box;
  useEffect(() => {
    setLive(true);
    const searched = new URLSearchParams(location.search).get('search_term');
    // A form that was submitted before its script had loaded could not add its term.
    if (searched && parseShortCode(searched) === null) addSearch(searched);
    // A box that somebody is already using is left alone.
    if (document.activeElement === input.current || input.current?.value !== '') return;
    setInputValue(searched ?? lastSearch() ?? '');
  }, [setInputValue]);

  const inputProps = box.getInputProps({
    ref: input,
    onChange: () => setWanted(true),
    onBlur: () => setWanted(false),
    onKeyDown(event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
      const isPlainEnter = event.key === 'Enter' && box.highlightedIndex < 0;
      if (isPlainEnter || caretKeys.has(event.key)) event.nativeEvent.preventDownshiftDefault = true;
    },
  });

  return {
    ...box,
    suggestions,
    hasFailed: hasFailed && isWanted,
    /** Without script it is a plain form field, and its ARIA says so. */
    inputProps: isLive ? inputProps : { ...inputProps, ...plain },
    submit: () => search(box.inputValue),
    clear() {
      setInputValue('');
      setTyped('');
      input.current?.focus();
    },
  };
}

const plain = {
  role: 'searchbox',
  'aria-activedescendant': undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
};
