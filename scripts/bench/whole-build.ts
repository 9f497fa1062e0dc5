import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#api/http/site.ts';
import { articleSlug, makeArticle } from '#content/testing/write-articles.ts';
import { copyProject } from '../testing/copied-project.ts';
import { runAlone } from './run-alone.ts';

const topics = ['registry', 'gear', 'sleep', 'feeding', 'bath', 'safety', 'newborn', 'pregnancy', 'birth', 'gifts'];

export interface CopiedShop {
  /** The first call builds from nothing, later ones what has changed since. @returns milliseconds. */
  build(): Promise<number>;
  pages(): number;
  edit(): void;
  dispose(): void;
}

/** A copy of this shop with this many more articles, in a folder of its own; its data is a copy of `seeded`. */
export function copyShop(seeded: string, articleCount: number): CopiedShop {
  const { root, dispose } = copyProject('bench-shop');
  cpSync(seeded, join(root, 'data'), { recursive: true });
  const write = (number: number, change = (text: string) => text) =>
    writeFileSync(join(root, 'content/articles', `${articleSlug(number)}.md`), change(articleAt(number)));
  for (let number = 0; number < articleCount; number += 1) write(number);
  return {
    async build() {
      const startedMs = performance.now();
      await runAlone(['scripts/bench/build-shop.ts'], root);
      return performance.now() - startedMs;
    },
    pages: () => globSync('**/*.html', { cwd: join(root, siteFolder, 'client') }).length,
    edit: () => write(0, (text) => text.replace('**exactly**', 'more or less')),
    dispose,
  };
}

/** By one of our authors, about two of our topics, on varying days, as in a shop that grows. */
function articleAt(number: number): string {
  const [first, second] = [topics[number % 10]!, topics[(number * 7 + 3) % 10]!];
  return makeArticle(number)
    .replace('author: june', 'author: june-alder')
    .replace('topics: [sleep]', `topics: [${[...new Set([first, second])].join(', ')}]`)
    .replace(/publishOn: .*/, `publishOn: ${2020 + (number % 6)}-0${1 + (number % 9)}-1${number % 10}`);
}
