import type { FormEvent } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItem, removeItem } from '#contracts/registries.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { FieldError } from '#site/ui/Field.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { giverText } from './item-text.ts';
import type { OwnedItems } from './use-owned-items.ts';

interface Props {
  item: RegItem;
  slug: string;
  canEdit: boolean;
  owned: OwnedItems;
  /** A form of this item, refused without script. */
  refused: RefusedForm | undefined;
}

/** The name of an item's forms on their page; the field `item` says which one. */
export const itemFormName = 'item';
const actClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold text-accent hover:bg-accent-soft';

export function OwnerItem({ item, slug, canEdit, owned, refused }: Props) {
  const address = addressOf(changeItem, { params: { id: item.registryId, item: item.id } });
  const error = refused && (refused.errors.quantity ?? refused.sentence);
  const form = (method: string, run: (fields: FormData) => void) => ({
    method: 'post',
    action: `${address}?_method=${method}`,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      run(new FormData(event.currentTarget));
    },
  });
  const ownFields = (
    <>
      <input type="hidden" name="form" value={itemFormName} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="page" value={`/${slug}#gift-${item.id}`} />
    </>
  );
  const changeTo = (quantity: number) => quantity !== item.quantity && owned.change(item, { quantity });
  const controls = (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <form
        {...form(changeItem.method, (fields) => changeTo(Number(fields.get('quantity'))))}
        className="flex flex-wrap items-center gap-x-1 gap-y-2"
      >
        {ownFields}
        <QuantityStepper
          name="quantity"
          label={`How many of ${item.title}`}
          value={item.quantity}
          defaultValue={refused?.typed.quantity === undefined ? undefined : Number(refused.typed.quantity)}
          onChange={changeTo}
        />
        <Button type="submit" look="secondary" size="small" className="scripted:hidden">
          Save<span className="sr-only">: {item.title}</span>
        </Button>
        <button
          type="submit"
          name="mustHave"
          value={String(!item.mustHave)}
          aria-pressed={item.mustHave}
          className={actClass}
          onClick={(event) => {
            event.preventDefault();
            owned.change(item, { mustHave: !item.mustHave });
          }}
        >
          <Icon name="star" className={item.mustHave ? 'size-4.5 fill-current' : 'size-4.5'} />
          <span className="max-sm:sr-only">{item.mustHave ? 'Must-have' : 'Mark as a must-have'}</span>
        </button>
      </form>
      <form {...form(removeItem.method, () => owned.remove(item))}>
        {ownFields}
        <input type="hidden" name="next" value={`/${slug}?done=removed&item=${item.id}`} />
        <button type="submit" aria-label={`Remove ${item.title}`} className={actClass}>
          <Icon name="close" className="size-4.5" />
          <span className="max-sm:sr-only">Remove</span>
        </button>
      </form>
    </div>
  );
  return (
    <ItemFacts item={item} below={canEdit && controls}>
      {item.givers.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {giverText(item.givers).map((words, index) => (
            <li key={item.givers[index]!.reservationId} className="flex items-center gap-2">
              <Icon name="done" className="size-4.5 text-success" />
              {words}
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError id={`gift-${item.id}`}>{error}</FieldError>}
    </ItemFacts>
  );
}
