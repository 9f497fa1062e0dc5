import type { Reservation } from '#contracts/reservations.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { stateText } from './reservation-text.ts';

/** Everything that a giver has taken on. */
export function ReservationList({ reservations }: { reservations: Reservation[] }) {
  if (reservations.length === 0)
    return (
      <EmptyState title="No gifts yet" icon="gift" actions={<LinkButton href="/store">Browse the shop</LinkButton>}>
        Gifts you reserve in this browser appear here. Reserved one somewhere else? The link in our email opens it.
      </EmptyState>
    );
  return (
    <ul className="grid max-w-[52rem] gap-px overflow-hidden rounded-panel border border-line bg-line">
      {reservations.map(({ id, quantity, item, registry, isActive, state }) => (
        <li key={id} className="bg-raised">
          <a
            href={`/reservations/${id}`}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4 no-underline hover:bg-sunken"
          >
            <span>
              <span className="block font-semibold">
                {quantity > 1 && `${quantity} × `}
                {item.title}
              </span>
              <span className="text-sm text-ink-soft">{registry.title}</span>
            </span>
            <Badge tone={isActive ? 'new' : 'plain'}>{stateText[state]}</Badge>
          </a>
        </li>
      ))}
    </ul>
  );
}
