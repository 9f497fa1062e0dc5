import type { FormEvent, MouseEvent } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItem, removeItem } from '#contracts/registries.ts';
import { formatMoney } from '#rules/money.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { Badge } from '#site/ui/Chip.tsx';
import { FieldError } from '#site/ui/Field.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { StoreNames } from '../guest/StoreNames.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { countText, giverText } from '../item-text.ts';
import { editItemPage } from './editor-pages.ts';
import type { ItemChanges } from './use-item-changes.ts';

interface Props {
  item: RegItem;
  slug: string;
  canEdit: boolean;
  onEdit: (item: RegItem) => void;
  changes: Pick<ItemChanges, 'change' | 'remove'>;
  /** A form of this item, refused without script. */
  refused?: RefusedForm | undefined;
}

/** The name of an item's forms on their page; the field `item` says which one. */
export const itemFormName = 'item';

/** One gift of the list for those who run it: what it is, how it stands, and what is done most often. */
export function EditorItem({ item, slug, canEdit, onEdit, changes, refused }: Props) {
  const facts = [item.brand, item.variant, item.size && `Size ${item.size}`, item.color].filter(Boolean);
  const error = refused && (refused.errors.quantity ?? refused.sentence);
  return (
    <article className="grid grid-cols-[4.5rem_1fr] items-start gap-x-4 gap-y-1 p-3 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-5 sm:p-4 print:grid-cols-[3rem_1fr] print:p-2">
      <ItemPicture url={item.imgUrl} />
      <div className="grid min-w-0 gap-1.5">
        <h3 className="font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          <ItemTitle item={item} canEdit={canEdit} onEdit={onEdit} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft empty:hidden">
          {item.price && <span className="font-semibold text-ink tabular-nums">{formatMoney(item.price)}</span>}
          {countText(item) && <span>{countText(item)}</span>}
          {item.mustHave && <Badge tone="warning">Must-have</Badge>}
          {item.secondHandWelcome && <Badge>Secondhand welcome</Badge>}
        </p>
        {facts.length > 0 && <p className="truncate text-sm text-ink-soft">{facts.join(' · ')}</p>}
        {(item.kind === 'external' || item.offers.length > 0) && <StoreNames item={item} />}
        {item.note && <p className="line-clamp-2 text-sm text-ink-soft print:line-clamp-none">{item.note}</p>}
        <ul className="grid gap-1 text-sm empty:hidden">
          {giverText(item.givers).map((words, index) => (
            <li key={item.givers[index]!.reservationId} className="flex items-center gap-2">
              <Icon name="done" className="size-4.5 text-success" />
              {words}
            </li>
          ))}
        </ul>
        {error && <FieldError id={`gift-${item.id}`}>{error}</FieldError>}
      </div>
      {canEdit && (
        <div
          className="col-start-2 -ms-3 flex items-center sm:col-start-3 sm:row-start-1 sm:ms-0 sm:-me-2 sm:justify-self-end"
          data-no-print
        >
          <QuickActions item={item} slug={slug} changes={changes} onEdit={onEdit} />
        </div>
      )}
    </article>
  );
}

const isPlainPress = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey);

function ItemTitle({ item, canEdit, onEdit }: Pick<Props, 'item' | 'canEdit' | 'onEdit'>) {
  const href = canEdit ? editItemPage(item) : (item.path ?? item.url);
  if (href === null) return item.title;
  return (
    <a
      href={href}
      rel={canEdit || item.path ? undefined : 'nofollow noopener noreferrer ugc'}
      className="hover:text-accent hover:underline"
      onClick={(event) => {
        if (!canEdit || !isPlainPress(event)) return;
        event.preventDefault();
        onEdit(item);
      }}
    >
      {item.title}
    </a>
  );
}

function QuickActions({ item, slug, changes, onEdit }: Pick<Props, 'item' | 'slug' | 'changes' | 'onEdit'>) {
  const address = addressOf(changeItem, { params: { id: item.registryId, item: item.id } });
  const form = (method: string, run: () => void) => ({
    method: 'post',
    action: `${address}?_method=${method}`,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      run();
    },
  });
  const ownFields = (
    <>
      <input type="hidden" name="form" value={itemFormName} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="page" value={`/${slug}#gift-${item.id}`} />
    </>
  );
  const star = () =>
    changes.change(
      item,
      { mustHave: !item.mustHave },
      item.mustHave ? `${item.title} is no longer a must-have.` : `${item.title} is a must-have.`,
    );
  return (
    <>
      <form {...form(changeItem.method, star)}>
        {ownFields}
        <button
          type="submit"
          name="mustHave"
          value={String(!item.mustHave)}
          aria-pressed={item.mustHave}
          aria-label={`Must-have: ${item.title}`}
          title="Must-have"
          className={iconButtonClass}
        >
          <Icon name="star" className={item.mustHave ? 'size-5 fill-current text-star' : 'size-5'} />
        </button>
      </form>
      <a
        href={editItemPage(item)}
        aria-label={`Edit ${item.title}`}
        title="Edit"
        className={iconButtonClass}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onEdit(item);
        }}
      >
        <Icon name="edit" />
      </a>
      <form {...form(removeItem.method, () => changes.remove(item))}>
        {ownFields}
        <input type="hidden" name="next" value={`/${slug}?done=removed&item=${item.id}`} />
        <button type="submit" aria-label={`Remove ${item.title}`} title="Remove" className={iconButtonClass}>
          <Icon name="remove" />
        </button>
      </form>
    </>
  );
}
