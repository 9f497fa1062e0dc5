import type { AstroIntegration } from 'astro';

/** Set for the site that tests look at: only the design pages and the error pages, which need no API to be built. */
export const isDesignSite = process.env.LAYETTE_DESIGN_SITE === '1';

const designed = ['design', 'shop', 'article', 'touch'];
const real = ['404', '500'];

/** Mounts the design pages while developing and in the design site, and leaves them out of every real build. */
export function designPages(): AstroIntegration {
  return {
    name: 'layette-design-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isDesignSite) return;
        for (const name of designed) {
          const pattern = name === 'design' ? '/design' : `/design/${name}`;
          injectRoute({ pattern, entrypoint: `./site/design/${name}.astro` });
        }
        if (!isDesignSite) return;
        for (const name of real) injectRoute({ pattern: `/${name}`, entrypoint: `./site/pages/${name}.astro` });
      },
    },
  };
}
