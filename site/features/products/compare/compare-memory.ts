import { comparedMax } from './compare-address.ts';

/** What the tray shows of a product without asking anybody. */
export interface Compared {
  gpId: number;
  title: string;
  imageUrl: string;
  /** The category: only things of one kind have facts to compare. */
  kind: string;
}

export type Adding = 'added' | 'full' | 'other-kind';

/** The products somebody compares, in this browser only. */
export interface CompareMemory {
  all(): Compared[];
  add(product: Compared): Adding;
  remove(gpId: number): void;
  clear(): void;
}

const key = 'layette-compared';

export function compareMemoryOf(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): CompareMemory {
  const all = (): Compared[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isCompared).slice(0, comparedMax) : [];
    } catch {
      return [];
    }
  };
  const write = (products: Compared[]) => {
    try {
      if (products.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(products));
    } catch {
      // A browser that keeps nothing compares what the page links to.
    }
  };
  return {
    all,
    add(product) {
      const products = all();
      if (products.some(({ gpId }) => gpId === product.gpId)) return 'added';
      if (products.some(({ kind }) => kind !== product.kind)) return 'other-kind';
      if (products.length >= comparedMax) return 'full';
      write([...products, product]);
      return 'added';
    },
    remove: (gpId) => write(all().filter((product) => product.gpId !== gpId)),
    clear: () => write([]),
  };
}

const isCompared = (value: unknown): value is Compared => {
  const { gpId, title, imageUrl, kind } = (value ?? {}) as Partial<Compared>;
  return (
    Number.isInteger(gpId) &&
    typeof title === 'string' &&
    typeof kind === 'string' &&
    /^(\/|https:)/.test(imageUrl ?? '')
  );
};
