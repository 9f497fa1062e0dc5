import type { AstroIntegration } from 'astro';

/** Registers `client:touch`, which is described in `touch.ts`. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'layette-touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/directives/touch.ts' });
      },
    },
  };
}
