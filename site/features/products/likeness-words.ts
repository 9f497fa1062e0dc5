import type { Likeness } from '#rules/similar-products.ts';

/** Why a product stands in the row of similar ones. */
export const likenessWords: Readonly<Record<Likeness, string>> = {
  'in-stock': 'In stock now',
  'costs-less': 'Costs less',
  'rated-higher': 'Rated higher',
  'same-brand': 'From the same maker',
  'same-kind': 'The same kind of thing',
};
