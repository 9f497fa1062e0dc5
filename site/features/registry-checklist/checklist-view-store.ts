import { persistentAtom } from '@nanostores/persistent';

/** Whether the parts of the checklist are folded, in this browser; they begin open. */
export const $isAllCategoriesCollapsed = persistentAtom<boolean>('layette-checklist-collapsed', false, {
  encode: String,
  decode: (stored) => stored === 'true',
});
