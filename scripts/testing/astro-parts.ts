import { createRequire } from 'node:module';
import { type Plugin, transformWithOxc } from 'vite';

/** The compiler that Astro itself brings. */
const fromAstro = createRequire(import.meta.resolve('astro'));

const reactOptions = 'astro:react:opts';

interface Compiler {
  transform(source: string, options: object): { code: string };
}

/**
 * Lets a test import an .astro component as the build does. Its scripts and styles are left to the build, and an icon is an
 * empty element of its name: the thousands of drawings would take a minute.
 */
export const astroParts = (): Plugin => ({
  name: 'astro-parts',
  enforce: 'pre',
  // The options of `@astrojs/react`, which its integration would provide.
  resolveId: (source) => (source === reactOptions ? `\0${reactOptions}` : null),
  load(id) {
    if (id === `\0${reactOptions}`) return 'export default {};';
    return id.endsWith('/site/ui/icons.ts')
      ? "export const icons = new Proxy({}, { get: (_, name) => 'icon-' + String(name) });"
      : null;
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
