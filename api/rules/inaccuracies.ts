// Reports of wrong product data: what is wrong, where, and in the person's own words.

export const inaccuracyBounds = { textMost: 1000 } as const;

export const inaccuracyReasons = ['wrong', 'missing', 'outdated', 'unsafe', 'other'] as const;
export type InaccuracyReason = (typeof inaccuracyReasons)[number];
export const inaccuracyReasonLabels: Readonly<Record<InaccuracyReason, string>> = {
  wrong: 'It’s wrong',
  missing: 'It’s missing',
  outdated: 'It’s out of date',
  unsafe: 'It could be unsafe',
  other: 'Something else',
};

export const inaccuracyFields = [
  'title',
  'price',
  'picture',
  'description',
  'availability',
  'size-or-weight',
  'age-or-weight-limit',
  'material',
  'safety-or-recall',
  'what-it-fits',
  'other',
] as const;
export type InaccuracyField = (typeof inaccuracyFields)[number];
export const inaccuracyFieldLabels: Readonly<Record<InaccuracyField, string>> = {
  title: 'Name',
  price: 'Price',
  picture: 'Picture',
  description: 'Description',
  availability: 'Availability',
  'size-or-weight': 'Size or weight',
  'age-or-weight-limit': 'Age or weight limit',
  material: 'Material',
  'safety-or-recall': 'Safety note or recall',
  'what-it-fits': 'What it fits',
  other: 'Something else',
};
