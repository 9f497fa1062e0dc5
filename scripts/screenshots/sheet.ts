import { join } from 'node:path';
import { type Change, differenceFolder } from './compare.ts';
import type { Shot } from './photograph.ts';

interface Comparison {
  /** The folder of the other run, relative to the sheet. */
  before: string;
  changes: readonly Change[];
  unchanged: number;
}

/** All pictures of a run on one page, with the changes at the top. */
export function writeSheet(shots: readonly Shot[], comparison: Comparison | null): string {
  const failed = shots.filter((shot) => shot.failed !== undefined);
  const templates = Map.groupBy(shots, (shot) => shot.template);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Screenshots</title><style>${style}</style></head><body>
<h1>Screenshots</h1>
<p>${shots.length} states, ${failed.length} failed${comparison ? `, ${comparison.changes.length} pictures changed, ${comparison.unchanged} did not` : ''}.</p>
${failed.length > 0 ? `<h2>Failed</h2><ul>${failed.map((shot) => `<li>${escapeHtml(titleOf(shot))}: ${escapeHtml(shot.failed!)}</li>`).join('')}</ul>` : ''}
${comparison ? `<h2>Changed</h2>${comparison.changes.map((change) => changeRow(change, comparison.before)).join('\n')}` : ''}
<h2>All</h2>
<nav>${[...templates.keys()].map((template) => `<a href="#${escapeHtml(encodeURIComponent(template))}">${escapeHtml(template)}</a>`).join(' ')}</nav>
${[...templates].map(([template, its]) => `<h3 id="${escapeHtml(encodeURIComponent(template))}">${escapeHtml(template)}</h3>\n${its.map(shotRow).join('\n')}`).join('\n')}
</body></html>
`;
}

const titleOf = ({ template, name, device }: Shot) => `${template}, ${name}, ${device}`;

const shotRow = (shot: Shot) =>
  `<section><h4>${escapeHtml(`${shot.name}, ${shot.device}`)}${shot.failed === undefined ? '' : ` <strong>${escapeHtml(shot.failed)}</strong>`}</h4><div class="${shot.device}">${shot.files.map((file) => picture(file, file)).join('')}</div></section>`;

function changeRow({ file, kind, share }: Change, before: string): string {
  const title = kind === 'changed' ? `${(share * 100).toFixed(2)} %` : kind;
  const pictures = [
    kind === 'added' ? '' : picture(join(before, file), 'before'),
    kind === 'removed' ? '' : picture(file, 'after'),
    kind === 'changed' ? picture(join(differenceFolder, file), 'difference') : '',
  ];
  const device = file.includes('.390.') ? 'phone' : 'desktop';
  return `<section><h4>${escapeHtml(file)}: ${title}</h4><div class="${device}">${pictures.join('')}</div></section>`;
}

const picture = (path: string, caption: string) =>
  `<figure><a href="${addressOf(path)}"><img loading="lazy" src="${addressOf(path)}" alt=""></a><figcaption>${escapeHtml(caption)}</figcaption></figure>`;

const addressOf = (path: string) => path.split(/[\\/]/).map(encodeURIComponent).join('/');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:2rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
section>div{display:flex;flex-wrap:wrap;align-items:start;gap:1rem}
figure{margin:0;width:30rem}
.phone figure{width:15rem}
figure a{display:block;max-height:40rem;overflow:auto;border:thin solid}
img{display:block;width:100%}
strong{color:red}
`;
