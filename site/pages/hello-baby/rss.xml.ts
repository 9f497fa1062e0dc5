import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { articles, guides, topics, weeks } from '#content';
import { newestFirst } from '../../features/articles/stories.ts';
import { identity } from '../../identity.ts';

const itemsInFeed = 50;

export function GET({ site }: APIContext): Promise<Response> {
  const nameOf = new Map(topics.all().map(({ slug, name }) => [slug, name]));
  return rss({
    title: `Hello Baby, by ${identity.storeName}`,
    description: 'Short reads, with sources, for the months before and after.',
    site: new URL('/hello-baby', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${new URL('/hello-baby/rss.xml', site).href}" rel="self" type="application/rss+xml"/>`,
    items: newestFirst([...guides.all(), ...articles.all(), ...weeks.all()])
      .slice(0, itemsInFeed)
      .map((story) => ({
        title: story.title,
        description: story.teaser,
        link: story.url,
        pubDate: new Date(`${story.publishOn}T00:00:00Z`),
        categories: story.topics.map((topic) => nameOf.get(topic) ?? topic),
      })),
  });
}
