// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import FilterPanel from './FilterPanel.island.tsx';

describe('the filter panel on the server', () => {
  it('has the orders, a place for the filters, and its two buttons', () => {
    const html = renderToString(<FilterPanel source={{ of: 'search', attributes: [], usualSort: 'popular' }} />);
    expect(html).toContain('Relevance');
    expect(html).not.toContain('Newest');
    expect(html).toContain('animate-breathe');
    expect(html).toContain('Clear All');
    expect(html).toContain('View Items');
  });
});
