import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '#site/ui/icon-names.ts';
import { drawIcons, iconsFile } from './draw-icons.ts';

it('the file of icons is drawn from the installed package, and has each that is named', () => {
  const file = readFileSync(iconsFile, 'utf8');
  expect(file).toBe(drawIcons());
  expect([...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name)).toEqual([...iconNames, 'logo']);
});
