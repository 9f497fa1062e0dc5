import { persistentAtom } from '#site/data/persistent-atom.ts';

/** Whether the sections of the checklist are collapsed, in this browser; at first they are open. */
export const $isAllCategoriesCollapsed = persistentAtom<boolean>('layette-checklist-collapsed', false, {
  encode: String,
  decode: (stored) => stored === 'true',
});
