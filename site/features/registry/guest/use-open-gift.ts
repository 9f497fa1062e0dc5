import { useMemo, useRef } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { isReservable } from './gift-text.ts';

interface Options {
  /** The item whose form is open. */
  openId: string | undefined;
  takesGifts: boolean;
}

interface OpenGift {
  /** Undefined where no form is open. */
  given: RegItem | undefined;
  /** Why it cannot be reserved any more, although its form is open. */
  ended: 'removed' | 'paused' | undefined;
  /** With that gift at its place. */
  listed: readonly RegItem[];
}

/**
 * The gift whose form is open. A form that a guest is typing into stays where it is when the family removes the item or pauses the registry.
 */
export function useOpenGift(items: readonly RegItem[], { openId, takesGifts }: Options): OpenGift {
  const last = useRef<{ item: RegItem; at: number } | null>(null);
  const at = items.findIndex((item) => item.id === openId && isReservable(item));
  if (at >= 0 && takesGifts) last.current = { item: items[at]!, at };
  const kept = last.current?.item.id === openId ? last.current : null;
  const isRemoved = kept !== null && !items.some(({ id }) => id === openId);
  const listed = useMemo(() => (isRemoved ? items.toSpliced(kept.at, 0, kept.item) : items), [items, isRemoved, kept]);
  if (kept === null) return { given: undefined, ended: undefined, listed };
  const ended = isRemoved ? 'removed' : takesGifts ? undefined : 'paused';
  return { given: at < 0 && !isRemoved ? undefined : (items[at] ?? kept.item), ended, listed };
}
