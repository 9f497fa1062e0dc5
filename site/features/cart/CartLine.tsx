import type { CartItem } from '#contracts/carts.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { Button } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { CartForm } from './CartForm.tsx';
import { changeText } from './cart-text.ts';

interface Props {
  item: CartItem;
  /** Heading level of its title. */
  level?: 2 | 3 | undefined;
  /** A change of this line is on its way to the server. */
  busy: boolean;
  /** Takes the focus when it appears, because it was restored or moved here. */
  takesFocus: boolean;
  onQuantity: (quantity: number) => void;
  onSave: (savedForLater: boolean) => void;
  onRemove: () => void;
}

const actionClass =
  'inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-accent hover:bg-accent-soft';

const focusElement = (element: HTMLElement | null) => element?.focus();

export function CartLine({ item, level = 2, busy, takesFocus, onQuantity, onSave, onRemove }: Props) {
  const Heading = `h${level}` as 'h2';
  const action = `/api/v3/cart_items/${item.id}`;
  const isAvailable = item.quantityMax > 0;
  const name = item.variant === '' ? item.title : `${item.title}, ${item.variant}`;
  const unlessBusy = (run: () => void) => () => {
    if (!busy) run();
  };
  return (
    <li
      ref={takesFocus ? focusElement : undefined}
      id={`line-${item.id}`}
      data-line={item.id}
      tabIndex={-1}
      aria-busy={busy || undefined}
      className="grid scroll-mt-4 grid-cols-[5rem_1fr] gap-x-4 border-b border-line py-5 last:border-0 aria-busy:opacity-60"
    >
      {item.imgUrl === null ? (
        <span className="grid aspect-square place-items-center rounded-card bg-sunken text-ink-faint">
          <Icon name="gift" />
        </span>
      ) : (
        <img
          src={item.imgUrl}
          alt={item.imgAlt}
          width="160"
          height="160"
          loading="lazy"
          decoding="async"
          className="aspect-square w-full rounded-card bg-picture object-cover night:opacity-90"
        />
      )}
      <div className="grid min-w-0 gap-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            {item.brand && <p className="truncate text-xs text-ink-soft">{item.brand}</p>}
            <Heading className="font-text font-medium text-base leading-tight tracking-normal">
              {item.path === null ? (
                item.title
              ) : (
                <a href={item.path} className="no-underline hover:underline hover:underline-offset-4">
                  {item.title}
                </a>
              )}
            </Heading>
            {item.variant && <p className="text-sm text-ink-soft">{item.variant}</p>}
            {item.registry && (
              <p className="text-sm text-ink-soft">
                For{' '}
                <a className="underline underline-offset-4" href={`/${item.registry.slug}`}>
                  {item.registry.title}
                </a>
              </p>
            )}
          </div>
          {item.price && (
            <p className="shrink-0 text-end font-semibold tabular-nums">
              {formatMoney(item.savedForLater ? item.price : item.total)}
            </p>
          )}
        </div>
        {!item.savedForLater && item.price && item.quantity > 1 && isAvailable && (
          <p className="text-sm text-ink-soft tabular-nums">{formatMoney(item.price)} each</p>
        )}
        {changeText(item).map((words) => (
          <p key={words} className="flex items-start gap-1.5 text-sm font-medium text-warning">
            <Icon name="alert" className="mt-0.5 size-4.5" />
            {words}
          </p>
        ))}
        <div className="-mx-3 mt-1 flex flex-wrap items-center gap-x-1 gap-y-2">
          {!item.savedForLater && isAvailable && (
            <CartForm
              action={action}
              method="PATCH"
              className="mx-3 flex items-center gap-2"
              onSubmit={(fields) => onQuantity(Number(fields.get('quantity')))}
            >
              <QuantityStepper
                name="quantity"
                label={`Quantity of ${name}`}
                defaultValue={item.quantity}
                max={Math.max(item.quantityMax, item.quantity)}
                onChange={onQuantity}
              />
              <Button type="submit" look="secondary" size="small" className="scripted:hidden">
                Update
              </Button>
            </CartForm>
          )}
          {item.state !== 'gone' && (
            <CartForm
              action={action}
              method="PATCH"
              fields={{ savedForLater: String(!item.savedForLater) }}
              onSubmit={unlessBusy(() => onSave(!item.savedForLater))}
            >
              <button type="submit" className={actionClass}>
                {item.savedForLater ? 'Move to cart' : 'Save for later'}
                <span className="sr-only">: {name}</span>
              </button>
            </CartForm>
          )}
          <CartForm action={action} method="DELETE" fields={{ line: item.id }} onSubmit={unlessBusy(onRemove)}>
            <button type="submit" className={actionClass}>
              Remove<span className="sr-only"> {name}</span>
            </button>
          </CartForm>
        </div>
      </div>
    </li>
  );
}
