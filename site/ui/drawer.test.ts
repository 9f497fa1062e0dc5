import { expect, it } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import Drawer from './Drawer.astro';

const classesOf = async (side?: 'left' | 'right' | 'top') => {
  await showPart(Drawer, { id: 'drawer', title: 'Filter', side });
  return document.querySelector('dialog')!.className.split(' ');
};

it('9 a drawer is 400 px wide, at most 85 percent, and one from above 400 px high', async () => {
  for (const side of [undefined, 'left', 'right'] as const)
    expect(await classesOf(side)).toEqual(expect.arrayContaining(['w-[min(25rem,85vw)]', 'h-dvh']));
  const top = await classesOf('top');
  expect(top).toEqual(expect.arrayContaining(['h-[min(25rem,85dvh)]', 'w-full', 'top-0']));
  expect(top).not.toContain('h-dvh');
});
