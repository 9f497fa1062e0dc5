import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';

const isPrivate = /\/(login|signup|logout|settings|registry|admin|bl_admin|404|500|design)(\/|$)/;

/** What search engines are told to look at. Astro's own, asked outside its build: pages come and go without one. */
export async function writeSitemap(folder: string, publicUrl: string, addresses: readonly string[]): Promise<void> {
  const { hooks } = sitemap({ filter: (page) => !isPrivate.test(new URL(page).pathname) });
  const logger = {
    info() {},
    warn() {},
    error: (text: string) => {
      throw new Error(text);
    },
  };
  const config = { site: publicUrl, base: '/', trailingSlash: 'ignore', build: { format: 'directory' } };
  await hooks['astro:config:done']!({ config } as never);
  await hooks['astro:routes:resolved']!({ routes: [] } as never);
  const pages = addresses.map((path) => ({ pathname: path === '/' ? '' : `${path.slice(1)}/` }));
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${resolve(folder)}/`), pages, logger } as never);
}
