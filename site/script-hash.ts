import { createHash } from 'node:crypto';

/** What a page's content security policy allows an inline script by: `Astro.csp?.insertScriptHash(scriptHash(text))`. */
export const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
