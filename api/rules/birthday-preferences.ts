// What a child wears and likes, from the option lists that guests and owners know.

const halves = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => `${from + index / 2}`);
const wholes = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => `${from + index * step}`);

export const clothingSizes = [
  'NB',
  '0-3M',
  '3-6M',
  '6-9M',
  '9-12M',
  '12-18M',
  '18-24M',
  ...wholes(2, 5).map((size) => `${size}T`),
  ...wholes(6, 8),
  ...wholes(10, 20, 2),
] as readonly string[];

/** Half sizes from 0 to 13.5, then starting over at 1: "Kids 1" is larger than 13.5. */
export const shoeSizeGroups: readonly { label: string; sizes: readonly string[] }[] = [
  { label: 'Baby & Walker', sizes: halves(0, 5.5) },
  { label: 'Toddler', sizes: halves(6, 10.5) },
  { label: 'Kids', sizes: [...halves(11, 13.5), ...wholes(1, 7).map((size) => `Kids ${size}`)] },
];
export const shoeSizes: readonly string[] = shoeSizeGroups.flatMap(({ sizes }) => sizes);

/** `hex` is the color meant; rainbow is shown as all of them. */
export const favoriteColors = [
  { name: 'red', hex: '#d64545' },
  { name: 'orange', hex: '#ee8434' },
  { name: 'green', hex: '#4c9a5b' },
  { name: 'blue', hex: '#3f74c7' },
  { name: 'purple', hex: '#7f56b5' },
  { name: 'brown', hex: '#8a5a3c' },
  { name: 'pink', hex: '#ee8fb0' },
  { name: 'white', hex: '#ffffff' },
  { name: 'gray', hex: '#8d9196' },
  { name: 'black', hex: '#1f1f1f' },
  { name: 'yellow', hex: '#f4ce3f' },
  { name: 'rainbow', hex: '#b48ce0' },
] as const;
export const colorNames = favoriteColors.map(({ name }) => name);
export type FavoriteColor = (typeof favoriteColors)[number]['name'];

export const interestsMax = 12;
