/** What was looked at in this browser, the latest first. It never leaves it but as a question for today's prices. */
export interface Viewed {
  gpId: number;
  /** The variant that was seen. */
  productId: number;
}

const key = 'layette-viewed';
export const viewedMax = 9;

export interface ViewedMemory {
  /** Without the product that is looked at now. */
  others(gpId: number): Viewed[];
  add(product: Viewed): void;
  clear(): void;
}

export function viewedMemoryOf(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ViewedMemory {
  const all = (): Viewed[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isViewed).slice(0, viewedMax) : [];
    } catch {
      return [];
    }
  };
  const others = (gpId: number) => all().filter((one) => one.gpId !== gpId);
  return {
    others,
    add({ gpId, productId }) {
      try {
        storage.setItem(key, JSON.stringify([{ gpId, productId }, ...others(gpId)].slice(0, viewedMax)));
      } catch {
        // Nothing is lost but a convenience.
      }
    },
    clear() {
      try {
        storage.removeItem(key);
      } catch {
        // Then there was nothing.
      }
    },
  };
}

const isViewed = (value: unknown): value is Viewed => {
  const { gpId, productId } = (value ?? {}) as Partial<Viewed>;
  return Number.isInteger(gpId) && Number.isInteger(productId);
};
