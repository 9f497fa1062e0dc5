import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorSchemes, type DeviceName, devices, fileName } from './state.ts';
import { notPhotographed, states } from './states.ts';

const routes = globSync('**/*.{astro,ts}', { cwd: 'site/pages' });
const photographed = new Set(states.map(({ template }) => template));

describe('the states that are photographed', () => {
  it('cover every route, except those that are named with a reason', () => {
    const missing = routes.filter((route) => !photographed.has(route) && !(route in notPhotographed));
    expect(missing).toEqual([]);
  });

  it('name only routes that exist', () => {
    const named = [...photographed, ...Object.keys(notPhotographed)].filter((template) => !template.startsWith('/'));
    expect(named.filter((template) => !routes.includes(template))).toEqual([]);
  });

  it('leave out no route that has a state', () => {
    expect(Object.keys(notPhotographed).filter((template) => photographed.has(template))).toEqual([]);
  });

  it('have a picture each', () => {
    const names = states.flatMap((state) =>
      (Object.keys(devices) as DeviceName[]).flatMap((device) =>
        colorSchemes.map((scheme) => fileName(state, device, scheme)),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9-]+\.(390|1280)\.(light|dark)\.png$/.test(name))).toEqual([]);
  });
});
