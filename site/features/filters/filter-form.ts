// The panel is a form that works without a script (shop 2.15): what stands in it is the draft, what it was sent with is what is
// applied. This reads the draft as an address, and paints counts into it.
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { addressKeyOf, ratingLabel } from '#rules/catalogue-facets.ts';
import { type ListAddress, type ListWords, listQuery, readListAddress } from '#rules/catalogue-list-address.ts';
import { viewLabel } from './count-words.ts';
import type { PanelState } from './filter-panel-store.ts';
import { paintSlider } from './price-slider.ts';

/** The draft; it starts at its first page. */
export function readDraft(form: HTMLFormElement, words: ListWords): ListAddress {
  const query = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') query.append(key, value);
  return { ...readListAddress(`?${query}`, words), page: 1 };
}

/** What is applied stands in the form as the server would have written it: closing the panel resets to it. */
export function fillForm(form: HTMLFormElement, address: ListAddress, words: ListWords): void {
  const sort = address.sort === words.usualSort ? '' : address.sort;
  const query: Record<string, string | string[]> = { ...listQuery(address, words), sort };
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden])')) {
    const values = [query[field.name] ?? ''].flat();
    const isSet = field.type === 'number' ? values[0] !== '' : values.includes(field.value);
    if (field.type === 'number') field.setAttribute('value', values[0]!);
    else field.toggleAttribute('checked', isSet);
    if (!isSet) continue;
    // What is disabled is no part of a form, and it can be taken back only where it is none.
    field.disabled = false;
    field.closest('fieldset')!.disabled = false;
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[data-view-all]')) {
    box.toggleAttribute('checked', box.closest('fieldset')!.querySelector('input[name][checked]') === null);
  }
}

/** What a checked View All does, and a value beneath it: one lets go of the values, the other of it. Unchecking checks nothing. */
export function keepViewAll(changed: HTMLInputElement): void {
  const section = changed.closest<HTMLElement>('[data-section]');
  const viewAll = section?.querySelector<HTMLInputElement>('input[data-view-all]');
  if (!section || !viewAll) return;
  if (changed !== viewAll) viewAll.checked = viewAll.checked && !changed.checked;
  else if (viewAll.checked) for (const box of boxesOf(section)) box.checked = false;
}

/** A collapsed rating section shows the chosen rating as stars (shop 2.15); of all ratings it shows none. */
export function paintChosenRating(form: HTMLFormElement): void {
  const shown = form.querySelector<HTMLElement>('[data-part="chosen-rating"]');
  if (shown === null) return;
  const chosen = form.querySelector<HTMLInputElement>('[data-section="rating"] input:checked');
  const stars = chosen?.closest('label')?.querySelector('[data-stars]')?.cloneNode(true);
  shown.replaceChildren();
  if (!chosen || !stars) return;
  const words = document.createElement('span');
  words.className = 'sr-only';
  words.textContent = ratingLabel(Number(chosen.value));
  shown.append(stars, words);
}

/** Counts, options that nothing matches, and the button that promises how many there will be. */
export function paintCounts(form: HTMLFormElement, { counted, counting }: PanelState): void {
  for (const facet of counted?.facets ?? []) {
    const section = form.querySelector<HTMLFieldSetElement>(`[data-section="${CSS.escape(facet.key)}"]`);
    if (section !== null) paintFacet(section, facet);
  }
  const apply = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const isExact = counted !== null && counting === 'current';
  apply.textContent = isExact ? viewLabel(counted.total) : 'Apply Filters';
  apply.disabled = isExact && counted.total === 0;
  apply.ariaBusy = String(counting === 'under-way');
  const said = form.querySelector('[role=status]')!;
  const words = isExact ? viewLabel(counted.total).replace('View ', '') : '';
  if (words !== '' && said.textContent !== words) said.textContent = words;
  form.querySelector<HTMLElement>('[data-part="uncounted"]')!.hidden = counting !== 'failed';
}

function paintFacet(section: HTMLFieldSetElement, facet: Facet): void {
  if (facet.type === 'numeric-range') {
    paintSlider(section, facet);
    return;
  }
  const counts = new Map(
    facet.values.map(({ value, count }) => [facet.type === 'rating' && value === '0' ? '' : value, count]),
  );
  for (const box of section.querySelectorAll<HTMLInputElement>(
    `input[name="${CSS.escape(addressKeyOf(facet.key))}"]`,
  )) {
    const count = counts.get(box.value) ?? 0;
    box.closest('label')!.querySelector('[data-count]')!.textContent = String(count);
    const isUseless = count === 0 && !box.checked && box.value !== '';
    // Who has just unchecked it may check it again: disabled under the focus, it would lose that, and the next key with it.
    const isHeld = isUseless && box === document.activeElement;
    box.disabled = isUseless && !isHeld;
    if (isHeld) box.addEventListener('blur', () => disableUncounted(box), { once: true });
  }
}

/** By the count that stands beside it when it is left. */
function disableUncounted(box: HTMLInputElement): void {
  const count = box.closest('label')!.querySelector('[data-count]')!.textContent;
  box.disabled = count === '0' && !box.checked;
}

const boxesOf = (section: HTMLElement) =>
  section.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([data-view-all])');
