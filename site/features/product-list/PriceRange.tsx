import { useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import type { SelectedRange } from '#rules/catalogue-facets.ts';
import { inputClass } from '#site/ui/TextInput.tsx';

type RangeFacet = Extract<Facet, { type: 'numeric-range' }>;

interface Props {
  facet: RangeFacet;
  range: SelectedRange | null;
  onChange: (range: SelectedRange | undefined) => void;
}

/** Both thumbs share one track: the inputs lie on each other and only their thumbs take the finger. */
const thumbClass =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none rounded-full bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised [&::-webkit-slider-thumb]:shadow-lifted disabled:[&::-webkit-slider-thumb]:border-line ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised disabled:[&::-moz-range-thumb]:border-line';

/** From Min to Max in steps; the last step may reach past the dearest product, so that a thumb can reach the end. */
export function sliderOf({ values, step }: Pick<RangeFacet, 'values' | 'step'>) {
  const [min, max] = values.map(({ value }) => Number(value)) as [number, number];
  return { min, max, end: min + Math.ceil((max - min) / step) * step };
}

/**
 * Two number fields and two thumbs over one range. An empty field is an open end, and so is a thumb at its end. A typed amount stays
 * as it was typed.
 */
export function PriceRange({ facet, range, onChange }: Props) {
  const { min, max, end } = sliderOf(facet);
  const [typed, setTyped] = useState({ low: textOf(range?.from), high: textOf(range?.to) });

  const change = (next: { low: string; high: string }) => {
    setTyped(next);
    const [from, to] = [numberOf(next.low), numberOf(next.high)];
    onChange(from === null && to === null ? undefined : { from, to });
  };
  const low = Math.max(min, Math.min(end, numberOf(typed.low) ?? min));
  const high = Math.max(min, Math.min(end, numberOf(typed.high) ?? end));
  // Whole dollars at both ends: the cheapest and the dearest product stay in reach.
  const moveLow = (value: number) =>
    change({ ...typed, low: value <= min ? '' : String(Math.min(value, high, max - 1)) });
  const moveHigh = (value: number) =>
    change({ ...typed, high: value >= end ? '' : String(Math.max(value, low, min + 1)) });
  const share = (value: number) => ((value - min) * 100) / Math.max(1, end - min);

  const field = {
    type: 'number',
    min: '0',
    max: '100000',
    step: 'any',
    inputMode: 'decimal',
    className: inputClass,
  } as const;
  // The fields are what is sent; a thumb between two steps must not keep the form back.
  const ends = { min, max: end, step: facet.step, form: '' };
  return (
    <>
      <div className="clear-both grid grid-cols-2 gap-4 pt-1">
        <label className="text-sm">
          Min
          <input
            {...field}
            name="minPrice"
            value={typed.low}
            placeholder={String(min)}
            onChange={({ target }) => change({ ...typed, low: target.value })}
          />
        </label>
        <label className="text-sm">
          Max
          <input
            {...field}
            name="maxPrice"
            value={typed.high}
            placeholder={String(max)}
            onChange={({ target }) => change({ ...typed, high: target.value })}
          />
        </label>
      </div>
      <div className="relative mt-2 hidden h-11 scripted:block">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-1/2 h-1.5 w-full -translate-y-1/2 rounded-full bg-line text-accent"
        >
          <rect x={share(low)} width={Math.max(0, share(high) - share(low))} height="1" fill="currentColor" />
        </svg>
        <input
          type="range"
          {...ends}
          aria-label="Lowest price"
          aria-valuetext={`$${low}`}
          className={`${thumbClass} ${low > (min + end) / 2 ? 'z-1' : ''}`}
          value={low}
          onChange={({ target }) => moveLow(Math.min(Number(target.value), high))}
        />
        <input
          type="range"
          {...ends}
          aria-label="Highest price"
          aria-valuetext={`$${high}`}
          className={thumbClass}
          value={high}
          onChange={({ target }) => moveHigh(Math.max(Number(target.value), low))}
        />
      </div>
    </>
  );
}

const textOf = (dollars: number | null | undefined): string => (dollars == null ? '' : String(dollars));
const numberOf = (text: string): number | null => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text));
