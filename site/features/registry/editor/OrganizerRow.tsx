import type { FormEvent } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItems } from '#contracts/registries.ts';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { organizePage } from './editor-pages.ts';
import { SortableRow } from './SortableRow.tsx';

interface Props {
  item: RegItem;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** The items before and after it in its section. */
  above: RegItem | undefined;
  below: RegItem | undefined;
  belowNext: RegItem | undefined;
  onMove: (before: string | null) => void;
}

/** The page's form, which acts on every chosen item. */
export const bulkFormId = 'chosen';

export function OrganizerRow({ item, isSelected, onSelect, above, below, belowNext, onMove }: Props) {
  return (
    <SortableRow id={item.id} label={`Move ${item.title}`} className="px-2 py-1.5 not-scripted:ps-4">
      <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="item"
          value={item.id}
          form={bulkFormId}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5.5 shrink-0"
        />
        <span className="w-11 shrink-0">
          <ItemPicture url={item.imgUrl} id={item.id} />
        </span>
        <span className="line-clamp-2 min-w-0 text-sm font-medium wrap-anywhere">{item.title}</span>
        {item.mustHave && <Icon name="heart" label="Must-have" className="size-4.5 fill-current text-accent" />}
        {item.quantity > 1 && (
          <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">× {item.quantity}</span>
        )}
      </label>
      <span className="flex max-sm:scripted:hidden">
        {above && <StepForm item={item} label={`Move ${item.title} up`} icon="up" before={above.id} onMove={onMove} />}
        {below && (
          <StepForm
            item={item}
            label={`Move ${item.title} down`}
            icon="down"
            before={belowNext?.id ?? null}
            onMove={onMove}
          />
        )}
      </span>
    </SortableRow>
  );
}

interface StepProps extends Pick<Props, 'item' | 'onMove'> {
  label: string;
  icon: 'up' | 'down';
  before: string | null;
}

/** Moves one step, for people who do not drag: a form, with and without script. */
function StepForm({ item, label, icon, before, onMove }: StepProps) {
  return (
    <form
      method="post"
      action={`${addressOf(changeItems, { params: { id: item.registryId } })}?_method=PATCH`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onMove(before);
      }}
    >
      <input type="hidden" name="form" value="step" />
      <input type="hidden" name="page" value={organizePage(item.registryId)} />
      <input type="hidden" name="next" value={`${organizePage(item.registryId)}?done=moved`} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="act" value="move" />
      <input type="hidden" name="categoryId" value={item.categoryId} />
      <input type="hidden" name="before" value={before ?? ''} />
      <button type="submit" aria-label={label} className={iconButtonClass}>
        <Icon name="up" className={`size-4.5 ${icon === 'down' ? 'rotate-180' : ''}`} />
      </button>
    </form>
  );
}
