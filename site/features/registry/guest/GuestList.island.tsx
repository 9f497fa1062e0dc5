import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { chooseGifts, countChosen, everyGift, type GiftChoice } from '#rules/gift-choice.ts';
import { nearestGifts } from '#rules/nearest-gifts.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { type ShownRegistry, useOwnReservations, useRegistry } from '../use-registry.ts';
import { BudgetForm, BudgetIdeas } from './BudgetHelper.tsx';
import { GiftPanel } from './GiftPanel.tsx';
import { besideEachOther, GiftSection, isDivided, sectionsOf } from './GiftSection.tsx';
import { chosenText, collectedPath, isReservable } from './gift-text.ts';
import { ListTools } from './ListTools.tsx';
import { LostGift } from './LostGift.tsx';
import { quantityOf } from './ReserveForm.tsx';
import { useGuestAddress } from './use-guest-address.ts';
import { useOpenGift } from './use-open-gift.ts';

export interface RegistryCategory {
  id: number;
  title: string;
}

interface Props extends ShownRegistry {
  /** In the family's order. */
  categories: readonly RegistryCategory[];
  /** The query of the address. */
  search: string;
  /** The item whose form is open at first. */
  openGift?: string | undefined;
  /** That item's form, if it was refused. */
  refused?: RefusedForm | undefined;
  /** An item that somebody else reserved a moment before this guest. */
  lostGift?: string | undefined;
}

