// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import SearchBox from './SearchBox.island.tsx';

describe('the search box on the server', () => {
  it('is a form that works without JavaScript', () => {
    const html = renderToString(<SearchBox id="search" />);
    expect(html).toMatch(/<form [^>]*action="\/store\/search"/);
    expect(html).toMatch(/<input[^>]*name="search_term"/);
    expect(html).toMatch(/<label[^>]*for="search"/);
    expect(html).toMatch(/<button type="submit"/);
    expect(html).not.toContain('Clear the search');
  });
});
