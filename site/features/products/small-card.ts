import { cardTitleClass } from '#site/ui/product-card.ts';

/** A row that is swiped on a phone and stands still on a desk. */
export const cardRowClass =
  'flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-2 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible [&>li]:w-40 [&>li]:shrink-0 [&>li]:snap-start lg:[&>li]:w-auto';

export const smallCardClass = {
  box: 'group relative flex h-full flex-col gap-1 text-sm',
  picture: 'mb-1 aspect-square w-full rounded-card bg-picture object-cover night:opacity-90',
  link: cardTitleClass,
  words: 'mt-auto rounded-md bg-sage-soft px-2 py-1 text-xs',
} as const;
