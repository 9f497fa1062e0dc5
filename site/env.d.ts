/** For the compiler, which knows no .astro files; `astro check` reads them for real. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** The address of a file, provided by Vite. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}

/** A file as a data URL, provided by Vite. */
declare module '*.woff?inline' {
  const dataUrl: string;
  export default dataUrl;
}
