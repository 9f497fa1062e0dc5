import { identity } from '../identity.ts';

/** What a page says about itself. Every layout takes these props. */
export interface PageHead {
  /** Without the shop's name, which is added. */
  title: string;
  /** The title is complete: the shop's name is not added. */
  isWholeTitle?: boolean | undefined;
  description?: string | undefined;
  /** The page's canonical address, if it is not its own. */
  canonicalPath?: string | undefined;
  /** 'noindex' and the like; such a page has no canonical address. */
  robots?: string | undefined;
  image?: { url: string; alt: string } | undefined;
  /** Social networks show a picture with the title of the page, made from `image` (scripts/social-pictures.ts). */
  isTitleInPicture?: boolean | undefined;
  ogType?: 'website' | 'article' | 'product' | undefined;
  /** schema.org, as plain data. */
  structuredData?: object | undefined;
}

export function titleOf(title: string): string {
  return title.includes(identity.storeName) ? title : `${title} · ${identity.storeName}`;
}

/** JSON that is safe inside a script element, whatever text people typed. */
export const toJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The same with schema.org's vocabulary. */
export const toJsonLd = (data: object): string => toJson({ '@context': 'https://schema.org', ...data });

/** Pages of the shop without the centered container: paths with /gp/, and the store's home. */
export const standsWide = (path: string): boolean => /\/gp\//i.test(path) || /^\/store\/*$/.test(path);
