/** The shop's menu, from left to right. Roots that are not listed here come last. */
export const rootOrder: readonly string[] = [
  'strollers',
  'car-seats',
  'carriers',
  'nursery',
  'playroom',
  'bath-potty',
  'baby-health-safety',
  'feeding',
  'diapering',
  'clothing',
  'more',
];
