import { IconButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { useSearchBox } from './use-search-box.ts';

interface Props {
  id: string;
  placeholder?: string | undefined;
  /** Replaced in tests. */
  go?: ((path: string) => void) | undefined;
}

const goTo = (path: string) => location.assign(path);

const boxClass =
  'absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-raised text-start shadow-lifted';

/** The search box: a form without script, and with script a combobox with suggestions. */
export default function SearchBox({ id, placeholder = 'Search store', go = goTo }: Props) {
  const box = useSearchBox(id, go);
  const { suggestions, isOpen } = box;
  return (
    <search>
      <form
        action="/store/search"
        className="relative w-full"
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <label id={`${id}-label`} htmlFor={id} className="sr-only">
          Search store
        </label>
        <input
          type="text"
          name="search_term"
          placeholder={placeholder}
          maxLength={100}
          inputMode="search"
          enterKeyHint="search"
          data-search-field
          aria-keyshortcuts="/"
          className="h-12 w-full rounded-full border border-line-strong bg-raised ps-5 pe-24 text-base transition-colors hover:border-ink-soft"
          {...box.inputProps}
        />
        {box.inputValue !== '' && (
          <IconButton
            icon="close"
            label="Clear search"
            className="absolute end-11 top-0.5"
            onClick={() => box.clear()}
          />
        )}
        <IconButton type="submit" icon="search" label="Search" className="absolute end-0.5 top-0.5" />
        <ul
          {...box.getMenuProps({ 'aria-label': 'Suggestions' })}
          hidden={!isOpen}
          data-appear
          className={`${boxClass} max-h-[60dvh] overflow-y-auto py-2`}
        >
          {isOpen &&
            suggestions.map((suggestion, index) => (
              <li
                key={suggestion.path ?? suggestion.searchTerm}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-5 py-1 leading-tight aria-selected:bg-sunken"
                {...box.getItemProps({ item: suggestion, index })}
              >
                {suggestion.searchTerm}
                {suggestion.path !== undefined && (
                  <span className="ms-auto flex shrink-0 items-center gap-1.5 text-ink-soft text-xs">
                    <Icon name="guide" className="size-4" />
                    Read
                  </span>
                )}
              </li>
            ))}
        </ul>
        {box.hasFailed && (
          <p className={`${boxClass} px-5 py-3 text-sm`}>
            We couldn’t load suggestions. Press Enter to search for what you typed.
          </p>
        )}
        <p role="status" className="sr-only">
          {isOpen &&
            `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`}
          {box.hasFailed && 'We couldn’t load suggestions.'}
        </p>
      </form>
    </search>
  );
}
