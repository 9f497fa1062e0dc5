/** The picture that a social network shows for a reading page: its title in the display font, beside its drawing. */
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { socialSize } from '#rules/social-pictures.ts';
import { identity } from '#site/identity.ts';

/** The colors of the day theme. */
const [paper, ink, accent] = ['#fbf6ee', '#2b1f18', '#8f371e'];
const column = 520;
const margin = 56;
/** The largest size at which the title fits is used. */
const sizes = [66, 58, 50, 44, 38];
const linesHeight = 400;
const lineHeight = 1.16;

// Sharp's own text reads no web fonts, so the letters are drawn as outlines: the same on every machine, whatever fonts it has.
const fontFile = fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
const opened = openSync(fontFile);
if (!('layout' in opened)) throw new Error(`${fontFile} is no single font.`);
const font = opened;

/** @param ground color beside a drawing that is not wide */
export async function drawTitledPicture(title: string, drawing: Buffer, ground: string): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(drawing).metadata();
  const beside = await sharp(drawing)
    .resize({
      width: socialSize.width - column,
      height: socialSize.height,
      fit: width > height ? 'cover' : 'contain',
      background: ground,
    })
    .flatten({ background: ground })
    .toBuffer();
  return await sharp({ create: { ...socialSize, channels: 3, background: paper } })
    .composite([
      { input: beside, left: column, top: 0 },
      { input: Buffer.from(drawColumn(title)), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

function drawColumn(title: string): string {
  const fitting = sizes.map((size) => ({ size, lines: breakLines(title, size) }));
  const { size, lines } =
    fitting.find(({ size, lines }) => lines !== null && lines.length * size * lineHeight <= linesHeight) ??
    fitting.at(-1)!;
  const shown = lines ?? [title];
  const first = margin + size;
  const drawn = shown.map((line, index) => outline(line, size, margin, first + index * size * lineHeight)).join('');
  const name = outline(identity.storeName, 34, margin, socialSize.height - margin);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${column}" height="${socialSize.height}"><path fill="${ink}" d="${drawn}"/><path fill="${accent}" d="${name}"/></svg>`;
}

/** @returns null if a single word is too wide */
function breakLines(title: string, size: number): string[] | null {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= column - 1.5 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.every((line) => widthOf(line, size) <= column - 1.5 * margin) ? lines : null;
}

const widthOf = (text: string, size: number): number => (font.layout(text).advanceWidth * size) / font.unitsPerEm;

function outline(text: string, size: number, left: number, baseline: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = left;
  return glyphs
    .map((glyph, index) => {
      const d = glyph.path.scale(scale, -scale).translate(x, baseline).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale;
      return d;
    })
    .join('');
}
