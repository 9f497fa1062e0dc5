import { afterEach, describe, expect, it } from 'vitest';
import { formatProblems } from './checks/problem.ts';
import { type ContentFolder, category, checklistWith, makeContentFolder, story } from './testing/content-folder.ts';

let folder: ContentFolder;
afterEach(() => folder.dispose());

/** The message for the author, without the last line, which is always the same. */
async function readProblems(files: Record<string, string>): Promise<string> {
  folder = makeContentFolder(files);
  return (await folder.problems()).split('\n').slice(0, -2).join('\n');
}

describe('telling an author about', () => {
  it('an unknown field, with the nearest one', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({ publishOn: undefined, publishOm: '2026-03-14' }) }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:15:1  publishOm
          An article has no field \`publishOm\`. Did you mean \`publishOn\`?
            15 | publishOm: 2026-03-14
               | ^^^^^^^^^
          Write: publishOn: 2026-03-14"
    `);
  });

  it('an unknown field that is like no other', async () => {
    expect(await readProblems({ 'articles/one.md': story({ colour: 'blue' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:16:1  colour
          An article has no field \`colour\`. Its fields are: title, teaser, author, reviewer, lastReviewedOn, publishOn, draft, topics, medical, sources, featuredImage, seoTitle, seoDescription, stages, pregnancyWeeks, series.
            16 | colour: blue
               | ^^^^^^"
    `);
  });

  it('a series of weeks, which follow each other by their number', async () => {
    const week = story({ week: '9', series: '{ title: The first trimester, part: 1 }' });
    expect(await readProblems({ 'weeks/pregnancy-week-9.md': week })).toContain('A week has no field `series`.');
  });

  it('a missing field', async () => {
    expect(await readProblems({ 'articles/one.md': story({ teaser: undefined }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:1:1  teaser
          The field \`teaser\` is missing. It must be a text of 1 to 200 characters.
          Write: teaser: Five questions that narrow a hundred strollers down to two or three."
    `);
  });

  it('an empty field', async () => {
    expect(await readProblems({ 'articles/one.md': story({ author: '' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:4:1  author
          The field \`author\` is empty. It must be the file name of an author, without .md.
            4 | author: 
              | ^^^^^^
          Write: author: june-alder"
    `);
  });

  it('a text that is too long', async () => {
    expect(await readProblems({ 'articles/one.md': story({ title: 'long '.repeat(30) }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:2:8  title
          \`title\` is 149 characters long, but must be a text of 1 to 90 characters.
            2 | title: long long long long long long long long long long long long long long long long long long long long lon
              |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Write: title: How to choose a stroller"
    `);
  });

  it('a day that is none', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({ publishOn: '14.3.2026', lastReviewedOn: '2026-02-30' }) }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:6:17  lastReviewedOn
          \`lastReviewedOn\` is "2026-02-30", but must be a real day, written YYYY-MM-DD.
            6 | lastReviewedOn: 2026-02-30
              |                 ^^^^^^^^^^
          Write: lastReviewedOn: 2026-03-14

        content/articles/one.md:7:12  publishOn
          \`publishOn\` is "14.3.2026", but must be a real day, written YYYY-MM-DD.
            7 | publishOn: 14.3.2026
              |            ^^^^^^^^^
          Write: publishOn: 2026-03-14"
    `);
  });

  it('a word where true or false belongs', async () => {
    expect(await readProblems({ 'articles/one.md': story({ draft: 'yes' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:16:8  draft
          \`draft\` is "yes", but must be true or false, without quotes.
            16 | draft: yes
               |        ^^^
          Write: draft: true"
    `);
  });

  it('a value that is not among the choices, with the nearest one', async () => {
    expect(await readProblems({ 'guides/one.md': story({ id: '101', type: 'buying_guide' }) })).toMatchInlineSnapshot(`
      "content/guides/one.md

        content/guides/one.md:17:7  type
          \`type\` is "buying_guide", but must be one of buying-guide, how-to, gift-guide, comparison. Did you mean \`buying-guide\`?
            17 | type: buying_guide
               |       ^^^^^^^^^^^^
          Write: type: buying-guide"
    `);
  });

  it('a number that is text', async () => {
    expect(await readProblems({ 'guides/one.md': story({ id: '"101"', type: 'how-to' }) })).toMatchInlineSnapshot(`
      "content/guides/one.md

        content/guides/one.md:16:5  id
          \`id\` is "101", but must be a whole number from 1 to 999999, without quotes.
            16 | id: "101"
               |     ^^^^^
          Write: id: 101"
    `);
  });

  it('one text where a list belongs', async () => {
    expect(await readProblems({ 'articles/one.md': story({ topics: 'sleep' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:8:9  topics
          \`topics\` is "sleep", but must be a list of 1 to 5 entries, one per line after a hyphen.
            8 | topics: sleep
              |         ^^^^^
          Write: topics: [sleep, safety]"
    `);
  });

  it('a wrong entry of a list', async () => {
    expect(await readProblems({ 'articles/one.md': story({ stages: '[pregnant, adoptin]' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:16:20  stages.2
          Entry 2 of \`stages\` is "adoptin", but must be one of pregnant, adopting, surrogate, fostering, conceiving. Did you mean \`adopting\`?
            16 | stages: [pregnant, adoptin]
               |                    ^^^^^^^
          Write: - adopting"
    `);
  });

  it('a missing field inside a group', async () => {
    expect(
      await readProblems({
        'articles/one.md': story({ featuredImage: '\n  url: /pictures/scene-nursery-at-dusk.svg' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:11:1  featuredImage.alt
          The field \`alt\` is missing in \`featuredImage\`. It must be a text of 1 to 200 characters.
          Write: alt: A crib beside a window at dusk, a small lamp on the sill"
    `);
  });

  it('an unknown field inside a group', async () => {
    expect(
      await readProblems({
        'articles/one.md': story({ featuredImage: '\n  url: /pictures/a.svg\n  alt: A crib\n  titel: Crib' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:14:3  featuredImage.titel
          \`featuredImage\` has no field \`titel\`. Its fields are: url, alt.
            14 |   titel: Crib
               |   ^^^^^"
    `);
  });

  it('a picture from elsewhere', async () => {
    expect(
      await readProblems({
        'articles/one.md': story({ featuredImage: '\n  url: https://example.com/a.jpg\n  alt: A crib' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:12:8  featuredImage.url
          \`url\` is "https://example.com/a.jpg", but must be the address of a picture in /pictures/.
            12 |   url: https://example.com/a.jpg
               |        ^^^^^^^^^^^^^^^^^^^^^^^^^
          Write: url: /pictures/scene-nursery-at-dusk.svg"
    `);
  });

  it('a medical text without a source', async () => {
    expect(await readProblems({ 'articles/one.md': story({ medical: 'true' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:10:1  sources
          A medical text (\`medical: true\`) needs at least one source.
            10 | sources: []
               | ^^^^^^^
          Write: sources:
                   - title: Safe sleep
                     publisher: American Academy of Pediatrics
                     url: https://www.healthychildren.org/"
    `);
  });

  it('a source without https', async () => {
    expect(
      await readProblems({
        'articles/one.md': story({ sources: '\n  - title: A\n    publisher: B\n    url: http://www.nhs.uk/' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:13:10  sources.1.url
          \`url\` is "http://www.nhs.uk/", but must be an address that starts with https://.
            13 |     url: http://www.nhs.uk/
               |          ^^^^^^^^^^^^^^^^^^
          Write: url: https://www.nhs.uk/pregnancy/"
    `);
  });

  it('a colon that needs quotes', async () => {
    expect(await readProblems({ 'articles/one.md': story({ title: 'Sleep: the basics' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:2:8  title
          A text with a colon and a space in it needs quotes.
            2 | title: Sleep: the basics
              |        ^^^^^^^^^^^^^^^^^
          Write: title: "Sleep: the basics""
    `);
  });

  it('a field that is written twice', async () => {
    expect(await readProblems({ 'articles/one.md': story({ draft: 'false\ntitle: Again' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:17:1  title
          The field \`title\` is written twice.
            17 | title: Again
               | ^^^^^
          Do: keep one of the two lines"
    `);
  });

  it('a tab', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({ featuredImage: '\n\turl: /pictures/a.svg' }) }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:12:1  YAML
          This line starts with a tab. Use two spaces.
            12 | 	url: /pictures/a.svg
               | ^
          Write: featuredImage:
                   alt: A crib"
    `);
  });

  it('a quote that is never closed', async () => {
    expect(await readProblems({ 'articles/one.md': story({ title: '"Open' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:16:1  YAML
          A quote or bracket is opened and not closed before this line.
            16 | ---
               | ^
          Write: title: "How to choose a stroller""
    `);
  });

  it('no fields at all', async () => {
    expect(await readProblems({ 'articles/one.md': '# Hello' })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:1:1  front matter
          The fields at the top of the file are missing.
            1 | # Hello
              | ^
          Write: ---
                 title: How to choose a stroller
                 ---
                 
                 The text starts here."
    `);
  });

  it('fields that are never closed', async () => {
    expect(await readProblems({ 'articles/one.md': '---\ntitle: Hello\n\nText' })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:1:1  front matter
          The fields at the top of the file are never closed: the second line of three hyphens is missing.
            1 | ---
              | ^
          Write: ---
                 title: How to choose a stroller
                 ---
                 
                 The text starts here."
    `);
  });

  it('an author who does not exist', async () => {
    expect(await readProblems({ 'articles/one.md': story({ author: 'jun' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:4:9  author
          \`author\` is "jun", but there is no such author in content/authors/. Did you mean \`june\`?
            4 | author: jun
              |         ^^^
          Write: author: june"
    `);
  });

  it('a topic that does not exist', async () => {
    expect(await readProblems({ 'articles/one.md': story({ topics: '[sleep, gaer]' }) })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:8:17  topics.2
          Entry 2 of \`topics\` is "gaer", but there is no such topic in content/taxonomy/topics.yaml. Did you mean \`gear\`?
            8 | topics: [sleep, gaer]
              |                 ^^^^
          Write: - gear"
    `);
  });

  it('a category that does not exist', async () => {
    expect(
      await readProblems({
        'categories/strollers.yaml': category(),
        'guides/one.md': story({ id: '101', type: 'how-to', categories: '[stroller]' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/guides/one.md

        content/guides/one.md:18:14  categories.1
          Entry 1 of \`categories\` is "stroller", but there is no such category in content/categories/. Did you mean \`strollers\`?
            18 | categories: [stroller]
               |              ^^^^^^^^
          Write: - strollers"
    `);
  });

  it('a guide that does not exist', async () => {
    expect(
      await readProblems({
        'categories/strollers.yaml': category({ guideIds: '[7]' }),
        'guides/one.md': story({ id: '101', type: 'how-to' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/categories/strollers.yaml

        content/categories/strollers.yaml:6:12  guideIds.1
          Entry 1 of \`guideIds\` is "7", but there is no such guide in content/guides/.
            6 | guideIds: [7]
              |            ^
          Write: - 101"
    `);
  });

  it('a number that is taken', async () => {
    expect(
      await readProblems({
        'guides/a.md': story({ id: '101', type: 'how-to' }),
        'guides/b.md': story({ id: '101', type: 'how-to' }),
      }),
    ).toMatchInlineSnapshot(`
      "content/guides/b.md

        content/guides/b.md:16:5  id
          \`id\` is 101, which is already taken in content/guides/a.md.
            16 | id: 101
               |     ^^^
          Write: id: 102"
    `);
  });

  it('an address that is taken', async () => {
    expect(
      await readProblems({ 'articles/same.md': story(), 'guides/same.md': story({ id: '101', type: 'how-to' }) }),
    ).toMatchInlineSnapshot(`
      "content/guides/same.md

        content/guides/same.md:1:1  file name
          content/articles/same.md is already called so, and both would be /hello-baby/same.
          Do: rename it, for example to content/guides/same-2.md"
    `);
  });

  it('a week whose file has another number', async () => {
    expect(await readProblems({ 'weeks/pregnancy-week-9.md': story({ week: '8' }) })).toMatchInlineSnapshot(`
      "content/weeks/pregnancy-week-9.md

        content/weeks/pregnancy-week-9.md:16:7  week
          \`week\` is 8, but the file is called pregnancy-week-9.md. The two must agree.
            16 | week: 8
               |       ^
          Do: correct the number, or rename the file to pregnancy-week-8.md"
    `);
  });

  it('a page at an address that belongs to registries', async () => {
    expect(
      await readProblems({
        'pages/abuot.md':
          '---\ntitle: A\nteaser: B\nkind: about\nupdatedOn: 2026-01-01\nseoTitle: A\nseoDescription: B\n---\n\nText',
      }),
    ).toMatchInlineSnapshot(`
      "content/pages/abuot.md

        content/pages/abuot.md:1:1  file name
          /abuot is not an address for a page: short addresses belong to registries. Landing pages live in pages/lp/. Did you mean \`/about\`?
          Do: rename it to content/pages/about.md"
    `);
  });

  it('a template without a list', async () => {
    expect(
      await readProblems({
        'templates/none.yaml':
          'title: A\nteaser: B\nregistryType: baby\norder: 1\nfeaturedImage:\n  url: /pictures/a.svg\n  alt: C\nsections: []',
      }),
    ).toContain('must be a list of 1 to 12 entries');
  });

  it('a step of the road map that leads nowhere', async () => {
    const step = (id: string, url: string) =>
      `  - id: ${id}\n    title: A\n    sentence: B\n    weeksBefore: 1\n    link: { text: C, url: ${url} }\n`;
    const problems = await readProblems({
      'road-map.yaml': `steps:\n${step('one', '/nowhere')}${step('one', '/store')}`,
    });
    expect(problems).toContain('The link to /nowhere leads nowhere');
    expect(problems).toContain('`id` is one, which is already taken in this file.');
  });

  it('dates in pregnancy with one name, and without a source', async () => {
    const date = '  - id: scan\n    title: A\n    sentence: B\n    kind: test\n    week: 18\n';
    expect(await readProblems({ 'pregnancy-dates.yaml': `dates:\n${date}sources: []` })).toContain(
      'must be a list of 1 to 12 entries',
    );
    const source = '  - title: A\n    publisher: B\n    url: https://www.acog.org/a\n';
    expect(await readProblems({ 'pregnancy-dates.yaml': `dates:\n${date}${date}sources:\n${source}` })).toContain(
      '`id` is scan, which is already taken in this file.',
    );
  });

  it('a collection with products and a rule', async () => {
    expect(
      await readProblems({
        'collections/both.yaml': 'title: A\nteaser: B\norder: 1\nproductIds: [20001]\nrule:\n  onSale: true',
      }),
    ).toMatchInlineSnapshot(`
      "content/collections/both.yaml

        content/collections/both.yaml:5:1  rule
          A collection has either \`productIds\` or a \`rule\`; this one has both.
            5 | rule:
              | ^^^^
          Write: productIds: [20001, 20014]
                 
                 or
                 
                 rule:
                   categories: [bath-potty]
                   maxPriceCents: 5000"
    `);
  });

  it('a quiz answer that names no checklist item', async () => {
    expect(
      await readProblems({
        'checklist/sleep.yaml':
          'id: 1\ntitle: Sleep\nteaser: B\norder: 1\nitems:\n  - id: crib\n    title: Crib\n    note: N\n    priority: must-have\n    category: strollers\n    picture: /pictures/a.svg',
        'categories/strollers.yaml': category(),
        'quiz/one.yaml':
          'number: 1\nquestion: Q\nchoose: one\nanswers:\n  - value: a\n    label: A\n    because: C\n    adds: [crip]\n  - value: b\n    label: B\n    because: C',
      }),
    ).toMatchInlineSnapshot(`
      "content/quiz/one.yaml

        content/quiz/one.yaml:8:12  answers.1.adds.1
          Entry 1 of \`adds\` is "crip", but there is no such checklist item in content/checklist/. Did you mean \`crib\`?
            8 |     adds: [crip]
              |            ^^^^
          Write: - crib"
    `);
  });

  it('a link that leads nowhere', async () => {
    expect(
      await readProblems({
        'articles/sleep-well.md': story(),
        'articles/one.md': story({}, 'See [this](/hello-baby/sleep-wel).'),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:5  link
          The link to /hello-baby/sleep-wel leads nowhere: there is no such page. Did you mean \`/hello-baby/sleep-well\`?
            18 | See [this](/hello-baby/sleep-wel).
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Write: [the words to click](/hello-baby/sleep-well)"
    `);
  });

  it('a link to a page without text', async () => {
    expect(await readProblems({ 'articles/one.md': story({}, 'See [this](/privacy).') })).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:5  link
          The page /privacy has no text yet.
            18 | See [this](/privacy).
               |     ^^^^^^^^^^^^^^^^
          Do: write it in content/pages/privacy.md"
    `);
  });

  it('a link to a page that the site does not have', async () => {
    expect(
      await readProblems({
        'faqs/one.yaml':
          'title: A\norder: 1\nquestions:\n  - question: Q?\n    answer: A.\n    link:\n      text: Returns\n      url: /returns',
      }),
    ).toMatchInlineSnapshot(`
      "content/faqs/one.yaml

        content/faqs/one.yaml:8:12  questions.1.link.url
          The link to /returns leads nowhere: there is no such page.
            8 |       url: /returns
              |            ^^^^^^^^
          Write: url: /hello-baby/choose-a-stroller"
    `);
  });

  it('a link to a draft', async () => {
    expect(
      await readProblems({
        'articles/two.md': story({ draft: 'true' }),
        'articles/one.md': story({}, 'See [this](/hello-baby/two).'),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:5  link
          The link to /hello-baby/two leads to a page that is a draft.
            18 | See [this](/hello-baby/two).
               |     ^^^^^^^^^^^^^^^^^^^^^^^
          Do: leave the link out until then"
    `);
  });

  it('a link to a section that is not there', async () => {
    expect(
      await readProblems({
        'articles/two.md': story({}, '## First things'),
        'articles/one.md': story({}, 'See [this](/hello-baby/two#first-thing).'),
      }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:5  link
          The link to /hello-baby/two#first-thing names a section that is not there. Did you mean \`/hello-baby/two#first-things\`?
            18 | See [this](/hello-baby/two#first-thing).
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Write: [the words to click](/hello-baby/two#first-things)"
    `);
  });

  it('a relative link', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({}, 'See [this](two.md) and [that](www.nhs.uk/baby).') }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:5  link
          The link to two.md is relative. Write the page's whole address.
            18 | See [this](two.md) and [that](www.nhs.uk/baby).
               |     ^^^^^^^^^^^^^^
          Write: [the words to click](/hello-baby/two)

        content/articles/one.md:18:24  link
          The link to www.nhs.uk/baby has no https:// in front.
            18 | See [this](two.md) and [that](www.nhs.uk/baby).
               |                        ^^^^^^^^^^^^^^^^^^^^^^^
          Write: [the words to click](https://www.nhs.uk/baby)"
    `);
  });

  it('a link in the navigation', async () => {
    expect(
      await readProblems({
        'navigation.yaml':
          'header:\n  - text: Shop\n    url: /stor\ntools: [{ text: Shop, url: /store }]\nfooter:\n  - title: A\n    links: [{ text: Shop, url: /store }]\nlegal: [{ text: Shop, url: /store }]',
      }),
    ).toMatchInlineSnapshot(`
      "content/navigation.yaml

        content/navigation.yaml:3:10  header.1.url
          The link to /stor leads nowhere: there is no such page. Did you mean \`/store\`?
            3 |     url: /stor
              |          ^^^^^
          Write: url: /store"
    `);
  });

  it('HTML in the text', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({}, 'Hello.\n\n<div class="x">No</div>') }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:20:1  raw HTML
          HTML inside Markdown is not shown. Use Markdown or a callout.
            20 | <div class="x">No</div>
               | ^^^^^^^^^^^^^^^^^^^^^^^
          Write: :::tip[A calmer way]
                 Warm the towel first.
                 :::"
    `);
  });

  it('a module that does not exist', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({}, '::prodct{id=1}\n\n:::hint\nNo\n:::') }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:1  module
          There is no module \`::prodct\`. There are: note, tip, warning, medical, recall, product, compare, checklist. Did you mean \`product\`?
            18 | ::prodct{id=1}
               | ^^^^^^^^^^^^^^
          Write: ::product{id=20001}

        content/articles/one.md:20:1  module
          There is no module \`:::hint\`. There are: note, tip, warning, medical, recall, product, compare, checklist.
            20 | :::hint
               | ^
          Write: :::tip[A calmer way]
                 Warm the towel first.
                 :::"
    `);
  });

  it('a product module without a number', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({}, '::product{id=stroller}\n\n::product') }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:1  product
          A product module names a product by its number, not by "stroller".
            18 | ::product{id=stroller}
               | ^^^^^^^^^^^^^^^^^^^^^^
          Write: ::product{id=20001}

        content/articles/one.md:20:1  product
          This product module has no id.
            20 | ::product
               | ^^^^^^^^^
          Write: ::product{id=20001}"
    `);
  });

  it('a first-level heading and a picture without words', async () => {
    expect(
      await readProblems({ 'articles/one.md': story({}, '# Title\n\n![](/pictures/a.svg)') }),
    ).toMatchInlineSnapshot(`
      "content/articles/one.md

        content/articles/one.md:18:1  heading
          The title is the page's first heading; sections start with two #.
            18 | # Title
               | ^^^^^^^
          Write: ## Title

        content/articles/one.md:20:1  picture
          This picture has no alternative text.
            20 | ![](/pictures/a.svg)
               | ^^^^^^^^^^^^^^^^^^^^
          Write: ![A crib beside a window](/pictures/a.svg)"
    `);
  });

  it('a file with the wrong ending or name', async () => {
    expect(await readProblems({ 'articles/One Two.md': story(), 'faqs/gifts.yml': 'title: A' })).toMatchInlineSnapshot(`
      "content/articles/One Two.md

        content/articles/One Two.md:1:1  file name
          A file name becomes an address: lower-case words joined by hyphens.
          Do: rename it to content/articles/one-two.md

      content/faqs/gifts.yml

        content/faqs/gifts.yml:1:1  file name
          A list of questions is a .yaml file; this one ends in .yml.
          Do: rename it to content/faqs/gifts.yaml"
    `);
  });

  it('a name in two groups of synonyms', async () => {
    expect(
      await readProblems({
        'search/synonyms.yaml':
          'things:\n  - same: [stroller, pram]\n  - same: [carrycot, pram]\nqualities:\n  - same: [soft]\ncolors:\n  - name: green\n    shades: [sage]\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/search/synonyms.yaml

        content/search/synonyms.yaml:3:22  things.2.same.2
          "pram" already stands in the group of "stroller". A name belongs to one thing: remove it from one of them.
            3 |   - same: [carrycot, pram]
              |                      ^^^^"
    `);
  });

  it('a synonym that is a sentence, and a filler of two words', async () => {
    expect(
      await readProblems({
        'search/nearest.yaml': 'nearest:\n  - names: [a thing to put the baby in]\n    things: [crib]\n',
        'search/words.yaml': 'neverCorrected: [flower]\nfiller: [looking for]\nsoft: [baby]\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/search/nearest.yaml

        content/search/nearest.yaml:2:13  nearest.1.names.1
          Entry 1 of \`names\` is "a thing to put the baby in", but must be one to 5 words without a comma.
            2 |   - names: [a thing to put the baby in]
              |             ^^^^^^^^^^^^^^^^^^^^^^^^^^
          Write: - car seat

      content/search/words.yaml

        content/search/words.yaml:2:10  filler.1
          Entry 1 of \`filler\` is "looking for", but must be one word in lower-case letters.
            2 | filler: [looking for]
              |          ^^^^^^^^^^^
          Write: - flower"
    `);
  });

  it('a family story whose stage is none, and a seat without its credentials', async () => {
    const family = story({
      author: undefined,
      reviewer: undefined,
      lastReviewedOn: undefined,
      topics: undefined,
      medical: undefined,
      sources: undefined,
      names: 'Ada',
      sample: 'true',
      order: '1',
      stage: 'waiting',
    });
    const text = await readProblems({
      'families/ada.md': family,
      'company.yaml':
        'roles: []\nleadership: []\nnews: []\nhealthAdvisoryBoard:\n  - field: Pediatrics\n    reads: Sleep\n',
    });
    expect(text).toContain('families/ada.md');
    expect(text).toContain('pregnant, adopting, surrogate, fostering, conceiving');
    expect(text).toContain('company.yaml');
    expect(text).toContain('credentials');
  });

  it.each([
    [
      ':::recall\nStop.\n:::',
      'A note on a recall has the address of the official notice and, where it is about one recall, its day.',
    ],
    [
      ':::recall{date=2024-02-30 source="https://www.cpsc.gov/"}\nStop.\n:::',
      'Write: :::recall[Rocker sleepers]{date=2024-05-01 source="https://www.cpsc.gov/Recalls"}',
    ],
    [':::recall{date=2024-05-01 source="http://www.cpsc.gov/"}\nStop.\n:::', 'the address of the official notice'],
    ['::compare{ids="20001"}', 'A comparison names 2 to 4 different products by their numbers.'],
    ['::compare{ids="20001 20001"}', 'Write: ::compare{ids="20001 20002 20003"}'],
    ['::checklist{items="crib-sheeets"}', 'Did you mean `crib-sheets`?'],
    ['::checklist', 'Lines of the checklist are named by their ids, at most 12.'],
    ['Back.:source[2]', 'The text names source 2, but the file has none.'],
    ['Back.:source[two]', 'A source is named by its number in the list of sources.'],
  ])('%j', async (body, message) => {
    const files = { 'categories/strollers.yaml': category(), 'checklist/sleep.yaml': checklistWith('crib-sheets') };
    expect(await readProblems({ 'articles/one.md': story({}, body), ...files })).toContain(message);
  });

  it('a part of a series that another text is', async () => {
    const series = '\n  title: Diapers\n  part: 1';
    expect(await readProblems({ 'articles/a.md': story({ series }), 'articles/b.md': story({ series }) })).toContain(
      'Part 1 of "Diapers" is already content/articles/a.md.',
    );
  });

  it('a subject of health without a sign, and with a story that there is not', async () => {
    const part = (more: string) =>
      `title: Newborns\nteaser: A.\norder: 1\nlastReviewedOn: 2026-11-16\nsources:\n  - title: A\n    publisher: B\n    url: https://www.nhs.uk/\n${more}`;
    expect(
      await readProblems({
        'articles/fever.md': story(),
        'health-parts/a.yaml': part(''),
        'health-parts/b.yaml': part('callToday: [A fever]\nstories: [fevr]'),
      }),
    ).toMatch(
      /says when to call somebody[\s\S]*Entry 1 of `stories` is "fevr", but there is no such article, guide or week\. Did you mean `fever`\?/,
    );
  });

  it('a front page that leads with nothing, and a family with a list that there is not', async () => {
    const family =
      '---\nnames: A\ntitle: B\nteaser: C\norder: 1\nstage: pregnant\ntemplate: tiny\nsample: true\npublishOn: 2026-03-14\n' +
      'featuredImage:\n  url: /pictures/a.svg\n  alt: E\nseoTitle: F\nseoDescription: G\n---\n\nHello.\n';
    const problems = await readProblems({
      'articles/fever.md': story(),
      'articles/bath.md': story(),
      'families/a.md': family,
      'front-page.yaml': 'lead: nothing\npicks: [fever, bath]\ntopics: [sleep, slep]\n',
    });
    expect(problems).toContain('`lead` is "nothing", but there is no such article, guide or week.');
    expect(problems).toContain(
      'Entry 2 of `topics` is "slep", but there is no such topic in content/taxonomy/topics.yaml.',
    );
    expect(problems).toContain('`template` is "tiny", but there is no such list to begin with in content/templates/.');
  });

  it('a folder that is no kind', async () => {
    expect(await readProblems({ 'artciles/one.md': story() })).toMatchInlineSnapshot(`
      "content/artciles/

        content/artciles/:1:1  folder
          There is no kind of content called \`artciles\`. There are: articles, guides, weeks, pages, authors, families, health-parts, categories, checklist, quiz, faqs, collections, templates, taxonomy, search. Did you mean \`articles\`?
          Do: move its files to content/articles/"
    `);
  });

  it('several problems in several files at once, in order, with a count', async () => {
    folder = makeContentFolder({
      'guides/two.md': story({ id: '101', type: 'how-to', author: 'nobody' }),
      'articles/one.md': story({ titel: 'x', draft: 'no' }, '[x](/nowhere)'),
    });
    const text = await folder.problems();
    expect(text.match(/^ {2}content\S+/gm)).toEqual([
      '  content/articles/one.md:16:1',
      '  content/articles/one.md:17:8',
      '  content/articles/one.md:20:1',
      '  content/guides/two.md:4:9',
    ]);
    expect(text.split('\n').at(-1)).toBe(
      '4 problems in 2 files. Nothing was changed: the last good content stays in place.',
    );
  });
});

describe('showing problems in a terminal', () => {
  it('uses color only where asked', () => {
    folder = makeContentFolder();
    const problem = { file: 'content/a.md', line: 1, column: 1, field: 'title', message: 'Wrong.' };
    expect(formatProblems([problem])).not.toContain('\u001b');
    expect(formatProblems([problem], { color: true })).toContain('\u001b');
  });
});