/** The list of a registry for its guests. It is rendered without knowing who the visitor is. */
export function GuestList({ categories, search, openGift, refused, lostGift, ...shown }: Props) {
  const { registry, items, refresh } = useRegistry(shown);
  const typed = useRef<Record<string, string>>({});
  const mine = useOwnReservations({ registry, isPreview: shown.isPreview });
  const { address, go, hrefOf, timesRead } = useGuestAddress(registry.slug, search);
  const [open, setOpen] = useState(openGift);
  const [timesAsked, setTimesAsked] = useState(0);
  const [timesCleared, setTimesCleared] = useState(0);
  const wantsFocus = useRef(false);
  const give = useCallback((id: string) => {
    wantsFocus.current = true;
    setOpen(id);
  }, []);
  // A form stays open while somebody types into it, until it is refused.
  const [refusedGift, setRefusedGift] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Keeps the same objects while they do not change, so that only the changed categories of a long list are rendered again.
  const { choice, budgetCents } = address;
  const takesGifts = !registry.isPaused && !shown.isPreview;
  const { given: opened, ended, listed } = useOpenGift(items, { openId: open, takesGifts });
  const given = opened && !mine.has(opened.id) ? opened : undefined;
  const givenId = given?.id;
  // A form stays although its gift does not match any more, for example because somebody else has just taken it.
  const chosen = useMemo(() => chooseGifts(listed, choice, givenId), [listed, choice, givenId]);
  const divided = useWhileOpen(givenId, isDivided(chosen, choice.sort));
  const sections = useMemo(() => sectionsOf(chosen, categories, divided), [chosen, categories, divided]);
  const giveHref = useCallback((id: string) => `${hrefOf(address, { gift: id })}#gift-${id}`, [address, hrefOf]);
  // In a long list, the ticked box is painted before the result.
  const show = useCallback(
    (next: GiftChoice) =>
      startTransition(() => {
        setOpen(undefined);
        go({ ...address, choice: next });
      }),
    [address, go],
  );
  if (listed.length === 0)
    return (
      <EmptyState title={registry.isPaused ? 'Nothing on the list' : 'Nothing on the list yet'} icon="gift">
        {/* A paused registry may have been put away after a loss. */}
        {!registry.isPaused && 'The family is just getting started. Check back in a few days.'}
      </EmptyState>
    );

  const close = () => {
    setOpen(undefined);
    // After the card is rendered again.
    setTimeout(() => {
      const opener = document.getElementById(`give-${open}`);
      if (opener) opener.focus();
      // The gift can no longer be given: its neighbors stay where they are.
      else list.current?.focus({ preventScroll: true });
    });
  };
  // A fund is never used up, and group gifts are not reserved.
  const progress = chosenText(items.filter(({ fund }) => fund === null));
  const reservable = items.filter(isReservable);
  const lost = items.find(({ id }) => id === lostGift);
  const halves = besideEachOther(sections, { mine, openId: given?.id });
  const panel = given && (
    <GiftPanel
      key={given.id}
      item={given}
      listHref={hrefOf(address)}
      giveHref={giveHref(given.id)}
      refused={openGift === given.id ? refused : undefined}
      wantsFocus={wantsFocus}
      firstRef={first}
      typed={typed.current}
      onType={(name, value) => {
        typed.current[name === 'quantity' ? quantityOf(given.id) : name] = value;
      }}
      isLost={given.left === 0 && refusedGift === given.id}
      hasEnded={ended !== undefined}
      onLost={() => {
        setRefusedGift(given.id);
        refresh();
      }}
      onClose={close}
    >
      {(ended !== undefined || given.left === 0) && (
        <LostGift
          item={given}
          why={ended}
          collectedAt={ended === 'group' ? collectedPath(items.find(({ id }) => id === given.id)!) : undefined}
          nearest={takesGifts ? nearestGifts(reservable, given) : []}
          giveHref={giveHref}
          onGive={give}
        />
      )}
    </GiftPanel>
  );
  return (
    <>
      <div className="page-width grid items-center justify-center gap-x-16 gap-y-6 pt-6 pb-8 *:min-w-0 lg:grid-flow-col">
        <div className="mx-auto grid w-[min(16rem,100vw-3rem)] gap-2 text-center">
          {progress.chosen > 0 && (
            <progress
              className="progress-bar"
              value={progress.chosen}
              max={progress.wanted}
              aria-label="Gifts chosen"
            />
          )}
          <p className="text-sm text-ink-soft tabular-nums">{progress.words}</p>
        </div>
        {takesGifts && (
          <BudgetForm
            key={budgetCents}
            items={items}
            budgetCents={budgetCents}
            typed={new URLSearchParams(search).get('budget')}
            action={`/${registry.slug}`}
            onBudget={(cents) => {
              setTimesAsked((times) => times + 1);
              go({ ...address, budgetCents: cents });
            }}
          />
        )}
      </div>
      <div className="page-width">
        {lost && lost.left === 0 && (
          <LostGift item={lost} nearest={nearestGifts(reservable, lost)} giveHref={giveHref} onGive={give} />
        )}
        {mine.size > 0 && (
          <p className="mb-8 flex flex-wrap items-center justify-between gap-x-6 rounded-card bg-sage-soft px-5 py-2">
            <span>You’re giving {mine.size === 1 ? 'one gift' : `${mine.size} gifts`} from this list.</span>
            <a
              href="/reservations"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              See your gifts
            </a>
          </p>
        )}
        {budgetCents !== null && takesGifts && (
          <BudgetIdeas
            items={items}
            budgetCents={budgetCents}
            timesAsked={timesAsked}
            giveHref={giveHref}
            onGive={give}
          />
        )}
      </div>
      <ListTools
        items={items}
        sections={sections}
        address={address}
        found={chosen.length}
        action={`/${registry.slug}`}
        hrefOf={hrefOf}
        timesChanged={timesCleared + timesRead}
        onChoose={show}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
      <div ref={list} role="group" aria-label="The gifts" tabIndex={-1} className="page-width focus:outline-none">
        {items.every(({ left }) => left === 0) && (
          <EmptyState title="Every gift has been chosen">Thank you for looking, and for thinking of them.</EmptyState>
        )}
        {chosen.length === 0 ? (
          <EmptyState
            title="Nothing fits that"
            icon="search"
            actions={
              <LinkButton
                href={hrefOf({ ...address, choice: everyGift })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  // What was typed for a gift stays for the next.
                  event.preventDefault();
                  startTransition(() => {
                    setTimesCleared((times) => times + 1);
                    show(everyGift);
                  });
                }}
              >
                Show every gift
              </LinkButton>
            }
          >
            Try fewer filters, or look at everything.
          </EmptyState>
        ) : (
          <div className="lg:grid lg:grid-cols-2 lg:gap-x-6 print:block">
            {sections.map((section) => {
              const isOpenHere = section.items.some(({ id }) => id === given?.id);
              return (
                <GiftSection
                  key={section.id}
                  section={section}
                  isFlat={sections.length === 1 && section.id === 0}
                  isHalf={halves.has(section.id)}
                  isWhole={countChosen(choice) > 0}
                  mine={mine}
                  giveHref={takesGifts ? giveHref : null}
                  onGive={give}
                  openId={isOpenHere ? given?.id : undefined}
                  panel={isOpenHere ? panel : null}
                />
              );
            })}
          </div>
        )}
      </div>
    </>
  );
}

/** The value at the time when the form of this gift was opened, for as long as it is open; otherwise the value now. */
function useWhileOpen<T>(openId: string | undefined, now: T): T {
  const [kept, setKept] = useState({ openId, value: now });
  if (kept.openId !== openId) setKept({ openId, value: now });
  return openId !== undefined && kept.openId === openId ? kept.value : now;
}
