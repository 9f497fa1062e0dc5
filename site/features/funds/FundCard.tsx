import type { RegItem } from '#contracts/registries.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { AmountLinks } from './AmountLinks.tsx';
import { raisedText } from './payment-text.ts';

interface Props {
  item: Pick<RegItem, 'id' | 'registryId' | 'title' | 'fund'>;
  /** Whether guests may give here now: not in a paused registry, nor in a member's preview. */
  takesGifts: boolean;
}

export const fundPath = ({ registryId, id }: { registryId: string; id: string }): string =>
  `/cash-funds/${registryId}/${id}`;

/** A cash fund for guests: any amount, by the family's payment methods. A goal is shown where there is one, without pressure. */
export function FundCard({ item, takesGifts }: Props) {
  const { fund } = item;
  if (fund === null) return null;
  const { goal, raised, suggested, ways } = fund;
  const words = raisedText(raised, goal);
  const path = fundPath(item);
  return (
    <div className="grid gap-3">
      {goal !== null && raised !== null && raised.amount > 0 ? (
        <div>
          <Progress
            label="Given so far"
            value={Math.min(raised.amount, goal.amount)}
            max={goal.amount}
            words={words ?? undefined}
          />
        </div>
      ) : (
        words && <p className="text-sm text-ink-soft">{words}</p>
      )}
      {takesGifts && ways.length === 0 && (
        <p className="text-sm text-ink-soft">The family hasn’t said yet how to send it.</p>
      )}
      {takesGifts && ways.length > 0 && (
        <div className="flex flex-wrap gap-2" data-no-print>
          <AmountLinks path={path} title={item.title} suggested={suggested} />
          <LinkButton
            href={path}
            look="secondary"
            size="small"
            icon="heart"
            aria-label={`Give any amount: ${item.title}`}
          >
            Give any amount
          </LinkButton>
        </div>
      )}
    </div>
  );
}
