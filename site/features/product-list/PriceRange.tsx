import { useRef, useState } from 'react';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { inputClass } from '#site/ui/TextInput.tsx';

type RangeFacet = Extract<Facet, { type: 'numeric-range' }>;

/** Both thumbs share one track: the inputs lie on top of each other, and only their thumbs react to the pointer. */
const thumbClass =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none rounded-full bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised [&::-webkit-slider-thumb]:shadow-lifted disabled:[&::-webkit-slider-thumb]:border-line ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised disabled:[&::-moz-range-thumb]:border-line';

/** From Min to Max in steps; the last step may reach past the highest price, so that a thumb can reach the end. */
export function sliderOf({ values, step }: Pick<RangeFacet, 'values' | 'step'>) {
  const [min, max] = values.map(({ value }) => Number(value)) as [number, number];
  return { min, max, end: min + Math.ceil((max - min) / step) * step };
}

/**
 * Two number fields and two thumbs over one range. The fields are submitted, and a thumb writes into its field. An empty field is an open
 * end, and so is a thumb at its end. A typed amount stays as typed.
 */
export function PriceRange({ facet, from, to }: { facet: RangeFacet; from: string; to: string }) {
  const { min, max, end } = sliderOf(facet);
  const fields = { low: useRef<HTMLInputElement>(null), high: useRef<HTMLInputElement>(null) };
  const [typed, setTyped] = useState({ low: from, high: to });
  const follow = () => setTyped({ low: fields.low.current!.value, high: fields.high.current!.value });
  const write = (which: 'low' | 'high', text: string) => {
    fields[which].current!.value = text;
    follow();
  };
  const low = Math.max(min, Math.min(end, amountOf(typed.low) ?? min));
  const high = Math.max(min, Math.min(end, amountOf(typed.high) ?? end));
  const share = (value: number) => ((value - min) * 100) / Math.max(1, end - min);
  const field = {
    type: 'number',
    min: '0',
    max: '100000',
    step: 'any',
    inputMode: 'decimal',
    className: inputClass,
    onChange: follow,
  } as const;
  // Not part of the form: a thumb between two steps must not block submission.
  const thumb = { min, max: end, step: facet.step, form: '' } as const;
  return (
    <>
      <div className="clear-both grid grid-cols-2 gap-4 pt-1">
        <label className="text-sm">
          Min
          <input {...field} ref={fields.low} name="minPrice" defaultValue={from} placeholder={String(min)} />
        </label>
        <label className="text-sm">
          Max
          <input {...field} ref={fields.high} name="maxPrice" defaultValue={to} placeholder={String(max)} />
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
        {/* Whole dollars at both ends, so that the cheapest and the most expensive product stay in range. */}
        <input
          type="range"
          {...thumb}
          aria-label="Lowest price"
          aria-valuetext={`$${low}`}
          className={`${thumbClass} ${low > (min + end) / 2 ? 'z-1' : ''}`}
          value={low}
          onChange={({ target }) => {
            const value = Math.min(Number(target.value), high);
            write('low', value <= min ? '' : String(Math.min(value, max - 1)));
          }}
        />
        <input
          type="range"
          {...thumb}
          aria-label="Highest price"
          aria-valuetext={`$${high}`}
          className={thumbClass}
          value={high}
          onChange={({ target }) => {
            const value = Math.max(Number(target.value), low);
            write('high', value >= end ? '' : String(Math.max(value, min + 1)));
          }}
        />
      </div>
    </>
  );
}

const amountOf = (text: string): number | null => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text));
