/** For the compiler that knows no .astro files: `astro check` reads them for real. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** The components of pages that are rendered on demand, from `site/rendering/page-renderer.ts`. */
declare module 'virtual:layette/on-demand' {
  const components: readonly string[];
  export default components;
}
