/* Both thumbs of a range share one track: the inputs lie on each other and only their thumbs take the finger. */
const thumb = (engine: '-webkit-slider' | '-moz-range') =>
  ({
    '-webkit-slider':
      '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised [&::-webkit-slider-thumb]:shadow-lifted disabled:[&::-webkit-slider-thumb]:border-line',
    '-moz-range':
      '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised disabled:[&::-moz-range-thumb]:border-line',
  })[engine];

export const rangeInputClass = `pointer-events-none absolute inset-0 h-11 w-full appearance-none rounded-full bg-transparent ${thumb('-webkit-slider')} ${thumb('-moz-range')}`;

export const sectionClass = 'border-b border-line py-4 disabled:text-ink-faint';
export const sectionTitleClass = 'float-left mb-1 w-full font-display text-lg font-semibold';
export const optionCountClass = 'ms-auto ps-3 text-sm text-ink-soft tabular-nums';
