import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { persistentAtom } from '#site/data/persistent-atom.ts';
import { IconButton } from './Button.tsx';

const dayMs = 86_400_000;
const never = '0';
const tints = { sky: 'bg-sky', butter: 'bg-butter', blush: 'bg-blush', mint: 'bg-mint' };

interface Props {
  /** The name under which this browser stores that it was dismissed. */
  id: string;
  label: string;
  tone?: keyof typeof tints | undefined;
  children?: ReactNode;
  /** Epoch ms; replaced in tests. */
  now?: (() => number) | undefined;
}

/** A message above the page that a visitor may dismiss for a day. Without script it stays. */
export function Banner({ id, label, tone = 'butter', children, now = Date.now }: Props) {
  const [$dismissedAt] = useState(() => persistentAtom<string>(`layette-banner-${id}`, never));
  const dismissedAt = Number(useStore($dismissedAt, { ssr: () => never }));
  if (now() - dismissedAt < dayMs) return null;
  return (
    <div id={id} className={`text-ink ${tints[tone]}`} data-no-print>
      <section aria-label={label} className="page-width flex items-center justify-between gap-4 py-1">
        <div className="py-2 text-sm">{children}</div>
        <IconButton
          icon="close"
          label="Hide this message for a day"
          className="-me-3 not-scripted:hidden"
          onClick={() => $dismissedAt.set(String(now()))}
        />
      </section>
    </div>
  );
}
