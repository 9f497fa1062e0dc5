import { describePicture, type PictureSpec, pictureUrl, viewsOf } from './pictures/picture.ts';
import type { Measure } from './pictures/views/measure.ts';

/**
 * The pictures of one color of a product, each a different view. The close-up and the size view are much the same in every color, so only
 * the first color has them.
 */
export function galleryOf(
  front: PictureSpec,
  measure: Measure | null,
  isFirstColor: boolean,
): { url: string; alt: string }[] {
  return viewsOf(front.silhouette, measure)
    .filter((view) => isFirstColor || (view !== 'detail' && view !== 'scale'))
    .map((view) => ({ ...front, view, ...(measure && (view === 'use' || view === 'scale') ? { measure } : {}) }))
    .map((spec) => ({ url: pictureUrl(spec), alt: describePicture(spec) }));
}
