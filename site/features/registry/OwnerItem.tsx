import type { RegItem } from '#contracts/registries.schemas.ts';
import { IconButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { giverWords } from './item-words.ts';
import type { OwnedItems } from './use-owned-items.ts';

interface Props {
  item: RegItem;
  canEdit: boolean;
  owned: OwnedItems;
}

const quantityMax = 99;
const actClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold text-accent hover:bg-accent-soft';

export function OwnerItem({ item, canEdit, owned }: Props) {
  return (
    <ItemFacts item={item}>
      {item.givers.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {giverWords(item.givers).map((words, index) => (
            <li key={item.givers[index]!.reservationId} className="flex items-center gap-2">
              <Icon name="done" className="size-4.5 text-success" />
              {words}
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <div className="-ms-3 flex flex-wrap items-center gap-x-1">
          <fieldset className="inline-flex items-center" aria-label={`How many of ${item.title}`}>
            <IconButton
              icon="less"
              label="One less"
              disabled={item.quantity === 1}
              onClick={() => owned.change(item, { quantity: item.quantity - 1 })}
            />
            <span className="min-w-6 text-center text-sm font-semibold tabular-nums">{item.quantity}</span>
            <IconButton
              icon="add"
              label="One more"
              disabled={item.quantity === quantityMax}
              onClick={() => owned.change(item, { quantity: item.quantity + 1 })}
            />
          </fieldset>
          <button
            type="button"
            aria-pressed={item.mustHave}
            className={actClass}
            onClick={() => owned.change(item, { mustHave: !item.mustHave })}
          >
            <Icon name="star" className={item.mustHave ? 'size-4.5 fill-current' : 'size-4.5'} />
            <span className="max-sm:sr-only">{item.mustHave ? 'Must-have' : 'Make a must-have'}</span>
          </button>
          <button
            type="button"
            aria-label={`Remove ${item.title}`}
            className={actClass}
            onClick={() => owned.remove(item)}
          >
            <Icon name="close" className="size-4.5" />
            <span className="max-sm:sr-only">Remove</span>
          </button>
        </div>
      )}
    </ItemFacts>
  );
}
