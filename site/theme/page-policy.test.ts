// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trimmedPolicy, trimPolicy } from './page-policy.ts';
import { runtimeStyles } from './runtime-styles.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageWith = (scripts: string, styles: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};">` +
  `<style>p{}</style></head><script>go()</script><script type="module" src="/a.js"></script><p>'sha256-left-alone'</p>`;

describe('the policy of a page', () => {
  it('names the scripts and styles that stand in it, and no others', () => {
    const long = pageWith(` ${hashOf('go()')} ${hashOf('elsewhere()')}`, ` ${hashOf('p{}')} ${hashOf('')}`);
    expect(trimPolicy(long)).toBe(pageWith(` ${hashOf('go()')}`, ` ${hashOf('p{}')}`));
  });

  it('that is sent as a header is cut the same way, and allows nothing that somebody typed', () => {
    const policy = `script-src 'self' ${hashOf('go()')} ${hashOf('elsewhere()')} ${hashOf('{"a":1}')}; style-src 'self' ${hashOf('p{}')} ${hashOf('q{}')};`;
    const page =
      '<head><style>p{}</style><script type="application/ld+json">{"a":1}</script><script type="module" fetchpriority="low" src="/a.js"></script>' +
      '<script>go()</script></head><p title="<script>typed()</script>">Zo\u00eb</p><script unfinished';
    expect(trimmedPolicy(policy, Buffer.from(page))).toBe(
      `script-src 'self' ${hashOf('go()')}; style-src 'self' ${hashOf('p{}')};`,
    );
  });

  it('names the styles that libraries bring at run time', () => {
    const policy = `style-src 'self' '${runtimeStyles.toasts}' ${hashOf('q{}')};`;
    expect(trimmedPolicy(policy, Buffer.from('<p>'))).toBe(`style-src 'self' '${runtimeStyles.toasts}';`);
  });

  it('is left alone where there is none', () => {
    expect(trimPolicy('<p>no policy</p>')).toBe('<p>no policy</p>');
  });
});
