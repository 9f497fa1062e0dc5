import type { Reservation } from '#contracts/reservations.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { ItemHead } from '../registry/ItemHead.tsx';
import { buyingPlace } from './reservation-text.ts';

/** The reserved gift, the family, and where to buy it. */
type Props = Pick<Reservation, 'item' | 'quantity' | 'registry'> & {
  /** `false` where the page is about something else. */
  isToBuy?: boolean | undefined;
  /** Something else comes before buying it. */
  isToBuyLater?: boolean | undefined;
};

export function ReservationCard({ item, quantity, registry, isToBuy = true, isToBuyLater = false }: Props) {
  const place = isToBuy ? buyingPlace(item) : null;
  return (
    <div className="grid gap-4 rounded-panel border border-line bg-raised p-4">
      <ItemHead url={item.imgUrl} className="items-start">
        {item.brand && <p className="text-xs text-ink-soft">{item.brand}</p>}
        <p className="font-semibold">
          {quantity > 1 && `${quantity} × `}
          {item.title}
        </p>
        {item.variant && <p className="text-sm">{item.variant}</p>}
        {item.price && <p className="text-sm tabular-nums">{formatMoney(item.price)}</p>}
        <p className="text-sm text-ink-soft">
          For{' '}
          <a className="underline underline-offset-4" href={`/${registry.slug}`}>
            {registry.title}
          </a>
        </p>
      </ItemHead>
      {place && (
        <p>
          <LinkButton
            href={place.href}
            look={isToBuyLater ? 'secondary' : 'primary'}
            icon={place.isOurs ? 'cart' : 'onward'}
            wide
            rel={place.rel}
          >
            {place.label}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
