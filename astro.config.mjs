import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { designPages, isDesignSite } from './site/design/design-pages.ts';
import { touchDirective } from './site/directives/touch-directive.ts';
import { scriptHash } from './site/script-hash.ts';
import { sitemapPages } from './site/sitemap-pages.ts';
import { pageScript } from './site/theme/page-script.ts';
import { runtimeStyles } from './site/theme/runtime-styles.ts';

const pages = sitemapPages();

export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:4321',
  srcDir: isDesignSite ? './site/design' : './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'static',
  // A page is sent when it is complete: a page that fails becomes the error page, and a complete one can be cached.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  session: false,
  trailingSlash: 'never',
  compressHTML: true,
  build: { inlineStylesheets: 'auto', assets: '_assets' },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  redirects: { '/why-babylist': '/why-layette' },
  integrations: [
    react({ include: ['**/*.tsx'] }),
    touchDirective(),
    designPages(),
    pages.remember,
    sitemap({ filter: pages.filter }),
  ],
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        // A photo is previewed before it is uploaded: its address is a blob's.
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // The hash of a style attribute works only together with 'unsafe-hashes', which allows the attributes hashed here and no others.
      styleDirective: { resources: ["'self'", "'unsafe-hashes'"], hashes: Object.values(runtimeStyles) },
      // The hash of the script on every page; a page with a script of its own adds that hash itself.
      scriptDirective: { hashes: [scriptHash(pageScript)] },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // Scripts that load after a touch are small and have few imports: a helper that preloads them would weigh more than it saves. The first
    // packets should carry visible content: a script of more than a few lines is a file.
    build: { cssTarget: ['chrome125', 'firefox128', 'safari17.5'], assetsInlineLimit: 1024, modulePreload: false },
    environments: {
      client: {
        build: {
          // Modules that most scripts share are a few hundred bytes each: combined, they are one request instead of many.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'basics',
                    minShareCount: 12,
                    test: /api.(contracts|rules.catalogue-paths)|node_modules.nanostores|vite.preload-helper/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
