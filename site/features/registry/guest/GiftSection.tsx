import { memo, type ReactNode } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import type { GiftSort } from '#rules/gift-choice.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { GiftCard, type GiftWidth, TitleLink } from './GiftCard.tsx';
import type { RegistryCategory } from './GuestList.island.tsx';
import { availableText, isCollected, isOpenGroupGift } from './gift-text.ts';

export interface Section {
  id: number;
  title: string;
  items: RegItem[];
}

export const sectionId = ({ id }: Pick<Section, 'id'>): string => `category-${id}`;

/** No category has these ids. */
const othersId = 0;
const togetherId = -1;

/** A shorter list gets no category headings: there would be one for nearly every gift. */
const categoriesFrom = 6;

/** In another order than the family's it is one list. */
export const isDivided = (items: readonly RegItem[], sort: GiftSort): boolean =>
  sort === 'family' && items.length >= categoriesFrom;

/**
 * What is given together comes first, because it needs several guests. The rest is grouped by the family's categories, in their order; items in
 * none of them come last.
 */
export function sectionsOf(
  items: readonly RegItem[],
  categories: readonly RegistryCategory[],
  divided: boolean,
): Section[] {
  if (!divided || categories.length === 0) return [{ id: othersId, title: 'Gifts', items: [...items] }];
  const known = new Set(categories.map(({ id }) => id));
  const single = items.filter((item) => !isOpenGroupGift(item));
  const sections = categories.map(({ id, title }) => ({
    id,
    title,
    items: single.filter(({ categoryId }) => categoryId === id),
  }));
  return [
    { id: togetherId, title: 'Give together', items: items.filter(isOpenGroupGift) },
    ...sections,
    { id: othersId, title: 'More gifts', items: single.filter(({ categoryId }) => !known.has(categoryId)) },
  ].filter((section) => section.items.length > 0);
}

/** In columns of the list: a gift of several people takes two. */
const columnsOf = (items: readonly RegItem[]): number =>
  items.reduce((sum, item) => sum + (isCollected(item) ? 2 : 1), 0);

/** By item id. */
export type OwnGifts = ReadonlyMap<string, Reservation>;

/** The gift whose form is open, and this visitor's own gifts, are not in the collapsed row. */
const isShown = ({ id, left }: RegItem, mine: OwnGifts, openId: string | undefined): boolean =>
  left > 0 || mine.has(id) || id === openId;

/** Adjacent small categories stand side by side on wide screens, where each alone would leave its row empty. */
export function besideEachOther(
  sections: readonly Section[],
  { mine, openId }: { mine: OwnGifts; openId: string | undefined },
): Set<number> {
  const isSmall = ({ items }: Section) =>
    columnsOf(items.filter((item) => isShown(item, mine, openId))) <= 2 && !items.some(({ id }) => id === openId);
  const halves = new Set<number>();
  for (let at = 0; at + 1 < sections.length; at += 1) {
    const [left, right] = [sections[at]!, sections[at + 1]!];
    if (!isSmall(left) || !isSmall(right)) continue;
    halves.add(left.id).add(right.id);
    at += 1;
  }
  return halves;
}

interface Props {
  section: Section;
  /** The only section, whose heading would say nothing new. */
  isFlat: boolean;
  /** Another section stands beside it on wide screens. */
  isHalf: boolean;
  /** Taken gifts are shown too, not collapsed, because the guest is searching. */
  isWhole: boolean;
  mine: OwnGifts;
  /** The page with the form of a gift; null where nobody may reserve here. */
  giveHref: ((itemId: string) => string) | null;
  onGive: (itemId: string) => void;
  /** The gift of this section whose form is open, and that form. */
  openId: string | undefined;
  panel: ReactNode;
}

/**
 * The gifts of one category: available ones in a grid, taken ones in a collapsed row below. It is rendered, laid out and painted separately
 * from the other categories, so that opening a form in one costs the others nothing.
 */
