import type { RegItem } from '#contracts/registries.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { whyNotDiscounted } from '#rules/registry-discount.ts';
import { ItemPicture } from './ItemPicture.tsx';

const reasons = {
  money: 'Given as money, so there’s nothing to take off.',
  elsewhere: 'Not sold by this shop.',
  excluded: 'Its brand or product type isn’t part of the discount.',
};

interface Props {
  title: string;
  items: readonly RegItem[];
}

const takenText = ({ left, quantity }: Pick<RegItem, 'left' | 'quantity'>): string | false =>
  left === 0 ? 'already taken' : left < quantity && `${left} of ${quantity} still available`;

/** Items that the registry discount applies to, or why it does not. */
export function DiscountedItems({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="flex items-baseline gap-3 border-b border-line pb-2 text-2xl">
        {title}
        <span className="font-text text-sm font-normal text-ink-soft tabular-nums">{items.length}</span>
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {items.map((item) => {
          const because = whyNotDiscounted(item);
          const facts = [item.price && formatMoney(item.price), because === null && takenText(item)].filter(Boolean);
          return (
            <li key={item.id} className="flex items-center gap-4 border-b border-line py-3">
              <span className="block w-16 shrink-0">
                <ItemPicture url={item.imgUrl} id={item.id} />
              </span>
              <div className="grid min-w-0 gap-0.5">
                <h3 className="line-clamp-2 font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
                  {item.path === null ? (
                    item.title
                  ) : (
                    <a href={item.path} className="hover:text-accent hover:underline">
                      {item.title}
                    </a>
                  )}
                </h3>
                {facts.length > 0 && <p className="text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>}
                {because !== null && <p className="text-sm text-ink-soft">{reasons[because]}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
