/** For the compiler that knows no .astro files: `astro check` reads them for real. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** A file as a data URL, by Vite. */
declare module '*.woff?inline' {
  const dataUrl: string;
  export default dataUrl;
}
