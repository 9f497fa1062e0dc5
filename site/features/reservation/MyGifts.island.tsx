import { useState } from 'react';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { changeReservation } from '#contracts/reservations.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { LinkButton } from '#site/ui/Button.tsx';
import { Summary } from '#site/ui/Summary.tsx';
import { ItemHead } from '../registry/ItemHead.tsx';
import { giftsByRegistry, leftToDo, nextStep, outsideCartOf } from './gift-steps.ts';
import { holdText, stateText } from './reservation-text.ts';
import { StepTrack } from './StepTrack.tsx';

/** All gifts that a giver has taken on, grouped by family, with the next step of each gift in easy reach. */
export function MyGifts({ reservations: loaded, page }: { reservations: Reservation[]; page: string }) {
  const [reservations, setReservations] = useState(loaded);
  const put = (changed: Reservation) =>
    setReservations((before) => before.map((one) => (one.id === changed.id ? changed : one)));
  const { active, over } = giftsByRegistry(reservations);
  const outside = outsideCartOf(reservations);
  return (
    <div className="grid max-w-[52rem] gap-10">
      <p className="text-lg text-ink-soft" role="status">
        {leftToDo(reservations)}
      </p>
      {outside.links.map((href) => (
        <p key={href}>
          <LinkButton look="secondary" href={href} target="_blank" rel="noopener noreferrer">
            Put all {outside.count} in my Amazon cart
          </LinkButton>
          <span className="mt-1 block text-sm text-ink-soft">
            Only what you haven’t bought yet. Mark each one as bought here when you’re done.
          </span>
        </p>
      ))}
      {active.map(({ registry, gifts }) => (
        <section key={registry.id} aria-labelledby={`for-${registry.id}`} className="grid gap-3">
          <h2 id={`for-${registry.id}`} className="text-2xl">
            <a href={`/${registry.slug}`} className="hover:text-accent hover:underline">
              {registry.title}
            </a>
          </h2>
          <ul className="grid gap-3">
            {gifts.map((gift) => (
              <li key={gift.id}>
                <Gift gift={gift} page={page} onChanged={put} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {over.length > 0 && (
        <details className="group border-t border-line pt-2">
          <Summary>Let go ({over.length})</Summary>
          <ul className="grid">
            {over.map(({ id, item, state, registry }) => (
              <li key={id}>
                <a
                  href={`/reservations/${id}`}
                  className="flex min-h-12 items-center justify-between gap-4 hover:underline"
                >
                  <span>
                    {item.title} <span className="text-sm text-ink-soft">for {registry.title}</span>
                  </span>
                  <span className="text-sm text-ink-soft">{stateText[state]}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface GiftProps {
  gift: Reservation;
  page: string;
  onChanged: (gift: Reservation) => void;
}

function Gift({ gift, page, onChanged }: GiftProps) {
  const { id, item, quantity, step, state } = gift;
  const next = state === 'received' || step === null ? null : nextStep[step];
  const hold = holdText(gift);
  return (
    <article className="grid gap-4 rounded-panel border border-line bg-raised p-4 sm:p-5">
      <ItemHead url={item.imgUrl}>
        <h3 className="font-text text-base leading-snug font-semibold tracking-normal">
          <a href={`/reservations/${id}`} className="hover:text-accent hover:underline">
            {quantity > 1 && `${quantity} × `}
            {item.title}
          </a>
        </h3>
        {hold && <p className="mt-0.5 text-sm text-ink-soft">{hold}</p>}
      </ItemHead>
      {step !== null && <StepTrack step={step} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {next && (
          <Form
            endpoint={changeReservation}
            params={{ id }}
            name={`step-${id}`}
            page={page}
            next={page}
            className="contents"
            body={() => ({ step: next.step })}
            onDone={({ reservation }) => onChanged(reservation)}
          >
            <input type="hidden" name="step" value={next.step} />
            <SubmitButton size="small" look="secondary">
              {next.label}
              <span className="sr-only">: {item.title}</span>
            </SubmitButton>
          </Form>
        )}
        {state === 'received' && <p className="text-sm text-ink-soft">The family has it. Thank you.</p>}
        <LinkButton
          look="quiet"
          size="small"
          href={`/reservations/${id}`}
          className={next || state === 'received' ? '' : '-ms-4'}
        >
          Details
          <span className="sr-only">: {item.title}</span>
        </LinkButton>
      </div>
    </article>
  );
}
