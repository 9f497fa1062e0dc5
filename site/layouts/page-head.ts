import { identity } from '../identity.ts';

/** What a page says of itself. Every layout takes these. */
export interface PageHead {
  /** Without the shop's name, which is added. */
  title: string;
  /** The title is all of it: the shop's name is not added. */
  isWholeTitle?: boolean | undefined;
  description?: string | undefined;
  /** Where this page really lives, when that is not its own address. */
  canonicalPath?: string | undefined;
  /** 'noindex' and the like; such a page has no canonical address. */
  robots?: string | undefined;
  image?: { url: string; alt: string } | undefined;
  /** Networks show a picture that says the title of the page, made of `image` (scripts/social-pictures.ts). */
  isTitleInPicture?: boolean | undefined;
  ogType?: 'website' | 'article' | 'product' | undefined;
  /** schema.org, as plain data. */
  structuredData?: object | undefined;
}

export function titleOf(title: string): string {
  return title.includes(identity.storeName) ? title : `${title} · ${identity.storeName}`;
}

/** JSON that can stand inside a script element, whatever the words of people in it. */
export const toJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The same with schema.org's vocabulary. */
export const toJsonLd = (data: object): string => toJson({ '@context': 'https://schema.org', ...data });

/** Which pages of the shop stand without the centered container: what has /gp/ in its path, and the store's home. */
export const standsWide = (path: string): boolean => /\/gp\//i.test(path) || /^\/store\/*$/.test(path);
