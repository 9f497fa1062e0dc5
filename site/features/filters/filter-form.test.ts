import { beforeEach, describe, expect, it } from 'vitest';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import { fillForm, keepViewAll, paintChosenRating, paintCounts, readDraft } from './filter-form.ts';
import { facets } from './testing/screen.ts';

const words = { attributeKeys: ['material'], usualSort: 'popular', term: null } as const;

/** The form as FilterPanel.astro writes it, without its clothes; journeys press the real one. */
const box = (name: string, value: string, more = '') =>
  `<label><input type="checkbox" name="${name}" value="${value}" ${more} /><span data-count>5</span></label>`;
const star = (value: string, more = '') =>
  `<label><input type="radio" name="minRating" value="${value}" ${more} />${value && `<span data-stars>${'*'.repeat(Number(value))}</span>`}<span data-count>5</span></label>`;
const html = `<form data-panel>
  <fieldset data-section="sort">
    <input type="radio" name="sort" value="" checked /><input type="radio" name="sort" value="price_asc" />
  </fieldset>
  <fieldset data-section="brands">
    <input type="checkbox" data-view-all checked />${box('brands', 'alder')}${box('brands', 'birch')}${box('brands', 'cedar')}
  </fieldset>
  <fieldset data-section="rating"><span data-part="chosen-rating"></span>${star('', 'checked')}${star('5')}${star('4')}</fieldset>
  <fieldset data-section="price">
    <input type="number" name="minPrice" /><input type="number" name="maxPrice" />
    <div data-part="chosen"></div><input type="range" /><input type="range" />
  </fieldset>
  <fieldset data-section="on_sale">${box('onSale', 'true')}</fieldset>
  <p data-part="uncounted" hidden></p>
  <button type="submit">Apply Filters</button><p role="status"></p>
</form>`;

let form: HTMLFormElement;
const field = (selector: string) => form.querySelector<HTMLInputElement>(selector)!;
const pick = (selector: string, checked = true) => {
  field(selector).checked = checked;
  keepViewAll(field(selector));
};
const address = () => writeListAddress(readDraft(form, words), words);
const viewAll = () => field('[data-view-all]').checked;

beforeEach(() => {
  document.body.innerHTML = html;
  form = document.querySelector('form')!;
});

describe('the form of the filter panel', () => {
  it('2.15 is the plain list before anything is chosen', () => {
    expect(address()).toBe('');
  });

  it('2.15 writes the draft into the query, with a sort when one is set', () => {
    pick('[value=alder]');
    pick('[value=birch]');
    pick('[name=onSale]');
    pick('[value=price_asc]');
    field('[name=minPrice]').value = '20';
    expect(address()).toBe('?brands=alder&brands=birch&minPrice=20&onSale=true&sort=price_asc');
  });

  it('2.15 a star sets the range from it to 5, and Show All Ratings takes it away', () => {
    pick('[value="4"]');
    expect(address()).toBe('?minRating=4');
    pick('[name=minRating][value=""]');
    expect(address()).toBe('');
  });

  it('2.15 an empty selection loses its key', () => {
    pick('[value=alder]');
    pick('[value=alder]', false);
    expect(address()).toBe('');
  });

  it('2.15 View All: a value unchecks it, taking the last value away does not check it, checking it clears the values', () => {
    pick('[value=alder]');
    expect(viewAll()).toBe(false);
    pick('[value=alder]', false);
    expect(viewAll()).toBe(false);
    pick('[value=birch]');
    pick('[data-view-all]');
    expect([address(), viewAll()]).toEqual(['', true]);
  });

  it('2.15 a collapsed rating section shows the chosen rating as stars, and none for all ratings', () => {
    const shown = () => form.querySelector('[data-part="chosen-rating"]')!.textContent;
    pick('[name=minRating][value="4"]');
    paintChosenRating(form);
    expect(shown()).toBe('****4 & up');
    pick('[name=minRating][value=""]');
    paintChosenRating(form);
    expect(shown()).toBe('');
  });

  it('2.15 closing without applying restores what is applied', () => {
    pick('[value=alder]');
    form.reset();
    expect([address(), viewAll()]).toEqual(['', true]);
  });
});

