import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart, CartItem } from '#contracts/carts.schemas.ts';
import { type OwnRegistry, useOwnRegistries } from '#site/data/own-registries.ts';
import { $isSignedIn } from '#site/data/session.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Drawer } from '#site/ui/Dialog.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CartForm } from './CartForm.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { type CartNotice, noticeText } from './cart-text.ts';
import { type CartStart, useCart } from './use-cart.ts';

export interface CartViewProps extends CartStart {
  /** The data that the cart's own page was rendered with; the drawer requests it. */
  initial?: { cart: Cart; at: number; registries: readonly OwnRegistry[] | null } | undefined;
  /** In the drawer: closes it. */
  onContinue?: (() => void) | undefined;
}

/** The whole cart, on its page and in the drawer. */
export function CartView({ onContinue, ...start }: CartViewProps) {
  const { initial } = start;
  const isSignedIn = useStore($isSignedIn, { ssr: 'initial' });
  const ownRegistries = useOwnRegistries(isSignedIn && initial === undefined);
  const view = useCart(start);
  const { cart, notice } = view;
  /** The line that takes the focus where it appears next. */
  const [movedLine, setMovedLine] = useState<string | null>(null);

  if (view.hasFailed) return <CartFailure onRetry={view.retry} />;
  if (cart === undefined) return <CartSkeleton />;

  const line = (item: CartItem, level?: 3) => (
    <CartLine
      key={item.id}
      item={item}
      level={level}
      busy={view.busyLine === item.id}
      takesFocus={movedLine === item.id}
      onQuantity={(quantity) => view.setQuantity(item.id, quantity)}
      onSave={(savedForLater) => {
        setMovedLine(item.id);
        view.saveForLater(item.id, savedForLater);
      }}
      onRemove={() => {
        setMovedLine(item.id);
        view.removeLine(item.id);
      }}
    />
  );
  const lines = cart.items.filter((item) => !item.savedForLater);
  const saved = cart.items.filter((item) => item.savedForLater);

  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {view.status}
      </p>
      <div className="grid gap-6">
        {view.refusal && (
          <p role="alert" className="rounded-card bg-butter p-4 font-medium">
            {view.refusal}
          </p>
        )}
        {notice && (
          <Notice
            key={JSON.stringify(notice)}
            notice={notice}
            takesFocus={notice !== start.notice}
            busy={view.busyLine !== null}
            onUndo={view.undo}
          />
        )}
        {cart.items.length === 0 ? (
          <EmptyState
            title="Your cart is empty"
            icon="cart"
            actions={<LinkButton href="/store">Continue shopping</LinkButton>}
          >
            <p>What you add stays here until you come back, even if you’re not signed in.</p>
          </EmptyState>
        ) : (
          <div className="grid items-start gap-x-8 gap-y-10 @[52rem]:grid-cols-[1fr_22rem]">
            <div className="grid gap-6">
              {cart.hasChanges && <ChangesNotice busy={view.isAccepting} onAccept={view.acceptChanges} />}
              {lines.length === 0 ? (
                <div className="grid justify-items-start gap-4">
                  <p className="text-ink-soft">Your cart is empty. What you saved for later is below.</p>
                  <LinkButton look="secondary" href="/store">
                    Continue shopping
                  </LinkButton>
                </div>
              ) : (
                <ul aria-label="In your cart">{lines.map((item) => line(item))}</ul>
              )}
            </div>
            {lines.length > 0 && (
              <div className="@[52rem]:row-span-2">
                <CartSummary
                  cart={cart}
                  registries={initial ? initial.registries : ownRegistries}
                  busy={view.isConverting}
                  onConvert={view.addToRegistry}
                  onContinue={onContinue}
                />
              </div>
            )}
            {saved.length > 0 && (
              <section aria-labelledby="saved-for-later">
                <h2 id="saved-for-later" className="text-xl">
                  Saved for later
                </h2>
                <ul aria-labelledby="saved-for-later">{saved.map((item) => line(item, 3))}</ul>
              </section>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const noticeClass = 'flex flex-wrap items-center justify-between gap-x-4 rounded-card px-4 py-2';
const focusElement = (element: HTMLElement | null) => element?.focus();

interface NoticeProps {
  notice: CartNotice;
  /** The notice answers something that was pressed here; it was not there when the page opened. */
  takesFocus: boolean;
  busy: boolean;
  onUndo: () => void;
}

/** What has just happened, with a link to undo it or to continue. */
function Notice({ notice, takesFocus, busy, onUndo }: NoticeProps) {
  const ref = takesFocus ? focusElement : undefined;
  const undoButton = (
    <Button ref={ref} type="submit" look="quiet" size="small" busy={busy}>
      Undo
    </Button>
  );
  const undo = () => {
    if (!busy) onUndo();
  };
  return (
    <div className={`${noticeClass} bg-mint`}>
      <p ref={notice.of === 'undone' ? ref : undefined} tabIndex={-1} className="min-h-11 content-center font-medium">
        {noticeText(notice)}
      </p>
      {(notice.of === 'removed' || (notice.of === 'added' && notice.line)) && (
        <CartForm
          action={`/api/v3/cart_items/${notice.of === 'removed' ? notice.id : notice.line!.id}`}
          method="PATCH"
          fields={{ removed: 'false' }}
          onSubmit={undo}
        >
          {undoButton}
        </CartForm>
      )}
      {notice.of === 'converted' && (
        <LinkButton ref={ref} look="quiet" size="small" href={`/list/${notice.registryId}`}>
          See the registry
        </LinkButton>
      )}
    </div>
  );
}

function ChangesNotice({ busy, onAccept }: { busy: boolean; onAccept: () => void }) {
  return (
    <div className={`${noticeClass} bg-butter`}>
      <p className="min-h-11 content-center">Some prices or quantities have changed since you were last here.</p>
      <CartForm action="/api/v3/cart" method="PATCH" onSubmit={() => !busy && onAccept()}>
        <Button type="submit" look="quiet" size="small" busy={busy}>
          Got it
        </Button>
      </CartForm>
    </div>
  );
}

function CartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid gap-4 py-8 text-center">
      We couldn’t load your cart. Nothing in it was lost.
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function CartSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="my-5 h-28" />
      <Skeleton className="my-5 h-28" />
    </div>
  );
}

export interface DrawerProps {
  open: boolean;
  notice: CartNotice | undefined;
  onClose: () => void;
}

/** The cart beside any page. */
export const CartDrawer = ({ open, notice, onClose }: DrawerProps) => (
  <Drawer title="Your cart" open={open} onClose={onClose}>
    {open && <CartView notice={notice} onContinue={onClose} />}
  </Drawer>
);
