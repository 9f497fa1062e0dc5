import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Checker, type Fault, runWhenStarted } from './checking/faults.ts';
import { lineAt, type SourceFile } from './checking/source-files.ts';

const ROOMS = ['api', 'api/contracts', 'api/rules', 'content', 'search-index', 'site', 'scripts'];

/** Extensions by which a word in backticks counts as one of our files. */
const FILE_NAME = /^[\w@./#-]+\.(ts|tsx|astro|mjs|md|ya?ml|json|css|sql|mjml|hbs|jsonl)$/;

export function findReadmeFaults(files: SourceFile[], exists: (path: string) => boolean, paths: string[]): Fault[] {
  const faults: Fault[] = ['', ...ROOMS]
    .map((room) => (room === '' ? 'README.md' : `${room}/README.md`))
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => ({ path, line: 1, message: 'is missing: what lives here, and a recipe for adding one' }));
  for (const file of files.filter(({ path }) => /(^|\/)[A-Z-]+\.md$/.test(path))) {
    for (const { name, line } of namedFiles(file.text)) {
      if (!isThere(name, file.path, exists, paths))
        faults.push({ path: file.path, line, message: `names ${name}, which is not there` });
    }
  }
  return faults;
}

/** Words in backticks and targets of links; fenced blocks are examples. */
function namedFiles(text: string): { name: string; line: number }[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
  const words = [...prose.matchAll(/`([^`\n]+)`|\]\(([^)\s#]+)(?:[\s#][^)]*)?\)/g)];
  return words
    .map((word) => ({ name: word[1] ?? word[2] ?? '', line: lineAt(text, word.index), isLink: word[2] !== undefined }))
    .filter(({ name, isLink }) => (isLink ? !/^[a-z]+:/.test(name) : isFileName(name)));
}

/** `gift.test.ts` is a file; `x.test.ts`, `<noun>.ts` and `*.ts` are placeholders; `data/` and `dist/` do not exist in the repository. */
function isFileName(name: string): boolean {
  return (
    FILE_NAME.test(name) &&
    !/^(x|X)[-.]/.test(name) &&
    !/(^|\/)(noun|X|x)\./.test(name) &&
    !/^(data|dist|\.)\//.test(name)
  );
}

/** Relative to the root, to the README's folder, to its #room, or, if only the end of its path is given, anywhere. */
function isThere(name: string, readme: string, exists: (path: string) => boolean, paths: string[]): boolean {
  const plain = name
    .replace(/^#(contracts|rules)\//, 'api/$1/')
    .replace(/^#/, '')
    .replace(/^\.\//, '');
  const folder = readme.slice(0, readme.lastIndexOf('/') + 1);
  return exists(plain) || exists(folder + plain) || paths.some((path) => path.endsWith(`/${plain}`));
}

const checker: Checker = {
  promise: 'Every room has a README, and what it names exists',
  reads: [''],
  find: (files, root) =>
    findReadmeFaults(
      files,
      (path) => existsSync(join(root, path)),
      files.map(({ path }) => path),
    ),
};

runWhenStarted(import.meta.url, checker);
export default checker;
