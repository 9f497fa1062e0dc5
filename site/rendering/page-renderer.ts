import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const listOnDemand = 'virtual:layette/on-demand';

/**
 * Lets a build end in `render-page.ts`: one function from an address to a page. A general adapter makes a web request of what came over
 * the wire, and a stream of the page, for each; ours is asked by the API's server, which knows both already. Pages that are built
 * ahead are in the same bundle and are written by `scripts/write-pages.ts`; the design site, which nobody serves, is left to Astro.
 */
export function pageRenderer({ isDesignSite = false } = {}): AstroIntegration {
  const onDemand = new Set<string>();
  let oneBundle = false;
  return {
    name: 'layette-page-renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        oneBundle = command === 'build' && !isDesignSite;
        updateConfig({
          vite: {
            plugins: [
              {
                name: listOnDemand,
                resolveId: (source) => (source === listOnDemand ? `\0${listOnDemand}` : null),
                load: (id) =>
                  id === `\0${listOnDemand}` ? `export default ${JSON.stringify([...onDemand].sort())}` : null,
              },
            ],
          },
        });
      },
      'astro:route:setup': ({ route }) => {
        if (route.prerender === false) onDemand.add(route.component);
        if (oneBundle) route.prerender = false;
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'layette-page-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./render-page.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
