import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { cutProductType } from '#rules/catalogue-facets.ts';
import { choiceBoxClass, choiceClass } from '#site/ui/classes.ts';
import { optionCountClass, rangeInputClass, sectionClass, sectionTitleClass } from './facet-control-classes.ts';
import {
  chooseRange,
  chooseStars,
  type FacetDraft,
  isViewAll,
  rangeOf,
  toggleFlag,
  toggleValue,
  valuesOf,
  viewAll,
} from './facet-draft.ts';

export type Edit = (change: (draft: FacetDraft) => FacetDraft) => void;

interface Control<Type extends Facet['type']> {
  facet: Extract<Facet, { type: Type }>;
  draft: FacetDraft;
  edit: Edit;
}

/** The controls of one facet, whatever its kind. */
export function FacetControl({ facet, draft, edit }: { facet: Facet; draft: FacetDraft; edit: Edit }) {
  switch (facet.type) {
    case 'boolean':
      return <Switch {...{ facet, draft, edit }} />;
    case 'multi-select':
      return <Values {...{ facet, draft, edit }} />;
    case 'rating':
      return <Stars {...{ facet, draft, edit }} />;
    case 'numeric-range':
      return <Range {...{ facet, draft, edit }} />;
    default:
      return <p className="py-4 text-danger">Unsupported facet type</p>;
  }
}

const optionsShown = 8;

function Values({ facet, draft, edit }: Control<'multi-select'>) {
  const { key, label, values } = facet;
  const chosen = valuesOf(draft, key);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? values : values.filter(({ value }, index) => index < optionsShown || chosen.includes(value));
  return (
    <fieldset data-section={key} disabled={values.length === 0} className={sectionClass}>
      <legend className={sectionTitleClass}>{label}</legend>
      <label className={`${choiceClass} clear-both`}>
        <input
          type="checkbox"
          className={choiceBoxClass}
          checked={isViewAll(draft, key)}
          onChange={() => edit((now) => viewAll(now, key))}
        />
        View All
      </label>
      {shown.map(({ value, label: words, count }) => (
        <label key={value} className={choiceClass} title={words}>
          <input
            type="checkbox"
            className={choiceBoxClass}
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => edit((now) => toggleValue(now, key, value))}
          />
          {key === 'product_type' ? cutProductType(words) : words}
          <span className={optionCountClass}>{count}</span>
        </label>
      ))}
      {shown.length < values.length && (
        <button
          type="button"
          className="min-h-11 font-semibold text-accent text-sm underline underline-offset-4"
          onClick={() => setLong(true)}
        >
          Show {values.length - shown.length} more
        </button>
      )}
    </fieldset>
  );
}

function Stars({ facet, draft, edit }: Control<'rating'>) {
  const { key, label, values } = facet;
  const from = rangeOf(draft, key).from ?? 0;
  return (
    <fieldset data-section={key} className={sectionClass}>
      <legend className={sectionTitleClass}>{label}</legend>
      {showAllFirst(values).map(({ value, label: words, count }) => {
        const stars = Number(value);
        return (
          <label key={value} className={`${choiceClass} clear-both`}>
            <input
              type="radio"
              name={`facet-${key}`}
              className={choiceBoxClass}
              checked={from === stars}
              disabled={stars > 0 && count === 0 && from !== stars}
              onChange={() => edit((now) => chooseStars(now, key, stars))}
            />
            {stars > 0 && (
              <span className="mt-1 flex gap-0.5 text-star" aria-hidden="true">
                {[1, 2, 3, 4, 5].map((star) => (
                  <Star key={star} size={16} strokeWidth={1.75} fill={star <= stars ? 'currentColor' : 'none'} />
                ))}
              </span>
            )}
            {words}
            <span className={optionCountClass}>{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The way out of a choice stands above it. */
const showAllFirst = <Value extends { value: string }>(values: readonly Value[]): Value[] => [
  ...values.filter(({ value }) => value === '0'),
  ...values.filter(({ value }) => value !== '0'),
];

function Range({ facet, draft, edit }: Control<'numeric-range'>) {
  const { key, label, values, step, disabled } = facet;
  const min = Number(values[0]?.value);
  const max = Number(values[1]?.value);
  // The last step may reach past the dearest product, so that the thumb can reach the end.
  const end = min + Math.ceil((max - min) / step) * step;
  const { from, to } = rangeOf(draft, key);
  const low = Math.min(Math.max(from ?? min, min), max);
  const high = Math.max(Math.min(to ?? max, max), low);
  const share = (value: number) => `${((Math.min(value, end) - min) * 100) / Math.max(1, end - min)}%`;
  const choose = (range: { from: number; to: number }) => edit((now) => chooseRange(now, key, range, { min, max }));
  return (
    <fieldset data-section={key} disabled={disabled} className={sectionClass}>
      <legend className={sectionTitleClass}>{label}</legend>
      <p className="clear-both flex justify-between py-1 tabular-nums">
        <output>${low}</output>
        <output>${high}</output>
      </p>
      <div className="relative h-11">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line">
          <div
            className="absolute inset-y-0 rounded-full bg-accent"
            style={{ insetInlineStart: share(low), insetInlineEnd: `calc(100% - ${share(high === max ? end : high)})` }}
          />
        </div>
        <input
          type="range"
          className={rangeInputClass}
          aria-label="Lowest price"
          aria-valuetext={`$${low}`}
          min={min}
          max={end}
          step={step}
          value={low}
          onChange={(event) => choose({ from: Math.min(Number(event.currentTarget.value), high), to: high })}
        />
        <input
          type="range"
          className={rangeInputClass}
          aria-label="Highest price"
          aria-valuetext={`$${high}`}
          min={min}
          max={end}
          step={step}
          value={high === max ? end : high}
          onChange={(event) => choose({ from: low, to: Math.max(Number(event.currentTarget.value), low) })}
        />
      </div>
    </fieldset>
  );
}

function Switch({ facet, draft, edit }: Control<'boolean'>) {
  const { key, label, values } = facet;
  const isOn = draft.selected[key] === true;
  const count = values[0].count;
  return (
    <fieldset data-section={key} className={sectionClass}>
      <legend className="sr-only">{label}</legend>
      <label className={choiceClass}>
        <input
          type="checkbox"
          className={choiceBoxClass}
          checked={isOn}
          disabled={count === 0 && !isOn}
          onChange={() => edit((now) => toggleFlag(now, key))}
        />
        <span className="font-display text-lg font-semibold leading-6">{label}</span>
        <span className={optionCountClass}>{count}</span>
      </label>
    </fieldset>
  );
}
