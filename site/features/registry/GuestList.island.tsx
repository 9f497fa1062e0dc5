import { useState } from 'react';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { GuestItem } from './GuestItem.tsx';
import { progressText } from './item-text.ts';
import { type ShownRegistry, useOwnReservations, useRegistry } from './use-registry.ts';

interface Props extends ShownRegistry {
  /** The item whose form is open at first. */
  openGift?: string | undefined;
  onlyFree?: boolean | undefined;
  /** The form of that item, refused. */
  refused?: RefusedForm | undefined;
}

const filterClass =
  'inline-flex min-h-11 items-center rounded-full px-4 no-underline aria-[current]:bg-sunken aria-[current]:font-semibold';

/** The list of a registry for its guests. It is rendered without knowing who looks. */
export function GuestList({ openGift, onlyFree = false, refused, ...shown }: Props) {
  const { registry, items } = useRegistry(shown);
  const mine = useOwnReservations({ registry, isPreview: shown.isPreview });
  const [open, setOpen] = useState(openGift);
  const listed = onlyFree ? items.filter(({ id, left }) => left > 0 || mine.has(id) || id === open) : items;
  const progress = progressText(items);
  if (items.length === 0)
    return (
      <EmptyState title="Nothing on the list yet" icon="gift">
        The family is just getting started. Check back in a few days.
      </EmptyState>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <div className="w-full max-w-72">
          <Progress label="Gifts" value={progress.taken} max={progress.total} words={progress.words} />
        </div>
        <nav aria-label="Which gifts" className="flex gap-2 text-sm">
          <a className={filterClass} href={`/${registry.slug}`} aria-current={onlyFree ? undefined : 'true'}>
            All
          </a>
          <a className={filterClass} href={`/${registry.slug}?show=free`} aria-current={onlyFree ? 'true' : undefined}>
            Still free
          </a>
        </nav>
      </div>
      {listed.length === 0 ? (
        <EmptyState title="Everything has been taken" icon="heart">
          Every gift on this list already has a giver.
        </EmptyState>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
          {listed.map((item) => (
            <li key={item.id} id={`gift-${item.id}`} className="scroll-mt-6 bg-raised">
              <GuestItem
                item={item}
                slug={registry.slug}
                mine={mine.get(item.id)}
                takesGifts={!registry.isPaused}
                isPreview={shown.isPreview ?? false}
                isOpen={open === item.id}
                refused={openGift === item.id ? refused : undefined}
                onOpen={() => setOpen(item.id)}
                onClose={() => setOpen(undefined)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
