import { createHash } from 'node:crypto';

/** The hash by which a page's content security policy allows an inline script: `Astro.csp?.insertScriptHash(scriptHash(text))`. */
export const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
