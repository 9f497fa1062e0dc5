import textFont from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?inline';
import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?inline';
import wideTextFont from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff?inline';
import wideDisplayFont from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?inline';
import PDFDocument from 'pdfkit';
import { identity } from '../../identity.ts';

export type Pdf = PDFKit.PDFDocument;
export type PaperSize = 'LETTER' | 'A4';
export const inch = 72;
export const millimeter = inch / 25.4;

const bytesOf = (inlined: string): Buffer => Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64');

/** A tagged document in our own typeface, whose license lets us embed it. `draw` adds every page. */
export function makePdf(title: string, size: PaperSize, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    // The library's own default font would be read from a file.
    font: null as never,
    info: { Title: title, Producer: identity.storeName, Creator: identity.storeName },
  });
  pdf.registerFont('display', bytesOf(displayFont));
  pdf.registerFont('text', bytesOf(textFont));
  pdf.registerFont('wide-display', bytesOf(wideDisplayFont));
  pdf.registerFont('wide-text', bytesOf(wideTextFont));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return done;
}

type Face = 'display' | 'text';

interface Run {
  font: string;
  text: string;
}

/** Letters beyond Western Europe are in a separate font file; letters that neither file has are not printed. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = /[ -ÿ‐-›−]/u.test(letter) ? face : /[Ā-ɏḀ-ỿ]/u.test(letter) ? `wide-${face}` : null;
    if (font === null) continue;
    if (runs.at(-1)?.font === font) runs.at(-1)!.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

interface Line {
  x: number;
  y: number;
  width: number;
  size: number;
  face?: Face;
  color?: string;
}

/** Smaller print is unreadable. */
const smallestPoints = 5;

/**
 * Splits text into as many lines as needed. A word that is wider than a line stays whole and is drawn smaller; one that would be too small
 * to read continues in the next line.
 */
export function wrapText(pdf: Pdf, text: string, { width, size, face = 'text' }: Omit<Line, 'x' | 'y'>): string[] {
  const lines: string[] = [];
  const fits = (word: string, points: number) => widthOf(pdf, runsOf(word.trimEnd(), face), points) <= width;
  const words = text.split(/(?<=[\s-])/).flatMap((word) => {
    if (fits(word, smallestPoints)) return [word];
    const pieces = [''];
    for (const letter of word) {
      if (pieces.at(-1) !== '' && !fits(pieces.at(-1) + letter, size)) pieces.push('');
      pieces[pieces.length - 1] += letter;
    }
    return pieces;
  });
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && fits(longer, size)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

const widthOf = (pdf: Pdf, runs: readonly Run[], points: number): number =>
  runs.reduce((sum, run) => sum + pdf.font(run.font).fontSize(points).widthOfString(run.text), 0);

/** Draws one line, made smaller until it fits. */
export function drawLine(pdf: Pdf, text: string, { x, y, width, size, face = 'text', color = '#2b1f18' }: Line): void {
  const runs = runsOf(text, face);
  const fitting = Math.max(smallestPoints, Math.min(size, (size * width) / Math.max(1, widthOf(pdf, runs, size))));
  pdf.fillColor(color);
  let at = x;
  for (const run of runs) {
    pdf
      .font(run.font)
      .fontSize(fitting)
      .text(run.text, at, y + (size - fitting) * 0.6, { lineBreak: false });
    at += pdf.widthOfString(run.text);
  }
}