export const GiftSection = memo(function GiftSection(props: Props) {
  const { section, isFlat, isHalf, isWhole, mine, giveHref, onGive, openId, panel } = props;
  const { title, items } = section;
  const id = sectionId(section);
  const shown = items.filter((item) => isShown(item, mine, openId));
  const taken = items.filter((item) => !isShown(item, mine, openId));
  const isAlone = shown.length === 1;
  const single = shown.filter((item) => !isCollected(item) && item.id !== openId);
  // With an odd number, the last one has a row of two columns to itself.
  const lastOdd = single.length % 2 === 1 ? single.at(-1)?.id : undefined;
  const widthOf = ({ id: itemId }: RegItem): GiftWidth =>
    isAlone ? 'wide' : itemId === lastOdd ? 'wide-on-phones' : 'column';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`-mx-3 px-3 pb-14 contain-content print:pb-6 print:contain-none ${isHalf ? '' : 'lg:col-span-2'}`}
    >
      <div
        className={`mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 ${isFlat ? '' : 'border-b border-line pb-3'}`}
      >
        <h2 id={`${id}-title`} className={isFlat ? 'sr-only' : 'text-2xl'}>
          {title}
        </h2>
        {!isFlat && (
          <p className="text-sm text-ink-soft">
            {section.id === togetherId ? 'Any amount helps' : availableText(items)}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ul
          className={`grid grid-flow-dense pair-columns gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 print:grid-cols-4 print:gap-x-4 print:gap-y-5 ${isHalf ? 'lg:grid-cols-2' : 'lg:grid-cols-4'}`}
        >
          {shown.map((item) => (
            <li key={item.id} id={`gift-${item.id}`} className={placeOf(item, widthOf(item), item.id === openId)}>
              {item.id === openId ? (
                panel
              ) : (
                <GiftCard
                  item={item}
                  mine={mine.get(item.id)}
                  width={widthOf(item)}
                  giveHref={giveHref?.(item.id) ?? null}
                  onGive={onGive}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {taken.length > 0 && <TakenGifts items={taken} isOpen={isWhole} isAlone={shown.length === 0} isHalf={isHalf} />}
    </section>
  );
});

function placeOf(item: RegItem, width: GiftWidth, isOpen: boolean): string {
  if (isOpen) return '@container col-span-full';
  if (isCollected(item)) return width === 'wide' ? 'col-span-full' : 'col-span-full sm:col-span-2';
  if (width === 'wide') return 'col-span-full sm:col-span-2';
  return width === 'wide-on-phones' ? 'max-sm:col-span-full' : '';
}

interface TakenProps {
  items: readonly RegItem[];
  isOpen: boolean;
  isAlone: boolean;
  isHalf: boolean;
}

function TakenGifts({ items, isOpen, isAlone, isHalf }: TakenProps) {
  return (
    <details open={isOpen} className={`group ${isAlone ? '' : 'mt-8'}`}>
      <summary className="flex min-h-14 flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-2 text-sm text-ink-soft hover:text-ink">
        <span className="flex -space-x-3" aria-hidden="true">
          {items.slice(0, 4).map(({ id, imgUrl }) => (
            <span key={id} className="block size-10 overflow-hidden rounded-full border-2 border-sunken *:rounded-none">
              <ItemPicture url={imgUrl} id={id} />
            </span>
          ))}
        </span>
        <span className="flex-1">{items.length === 1 ? 'One gift' : `${items.length} gifts`} already chosen</span>
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className={`grid gap-x-6 px-4 pt-2 sm:grid-cols-2 ${isHalf ? 'lg:grid-cols-1' : 'lg:grid-cols-3'}`}>
        {items.map((item) => (
          <li key={item.id} id={`gift-${item.id}`}>
            <article className="flex flex-wrap items-center gap-3 border-b border-line py-2.5 text-sm text-ink-soft">
              <span className="block w-12 shrink-0 opacity-70">
                <ItemPicture url={item.imgUrl} id={item.id} />
              </span>
              <h3 className="line-clamp-2 min-w-0 flex-1 font-text font-medium tracking-normal">
                <TitleLink item={item} />
              </h3>
              <p className="inline-flex items-center gap-1 text-sage">
                <Icon name="check" className="size-4" />
                Chosen
              </p>
            </article>
          </li>
        ))}
      </ul>
    </details>
  );
}
