import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the page is idle or at the first touch, and replays that touch; `only` waits for the touch; `onlyWithout` waits for it
     * unless the browser's storage has this key or somebody is signed in.
     */
    'client:touch'?: boolean | 'only' | { onlyWithout: string };
  }
}
