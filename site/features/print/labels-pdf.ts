import { drawLine, inch, makePdf, millimeter, type PaperSize, type Pdf, wrapText } from './pdf-page.ts';

interface Sheet {
  paper: PaperSize;
  across: number;
  down: number;
  left: number;
  top: number;
  /** From the start of one label to the start of the next. */
  stepX: number;
  stepY: number;
  width: number;
  height: number;
}

/** Dimensions as their makers specify them. */
export const labelSheets = {
  '5160': {
    paper: 'LETTER',
    across: 3,
    down: 10,
    left: 0.1875 * inch,
    top: 0.5 * inch,
    stepX: 2.75 * inch,
    stepY: inch,
    width: 2.625 * inch,
    height: inch,
  },
  L7160: {
    paper: 'A4',
    across: 3,
    down: 7,
    left: 7.2 * millimeter,
    top: 15.1 * millimeter,
    stepX: 66 * millimeter,
    stepY: 38.1 * millimeter,
    width: 63.5 * millimeter,
    height: 38.1 * millimeter,
  },
} as const satisfies Record<string, Sheet>;
export type LabelSheet = keyof typeof labelSheets;

export const sheetOf = (asked: string | null): LabelSheet => (asked === 'L7160' ? 'L7160' : '5160');

const linesMax = 5;
const normal = { size: 10.5, lineHeight: 13 };
/** For labels with a line that is too long; it continues in the next line. */
const small = { size: 8.5, lineHeight: 10.5 };
const padding = 9;

export interface Label {
  name: string;
  address: string;
}

/** One label for each address, on the sheets that shops sell. */
export function labelsPdf(labels: readonly Label[], kind: LabelSheet): Promise<Buffer> {
  const sheet: Sheet = labelSheets[kind];
  const onPage = sheet.across * sheet.down;
  return makePdf('Address labels', sheet.paper, (pdf) => {
    for (const [index, { name, address }] of labels.entries()) {
      const place = index % onPage;
      if (place === 0) pdf.addPage();
      const { lines, size, lineHeight } = fitLines(pdf, linesOf(name, address), sheet);
      const x = sheet.left + (place % sheet.across) * sheet.stepX + padding;
      const middle = sheet.top + Math.floor(place / sheet.across) * sheet.stepY + sheet.height / 2;
      const y = middle - (lines.length * lineHeight) / 2;
      const draw = () => {
        for (const [row, line] of lines.entries())
          drawLine(pdf, line, { x, y: y + row * lineHeight, width: sheet.width - 2 * padding, size });
      };
      pdf.addStructure(pdf.struct('P', {}, draw));
    }
  });
}

function fitLines(pdf: Pdf, lines: string[], { width: labelWidth, height }: Sheet) {
  const width = labelWidth - 2 * padding;
  const isLong = lines.some((line) => wrapText(pdf, line, { width, size: normal.size }).length > 1);
  if (!isLong) return { lines, ...normal };
  const wrapped = lines.flatMap((line) => wrapText(pdf, line, { width, size: small.size }));
  const fits = wrapped.length * small.lineHeight <= height;
  return { lines: fits ? wrapped : lines, ...small };
}

/** The name is the first line, unless the address begins with it already. */
export function linesOf(name: string, address: string): string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const named = lines[0]?.toLowerCase().includes(name.toLowerCase()) ? lines : [name, ...lines];
  if (named.length <= linesMax) return named;
  return [...named.slice(0, linesMax - 1), named.slice(linesMax - 1).join(', ')];
}
