import { createRequire } from 'node:module';
import { type Plugin, transformWithOxc } from 'vite';

/** The compiler that Astro itself includes. */
const fromAstro = createRequire(import.meta.resolve('astro'));

const reactOptions = 'astro:react:opts';

interface Compiler {
  transform(source: string, options: object): { code: string };
}

/** Lets a test import an .astro component as the build does. Its scripts and styles are left to the build. */
export const astroParts = (): Plugin => ({
  name: 'astro-parts',
  enforce: 'pre',
  // The options of `@astrojs/react`, which its integration would provide.
  resolveId: (source) => (source === reactOptions ? `\0${reactOptions}` : null),
  load(id) {
    return id === `\0${reactOptions}` ? 'export default {};' : null;
  },
  async transform(source, id) {
    if (!id.endsWith('.astro')) return null;
    const { transform } = (await import(fromAstro.resolve('@astrojs/compiler-rs'))) as Compiler;
    const { code } = transform(source, {
      filename: id,
      internalURL: 'astro/compiler-runtime',
      resultScopedSlot: true,
      resolvePath: (specifier: string) => specifier,
    });
    return transformWithOxc(code, `${id}.ts`);
  },
});
