// The picture that a network shows beside a link: 1200 x 630, and no SVG, which they do not show. Our drawings have a PNG copy made
// ahead; a picture that is pixels already stands for itself, and a page without one has the default picture. Pages to read have one of their
// own, which says their title.

export const socialSize = { width: 1200, height: 630 } as const;

const socialFolder = '/pictures/social/';
export const defaultSocialPicture = `${socialFolder}default.png`;

/** The name of a drawing of ours, without its ending; null for every other picture. */
export const drawingName = (url: string): string | null => /^\/pictures\/([\w-]+)\.svg$/.exec(url)?.[1] ?? null;

export function socialPictureOf(url: string | undefined): string {
  if (url === undefined) return defaultSocialPicture;
  const name = drawingName(url);
  if (name !== null) return `${socialFolder}${name}.png`;
  return url.endsWith('.svg') ? defaultSocialPicture : url;
}

/** The name of the picture that says the title of the page at this path. */
export const titledPictureName = (path: string): string => `page${path.replaceAll('/', '--')}`;

export const titledPictureOf = (path: string): string => `${socialFolder}${titledPictureName(path)}.png`;
