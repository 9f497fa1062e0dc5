// Two thumbs over the two number fields of the price section. The fields are what is sent; a thumb at its end leaves its field
// empty, because a range as wide as the slider is no filter.
import type { Facet } from '#contracts/catalogue.schemas.ts';

type Range = Extract<Facet, { type: 'numeric-range' }>;

/** What a facet's slider can say: from Min to Max, in steps; the last one may reach past the dearest, so that a thumb can reach the end. */
export function sliderOf({ values, step }: Pick<Range, 'values' | 'step'>): { min: number; max: number; end: number } {
  const [min, max] = values.map(({ value }) => Number(value)) as [number, number];
  return { min, max, end: min + Math.ceil((max - min) / step) * step };
}

/** Sets the slider to the range of its products. A chosen price keeps the section open, so that it can be taken back. */
export function paintSlider(section: HTMLFieldSetElement, facet: Range): void {
  const { min, max, end } = sliderOf(facet);
  const { low, high, thumbs } = partsOf(section);
  section.disabled = facet.disabled && low.value === '' && high.value === '';
  low.placeholder = String(min);
  high.placeholder = String(max);
  for (const thumb of thumbs) {
    thumb.min = String(min);
    thumb.max = String(end);
    thumb.step = String(facet.step);
  }
  paintThumbs(section);
}

/** A thumb was moved: its field follows. */
export function followThumb(thumb: HTMLInputElement): void {
  const section = thumb.closest<HTMLFieldSetElement>('fieldset')!;
  const { low, high, thumbs } = partsOf(section);
  const [from, to] = thumbs;
  // One thumb does not pass the other.
  if (thumb === from) from.value = String(Math.min(Number(from.value), Number(to.value)));
  else to.value = String(Math.max(Number(from.value), Number(to.value)));
  // Min and Max are whole dollars, and the last step may reach past them: the dearest product and the cheapest stay in reach.
  const dearest = Math.min(Number(high.placeholder) - 1, Number(high.value || to.max));
  const cheapest = Math.max(Number(low.placeholder) + 1, Number(low.value));
  if (thumb === from) low.value = from.value === from.min ? '' : String(Math.min(Number(from.value), dearest));
  else high.value = to.value === to.max ? '' : String(Math.max(Number(to.value), cheapest));
  paintWords(section);
}

/** A field was typed in, or the form was reset: the thumbs follow. */
export function paintThumbs(section: HTMLFieldSetElement): void {
  const { low, high, thumbs } = partsOf(section);
  const [from, to] = thumbs;
  from.value = low.value === '' ? from.min : low.value;
  to.value = high.value === '' ? to.max : high.value;
  paintWords(section);
}

function paintWords(section: HTMLFieldSetElement): void {
  const { low, high, thumbs, track } = partsOf(section);
  const [from, to] = thumbs;
  from.setAttribute('aria-valuetext', `$${low.value || low.placeholder}`);
  to.setAttribute('aria-valuetext', `$${high.value || high.placeholder}`);
  const [min, end] = [Number(from.min), Number(from.max)];
  // Where both stand at the upper end, only the lower one can move.
  from.style.zIndex = Number(from.value) > (min + end) / 2 ? '1' : '';
  const share = (value: number) => ((value - min) * 100) / Math.max(1, end - min);
  track.style.insetInlineStart = `${share(Number(from.value))}%`;
  track.style.insetInlineEnd = `${100 - share(Number(to.value))}%`;
}

function partsOf(section: HTMLFieldSetElement) {
  return {
    low: section.querySelector<HTMLInputElement>('[name=minPrice]')!,
    high: section.querySelector<HTMLInputElement>('[name=maxPrice]')!,
    thumbs: [...section.querySelectorAll<HTMLInputElement>('[type=range]')] as [HTMLInputElement, HTMLInputElement],
    track: section.querySelector<HTMLElement>('[data-part="chosen"]')!,
  };
}
