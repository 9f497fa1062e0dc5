import type { ListAddress } from '#rules/catalogue-list-address.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import { filterLabel, isChipActive } from './chips.ts';

/** Fills the chips of a list as the server would for this address. */
export function paintChips(list: HTMLElement, address: ListAddress, usualSort: Sort): void {
  for (const chip of list.querySelectorAll<HTMLElement>('[data-part="chips"] [data-section]')) {
    chip.ariaPressed = String(isChipActive(chip.dataset.section!, address, usualSort));
    if (chip.dataset.section === 'filter') chip.querySelector('[data-label]')!.textContent = filterLabel(address);
  }
}
