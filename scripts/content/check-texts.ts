/**
 * What the build does not judge: how hard texts are to read, and sentences that occur in several of them. Texts beyond the bounds are
 * errors, everything else is for the editor to decide.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanFiles } from '#content/checks/scan-files.ts';
import { readBody } from '#content/markdown/read-body.ts';
import { type Kind, kindRule } from '#content/schemas/kinds.ts';
import { placeholders } from './new-file.ts';
import { type Graded, gradeOf, type HardSentence, hardestSentences, median } from './readability.ts';
import { findRepeatedOpenings, findRepeatedSentences, findSaidTwice, type Repeated } from './repeated-sentences.ts';
import { readSentences, type Sentence } from './sentences.ts';

/** Half of all articles suit readers with eight years of school or fewer, and none needs more than twelve. */
export const medianGradeMax = 8;
export const gradeMax = 12;
/** The same sentence may be in this many texts: some advice must be repeated, such as when to call. */
export const textsPerSentenceMax = 4;
/** Three texts that open with the same words look like a form letter. */
export const textsPerOpeningMax = 2;

const shownMax = 12;

export interface TextReport {
  /** The hardest first. */
  graded: Graded[];
  medianGrade: number;
  hardest: HardSentence[];
  repeated: Repeated[];
  openings: Repeated[];
  /** Products that texts show, with their positions. */
  products: { id: number; file: string; line: number }[];
  /** What is beyond the bounds. */
  errors: string[];
}

/** Articles, guides and weeks are judged; terms and policies must be exact before they are easy. */
const judged: readonly Kind[] = ['article', 'guide', 'week'];

export function checkTexts(contentDir: string): TextReport {
  const texts = new Map<string, Sentence[]>();
  const stories = new Set<string>();
  const products: TextReport['products'] = [];
  const unwritten: string[] = [];
  for (const { path, kind } of scanFiles(contentDir).files) {
    if (kindRule(kind).format !== 'markdown') continue;
    const raw = readFileSync(join(contentDir, path), 'utf8');
    const file = `content/${path}`;
    texts.set(file, readSentences(raw));
    if (judged.includes(kind)) stories.add(file);
    if (!/^draft: true$/m.test(raw)) unwritten.push(...findPlaceholders(file, raw));
    for (const { to, name, line } of readBody(raw).references)
      if (to === 'product') products.push({ id: Number(name), file, line });
  }
  const ofStories = new Map([...texts].filter(([file]) => stories.has(file)));
  const graded = [...ofStories]
    .map(([file, sentences]) => ({ file, grade: gradeOf(sentences) }))
    .sort((a, b) => b.grade - a.grade);
  const medianGrade = median(graded.map(({ grade }) => grade));
  const repeated = findRepeatedSentences(texts);
  const openings = findRepeatedOpenings(ofStories);
  return {
    graded,
    medianGrade,
    hardest: hardestSentences(ofStories, shownMax),
    repeated,
    openings,
    products,
    errors: [
      ...(medianGrade > medianGradeMax
        ? [`The median grade is ${medianGrade.toFixed(1)}, and may be ${medianGradeMax}. Shorten the hardest texts.`]
        : []),
      ...graded
        .filter(({ grade }) => grade > gradeMax)
        .map(({ file, grade }) => `${file} asks for grade ${grade.toFixed(1)}, and may ask for ${gradeMax}.`),
      ...repeated
        .filter(({ places }) => places.length > textsPerSentenceMax)
        .map(({ text, places }) => `${places.length} texts say "${text}". At most ${textsPerSentenceMax} may.`),
      ...findSaidTwice(ofStories).map(({ text, places: [first, second] }) => {
        const said = `says "${text}" a second time, after line ${first!.line}`;
        return `${second!.file}:${second!.line} ${said}. Keep one of them.`;
      }),
      ...unwritten,
      ...openings
        .filter(({ places }) => places.length > textsPerOpeningMax)
        .map(({ text, places }) => `${places.length} texts open with "${text}". At most ${textsPerOpeningMax} may.`),
    ],
  };
}

/** Finds placeholders of `content:new` that nobody has replaced. */
function findPlaceholders(file: string, raw: string): string[] {
  return raw.split('\n').flatMap((text, index) => {
    const found = Object.values(placeholders).find((placeholder) => text.includes(placeholder));
    return found
      ? [`${file}:${index + 1} still says what content:new wrote: "${found}" Write your own, or keep \`draft: true\`.`]
      : [];
  });
}

export function describeTexts(report: TextReport, { all = false } = {}): string {
  const { graded, medianGrade, hardest, repeated, openings } = report;
  const shown = all ? graded : graded.slice(0, shownMax);
  const lines = [
    `Readability of ${graded.length} texts: median grade ${medianGrade.toFixed(1)} of at most ${medianGradeMax}.`,
    ...shown.map(({ file, grade }) => `  ${grade.toFixed(1).padStart(5)}  ${file}`),
    ...(shown.length < graded.length
      ? [`         and ${graded.length - shown.length} easier ones: --all shows them`]
      : []),
  ];
  if (hardest.length > 0) {
    lines.push('', 'The hardest sentences:');
    lines.push(
      ...hardest.flatMap(({ file, line, grade, text }) => [
        `  ${file}:${line}  grade ${grade.toFixed(0)}`,
        `    ${text}`,
      ]),
    );
  }
  const describe = (title: string, several: readonly Repeated[]) => {
    if (several.length === 0) return;
    lines.push('', `${title}: ${several.length}`);
    for (const { text, places } of all ? several : several.slice(0, shownMax)) {
      lines.push(`  "${text}"`, ...places.map(({ file, line }) => `    ${file}:${line}`));
    }
  };
  describe('Sentences in several texts', repeated);
  describe('Texts that open alike', openings);
  return lines.join('\n');
}
