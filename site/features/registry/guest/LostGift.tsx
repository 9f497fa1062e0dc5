import type { ReactNode } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { ItemPicture } from '../ItemPicture.tsx';

interface Props {
  /** The item that cannot be reserved any more. */
  item: RegItem;
  why?: keyof typeof reasons | undefined;
  /** The page where people give it together. */
  collectedAt?: string | undefined;
  nearest: readonly RegItem[];
  giveHref: (id: string) => string;
  onGive: (id: string) => void;
}

const reasons = {
  chosen: {
    title: 'Someone was a moment faster',
    sentence: (gift: string) => `${gift} has just been chosen by someone else, and nothing was reserved.`,
  },
  removed: {
    title: 'This is no longer on the list',
    sentence: (gift: string) =>
      `The family has just taken ${gift} off their list, and nothing was reserved. What you typed is still here.`,
  },
  paused: {
    title: 'The family has paused their registry',
    sentence: () => 'It isn’t taking gifts right now, and nothing was reserved. What you typed is still here.',
  },
  group: {
    title: 'You can now give this together',
    sentence: (gift: string) =>
      `The family is collecting for ${gift}, and any amount helps. Nothing was reserved, and what you typed is still here.`,
  },
};

/** Somebody else was faster, or the family has changed its mind: says so kindly, and offers the nearest alternatives. */
export function LostGift({ item, why = 'chosen', collectedAt, nearest, giveHref, onGive }: Props) {
  return (
    <div role="alert" className="mb-4 rounded-card bg-butter p-4 sm:p-5">
      <p>
        <strong className="block font-semibold">{reasons[why].title}</strong>
        {reasons[why].sentence(item.title)}
      </p>
      {collectedAt && (
        <p>
          <a
            href={collectedAt}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Chip in for {item.title}
          </a>
        </p>
      )}
      {nearest.length > 0 && <p className="mt-1">These are still available:</p>}
      {nearest.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-3">
          {nearest.map((other) => (
            <li key={other.id}>
              <GiftLink item={other} href={giveHref(other.id)} onGive={() => onGive(other.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface GiftLinkProps {
  item: RegItem;
  href: string;
  /** Opens its form on this page, where the form is here. */
  onGive?: () => void;
  /** Shown instead of its price. */
  about?: ReactNode;
}

/** A gift in one line, with a link to its form. */
export function GiftLink({ item, href, onGive, about = item.price && formatMoney(item.price) }: GiftLinkProps) {
  return (
    <a
      href={href}
      className="flex min-h-16 items-center gap-3 rounded-card bg-raised p-2 pe-4 text-sm no-underline hover:text-accent"
      onClick={(event) => {
        if (onGive === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGive();
      }}
    >
      <span className="block w-[min(3.5rem,30%)] shrink-0">
        <ItemPicture url={item.imgUrl} id={item.id} />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{item.title}</span>
        {about && <span className="text-ink-soft tabular-nums">{about}</span>}
      </span>
    </a>
  );
}
