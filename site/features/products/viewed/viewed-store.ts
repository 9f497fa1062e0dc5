import { useStore } from '@nanostores/react';
import { persistentAtom } from '#site/data/persistent-atom.ts';
import { viewedKey, viewedMax } from './viewed-script.ts';

export interface Viewed {
  gpId: number;
  /** The variant that was viewed. */
  productId: number;
}

const none: readonly Viewed[] = [];

/**
 * The products viewed in this browser, as `viewed-script.ts` stored them. They leave the browser only in the request for today's prices.
 */
export const $viewed = persistentAtom<readonly Viewed[]>(viewedKey, none, {
  encode: (viewed) => (viewed.length === 0 ? undefined : JSON.stringify(viewed)),
  decode: readStored,
});

function readStored(text: string): readonly Viewed[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, viewedMax) : [];
  } catch {
    return [];
  }
}

/** Empty on the server, and also in the first render in the browser. */
export const useViewed = (): readonly Viewed[] => useStore($viewed, { ssr: () => none });

/** Without the product that is viewed now. */
export const othersViewed = (viewed: readonly Viewed[], gpId: number): Viewed[] =>
  viewed.filter((one) => one.gpId !== gpId);

function isViewed(value: unknown): value is Viewed {
  const { gpId, productId } = (value ?? {}) as Partial<Viewed>;
  return Number.isInteger(gpId) && Number.isInteger(productId);
}
