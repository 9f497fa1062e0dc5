import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const runtime = 'astro/compiler-runtime';
const ours = fileURLToPath(new URL('./compiler-runtime.ts', import.meta.url));

/** Lets compiled .astro files take `renderComponent` from `compiler-runtime.ts`, and the rest from Astro. */
export function plainElements(): AstroIntegration {
  return {
    name: 'layette-plain-elements',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'layette-plain-elements',
                enforce: 'pre',
                resolveId: (source, importer) => (source === runtime && importer?.split('?')[0] !== ours ? ours : null),
              },
            ],
          },
        });
      },
    },
  };
}
