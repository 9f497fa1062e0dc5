import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { serveContentFrom } from '#content';
import { makeContentFolder, searchFiles, story } from '#content/testing/content-folder.ts';

const leaf = (id: number, slug: string, title: string, more = '') => `
  - id: ${id}
    urlSlug: ${slug}
    title: ${title}
    seoTitle: ${title}, all of them
    seoDescription: Every one of our ${slug}.${more}`;

const guide = (id: number) =>
  story(
    {
      title: `Guide ${id}`,
      teaser: `Teaser ${id}.`,
      id: String(id),
      type: 'buying-guide',
      featuredImage: `\n  url: /pictures/guide-${id}.svg\n  alt: Picture ${id}`,
    },
    'Hello.',
  );

/**
 * Serves a few categories with everything that a category page can have and lack: a root with children, one of them hidden and one without
 * a picture; leaves with and without guides and questions; the virtual ones; and the checklist items for them.
 */
export function serveSmallCategories(): () => void {
  const folder = makeContentFolder({
    ...searchFiles(),
    'guides/one.md': guide(1),
    'guides/two.md': guide(2),
    'guides/three.md': guide(3),
    'guides/four.md': guide(4),
    'categories/strollers.yaml': 'id: 90\nurlSlug: strollers\ntitle: Strollers\nseoTitle: S\nseoDescription: S.\n',
    'categories/nursery.yaml': `id: 1
urlSlug: nursery
title: Nursery 🎁
teaser: Where nights begin.
teaserLinkText: How to furnish it
teaserLinkUrl: /hello-baby/one
imageUrl: /pictures/nursery.svg
seoTitle: Nursery, all of it
seoDescription: Everything for the room.
guideIds: [1, 2, 3, 4]
frequentlyAskedQuestions:
  - question: Is it safe?
    answer: Yes.
children:${leaf(2, 'cribs', 'Cribs', '\n    sortType: price\n    sortOrder: asc\n    teaser: A safe place.\n    imageUrl: /pictures/cribs.svg\n    guideIds: [2, 1]\n    frequentlyAskedQuestions:\n      - question: Which mattress?\n        answer: A firm one.')}${leaf(3, 'rugs', 'Rugs', '\n    teaser: Soft to stand on.')}${leaf(5, 'lamps', 'Lamps', '\n    guideIds: [3]')}${leaf(4, 'attic', 'Attic', '\n    hidden: true')}
`,
    'categories/more.yaml': `id: 20
urlSlug: more
title: More
seoTitle: More
seoDescription: More of it.
children:${leaf(21, 'gift-cards', 'Gift Cards', '\n    frequentlyAskedQuestions:\n      - question: Do they expire?\n        answer: "No."')}${leaf(22, 'cash-funds', 'Cash Funds')}${leaf(23, 'help-and-favors', 'Help & Favors')}
`,
    'checklist/sleep.yaml': `id: 10
title: Sleep
teaser: Little is enough.
order: 1
items:
  - id: crib
    title: Crib
    note: Firm and flat.
    priority: must-have
    category: cribs
    picture: /pictures/thing-crib.svg
`,
  });
  // In a process of its own, as authors run it: tests of pages run in jsdom, which contentlayer does not support.
  execFileSync(process.execPath, [resolve('content/build.ts')], { cwd: folder.rootDir, stdio: 'pipe' });
  serveContentFrom(folder.rootDir);
  return () => {
    serveContentFrom(undefined);
    folder.dispose();
  };
}
