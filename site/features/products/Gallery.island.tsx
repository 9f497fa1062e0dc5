import { Gallery, type Picture } from './Gallery.tsx';
import { useShownVariant } from './variant-store.ts';

interface Props {
  variants: readonly { id: number; images: readonly Picture[] }[];
  renderedId: number;
}

/** The pictures of the chosen variant. */
export function ProductGallery({ variants, renderedId }: Props) {
  return <Gallery pictures={useShownVariant(variants, renderedId).images} />;
}
