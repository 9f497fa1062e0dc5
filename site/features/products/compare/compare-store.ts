import { useStore } from '@nanostores/react';
import type { Product } from '#contracts/catalogue.schemas.ts';
import { comparedMax } from '#rules/catalogue-paths.ts';
import { persistentAtom } from '#site/data/persistent-atom.ts';

/** What the tray shows of a product without asking the server. */
export interface Compared {
  gpId: number;
  title: string;
  imageUrl: string;
  /** The category: only products of one category have facts to compare. */
  kind: string;
  /** The category's name. Empty in data stored by an older page. */
  kindTitle: string;
}

export const comparedOf = ({ genericProductId, name, image, card, page }: Product): Compared => ({
  gpId: genericProductId,
  title: name,
  imageUrl: image.url,
  kind: card.category,
  kindTitle: page?.breadcrumb.at(-1)?.title ?? '',
});

export type Adding = 'added' | 'full' | 'other-kind';

const none: readonly Compared[] = [];

/** The products that the visitor compares, in this browser only. */
export const $compared = persistentAtom<readonly Compared[]>('layette-compared', none, {
  // An empty list is not stored.
  encode: (compared) => (compared.length === 0 ? undefined : JSON.stringify(compared)),
  decode: readStored,
});

function readStored(text: string): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isCompared).map(withKindTitle).slice(0, comparedMax) : [];
  } catch {
    return [];
  }
}

/** Empty on the server, and also in the first render in the browser. */
export const useCompared = (): readonly Compared[] => useStore($compared, { ssr: () => none });

/** Whether a product can join, or why not. */
export function decideAdding(compared: readonly Compared[], { gpId, kind }: Pick<Compared, 'gpId' | 'kind'>): Adding {
  if (compared.some((one) => one.gpId === gpId)) return 'added';
  if (compared.some((one) => one.kind !== kind)) return 'other-kind';
  return compared.length >= comparedMax ? 'full' : 'added';
}

export function addCompared(product: Compared): Adding {
  const compared = $compared.get();
  const adding = decideAdding(compared, product);
  if (adding === 'added' && compared.every(({ gpId }) => gpId !== product.gpId)) $compared.set([...compared, product]);
  return adding;
}

export function removeCompared(gpIds: readonly number[]): void {
  const left = $compared.get().filter(({ gpId }) => !gpIds.includes(gpId));
  if (left.length < $compared.get().length) $compared.set(left);
}

function withKindTitle(one: Compared): Compared {
  return { ...one, kindTitle: one.kindTitle ?? '' };
}

function isCompared(value: unknown): value is Compared {
  const { gpId, title, kind, imageUrl } = (value ?? {}) as Partial<Compared>;
  return (
    Number.isInteger(gpId) &&
    typeof title === 'string' &&
    typeof kind === 'string' &&
    /^(\/|https:)/.test(imageUrl ?? '')
  );
}
