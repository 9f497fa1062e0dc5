import type { ChecklistSection } from '#content';
import { drawLine, inch, makePdf, type Pdf } from './pdf-page.ts';

export interface PrintedChecklist {
  sections: readonly Pick<ChecklistSection, 'title' | 'items'>[];
  /** Ids of the items that the family already has. */
  have: ReadonlySet<string>;
  /** Where the list can be read with its reasons. */
  url: string;
}

interface Style {
  margin: number;
  columns: number;
  gap: number;
  row: number;
  size: number;
  heading: number;
  withNotes: boolean;
}

const onOnePage: Style = {
  margin: 0.5 * inch,
  columns: 3,
  gap: 16,
  row: 11.4,
  size: 8.1,
  heading: 11,
  withNotes: false,
};
const largePrint: Style = { margin: 0.75 * inch, columns: 1, gap: 0, row: 27, size: 18, heading: 24, withNotes: true };
const page = { width: 8.5 * inch, height: 11 * inch };
const noteSize = 0.78;
const soft = '#54463c';

/** The printed checklist, with boxes to tick: all of it on one page, or in large print with the reasons. */
export function checklistPdf({ sections, have, url }: PrintedChecklist, isLarge: boolean): Promise<Buffer> {
  const style = isLarge ? largePrint : onOnePage;
  return makePdf('Baby registry checklist', 'LETTER', (pdf) => {
    const place = startPlace(pdf, style);
    const { x, width } = place;
    addTagged(pdf, 'H1', () =>
      drawLine(pdf, 'Baby registry checklist', {
        x,
        y: place.y,
        width: page.width - 2 * style.margin,
        size: isLarge ? 30 : 20,
        face: 'display',
      }),
    );
    place.y += isLarge ? 44 : 26;
    addTagged(pdf, 'P', () =>
      drawLine(pdf, `What each is for, and what can wait: ${url}`, {
        x,
        y: place.y,
        width: isLarge ? width : page.width - 2 * style.margin,
        size: isLarge ? 14 : 8.5,
        color: soft,
      }),
    );
    place.y += isLarge ? 34 : 20;
    place.top = place.y;
    for (const { title, items } of sections) {
      // A heading stays with the first of its lines.
      place.keep(style.heading * 1.5 + rowHeight(style));
      addTagged(pdf, 'H2', () =>
        drawLine(pdf, title, { x: place.x, y: place.y, width: place.width, size: style.heading, face: 'display' }),
      );
      place.y += style.heading * 1.5;
      const list = pdf.struct('L');
      pdf.addStructure(list);
      for (const item of items) {
        place.keep(rowHeight(style));
        const box = { x: place.x, y: place.y, width: place.width };
        drawBox(pdf, box, style, have.has(item.id));
        const body = pdf.struct('LBody', {}, () => drawItem(pdf, item, box, style, have.has(item.id)));
        list.add(pdf.struct('LI', {}, [body]));
        place.y += rowHeight(style);
      }
      list.end();
      place.y += style.row * 0.5;
    }
  });
}

const rowHeight = ({ row, withNotes }: Style): number => (withNotes ? row * 1.75 : row);

const addTagged = (pdf: Pdf, tag: string, draw: () => void): void => {
  pdf.addStructure(pdf.struct(tag, {}, draw));
};

/** The position of the next line: down a column, then the next column, then a new page. */
function startPlace(pdf: Pdf, { margin, columns, gap }: Style) {
  const width = (page.width - 2 * margin - (columns - 1) * gap) / columns;
  let column = 0;
  pdf.addPage();
  return {
    x: margin,
    y: margin,
    top: margin,
    width,
    keep(height: number) {
      if (this.y + height <= page.height - margin) return;
      column += 1;
      if (column === columns) {
        column = 0;
        pdf.addPage();
        this.top = margin;
      }
      this.x = margin + column * (width + gap);
      this.y = this.top;
    },
  };
}

type Box = { x: number; y: number; width: number };

/** A drawn box is no content to screen readers: the text says the same. */
function drawBox(pdf: Pdf, { x, y }: Box, { size }: Style, isTicked: boolean): void {
  const side = size * 0.95;
  const top = y + size * 0.12;
  pdf.markContent('Artifact');
  pdf
    .lineWidth(size / 11)
    .strokeColor('#8f7c6a')
    .rect(x, top, side, side)
    .stroke();
  if (isTicked)
    pdf
      .lineWidth(size / 6)
      .strokeColor('#46593f')
      .moveTo(x + side * 0.2, top + side * 0.55)
      .lineTo(x + side * 0.42, top + side * 0.78)
      .lineTo(x + side * 0.85, top + side * 0.2)
      .stroke();
  pdf.endMarkedContent();
}

const laterText = { 'must-have': '', 'nice-to-have': '', later: ' (later)' };

function drawItem(pdf: Pdf, item: ChecklistSection['items'][number], box: Box, style: Style, isTicked: boolean): void {
  const { size, withNotes } = style;
  const indent = size * 1.5;
  const amount = item.quantity > 1 ? ` × ${item.quantity}` : '';
  const text = `${item.title}${amount}${laterText[item.priority]}${isTicked ? ', have it' : ''}`;
  const line = { x: box.x + indent, width: box.width - indent };
  drawLine(pdf, text, { ...line, y: box.y, size, face: item.priority === 'must-have' ? 'display' : 'text' });
  if (withNotes) drawLine(pdf, item.note, { ...line, y: box.y + size * 1.25, size: size * noteSize, color: soft });
}
