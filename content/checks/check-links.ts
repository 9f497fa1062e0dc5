/** A link to a page that does not exist, or is not public yet, stops the build. */

import type { Heading } from '../markdown/read-body.ts';
import { contentPages } from '../schemas/routes.ts';
import { findNearest } from './nearest.ts';
import type { SiteMap } from './site-map.ts';

export interface LinkFault {
  message: string;
  didYouMean?: string;
  example?: string;
  advice?: string;
}

interface LinkSource {
  /** Whether the page with this link is public in this build. */
  published: boolean;
  headings: Heading[];
}

export function findLinkFault(url: string, from: LinkSource, map: SiteMap): LinkFault | undefined {
  if (url.startsWith('#')) return findHeadingFault(url, url.slice(1), from.headings);
  if (/^https:\/\/[^/\s]+\.[^/\s]+/.test(url) || /^mailto:[^@\s]+@[^@\s]+$/.test(url)) return undefined;
  if (url.startsWith('http://')) {
    return { message: `The link to ${url} is not encrypted.`, example: url.replace('http:', 'https:') };
  }
  if (!url.startsWith('/') || url.startsWith('//')) return explainRelative(url);

  const [path = '', fragment] = url.split('#') as [string, string?];
  const page = path.split('?', 1)[0]!.replace(/(.)\/$/, '$1');
  const target = map.targets.get(page);
  if (!target && map.patterns.some((pattern) => pattern.test(page))) return undefined;
  if (!target) {
    if (page.startsWith('/store/') && (map.faultyKinds.has('category') || map.categorySlugs.size === 0))
      return undefined;
    if (contentPages.includes(page))
      return { message: `The page ${page} has no text yet.`, advice: `write it in content/pages${page}.md` };
    const nearest = findNearest(page, [...map.targets.keys()]);
    return {
      message: `The link to ${page} leads nowhere: there is no such page.`,
      didYouMean: nearest,
      example: nearest ?? '/hello-baby/choose-a-stroller',
    };
  }
  if (!target.published && from.published) {
    const because = target.draft ? 'a draft' : target.publishOn ? `public only from ${target.publishOn}` : 'hidden';
    return {
      message: `The link to ${page} leads to a page that is ${because}.`,
      advice: 'leave the link out until then',
    };
  }
  return fragment && target.headings ? findHeadingFault(url, fragment, target.headings) : undefined;
}

function findHeadingFault(url: string, id: string, headings: Heading[]): LinkFault | undefined {
  const ids = headings.map((heading) => heading.id);
  if (ids.includes(id)) return undefined;
  const nearest = findNearest(id, ids);
  const before = url.slice(0, url.indexOf('#'));
  return {
    message: `The link to ${url} names a section that is not there.`,
    didYouMean: nearest && `${before}#${nearest}`,
    example: `${before}#${nearest ?? ids[0] ?? 'a-heading'}`,
  };
}

function explainRelative(url: string): LinkFault {
  if (/^[\w.-]+\.[a-z]{2,}(\/|$)/.test(url) && !url.endsWith('.md')) {
    return { message: `The link to ${url} has no https:// in front.`, example: `https://${url}` };
  }
  const slug = url.replace(/^.*\//, '').replace(/\.md$/, '');
  return {
    message: `The link to ${url} is relative. Write the page's whole address.`,
    example: `/hello-baby/${slug || 'choose-a-stroller'}`,
  };
}