describe('the form filled with what is applied', () => {
  const older = { ...words, attributeKeys: [], sorts: 'older' } as const;
  const fill = (search: string) => {
    fillForm(form, readListAddress(search, older), older);
    form.reset();
    return writeListAddress(readDraft(form, older), older);
  };

  it.each([
    '',
    '?sort=price&order=asc',
    '?brands=alder&brands=cedar&minPrice=20&maxPrice=99.50&minRating=4&onSale=true',
  ])('2.15 a draft starts as "%s", also what was disabled for want of products', (search) => {
    field('[value=cedar]').disabled = true;
    form.querySelector<HTMLFieldSetElement>('[data-section=price]')!.disabled = true;
    fill('?brands=birch&sort=price&order=asc&minRating=5');
    expect(fill(search)).toBe(search);
    expect(viewAll()).toBe(!search.includes('brands'));
    expect(field('[name=sort]:checked').value).toBe(search.includes('sort') ? 'price_asc' : '');
  });
});

describe('counts in the form', () => {
  const count = (total: number, of: readonly Facet[] = facets) =>
    paintCounts(form, { counted: { facets: of, total }, counting: 'current' });
  const button = () => form.querySelector('button')!;

  it('2.15 stand beside each option', () => {
    count(40);
    expect([...form.querySelectorAll('[data-section=brands] [data-count]')].map((one) => one.textContent)).toEqual([
      '12',
      '3',
      '0',
    ]);
    expect(form.querySelector('[data-section=rating] [data-count]')?.textContent).toBe('9');
  });

  it('5 options with zero count are disabled, but not a chosen one, nor Show All Ratings', () => {
    count(40);
    expect(field('[value=cedar]').disabled).toBe(true);
    expect(field('[name=minRating][value="5"]').disabled).toBe(true);
    expect(field('[name=onSale]').disabled).toBe(true);
    expect(field('[name=minRating][value=""]').disabled).toBe(false);
    pick('[value=cedar]');
    count(40);
    expect(field('[value=cedar]').disabled).toBe(false);
    // Nothing matches: the way out of a choice stays open.
    pick('[name=minRating][value="4"]');
    count(0, [{ key: 'rating', label: 'Rating', type: 'rating', values: [{ value: '0', label: '', count: 0 }] }]);
    expect(field('[name=minRating][value=""]').disabled).toBe(false);
    expect(field('[name=minRating][value="5"]').disabled).toBe(true);
  });

  it('5 the one under the focus is disabled only when it is left, unless it was chosen again', () => {
    document.body.append(form);
    const cedar = field('[value=cedar]');
    cedar.focus();
    count(40);
    expect([cedar.disabled, document.activeElement]).toEqual([false, cedar]);
    cedar.blur();
    expect(cedar.disabled).toBe(true);
    count(40);
    cedar.disabled = false;
    cedar.focus();
    count(40);
    cedar.checked = true;
    cedar.blur();
    expect(cedar.disabled).toBe(false);
  });

  it.each([
    [1, 'View 1 Item'],
    [40, 'View 40 Items'],
    [1204, 'View 1,204 Items'],
  ])('2.15 %d are promised as "%s"', (total, label) => {
    count(total);
    expect([button().textContent, button().disabled]).toEqual([label, false]);
    expect(form.querySelector('[role=status]')?.textContent).toBe(label.slice('View '.length));
  });

  it('5 the apply button is disabled when the matched count is 0', () => {
    count(0);
    expect([button().textContent, button().disabled]).toEqual(['View 0 Items', true]);
  });

  it('2.15 without an exact count the button reads Apply Filters and can be pressed', () => {
    count(0);
    paintCounts(form, { counted: { facets, total: 0 }, counting: 'under-way' });
    expect([button().textContent, button().disabled, button().ariaBusy]).toEqual(['Apply Filters', false, 'true']);
    paintCounts(form, { counted: null, counting: 'failed' });
    expect([button().textContent, form.querySelector<HTMLElement>('[data-part=uncounted]')!.hidden]).toEqual([
      'Apply Filters',
      false,
    ]);
  });

  it('5 the price section is disabled when the spread is under 1, unless a price is chosen', () => {
    const price = facets.find((facet) => facet.type === 'numeric-range')!;
    const section = form.querySelector<HTMLFieldSetElement>('[data-section=price]')!;
    count(3, [{ ...price, disabled: true } as Facet]);
    expect(section.disabled).toBe(true);
    count(3);
    field('[name=minPrice]').value = '20';
    count(3, [{ ...price, disabled: true } as Facet]);
    expect(section.disabled).toBe(false);
  });
});
