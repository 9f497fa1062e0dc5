/** Writes the pages that are built ahead with the code that was bundled: only what has changed is touched, what is gone is removed. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readingPagesFile } from '#api/http/load-site.ts';
import type { ListPagesAhead, PageData } from '#contracts/page-data.ts';
import { writeSitemap } from './write-sitemap.ts';

export interface WrittenPages {
  pages: number;
  written: string[];
  removed: string[];
}

/** @param catalogueVersion what `data` says is of this one, or a later one. */
export async function writePages(siteFolder: string, data: PageData, catalogueVersion: number): Promise<WrittenPages> {
  // While it is loaded React decides by this whether it renders for people, or three times as slowly for developers.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(resolve(siteFolder, 'server/entry.mjs')).href;
  const { listPagesAhead } = (await import(entry)) as { listPagesAhead: ListPagesAhead };
  const folder = join(siteFolder, 'client');
  let asked = false;
  const noticed: PageData = {
    ...data,
    call(endpoint, input) {
      asked = true;
      return data.call(endpoint, input);
    },
  };
  const { pages, addresses } = await listPagesAhead(noticed);
  refuseTwice(pages.map(({ path }) => path));
  const written: string[] = [];
  const reading: string[] = [];
  for (const page of pages) {
    asked = false;
    const text = await page.render();
    // What a page asks for can change without a build: the server renders it again then.
    if (asked && page.file.endsWith('.html')) reading.push(page.path);
    if (replace(join(folder, page.file), text)) written.push(page.path);
  }
  const files = pages.map(({ file }) => file);
  const listFile = join(siteFolder, 'pages.json');
  const before = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as string[]) : [];
  const present = new Set(files);
  const removed = before.filter((file) => !present.has(file));
  for (const file of removed) remove(folder, file);
  await writeSitemap(folder, data.publicUrl, addresses);
  writeFileSync(listFile, JSON.stringify(files));
  writeFileSync(join(siteFolder, readingPagesFile), JSON.stringify({ catalogueVersion, paths: reading }));
  return { pages: pages.length, written, removed };
}

function refuseTwice(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) throw new Error(`Two pages want to be at ${path}.`);
    seen.add(path);
  }
}

/** With its compressed twins: they are of what was there. @returns whether it said something else before. */
function replace(file: string, text: string): boolean {
  const bytes = Buffer.from(text);
  const known = read(file);
  if (known?.equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  if (known !== undefined) removeWithTwins(file);
  writeFileSync(file, bytes);
  return true;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function removeWithTwins(file: string): void {
  for (const ending of ['.br', '.gz', '']) rmSync(file + ending, { force: true });
}

/** A folder that nothing is left in goes too. */
function remove(folder: string, file: string): void {
  removeWithTwins(join(folder, file));
  for (let inside = dirname(file); inside !== '/'; inside = dirname(inside)) {
    try {
      rmdirSync(join(folder, inside));
    } catch {
      return;
    }
  }
}
