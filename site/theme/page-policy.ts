import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes out of a page's policy the hashes of scripts and styles that do not stand in it. Astro names those of the whole site
 * in every page: half a kilobyte that does not compress, and a policy that allows more than the page needs.
 */
export function trimPolicy(html: string): string {
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
  const used = new Set(inline.map(([, , text = '']) => createHash('sha256').update(text).digest('base64')));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ 'sha256-([^']+)'/g, (allowed, hash: string) => (used.has(hash) ? allowed : '')),
  );
}

/** Pages that are rendered on demand keep the long policy: their scripts are known only then. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'layette-page-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const page = `${folder}/${file}`;
          writeFileSync(page, trimPolicy(readFileSync(page, 'utf8')));
        }
      },
    },
  };
}
