import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runtimeStyles } from './runtime-styles.ts';

/** Of styles that stand in no page. */
const runtimeHashes = new Set<string>(Object.values(runtimeStyles));

/**
 * Takes out of a page's policy the hashes of scripts and styles that do not stand in it. Astro names those of the whole site
 * in every page: half a kilobyte that does not compress, and a policy that allows more than the page needs.
 */
export function trimPolicy(html: string): string {
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
  const used = new Set(inline.map(([, , text = '']) => hashOf(text)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) => withHashes(policy, used));
}

/** The same of a page that was just rendered, whose policy is a header: in a twentieth of a millisecond. */
export function trimmedPolicy(policy: string, page: Buffer): string {
  const used = new Set<string>();
  for (const name of ['script', 'style']) {
    let at = page.indexOf(`<${name}`);
    while (at !== -1) {
      const begins = page.indexOf('>', at) + 1;
      const ends = page.indexOf(`</${name}>`, begins);
      if (begins === 0 || ends === -1) break;
      // One with a source is a file, and one of another type is data.
      if (!/ src=| type="application/.test(page.toString('latin1', at, begins)))
        used.add(hashOf(page.toString('utf8', begins, ends)));
      at = page.indexOf(`<${name}`, ends);
    }
  }
  return withHashes(policy, used);
}

const withHashes = (policy: string, used: ReadonlySet<string>): string =>
  policy.replace(/ 'sha256-([^']+)'/g, (allowed, hash: string) =>
    used.has(hash) || runtimeHashes.has(`sha256-${hash}`) ? allowed : '',
  );

/** The same few stand in all pages of a site. Longer ones are what a page says of itself, and differ. */
const hashes = new Map<string, string>();
const rememberedMax = 100;

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  if (hashes.size < rememberedMax) hashes.set(text, hash);
  return hash;
}

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
