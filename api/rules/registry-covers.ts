// A registry without a photo has a cover that is drawn: one of those for its type, always the same one for its id.

const coversOf = {
  baby: ['clothesline', 'balloon-ride', 'nursery-morning'],
  birthday: ['garden-party', 'balloon-ride'],
  holiday: ['snowy-evening'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type RegistryCover = (typeof coversOf)[keyof typeof coversOf][number];

export function coverOf(type: keyof typeof coversOf, registryId: string): RegistryCover {
  const covers = coversOf[type];
  // The end of an id is random; its beginning is a timestamp.
  return covers[Number.parseInt(registryId.slice(-6), 16) % covers.length]!;
}

export const coverUrl = (cover: RegistryCover): string => `/pictures/cover-${cover}.svg`;
