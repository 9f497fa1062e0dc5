import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { type AffordableGift, budgetMaxCents, budgetMinCents, readBudget, suggestGifts } from '#rules/gift-budget.ts';
import { formatMoney, usd } from '#rules/money.ts';
import { RaisedText } from '#site/features/funds/RaisedText.tsx';
import { Button } from '#site/ui/Button.tsx';
import { errorId, FieldError } from '#site/ui/Field.tsx';
import { isReservable, sharedIdea, suggestionText } from './gift-text.ts';
import { GiftLink } from './LostGift.tsx';

/** With fewer gifts it is quicker to look at the list. */
const helpsFrom = 4;

/** Gifts of one person with a price, in the form that the budget rule reads. */
const affordable = (items: readonly RegItem[]): AffordableGift[] =>
  items
    .filter(isReservable)
    .flatMap(({ price, ...item }) => (price?.currency === 'USD' ? [{ ...item, priceCents: price.amount }] : []));

const wholeDollars = (cents: number): string => formatMoney(usd(cents), 'en-US', true);

interface FormProps {
  items: readonly RegItem[];
  budgetCents: number | null;
  /** The budget in the address, even if it is invalid. */
  typed: string | null;
  /** The page that answers the form without script. */
  action: string;
  onBudget: (cents: number | null) => void;
}

/** "I have $60": a form that asks for a budget. */
export function BudgetForm({ items, budgetCents, typed, action, onBudget }: FormProps) {
  const [isRefused, setRefused] = useState(typed !== null && typed.trim() !== '' && budgetCents === null);
  if (affordable(items).filter(({ left }) => left > 0).length < helpsFrom) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cents = readBudget(String(new FormData(event.currentTarget).get('budget') ?? ''));
    setRefused(cents === null);
    if (cents !== null) onBudget(cents);
  };
  return (
    <form
      method="get"
      action={`${action}#ideas`}
      onSubmit={submit}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2"
      data-no-print
    >
      <label htmlFor="budget-amount" className="text-center font-medium">
        Have an amount in mind?
      </label>
      <span className="flex flex-wrap items-center justify-center gap-1">
        <span className="relative">
          <span
            className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-soft"
            aria-hidden="true"
          >
            $
          </span>
          <input
            id="budget-amount"
            name="budget"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="60"
            required
            defaultValue={budgetCents === null ? (typed ?? '') : String(budgetCents / 100)}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId('budget-amount') : undefined}
            className="min-h-11 w-24 rounded-full border border-line-strong bg-raised py-2 ps-8 pe-3 tabular-nums hover:border-ink-soft"
          />
        </span>
        <Button type="submit" look="quiet" size="small" className="whitespace-nowrap">
          Show ideas
        </Button>
      </span>
      {isRefused && (
        <div role="alert" className="flex basis-full justify-center">
          <FieldError id="budget-amount">
            Any amount from {wholeDollars(budgetMinCents)} to {wholeDollars(budgetMaxCents)} works.
          </FieldError>
        </div>
      )}
    </form>
  );
}

interface IdeasProps {
  items: readonly RegItem[];
  budgetCents: number;
  /** On this page. Ideas that a guest has just asked for take the focus. */
  timesAsked: number;
  giveHref: (id: string) => string;
  onGive: (id: string) => void;
}

/** The gifts that fit a budget best, and why; and what it could be a part of. */
export function BudgetIdeas({ items, budgetCents, timesAsked, giveHref, onGive }: IdeasProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (timesAsked === 0) return;
    // On phones they are below the keyboard, which closes as the field loses the focus.
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [timesAsked]);
  const suggestions = suggestGifts(affordable(items), budgetCents);
  const shared = sharedIdea(items, budgetCents);
  const budget = wholeDollars(budgetCents);
  return (
    <section
      ref={section}
      id="ideas"
      tabIndex={-1}
      aria-labelledby="ideas-title"
      className="mb-8 rounded-panel bg-butter/60 p-5 sm:p-7"
    >
      <h2 id="ideas-title" className="text-xl">
        Ideas for {budget}
      </h2>
      {suggestions.length === 0 && (
        <p className="mt-2">
          {shared === null
            ? `Nothing that’s still available fits ${budget}. Try a little more, or look at the whole list.`
            : `Nothing that’s still available fits ${budget} by itself, but you can give with others.`}
        </p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-6 empty:hidden sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {suggestions.map((suggestion) => (
          <Idea key={suggestion.because} {...suggestionText(suggestion, budgetCents)}>
            {suggestion.giftIds.map((id) => {
              const item = items.find((one) => one.id === id)!;
              return <GiftLink key={id} item={item} href={giveHref(id)} onGive={() => onGive(id)} />;
            })}
          </Idea>
        ))}
        {shared && (
          <Idea title={shared.title} why={shared.why}>
            <GiftLink
              item={shared.item}
              href={shared.href}
              about={<RaisedText raised={shared.raised} goal={shared.goal} />}
            />
          </Idea>
        )}
      </ul>
    </section>
  );
}

function Idea({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 content-start gap-2">
      <div>
        <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-ink-soft">{why}</p>
      </div>
      {children}
    </li>
  );
}
