import { beforeEach, describe, expect, it } from 'vitest';
import { followThumb, paintSlider, paintThumbs } from './price-slider.ts';

const facet = (min: string, max: string, step: 1 | 10): Parameters<typeof paintSlider>[1] => ({
  key: 'price',
  label: 'Price Range',
  type: 'numeric-range',
  values: [
    { label: 'Min', value: min },
    { label: 'Max', value: max },
  ],
  step,
  disabled: false,
});

let section: HTMLFieldSetElement;
const fields = () =>
  [...section.querySelectorAll<HTMLInputElement>('[type=number]')].map(({ value }) => value).join(' to ');
const thumbs = () => [...section.querySelectorAll<HTMLInputElement>('[type=range]')];
const drag = (thumb: number, value: number) => {
  thumbs()[thumb]!.value = String(value);
  followThumb(thumbs()[thumb]!);
};

beforeEach(() => {
  document.body.innerHTML = `<fieldset data-section="price">
    <input type="number" name="minPrice" /><input type="number" name="maxPrice" />
    <div data-part="chosen"></div><input type="range" /><input type="range" /></fieldset>`;
  section = document.querySelector('fieldset')!;
  paintSlider(section, facet('20', '325', 10));
});

describe('the price slider', () => {
  it('2.15 goes from Min to Max, the last step past the dearest so that the thumb reaches the end', () => {
    expect(thumbs().map(({ min, max, step, value }) => [min, max, step, value])).toEqual([
      ['20', '330', '10', '20'],
      ['20', '330', '10', '330'],
    ]);
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual(['$20', '$325']);
  });

  it('writes the fields, and leaves them empty at its ends', () => {
    drag(0, 50);
    drag(1, 300);
    expect(fields()).toBe('50 to 300');
    drag(0, 20);
    drag(1, 330);
    expect(fields()).toBe(' to ');
  });

  it('leaves the dearest product in reach at the upper end, the cheapest at the lower, whatever their cents', () => {
    drag(0, 330);
    expect(fields()).toBe('324 to ');
    expect(thumbs()[0]!.getAttribute('aria-valuetext')).toBe('$324');
    drag(0, 20);
    drag(1, 20);
    expect(fields()).toBe(' to 21');
  });

  it('has the thumb in front that can still move', () => {
    const inFront = () => thumbs().map((thumb) => thumb.style.zIndex);
    drag(0, 100);
    expect(inFront()).toEqual(['', '']);
    drag(0, 330);
    expect(inFront()).toEqual(['1', '']);
  });

  it('lets no thumb pass the other', () => {
    drag(1, 100);
    drag(0, 200);
    expect(fields()).toBe('100 to 100');
    drag(0, 330);
    drag(1, 50);
    expect(fields()).toBe('100 to 100');
  });

  it('follows what is typed', () => {
    section.querySelector<HTMLInputElement>('[name=maxPrice]')!.value = '120';
    paintThumbs(section);
    expect(thumbs()[1]!.value).toBe('120');
    expect(thumbs()[1]!.getAttribute('aria-valuetext')).toBe('$120');
  });
});
