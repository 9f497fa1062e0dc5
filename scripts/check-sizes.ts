import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Template, templateOf } from './checking/page-budgets.ts';
import { type PageWeight, type ReadAsset, weighPage } from './checking/page-weight.ts';

interface WeighedTemplate {
  template: Template;
  pages: number;
  /** For each measure, the heaviest page and its address. */
  worst: Record<keyof PageWeight, { value: number; address: string }>;
}

const MEASURES: [measure: keyof PageWeight, title: string, show: (value: number) => string][] = [
  ['htmlAndCssBytes', 'HTML + CSS', showKilobytes],
  ['scriptBytes', 'script', showKilobytes],
  ['idleScriptBytes', 'script when idle', showKilobytes],
  ['fontBytes', 'fonts', showKilobytes],
  ['requests', 'files', String],
];

export interface BuiltPage {
  address: string;
  html: string;
}

export function weighTemplates(pages: BuiltPage[], read: ReadAsset): WeighedTemplate[] {
  const weighed = new Map<string, WeighedTemplate>();
  for (const { address, html } of pages) {
    const weight = weighPage(html, address, read);
    const template = templateOf(address);
    const entry = weighed.get(template.name) ?? { template, pages: 0, worst: nothing() };
    entry.pages += 1;
    for (const [measure] of MEASURES) {
      if (weight[measure] > entry.worst[measure].value) entry.worst[measure] = { value: weight[measure], address };
    }
    weighed.set(template.name, entry);
  }
  return [...weighed.values()];
}

export function findOverweight(templates: WeighedTemplate[]): string[] {
  return templates.flatMap(({ template, worst }) =>
    MEASURES.filter(([measure]) => worst[measure].value > template.budget[measure]).map(([measure, title, show]) => {
      const { value, address } = worst[measure];
      return `${template.name}: ${title} ${show(value)} is over ${show(template.budget[measure])} at ${address}`;
    }),
  );
}

export function describeWeights(templates: WeighedTemplate[]): string {
  const header = ['template', 'pages', ...MEASURES.map(([, title]) => title)];
  const rows = templates.map(({ template, pages, worst }) => [
    template.name,
    String(pages),
    ...MEASURES.map(([measure, , show]) => `${show(worst[measure].value)} / ${show(template.budget[measure])}`),
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function nothing(): WeighedTemplate['worst'] {
  const none = () => ({ value: 0, address: '' });
  return { htmlAndCssBytes: none(), scriptBytes: none(), idleScriptBytes: none(), fontBytes: none(), requests: none() };
}

function showKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** 'store/strollers/index.html' and 'store/strollers.html' are both '/store/strollers'. */
export function addressOf(file: string): string {
  const address = `/${file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
  return address;
}

function checkBuiltSite(folder: string): number {
  if (!existsSync(folder)) {
    console.log(`Nothing to weigh: ${folder} is not there. Run npm run build first.`);
    return 1;
  }
  const files = new Map<string, Buffer | undefined>();
  const read: ReadAsset = (address) => {
    if (!files.has(address)) {
      const path = join(folder, decodeURIComponent(address));
      files.set(address, existsSync(path) ? readFileSync(path) : undefined);
    }
    return files.get(address);
  };
  const pages = globSync('**/*.html', { cwd: folder }).map((file) => ({
    address: addressOf(file),
    html: readFileSync(join(folder, file), 'utf8'),
  }));
  const templates = weighTemplates(pages, read);
  const overweight = findOverweight(templates);
  console.log(`Heaviest page of each template, brotli, against its budget:\n\n${describeWeights(templates)}`);
  if (overweight.length > 0) console.log(`\nOver budget:\n${overweight.map((fault) => `  ${fault}`).join('\n')}`);
  return overweight.length > 0 || pages.length === 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url) {
  process.exitCode = checkBuiltSite(process.argv[2] ?? 'dist/current/client');
}
