/** The shop's menu, from left to right. A root that is not named here comes last. */
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
