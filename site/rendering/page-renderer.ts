import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets a build end in `render-page.ts`: one function from an address to a page. A general adapter makes a web request of what came over
 * the wire, and a stream of the page, for each; ours is asked by the API's server, which knows both already.
 */
export function pageRenderer(): AstroIntegration {
  return {
    name: 'layette-page-renderer',
    hooks: {
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
