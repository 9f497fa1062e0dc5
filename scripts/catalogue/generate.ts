import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { CatalogueLineInput } from '#content/catalogue/catalogue-line.ts';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import { scaledCatalogue } from '#content/catalogue/scaled-catalogue.ts';
import { writePictures } from '#content/catalogue/write-pictures.ts';

/** Writes the demo shop as a catalogue file, one line at a time: 200,000 products need no more memory than 1,000. */
const usage =
  'node scripts/catalogue/generate.ts --out FILE.jsonl [--today YYYY-MM-DD] [--pictures DIR] [--scale PRODUCTS]';
/** Fixed, so that two runs without --today write the same bytes. */
const defaultToday = '2026-06-15';

function refuse(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        today: { type: 'string' },
        pictures: { type: 'string' },
        scale: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

const { out, today = defaultToday, pictures, scale } = readOptions();
if (!out) refuse('--out is missing: say which file to write.');
if (!isDay(today)) refuse(`--today is "${today}": write a day as YYYY-MM-DD.`);
const products = scale === undefined ? null : Number(scale);
if (products !== null && !(Number.isInteger(products) && products > 0))
  refuse(`--scale is "${scale}": write a whole number of products above 0.`);

let written = 0;
function* toLines(catalogue: Iterable<CatalogueLineInput>): Generator<string> {
  for (const line of catalogue) {
    written += 1;
    if (process.stderr.isTTY && written % 1000 === 0) process.stderr.write(`\r${written} lines`);
    yield `${JSON.stringify(line)}\n`;
  }
}

const catalogue = products === null ? demoCatalogue({ today }) : scaledCatalogue({ today, products });
await pipeline(Readable.from(toLines(catalogue)), createWriteStream(out));
if (process.stderr.isTTY) process.stderr.write('\r');
console.log(`${written} lines in ${out}`);
if (pictures) {
  const { total, written: drawn } = writePictures(
    pictures,
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done} pictures`),
  );
  console.log(`${total} pictures in ${pictures}, ${drawn} of them new or changed`);
}
