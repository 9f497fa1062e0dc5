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
  // A page is sent when it is complete: one that fails gets the error page, and a complete one can be cached.
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
        // A photo is shown before it is sent: its address is a blob's.
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // The hash of a style attribute counts only together with 'unsafe-hashes', which allows the attributes named here and no others.
      styleDirective: { resources: ["'self'", "'unsafe-hashes'"], hashes: Object.values(runtimeStyles) },
      // Of the script on every page; a page with one of its own adds the hash itself.
      scriptDirective: { hashes: [scriptHash(pageScript)] },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // What comes after a touch is small and asks for little more: a helper that fetches ahead would weigh more than it saves.
    // The first packets carry what is seen: a script of more than a few lines is a file.
    build: { cssTarget: ['chrome125', 'firefox128', 'safari17.5'], assetsInlineLimit: 1024, modulePreload: false },
    environments: {
      client: {
        build: {
          // What most scripts share is a few hundred bytes each: together they are one request instead of many.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'basics',
                    minShareCount: 8,
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
