import type { RegItem } from '#contracts/registries.schemas.ts';
import { giftSorts, giftSortTitles } from '#rules/gift-choice.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { filterOptions, type Narrowing } from './editor-list.ts';

interface Props {
  items: readonly RegItem[];
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
}

const selectClass =
  'min-h-11 rounded-full border border-line-strong bg-raised ps-4 pe-9 text-sm font-medium text-ink appearance-none w-full truncate';

/** Finds a gift in a long list: by search, by filter, by another order. */
export function EditorToolbar({ items, narrowing, onChange }: Props) {
  const select = (name: 'filter' | 'sort', label: string, options: readonly { value: string; label: string }[]) => (
    <span className="relative inline-block min-w-0 max-sm:grow max-sm:basis-0">
      <select
        aria-label={label}
        className={selectClass}
        value={narrowing[name]}
        onChange={({ target }) => onChange({ ...narrowing, [name]: target.value })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute end-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
  return (
    <search className="flex flex-wrap items-center gap-2 not-scripted:hidden" data-no-print>
      <span className="relative grow basis-full sm:basis-56">
        <Icon
          name="search"
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label="Search your list"
          placeholder="Search your list"
          className="min-h-11 w-full rounded-full border border-line-strong bg-raised ps-11 pe-4 text-sm text-ink hover:border-ink-soft"
          value={narrowing.search}
          onChange={({ target }) => onChange({ ...narrowing, search: target.value })}
        />
      </span>
      {select('filter', 'Show', [{ value: '', label: `All gifts (${items.length})` }, ...filterOptions(items)])}
      {select(
        'sort',
        'Sort by',
        giftSorts.map((value) => ({ value, label: value === 'family' ? 'Your order' : giftSortTitles[value] })),
      )}
    </search>
  );
}
