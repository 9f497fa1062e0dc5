// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trimPolicy } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageWith = (scripts: string, styles: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};">` +
  `<style>p{}</style></head><script>go()</script><script type="module" src="/a.js"></script><p>'sha256-left-alone'</p>`;

describe('the policy of a page', () => {
  it('names the scripts and styles that stand in it, and no others', () => {
    const long = pageWith(` ${hashOf('go()')} ${hashOf('elsewhere()')}`, ` ${hashOf('p{}')} ${hashOf('')}`);
    expect(trimPolicy(long)).toBe(pageWith(` ${hashOf('go()')}`, ` ${hashOf('p{}')}`));
  });

  it('is left alone where there is none', () => {
    expect(trimPolicy('<p>no policy</p>')).toBe('<p>no policy</p>');
  });
});
