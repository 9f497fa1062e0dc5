import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ContentFolder, makeContentFolder, story } from '#content/testing/content-folder.ts';
import { checkTexts, describeTexts } from './check-texts.ts';
import { placeholders } from './new-file.ts';
import { gradeOf, median } from './readability.ts';
import { readSentences } from './sentences.ts';

let folder: ContentFolder | undefined;
afterEach(() => folder?.dispose());

function check(bodies: Record<string, string>) {
  const files = Object.entries(bodies).map(([name, body]) => [`articles/${name}.md`, story({}, body)]);
  folder = makeContentFolder(Object.fromEntries(files));
  return checkTexts(join(folder.rootDir, 'content'));
}

const hard =
  'Notwithstanding considerable methodological heterogeneity, contemporary epidemiological investigations consistently demonstrate substantial developmental advantages.';

describe('sentences', () => {
  it('are those of paragraphs, lists and callouts, with their lines; headings, labels and tables are none', () => {
    const found = readSentences(
      '## No. Heading\n\nOne two. Three\nfour? See Dr. Ada at 3 a.m. today.\n\n- A phrase\n- A sentence.\n\n:::tip[Label]\nWarm it.\n:::\n\n| a | b |\n|---|---|\n| c. | d. |',
    );
    expect(found.map(({ line, text, isWhole }) => [line, text, isWhole])).toEqual([
      [3, 'One two.', true],
      [3, 'Three four?', true],
      [4, 'See Dr. Ada at 3 a.m. today.', true],
      [6, 'A phrase', false],
      [7, 'A sentence.', true],
      [10, 'Warm it.', true],
    ]);
  });
});

describe('readability', () => {
  const grade = (text: string) => gradeOf(readSentences(text));

  it('is the grade level of Flesch and Kincaid', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 * 6 + 11.8 - 15.59 is below the first grade.
    expect(grade('The cat sat on the mat.')).toBe(0);
    expect(grade('The pediatrician recommends immunization.')).toBeGreaterThan(12);
  });

  it('leaves phrases of lists out', () => {
    expect(grade('The cat sat on a mat.\n\n- Immunization epidemiology')).toBe(grade('The cat sat on a mat.'));
  });

  it.each([
    [[], 0],
    [[3], 3],
    [[5, 1, 3], 3],
    [[1, 2, 3, 10], 2.5],
  ])('the median of %j is %s', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('names texts beyond the bounds and the hardest sentences with their place', () => {
    const report = check({ easy: 'The cat sat on the mat.', hard });
    expect(report.graded.map(({ file }) => file)).toEqual(['content/articles/hard.md', 'content/articles/easy.md']);
    expect(report.hardest).toMatchObject([{ file: 'content/articles/hard.md', line: 18, text: hard }]);
    expect(report.errors.join('\n')).toMatch(/median grade is .*\n.*hard\.md asks for grade/);
    expect(describeTexts(report)).toContain('content/articles/hard.md:18  grade');
  });
});

describe('repeated sentences', () => {
  const same = 'Put your baby down on their back for every sleep, day and night.';

  it('are named with their places, whatever their case and signs', () => {
    const report = check({ a: `First.\n\n${same}`, b: `Second. ${same.toUpperCase().replace(',', '')}`, c: 'Third.' });
    expect(report.repeated).toMatchObject([
      { places: [{ file: 'content/articles/a.md' }, { file: 'content/articles/b.md' }] },
    ]);
    expect(report.errors).toEqual([]);
  });

  it('are an error within one text, with both lines', () => {
    expect(check({ a: `First.\n\n${same}\n\nThen.\n\n${same}` }).errors).toEqual([
      `content/articles/a.md:24 says "${same}" a second time, after line 20. Keep one of them.`,
    ]);
  });

  it('are an error in more texts than a reader should meet them in', () => {
    const bodies = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, `Text ${name}. ${same}`]));
    expect(check(bodies).errors).toEqual([expect.stringContaining('5 texts say')]);
  });

  it('short ones are how people speak', () => {
    expect(check({ a: 'Call right away. A.', b: 'Call right away. B.' }).repeated).toEqual([]);
  });

  it('texts that open alike are named', () => {
    const report = check({
      a: 'Your baby is about one.',
      b: 'Your baby is about two.',
      c: 'Your baby is about three.',
    });
    expect(report.openings[0]?.places).toHaveLength(3);
    expect(report.errors).toEqual([expect.stringContaining('3 texts open with')]);
  });
});

describe('what content:new wrote', () => {
  it('is an error in a text that is no draft', () => {
    folder = makeContentFolder({ 'articles/a.md': story({}, placeholders.lead) });
    const dir = join(folder.rootDir, 'content');
    expect(checkTexts(dir).errors).toEqual([
      `content/articles/a.md:18 still says what content:new wrote: "${placeholders.lead}" Write your own, or keep \`draft: true\`.`,
    ]);
    folder.write('articles/a.md', story({ draft: 'true' }, placeholders.lead));
    expect(checkTexts(dir).errors).toEqual([]);
  });
});
