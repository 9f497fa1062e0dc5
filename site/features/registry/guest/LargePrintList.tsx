import type { RegItem } from '#contracts/registries.schemas.ts';
import { everyGift } from '#rules/gift-choice.ts';
import { formatMoney } from '#rules/money.ts';
import { isDivided, sectionsOf } from './GiftSection.tsx';
import type { RegistryCategory } from './GuestList.island.tsx';
import { kindText, leftText, storesOf } from './gift-text.ts';

interface Props {
  items: readonly RegItem[];
  categories: readonly RegistryCategory[];
}

/** The list in large print, for reading on paper: each gift has a fixed number. */
export function LargePrintList({ items, categories }: Props) {
  const sections = sectionsOf(items, categories, isDivided(items, everyGift.sort));
  const numbers = new Map(sections.flatMap((section) => section.items).map(({ id }, index) => [id, index + 1]));
  return sections.map(({ id, title, items: gifts }) => (
    <section key={id} aria-labelledby={`print-${id}`} className="pt-8">
      <h2 id={`print-${id}`} className="border-b-2 border-ink pb-2 text-2xl">
        {title}
      </h2>
      <ul>
        {gifts.map((item) => {
          const about = [kindText(item), leftText(item)].filter(Boolean).join(' · ');
          const stores = storesOf(item).map(({ storeName }) => storeName);
          return (
            <li
              key={item.id}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-4 text-lg sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] print:text-xl"
            >
              <span className="font-semibold tabular-nums">{numbers.get(item.id)}</span>
              <div className="grid min-w-0 gap-1 wrap-anywhere">
                <h3 className="font-text text-xl leading-snug font-semibold tracking-normal print:text-2xl">
                  {item.brand && `${item.brand} `}
                  {item.title}
                </h3>
                {about && <p>{about}</p>}
                {item.note && <p>“{item.note}”</p>}
                {stores.length > 0 && <p className="text-ink-soft">At {stores.join(', ')}</p>}
                {item.left === 0 && <p className="font-semibold">Already chosen</p>}
                {item.left > 0 && item.mustHave && <p className="font-semibold">Must-have</p>}
              </div>
              {item.price && <p className="col-start-2 tabular-nums sm:col-start-3">{formatMoney(item.price)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
