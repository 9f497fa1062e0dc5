import { useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { addressKeyOf, cutProductType, ratingLabel, type SelectedFacets } from '#rules/catalogue-facets.ts';
import { choiceBoxClass, choiceClass } from '#site/ui/Choice.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { PriceRange } from './PriceRange.tsx';

export const sectionClass = 'border-b border-line py-4 disabled:text-ink-faint';
export const sectionTitleClass = 'float-left mb-1 w-full font-display text-lg font-semibold';
const countClass = 'ms-auto ps-3 text-sm text-ink-soft tabular-nums';
const optionsShown = 8;

type Choice = SelectedFacets[string] | undefined;

interface Props<F = Facet> {
  facet: F;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

type FacetOf<T extends Facet['type']> = Extract<Facet, { type: T }>;

/** The controls of one facet. They are named as the address is written, so the form works without script. */
export function FacetSection({ facet, choice, onChoose }: Props) {
  switch (facet.type) {
    case 'multi-select':
      return <MultiSelect facet={facet} choice={choice} onChoose={onChoose} />;
    case 'rating':
      return <RatingFacet facet={facet} choice={choice} onChoose={onChoose} />;
    case 'numeric-range': {
      const range = typeof choice === 'object' && !Array.isArray(choice) ? choice : null;
      return (
        <fieldset data-section={facet.key} className={sectionClass} disabled={facet.disabled && range === null}>
          <legend className={sectionTitleClass}>{facet.label}</legend>
          <PriceRange facet={facet} range={range} onChange={onChoose} />
        </fieldset>
      );
    }
    case 'boolean':
      return <SwitchFacet facet={facet} choice={choice} onChoose={onChoose} />;
    default:
      return <p className="py-4 text-danger">Unsupported facet type</p>;
  }
}

/** A box that was just unchecked can be checked again: disabled under the focus, it would lose it. */
function useTouched() {
  const [touched, setTouched] = useState<readonly string[]>([]);
  return {
    touch: (value: string) => setTouched((before) => [...before, value]),
    isDisabled: (value: string, count: number, isChosen: boolean) =>
      count === 0 && !isChosen && !touched.includes(value),
  };
}

function MultiSelect({ facet, choice, onChoose }: Props<FacetOf<'multi-select'>>) {
  const { key, label, values } = facet;
  const chosen = Array.isArray(choice) ? choice : [];
  // Unchecking every value does not check View All again.
  const [isViewAll, setViewAll] = useState(chosen.length === 0);
  const { touch, isDisabled } = useTouched();
  // What was chosen when the panel opened stands among the first.
  const [firstChosen] = useState(chosen);
  const isFirst = (value: string, place: number) => place < optionsShown || firstChosen.includes(value);

  const toggle = (value: string, isChecked: boolean) => {
    touch(value);
    if (isChecked) setViewAll(false);
    const isNext = (one: string) => (one === value ? isChecked : chosen.includes(one));
    // In the order of the options, so that one choice has one address.
    const next = values.map((option) => option.value).filter(isNext);
    onChoose(next.length > 0 ? next : undefined);
  };
  const option = ({ value, label: words, count }: (typeof values)[number]) => {
    const shown = key === 'product_type' ? cutProductType(words) : words;
    const isChosen = chosen.includes(value);
    return (
      <label key={value} className={choiceClass} title={words}>
        <input
          type="checkbox"
          name={addressKeyOf(key)}
          value={value}
          className={choiceBoxClass}
          checked={isChosen}
          disabled={isDisabled(value, count, isChosen)}
          onChange={({ target }) => toggle(value, target.checked)}
        />
        <span className={shown === words ? undefined : "after:content-['…']"}>{shown}</span>
        <span className={countClass}>{count}</span>
      </label>
    );
  };
  const first = values.filter(({ value }, place) => isFirst(value, place));
  const more = values.filter(({ value }, place) => !isFirst(value, place));
  return (
    <fieldset data-section={key} className={sectionClass} disabled={values.length === 0}>
      <legend className={sectionTitleClass}>{label}</legend>
      <label className={`${choiceClass} clear-both hidden scripted:flex`}>
        <input
          type="checkbox"
          className={choiceBoxClass}
          checked={isViewAll}
          onChange={({ target }) => {
            setViewAll(target.checked);
            if (target.checked) onChoose(undefined);
          }}
        />
        View All
      </label>
      <div className="clear-both">{first.map(option)}</div>
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent text-sm underline underline-offset-4 group-open:hidden">
            Show {more.length} more
          </summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}

const Stars = ({ count }: { count: number }) => (
  <span className="mt-1 flex gap-0.5 text-star" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <Icon key={place} name="star" className="size-4 fill-current" />
    ))}
  </span>
);

function RatingFacet({ facet, choice, onChoose }: Props<FacetOf<'rating'>>) {
  const chosen = typeof choice === 'object' && !Array.isArray(choice) ? (choice.from ?? 0) : 0;
  const { touch, isDisabled } = useTouched();
  // The way out of a choice stands above it.
  const values = facet.values.toSorted((a, b) => Number(b.value === '0') - Number(a.value === '0'));
  return (
    <fieldset data-section={facet.key} className={sectionClass}>
      <legend className="sr-only">{facet.label}</legend>
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-display text-lg font-semibold [&::-webkit-details-marker]:hidden">
          {facet.label}
          {chosen > 0 && (
            <span className="flex items-center gap-2 font-text text-sm font-normal group-open:hidden">
              <Stars count={chosen} />
              <span className="sr-only">{ratingLabel(chosen)}</span>
            </span>
          )}
          <Icon name="down" className="ms-auto size-5 group-open:rotate-180" />
        </summary>
        {values.map(({ value, label, count }) => {
          const stars = Number(value);
          return (
            <label key={value} className={choiceClass}>
              <input
                type="radio"
                name={addressKeyOf(facet.key)}
                value={stars === 0 ? '' : value}
                className={choiceBoxClass}
                checked={chosen === stars}
                disabled={stars > 0 && isDisabled(value, count, chosen === stars)}
                onChange={() => {
                  touch(value);
                  onChoose(stars === 0 ? undefined : { from: stars, to: 5 });
                }}
              />
              {stars > 0 && <Stars count={stars} />}
              {label}
              <span className={countClass}>{count}</span>
            </label>
          );
        })}
      </details>
    </fieldset>
  );
}

function SwitchFacet({ facet, choice, onChoose }: Props<FacetOf<'boolean'>>) {
  const { key, label, values } = facet;
  const { count } = values[0];
  const { touch, isDisabled } = useTouched();
  return (
    <fieldset data-section={key} className={sectionClass}>
      <legend className="sr-only">{label}</legend>
      <label className={choiceClass}>
        <input
          type="checkbox"
          name={addressKeyOf(key)}
          value="true"
          className={choiceBoxClass}
          checked={choice === true}
          disabled={isDisabled(key, count, choice === true)}
          onChange={({ target }) => {
            touch(key);
            onChoose(target.checked ? true : undefined);
          }}
        />
        <span className="font-display text-lg font-semibold leading-6">{label}</span>
        <span className={countClass}>{count}</span>
      </label>
    </fieldset>
  );
}
