import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island at the first touch, key or focus inside it, and then replays that event. */
    'client:touch'?: boolean;
  }
}
