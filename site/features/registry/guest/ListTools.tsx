import { type FormEvent, type MouseEvent, memo, startTransition, useState } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import {
  countChosen,
  countGifts,
  everyGift,
  type GiftChoice,
  type GiftPriceRange,
  giftFilters,
  giftFilterTitles,
  giftPriceRanges,
  giftPriceTitles,
  giftSorts,
  giftSortTitles,
  readGiftChoice,
} from '#rules/gift-choice.ts';
import { Button } from '#site/ui/Button.tsx';
import { chipClass, LinkChip } from '#site/ui/Chip.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useMenu } from '#site/ui/use-menu.ts';
import { type Section, sectionId } from './GiftSection.tsx';
import type { GuestAddress } from './use-guest-address.ts';

interface Props {
  items: readonly RegItem[];
  sections: readonly Section[];
  address: GuestAddress;
  /** How many gifts match the choice. */
  found: number;
  /** The page that answers the form without script. */
  action: string;
  hrefOf: (address: GuestAddress) => string;
  /** How often the choice was changed elsewhere: on the page, or by Back. */
  timesChanged: number;
  onChoose: (choice: GiftChoice) => void;
}

/** With fewer gifts everything is in view. */
const toolsFrom = 6;

/** Links to the categories, filters and sort. It stays in view. */
export const ListTools = memo(function ListTools(props: Props) {
  const { items, sections, address, found, action, hrefOf, timesChanged, onChoose } = props;
  const { choice, budgetCents, isPreview } = address;
  const details = useMenu();
  // Its fields are uncontrolled: a choice made elsewhere mounts them again.
  const [formKey, setFormKey] = useState(0);
  if (items.length < toolsFrom) return null;
  const number = countChosen(choice);
  const counts = countGifts(items, choice);
  const filters = giftFilters.filter(
    (filter) => choice.filters.has(filter) || (filter !== 'discount' && counts.filters[filter] > 0),
  );
  const leadTo = (next: GiftChoice) => ({
    href: hrefOf({ ...address, choice: next }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // In the same transition as the list.
      startTransition(() => {
        setFormKey((key) => key + 1);
        onChoose(next);
      });
    },
  });
  const read = (form: HTMLFormElement) => {
    const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    onChoose(readGiftChoice(new URLSearchParams(pairs)));
  };
  const isInLine = number > 0 && sections.length <= 1;
  const chips = (
    <ul className="flex min-w-0 flex-1 flex-wrap gap-2" aria-label="What is shown">
      {chosenOf(choice, sections).map(({ label, without }) => (
        <li key={label}>
          <LinkChip aria-label={`Remove ${label}`} {...leadTo(without)}>
            {label}
            <Icon name="close" className="size-4" />
          </LinkChip>
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className="sticky top-0 z-10 has-[details[open]]:z-20 mb-9 border-y border-line bg-paper py-2"
      data-sticky-bar
      data-no-print
    >
      <div className="page-width flex items-center gap-3">
        {isInLine ? (
          chips
        ) : (
          <nav
            aria-label="Gifts by category"
            className="-my-1 flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 pe-8 [mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] [scrollbar-width:none]"
          >
            {sections.length > 1 &&
              sections.map((section) => (
                <a
                  key={section.id}
                  href={`#${sectionId(section)}`}
                  className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap no-underline first:-ms-3.5 hover:bg-sunken"
                >
                  {section.title}
                </a>
              ))}
          </nav>
        )}
        <details ref={details} className="group shrink-0 sm:relative">
          <summary className={chipClass}>
            <span>
              Filter<span className="max-sm:sr-only"> and sort</span>
            </span>
            {number > 0 && (
              <span className="grid size-5.5 place-items-center rounded-full bg-accent text-xs text-on-accent tabular-nums">
                {number}
              </span>
            )}
            <Icon name="down" className="size-4.5 transition-transform group-open:rotate-180" />
          </summary>
          <form
            key={`${formKey}-${timesChanged}`}
            method="get"
            action={action}
            onChange={(event: FormEvent<HTMLFormElement>) => read(event.currentTarget)}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              read(event.currentTarget);
              if (details.current) details.current.open = false;
            }}
            className="fixed inset-x-0 bottom-0 z-20 grid max-h-[80dvh] gap-4 overflow-auto rounded-t-panel border-t border-line bg-raised p-5 shadow-lifted sm:absolute sm:inset-x-auto sm:end-0 sm:top-full sm:bottom-auto sm:mt-2 sm:w-88 sm:rounded-panel sm:border"
          >
            {budgetCents !== null && <input type="hidden" name="budget" value={budgetCents / 100} />}
            {isPreview && <input type="hidden" name="view" value="guest" />}
            <TextInput
              id="look-for"
              name="search"
              label="Search for"
              type="search"
              required={false}
              maxLength={60}
              defaultValue={choice.search}
            />
            <Select
              name="sort"
              label="Sort by"
              options={giftSorts.map((value) => ({ value, label: giftSortTitles[value] }))}
              defaultValue={choice.sort}
            />
            {filters.length > 0 && (
              <ChoiceGroup id="show" label="Only">
                {filters.map((filter) => (
                  <Checkbox
                    key={filter}
                    name="show"
                    value={filter}
                    label={<Counted label={giftFilterTitles[filter]} count={counts.filters[filter]} />}
                    defaultChecked={choice.filters.has(filter)}
                  />
                ))}
              </ChoiceGroup>
            )}
            <ChoiceGroup id="price" label="Price">
              <Radio name="price" value="" label="Any price" defaultChecked={choice.price === null} />
              {(Object.keys(giftPriceRanges) as GiftPriceRange[])
                .filter((price) => counts.prices[price] > 0 || choice.price === price)
                .map((price) => (
                  <Radio
                    key={price}
                    name="price"
                    value={price}
                    label={<Counted label={giftPriceTitles[price]} count={counts.prices[price]} />}
                    defaultChecked={choice.price === price}
                  />
                ))}
            </ChoiceGroup>
            <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-4 border-t border-line bg-raised p-5">
              <Button type="submit">
                Show {found} {found === 1 ? 'gift' : 'gifts'}
              </Button>
              <a
                {...leadTo(everyGift)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                Clear all
              </a>
            </div>
          </form>
        </details>
      </div>
      {number > 0 && !isInLine && <div className="page-width mt-2">{chips}</div>}
    </div>
  );
});

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <span className="text-ink-faint tabular-nums">({count})</span>
  </>
);

/** The applied filters, each with the choice without it. */
function chosenOf(choice: GiftChoice, sections: readonly Section[]): { label: string; without: GiftChoice }[] {
  const { filters, price, categoryId, search } = choice;
  const category = sections.find(({ id }) => id === categoryId)?.title ?? 'Category';
  return [
    ...(search === '' ? [] : [{ label: `“${search}”`, without: { ...choice, search: '' } }]),
    ...(categoryId === null ? [] : [{ label: category, without: { ...choice, categoryId: null } }]),
    ...[...filters].map((filter) => ({
      label: giftFilterTitles[filter],
      without: { ...choice, filters: new Set([...filters].filter((one) => one !== filter)) },
    })),
    ...(price === null ? [] : [{ label: giftPriceTitles[price], without: { ...choice, price: null } }]),
  ];
}
