import { expect, it } from 'vitest';
import { usualTitle } from './registry-title.ts';

it.each([
  [{}, 'Olive’s baby registry'],
  [{ names: 'Olive & Sam' }, 'Olive & Sam’s baby registry'],
  [{ names: 'Olive & Sam', planningStage: 'fostering' }, 'Olive & Sam’s registry'],
  [{ planningStage: 'adopting' }, 'Olive’s registry'],
  [{ registryType: 'birthday', names: 'Juno' }, 'Juno’s birthday wishlist'],
  [{ names: 'O'.repeat(70) }, 'Olive’s baby registry'],
] as const)('a registry with %o is called %s', (named, title) => {
  const nothing = { registryType: 'baby', planningStage: null, names: '' } as const;
  expect(usualTitle({ ...nothing, ...named }, 'Olive Sample')).toBe(title);
});
