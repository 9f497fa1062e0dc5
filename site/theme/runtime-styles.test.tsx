import { createHash } from 'node:crypto';
import { List, Root } from '@radix-ui/react-navigation-menu';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { runtimeStyles } from './runtime-styles.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('the policy allows the style element of the toasts', async () => {
  await import('sonner');
  const added = [...document.head.querySelectorAll('style')].map(({ textContent }) => hashOf(textContent));
  expect(added).toEqual([runtimeStyles.toasts]);
  expect(hashOf('')).toBe(runtimeStyles.empty);
});

it('the policy allows the style attribute of the navigation menu', () => {
  const html = renderToString(
    <Root>
      <List />
    </Root>,
  );
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => hashOf(style!));
  expect(styles).toEqual([runtimeStyles.navigationMenu]);
});
