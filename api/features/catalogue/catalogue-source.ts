import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CatalogueLineInput } from '#contracts/catalogue-file.schemas.ts';
import { readCsvEntries } from './csv-entries.ts';
import { readJsonEntries } from './json-entries.ts';

/** One brand or product of a file, not yet validated; or why it could not even be read. */
export type CatalogueEntry = EntryPlace & ({ value: unknown } | { unreadable: { field: string; message: string } });

interface EntryPlace {
  /** Its first line, from 1. */
  line: number;
  /** Its last line: a CSV product has a row for every variant. */
  lastLine: number;
  /** CSV: the line of each variant, so that a wrong price is reported with its own line. */
  variantLines?: readonly number[];
}

export interface CatalogueSource {
  /** Of the file's bytes; null for generated lines, whose import cannot be resumed. */
  hash: string | null;
  bytesTotal: number | null;
  /** Grows while entries are read. */
  bytesRead: () => number;
  entries: () => AsyncIterable<CatalogueEntry>;
}

/** Has a message of one sentence; nothing was imported. */
export class CatalogueFileError extends Error {
  override name = 'CatalogueFileError';
}

/** Lines from a program, such as the demo catalogue generator. */
export function linesSource(lines: Iterable<CatalogueLineInput> | AsyncIterable<CatalogueLineInput>): CatalogueSource {
  return {
    hash: null,
    bytesTotal: null,
    bytesRead: () => 0,
    async *entries() {
      let line = 0;
      for await (const value of lines) {
        line += 1;
        yield { line, lastLine: line, value };
      }
    },
  };
}

/**
 * A .jsonl (or .ndjson) or .csv file.
 * @throws {CatalogueFileError} when it is missing, unreadable or of another kind.
 */
export async function openCatalogueFile(file: string): Promise<CatalogueSource> {
  const readEntries = { '.jsonl': readJsonEntries, '.ndjson': readJsonEntries, '.csv': readCsvEntries }[
    extname(file).toLowerCase()
  ];
  if (readEntries === undefined)
    throw new CatalogueFileError(
      `${file} is neither a .jsonl nor a .csv file, so it is not clear how to read it. Rename it or save it as one of these.`,
    );
  const bytesTotal = await sizeOf(file);
  let bytesRead = 0;
  return {
    hash: await hashOf(file),
    bytesTotal,
    bytesRead: () => bytesRead,
    async *entries() {
      bytesRead = 0;
      const chunks = createReadStream(file, { highWaterMark: 256 * 1024 });
      chunks.on('data', (chunk) => {
        bytesRead += chunk.length;
      });
      try {
        yield* readEntries(chunks);
      } finally {
        chunks.destroy();
      }
    },
  };
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new CatalogueFileError(`There is no file ${file}. Check its name and folder.`);
  if (!found.isFile()) throw new CatalogueFileError(`${file} is not a file. Name the .jsonl or .csv file itself.`);
  const readable = await access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!readable) throw new CatalogueFileError(`${file} may not be read by this user. Check its permissions.`);
  return found.size;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  } catch (error) {
    throw new CatalogueFileError(`${file} could not be read: ${(error as Error).message}.`);
  }
  return hash.digest('hex');
}
