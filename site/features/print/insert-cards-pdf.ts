import { encode } from 'uqr';
import { drawLine, inch, makePdf, type Pdf, wrapText } from './pdf-page.ts';

export interface InsertCard {
  names: string;
  /** The address for guests, also in the QR code. */
  url: string;
}

/** The usual size of business cards, in print shops and on perforated sheets: ten on a page of Letter. */
const card = { width: 3.5 * inch, height: 2 * inch, across: 2, down: 5 };
const margin = { left: 0.75 * inch, top: 0.5 * inch };
export const cardsOnPage = card.across * card.down;

const soft = '#54463c';

/** Cards that go into an invitation, ready to print and cut. */
export const insertCardsPdf = (content: InsertCard, quantity: number): Promise<Buffer> =>
  makePdf(`Insert cards: ${content.names}`, 'LETTER', (pdf) => {
    for (let drawn = 0; drawn < quantity; drawn += 1) {
      const place = drawn % cardsOnPage;
      if (place === 0) {
        pdf.addPage();
        pdf.markContent('Artifact');
        drawCutMarks(pdf);
        pdf.endMarkedContent();
      }
      const x = margin.left + (place % card.across) * card.width;
      const y = margin.top + Math.floor(place / card.across) * card.height;
      pdf.addStructure(pdf.struct('P', {}, () => drawCard(pdf, content, x, y)));
    }
  });

function drawCard(pdf: Pdf, { names, url }: InsertCard, x: number, y: number): void {
  const pad = 0.22 * inch;
  const code = 1.15 * inch;
  const width = card.width - 3 * pad - code;
  const left = x + pad;
  const { lines, size } = fitNames(pdf, names, width);
  const lineHeight = size * 1.06;
  const top = y + 0.74 * inch - lines.length * lineHeight;
  for (const [row, line] of lines.entries())
    drawLine(pdf, line, { x: left, y: top + row * lineHeight, width, size, face: 'display' });
  drawLine(pdf, 'Our registry is at', { x: left, y: y + 0.88 * inch, width, size: 9.5, color: soft });
  const [host, path] = url.replace(/^https?:\/\//, '').split(/(?=\/)/, 2) as [string, string];
  drawLine(pdf, host, { x: left, y: y + 1.08 * inch, width, size: 10.5 });
  drawLine(pdf, path, { x: left, y: y + 1.26 * inch, width, size: 10.5 });
  drawCode(pdf, url, x + card.width - pad - code, y + (card.height - code) / 2, code);
}

/** Long names take more lines in smaller print. */
const sizesOfNames = [
  { size: 15, linesMax: 2 },
  { size: 12, linesMax: 3 },
  { size: 10, linesMax: 4 },
  { size: 8, linesMax: 6 },
] as const;

function fitNames(pdf: Pdf, names: string, width: number): { lines: string[]; size: number } {
  const tried = sizesOfNames.map(({ size, linesMax }) => {
    const lines = wrapText(pdf, names, { width, size, face: 'display' });
    return { size, lines, fits: lines.length <= linesMax };
  });
  const { size, lines } = tried.find(({ fits }) => fits) ?? tried.at(-1)!;
  return { size, lines: lines.slice(0, sizesOfNames.at(-1)!.linesMax) };
}

function drawCode(pdf: Pdf, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const module = side / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
  pdf.fill('#2b1f18');
}

/** Short lines outside the cards, for the knife. */
function drawCutMarks(pdf: Pdf): void {
  const length = 0.15 * inch;
  const right = margin.left + card.across * card.width;
  const bottom = margin.top + card.down * card.height;
  pdf.lineWidth(0.4).strokeColor('#8f7c6a');
  for (let i = 0; i <= card.across; i += 1) {
    const x = margin.left + i * card.width;
    pdf
      .moveTo(x, margin.top - length)
      .lineTo(x, margin.top - 2)
      .moveTo(x, bottom + 2)
      .lineTo(x, bottom + length);
  }
  for (let i = 0; i <= card.down; i += 1) {
    const y = margin.top + i * card.height;
    pdf
      .moveTo(margin.left - length, y)
      .lineTo(margin.left - 2, y)
      .moveTo(right + 2, y)
      .lineTo(right + length, y);
  }
  pdf.stroke();
}
