import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#contracts/carts.schemas.ts';
import { acceptCart, changeCartItem, convertCart, readCart, removeCartItem } from '#contracts/carts.ts';
import { useCall } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { cartInput, showCart } from './cart-store.ts';
import { type CartNotice, lineRefusalSentence, noticeText, refusalSentence, spokenCart } from './cart-text.ts';

const freshForMs = 5_000;
/** Several presses on plus within this time are one change. */
const settleMs = 400;

export interface CartStart {
  /** What the page was rendered with, and when. */
  initial?: { cart: Cart; at: number } | undefined;
  /** What has just happened. */
  notice?: CartNotice | null | undefined;
  /** Why a form without script was refused. */
  refusal?: string | null | undefined;
}

/** The cart, everything that can be done with it, and what has just happened. The server always computes the sums. */
export function useCart(start: CartStart) {
  const { initial } = start;
  const { data, isError, refetch } = useCall(readCart, cartInput, {
    initial: initial && { data: { cart: initial.cart }, at: initial.at },
    staleMs: freshForMs,
  });
  useRefreshWhenShown(refetch);

  const [notice, setNotice] = useState(start.notice ?? null);
  const [refusal, setRefusal] = useState(start.refusal ?? null);
  /** For screen readers, after a change. */
  const [status, setStatus] = useState('');
  const report = (cart: Cart, next: CartNotice | null = null) => {
    showCart(cart);
    setNotice(next);
    setRefusal(null);
    setStatus([next && noticeText(next), spokenCart(cart)].filter(Boolean).join(' '));
  };

  const onRefused = (error: unknown) => {
    setRefusal(refusalSentence(error));
    void refetch();
  };
  const onLineRefused = (error: unknown) => {
    setRefusal(lineRefusalSentence(error));
    void refetch();
  };
  const change = useChange(changeCartItem, { onRefused: onLineRefused });
  const remove = useChange(removeCartItem, { onRefused: onLineRefused });
  const accept = useChange(acceptCart, { onRefused });
  const convert = useChange(convertCart, { onRefused });
  const { quantities, setQuantity } = useQuantities(report, onLineRefused);

  function undo(): void {
    if (notice?.of === 'removed') {
      const { id } = notice;
      change.mutate({ params: { id }, body: { removed: false } }, { onSuccess: ({ cart }) => report(cart) });
    }
    if (notice?.of !== 'added' || !notice.line) return;
    const { id, quantityBefore } = notice.line;
    const onSuccess = ({ cart }: { cart: Cart }) => report(cart, { of: 'undone' });
    if (quantityBefore === 0) remove.mutate({ params: { id } }, { onSuccess });
    else change.mutate({ params: { id }, body: { quantity: quantityBefore } }, { onSuccess });
  }

  const changing = [change, remove].find(({ isPending }) => isPending);
  return {
    cart: data && withQuantities(data.cart, quantities),
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
    notice,
    refusal,
    status,
    /** The line that is being moved, removed or brought back. */
    busyLine: changing?.variables?.params.id ?? null,
    isAccepting: accept.isPending,
    isConverting: convert.isPending,
    setQuantity,
    undo,
    saveForLater: (id: string, savedForLater: boolean) =>
      change.mutate({ params: { id }, body: { savedForLater } }, { onSuccess: ({ cart }) => report(cart) }),
    removeLine: (id: string) =>
      remove.mutate({ params: { id } }, { onSuccess: ({ cart }) => report(cart, { of: 'removed', id }) }),
    acceptChanges: () =>
      accept.mutate({ query: {}, body: { acceptChanges: true } }, { onSuccess: ({ cart }) => report(cart) }),
    addToRegistry: (chosenId: string | undefined) =>
      convert.mutate(
        { body: chosenId === undefined ? {} : { registryId: chosenId } },
        { onSuccess: ({ cart, units, registryId }) => report(cart, { of: 'converted', units, registryId }) },
      ),
  };
}

/** Another tab may have changed the cart, and Back may show a page from before the last change. */
function useRefreshWhenShown(refetch: () => unknown): void {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', refresh);
    addEventListener('pageshow', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('pageshow', refresh);
    };
  }, [refetch]);
}

interface Press {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
  isSent: boolean;
}

/**
 * Quantities are shown at once and sent when the presses are over, or when the page is left; a refused one goes back to the server's
 * value.
 */
function useQuantities(onChanged: (cart: Cart) => void, onRefused: (error: unknown) => void) {
  /** By line: the chosen quantity that the server has not answered yet. */
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  /** By line: the last press, whether or not it was sent. */
  const presses = useRef(new Map<string, Press>());
  const change = useChange(changeCartItem, { onRefused });
  useEffect(() => {
    const sendAll = () => {
      for (const { send } of presses.current.values()) send();
    };
    addEventListener('pagehide', sendAll);
    return () => removeEventListener('pagehide', sendAll);
  }, []);

  function setQuantity(id: string, quantity: number): void {
    setQuantities((before) => ({ ...before, [id]: quantity }));
    clearTimeout(presses.current.get(id)?.timer);
    const send = async () => {
      if (press.isSent) return;
      press.isSent = true;
      const answer = await change.mutateAsync({ params: { id }, body: { quantity } }).catch(() => null);
      // Pressed again meanwhile: the next answer counts.
      if (presses.current.get(id) !== press) return;
      if (answer !== null) onChanged(answer.cart);
      setQuantities(({ [id]: _, ...others }) => others);
    };
    const press: Press = { timer: setTimeout(send, settleMs), send, isSent: false };
    presses.current.set(id, press);
  }
  return { quantities, setQuantity };
}

const withQuantities = (cart: Cart, quantities: Readonly<Record<string, number>>): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({ ...item, quantity: quantities[item.id] ?? item.quantity })),
});
