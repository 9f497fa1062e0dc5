import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the page is idle or at the first touch, and repeats that; `only` waits for the touch. */
    'client:touch'?: boolean | 'only';
  }
}
