import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#api/http/site.ts';
import { addressOf, weighTemplates } from '../check-sizes.ts';
import type { BenchPart, Figure } from './part.ts';

/** The heaviest page of every template, with brotli, counting everything that is loaded before the first touch. */
export const weights: BenchPart = {
  name: 'weights',
  async run({ leaveOut }) {
    const root = join(siteFolder, 'client');
    const files = globSync('**/*.html', { cwd: root });
    if (files.length === 0) {
      leaveOut('page weights: there is no built site; npm run build makes one');
      return [];
    }
    const pages = files.map((file) => ({ address: addressOf(file), html: readFileSync(join(root, file), 'utf8') }));
    const read = (address: string) => (existsSync(join(root, address)) ? readFileSync(join(root, address)) : undefined);
    return weighTemplates(pages, read).flatMap(({ template, worst }): Figure[] => [
      {
        name: `${template.name}: HTML + CSS`,
        value: worst.htmlAndCssBytes.value / 1000,
        unit: 'kB',
        budget: { of: 'value', atMost: template.budget.htmlAndCssBytes / 1000 },
      },
      {
        name: `${template.name}: script`,
        value: worst.scriptBytes.value / 1000,
        unit: 'kB',
        budget: { of: 'value', atMost: template.budget.scriptBytes / 1000 },
      },
      {
        name: `${template.name}: files`,
        value: worst.requests.value,
        unit: '',
        budget: { of: 'value', atMost: template.budget.requests },
      },
    ]);
  },
};
