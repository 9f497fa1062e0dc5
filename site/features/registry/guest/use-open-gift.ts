import { useMemo, useState } from 'react';
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
  ended: 'removed' | 'paused' | 'group' | undefined;
  /** With that gift at its place. */
  listed: readonly RegItem[];
}

interface Kept {
  /** In the category in which its form was opened. */
  item: RegItem;
  /** What the server last said of it. */
  said: RegItem;
  at: number;
}

/**
 * The gift whose form is open. A form that a guest is typing into stays where it is when the family removes the item, moves it to another
 * category, makes a group gift of it or pauses the registry: in another place it would be mounted again, without the focus.
 */
export function useOpenGift(items: readonly RegItem[], { openId, takesGifts }: Options): OpenGift {
  const [before, setKept] = useState<Kept | null>(null);
  const at = items.findIndex(({ id }) => id === openId);
  const now = items[at];
  const open = before?.item.id === openId ? before : null;
  const isOpen = now !== undefined && isReservable(now) && (takesGifts || open !== null);
  const kept = isOpen ? keptAt(open, now, at) : open;
  if (kept !== before) setKept(kept);
  const listed = useMemo(() => {
    if (kept === null || items[at] === kept.item) return items;
    return at < 0 ? items.toSpliced(kept.at, 0, kept.item) : items.with(at, kept.item);
  }, [items, at, kept]);
  if (kept === null) return { given: undefined, ended: undefined, listed };
  const ended = now === undefined ? 'removed' : !takesGifts ? 'paused' : isReservable(now) ? undefined : 'group';
  return { given: kept.item, ended, listed };
}

function keptAt(before: Kept | null, now: RegItem, at: number): Kept {
  if (before?.said === now && before.at === at) return before;
  const categoryId = before?.item.categoryId ?? now.categoryId;
  return { item: categoryId === now.categoryId ? now : { ...now, categoryId }, said: now, at };
}
