// The picture that a social network shows beside a link: 1200 x 630, and not an SVG, which they do not show. Our drawings have a PNG copy
// made ahead of time; a raster picture is used as it is, and a page without a picture has the default one. Articles and guides have their
// own picture with their title.

export const socialSize = { width: 1200, height: 630 } as const;

const socialFolder = '/pictures/social/';
export const defaultSocialPicture = `${socialFolder}default.png`;

/** The base name of one of our drawings; null for every other picture. */
export const drawingName = (url: string): string | null => /^\/pictures\/([\w-]+)\.svg$/.exec(url)?.[1] ?? null;

export function socialPictureOf(url: string | undefined): string {
  if (url === undefined) return defaultSocialPicture;
  const name = drawingName(url);
  if (name !== null) return `${socialFolder}${name}.png`;
  return url.endsWith('.svg') ? defaultSocialPicture : url;
}

/** The name of the picture with the title of the page at this path. */
export const titledPictureName = (path: string): string => `page${path.replaceAll('/', '--')}`;

export const titledPictureOf = (path: string): string => `${socialFolder}${titledPictureName(path)}.png`;
