import { useStore } from '@nanostores/react';
import { type Ref, Suspense } from 'react';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { $isSignedIn } from '#site/data/session.ts';
import { lazyChunk } from '#site/errors/lazy-chunk.ts';

export type QuickAddProduct = Pick<
  ProductCard,
  'productId' | 'gpId' | 'title' | 'path' | 'imageUrl' | 'isCrowdfund' | 'optionsCta' | 'promotionalBadges'
>;

export interface QuickAddHandle {
  /** When the card of a crowdfund is pressed: opens a dialog instead of its page. @returns whether it did */
  openInsteadOfPage: () => boolean;
}

export interface QuickAddProps {
  product: QuickAddProduct;
  ref?: Ref<QuickAddHandle> | undefined;
}

/** Most people are visitors, and they do not load it. */
const OwnersQuickAdd = lazyChunk('quick add', async () => (await import('./OwnersQuickAdd.tsx')).default);

/**
 * Inside a `ProductCard`: a button on its picture that adds the product, for signed-in people who have a registry. A built page is the same
 * for everybody, so nothing is rendered before that is known; it lies over the picture and moves nothing.
 */
export function QuickAdd(props: QuickAddProps) {
  const isSignedIn = useStore($isSignedIn, { ssr: 'initial' });
  return <Suspense>{isSignedIn && <OwnersQuickAdd {...props} />}</Suspense>;
}
