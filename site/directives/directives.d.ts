import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the page is idle or at the first touch, and repeats that; `only` waits for the touch, `onlyWithout` unless the
     * browser's storage has this key or somebody is signed in.
     */
    'client:touch'?: boolean | 'only' | { onlyWithout: string };
  }
}
