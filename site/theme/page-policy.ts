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
  const used = new Set(inline.map(([, , text = '']) => hashOf(text)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ 'sha256-([^']+)'/g, (allowed, hash: string) => (used.has(hash) ? allowed : '')),
  );
}

/** The same few stand in all pages of a site. Longer ones are what a page says of itself, and differ. */
const hashes = new Map<string, string>();
const rememberedMax = 100;

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  if (hashes.size < rememberedMax) hashes.set(text, hash);
  return hash;
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
