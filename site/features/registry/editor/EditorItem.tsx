import type { FormEvent, MouseEvent } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { changeItem, removeItem } from '#contracts/registries.ts';
import { formatMoney } from '#rules/money.ts';
import { FundCard } from '#site/features/funds/FundCard.tsx';
import { GroupGiftCard } from '#site/features/funds/GroupGiftCard.tsx';
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
  /** A form of this item that was refused without script. */
  refused?: RefusedForm | undefined;
}

/** The name of an item's forms on their page; the field `item` says which one. */
export const itemFormName = 'item';

/** One gift of the list for members: as guests see it, its state, and the most frequent actions. */
export function EditorItem({ item, slug, canEdit, onEdit, changes, refused }: Props) {
  const about = [item.variant, item.size && `Size ${item.size}`, item.color, countText(item)].filter(Boolean);
  const error = refused && (refused.errors.quantity ?? refused.sentence);
  const isCollected = isCollectedItem(item);
  return (
    <article
      className={
        isCollected
          ? 'grid h-full content-start gap-5 rounded-panel bg-butter/50 p-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:p-6'
          : 'flex h-full flex-col'
      }
    >
      <div className="relative">
        <ItemPicture url={item.imgUrl} id={item.id} />
        {canEdit ? (
          <MustHaveForm item={item} slug={slug} changes={changes} />
        ) : (
          item.mustHave && (
            <p className="absolute end-2 top-2">
              <Badge tone="warning">Must-have</Badge>
            </p>
          )
        )}
      </div>
      <div className={`flex grow flex-col ${isCollected ? '' : 'mt-3'}`}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
          {item.brand && <p className="truncate text-xs text-ink-faint">{item.brand}</p>}
          <h3
            className="line-clamp-3 print:line-clamp-none font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere"
            title={item.title}
          >
            <ItemTitle item={item} canEdit={canEdit} onEdit={onEdit} />
          </h3>
          {item.price && <p className="font-semibold tabular-nums">{formatMoney(item.price)}</p>}
          {about.length > 0 && <p className="text-sm text-ink-soft">{about.join(' · ')}</p>}
          {item.note && (
            <div className="mt-1 rounded-md bg-accent-soft/50 px-2.5 py-1.5 text-sm text-ink-soft">
              <p className="line-clamp-3 wrap-anywhere print:line-clamp-none">{item.note}</p>
            </div>
          )}
          {item.secondHandWelcome && (
            <p className="flex items-center gap-1.5 text-sm text-sage">
              <Icon name="recycle" className="size-4" />
              Secondhand welcome
            </p>
          )}
          {(item.kind === 'external' || item.offers.length > 0) && <StoreNames item={item} />}
          {isCollected && (
            <div className="mt-2">
              <FundCard item={item} takesGifts={false} />
              <GroupGiftCard item={item} takesGifts={false} />
            </div>
          )}
          <ul className="mt-1 grid gap-1 text-sm font-medium text-sage empty:hidden">
            {giverText(item.givers).map((words, index) => (
              <li key={item.givers[index]!.reservationId} className="flex items-start gap-1.5">
                <Icon name="done" className="mt-0.5 size-4.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{words}</span>
              </li>
            ))}
          </ul>
          {error && <FieldError id={`gift-${item.id}`}>{error}</FieldError>}
        </div>
        {canEdit && <QuickActions item={item} slug={slug} changes={changes} onEdit={onEdit} />}
      </div>
    </article>
  );
}

/** Several people give it, with money. */
export const isCollectedItem = ({ fund, groupGift }: RegItem): boolean => fund !== null || groupGift !== null;

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

type FormProps = Pick<Props, 'item' | 'slug'>;

const formOf = (item: RegItem, method: string, run: () => void) => ({
  method: 'post',
  action: `${addressOf(changeItem, { params: { id: item.registryId, item: item.id } })}?_method=${method}`,
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    run();
  },
});

const OwnFields = ({ item, slug }: FormProps) => (
  <>
    <input type="hidden" name="form" value={itemFormName} />
    <input type="hidden" name="item" value={item.id} />
    <input type="hidden" name="page" value={`/${slug}#gift-${item.id}`} />
  </>
);

function MustHaveForm({ item, slug, changes }: FormProps & Pick<Props, 'changes'>) {
  const toggle = () =>
    changes.change(
      item,
      { mustHave: !item.mustHave },
      item.mustHave ? `${item.title} is no longer a must-have.` : `${item.title} is a must-have.`,
    );
  return (
    <form
      className={`absolute end-2 top-2 ${item.mustHave ? '' : 'print:hidden'}`}
      {...formOf(item, changeItem.method, toggle)}
    >
      <OwnFields item={item} slug={slug} />
      <button
        type="submit"
        name="mustHave"
        value={String(!item.mustHave)}
        aria-pressed={item.mustHave}
        aria-label={`Must-have: ${item.title}`}
        title="Must-have"
        className="tap inline-grid place-items-center rounded-full bg-paper text-ink-soft transition-colors hover:text-ink"
      >
        <Icon name="heart" className={item.mustHave ? 'size-5 fill-current text-accent' : 'size-5'} />
      </button>
    </form>
  );
}

function QuickActions({ item, slug, changes, onEdit }: FormProps & Pick<Props, 'changes' | 'onEdit'>) {
  return (
    <div className="-mx-2 mt-auto flex items-center justify-between pt-2" data-no-print>
      <a
        href={editItemPage(item)}
        aria-label={`Edit ${item.title}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-accent hover:underline"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onEdit(item);
        }}
      >
        <Icon name="edit" className="size-4.5" />
        Edit
      </a>
      <form {...formOf(item, removeItem.method, () => changes.remove(item))}>
        <OwnFields item={item} slug={slug} />
        <input type="hidden" name="next" value={`/${slug}?done=removed&item=${item.id}`} />
        <button type="submit" aria-label={`Remove ${item.title}`} title="Remove" className={iconButtonClass}>
          <Icon name="remove" className="size-4.5 text-ink-soft" />
        </button>
      </form>
    </div>
  );
}
