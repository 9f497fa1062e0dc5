import type { AstroIntegration } from 'astro';

/** Mounts the design pages while developing and in the test build, and leaves them out of every real build. */
export function designPages(): AstroIntegration {
  return {
    name: 'layette-design-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.LAYETTE_DESIGN_PAGES !== '1') return;
        injectRoute({ pattern: '/design', entrypoint: './site/design/design.astro' });
        injectRoute({ pattern: '/design/shop', entrypoint: './site/design/shop.astro' });
        injectRoute({ pattern: '/design/article', entrypoint: './site/design/article.astro' });
        injectRoute({ pattern: '/design/touch', entrypoint: './site/design/touch.astro' });
      },
    },
  };
}
