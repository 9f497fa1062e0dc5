import type { RegItem } from '#contracts/registries.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { AmountLinks } from './AmountLinks.tsx';
import { raisedText, short } from './payment-text.ts';

interface Props {
  item: Pick<RegItem, 'id' | 'registryId' | 'title' | 'groupGift' | 'left'>;
  /** Whether guests may give here now: not in a paused registry, nor in a member's preview. */
  takesGifts: boolean;
}

export const groupGiftPath = ({ registryId, id }: { registryId: string; id: string }): string =>
  `/group-gifts/${registryId}/${id}`;

/** A group gift for guests: they chip in up to the missing amount. */
export function GroupGiftCard({ item, takesGifts }: Props) {
  const gift = item.groupGift;
  if (gift === null) return null;
  const { goal, raised, left, price, buffer, suggested } = gift;
  const isOpen = gift.state === 'open' && item.left > 0;
  const path = groupGiftPath(item);
  return (
    <div className="grid gap-3">
      <div>
        <Progress
          label="Group gift"
          value={raised?.amount ?? 0}
          max={goal.amount}
          words={raisedText(raised, goal) ?? undefined}
        />
        <p className="mt-1 text-xs text-ink-soft">
          {short(price)} and {short(buffer)} for tax and shipping
        </p>
      </div>
      {!isOpen && (
        <p>
          <Badge tone="benefit">{gift.state === 'closed' ? 'Closed' : 'Given together'}</Badge>
        </p>
      )}
      {isOpen && takesGifts && left?.amount === 0 && (
        <p className="text-sm text-ink-soft">Someone is paying the last of it right now.</p>
      )}
      {isOpen && takesGifts && left?.amount !== 0 && (
        <div className="flex flex-wrap gap-2" data-no-print>
          <AmountLinks path={path} title={item.title} suggested={suggested} />
          <LinkButton href={path} look="secondary" size="small" icon="people" aria-label={`Chip in: ${item.title}`}>
            Chip in
          </LinkButton>
        </div>
      )}
    </div>
  );
}
