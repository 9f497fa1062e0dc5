/** Writes any number of different articles, for measuring. The same number gives the same text. */
import type { ContentFolder } from './content-folder.ts';
import { story } from './content-folder.ts';

const words =
  'a calm room needs few things and the few need a place near the hand that holds the baby at night while the tea goes cold'.split(
    ' ',
  );

export function writeArticles(folder: ContentFolder, count: number): void {
  for (let number = 0; number < count; number++)
    folder.write(`articles/${articleSlug(number)}.md`, makeArticle(number));
}

export function makeArticle(number: number): string {
  const sections = Array.from({ length: 5 }, (_, section) => {
    const sentence = words.map((_word, index) => words[(index * (section + 3) + number) % words.length]).join(' ');
    return `## Part ${section + 1} of ${number}\n\n${`${sentence}, **exactly**. `.repeat(4)}\n\n- one\n- two with a [link](/hello-baby/${articleSlug(Math.max(0, number - 1))})\n\n| a | b |\n|---|---|\n| 1 | 2 |`;
  });
  return story(
    { title: `Article ${number}` },
    `${sections.join('\n\n')}\n\n:::tip\nRest.\n:::\n\n::product{id=${20_001 + (number % 1000)}}`,
  );
}

export function articleSlug(number: number): string {
  return `article-${number}`;
}
