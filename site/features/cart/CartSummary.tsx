import type { Cart } from '#contracts/carts.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnRegistry } from '#site/data/own-registries.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CartForm } from './CartForm.tsx';
import { itemCountText, shippingText } from './cart-text.ts';

interface Props {
  cart: Cart;
  /** The caller's registries that the cart may be added to, the current one first; null for a visitor, undefined until it is known. */
  registries: readonly OwnRegistry[] | null | undefined;
  busy: boolean;
  onConvert: (registryId: string | undefined) => void;
  /** In the drawer: continues shopping on the same page. */
  onContinue?: (() => void) | undefined;
}

const returnQuery = 'redirect_path=%2Fstore%2Fcart';

/** The totals, and where a cart leads: onto a registry. This shop takes no payment, and says so. */
export function CartSummary({ cart, registries, busy, onConvert, onContinue }: Props) {
  const shipping = cart.freeShipping;
  return (
    <section aria-label="Summary" className="grid gap-4 rounded-panel bg-sunken p-5">
      <p className="flex items-baseline justify-between gap-4">
        <span>{itemCountText(cart.itemCount)}</span>
        <strong className="text-xl tabular-nums">{formatMoney(cart.itemsTotal)}</strong>
      </p>
      {shipping && (
        <Progress
          label={shippingText(shipping)}
          value={shipping.percent}
          words={`Free on ${formatMoney(shipping.threshold, 'en-US', true)} or more`}
        />
      )}
      <p className="text-sm text-ink-soft">
        This demo shop has no checkout. Add these to a registry, and family and friends can give them to you.
      </p>
      {registries === undefined ? (
        <Skeleton className="h-12 w-full rounded-full" />
      ) : registries === null ? (
        <div className="grid gap-2">
          <LinkButton wide href={`/signup?${returnQuery}`} className="py-2">
            Start a registry with these
          </LinkButton>
          <p className="text-center text-sm text-ink-soft">
            Have an account?{' '}
            <a
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              href={`/login?${returnQuery}`}
            >
              Sign in
            </a>
          </p>
        </div>
      ) : registries.length === 0 ? (
        <LinkButton wide href={`/registry/new?${returnQuery}`} className="py-2">
          Start a registry with these
        </LinkButton>
      ) : (
        <CartForm
          action="/api/v3/cart/convert_to_registry_items"
          className="grid gap-3"
          onSubmit={(fields) => {
            if (!busy) onConvert((fields.get('registryId') as string | null) ?? undefined);
          }}
        >
          {registries.length === 1 && <input type="hidden" name="registryId" value={registries[0]!.id} />}
          {registries.length > 1 && (
            <Select
              name="registryId"
              label="Registry"
              options={registries.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
          <Button type="submit" wide icon="gift" busy={busy}>
            {registries.length > 1 ? 'Add all to this registry' : 'Add all to my registry'}
          </Button>
        </CartForm>
      )}
      {onContinue ? (
        <>
          <Button look="secondary" wide onClick={onContinue}>
            Continue shopping
          </Button>
          <LinkButton look="quiet" wide href="/store/cart">
            View cart
          </LinkButton>
        </>
      ) : (
        <LinkButton look="secondary" wide href="/store">
          Continue shopping
        </LinkButton>
      )}
    </section>
  );
}
