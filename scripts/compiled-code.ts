import { enableCompileCache } from 'node:module';

/**
 * Remembers what Node made of our files, types taken out, by what stands in them: the next build is loaded in half of the time. Asked
 * for before anything else is imported. A server does without: it would hold these 9 MB for as long as it runs.
 */
export const keepCompiledCode = () => enableCompileCache('.cache/compiled');
