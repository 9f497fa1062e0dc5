import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import FilterPanel from './FilterPanel.island.tsx';
import { facets, openScreen } from './testing/screen.ts';

const source = { of: { category: 'strollers' }, attributes: [], usualSort: 'popular' } as const;

async function openPanel(search = '', section: string | null = null) {
  const page = openScreen({ search });
  page.list.follow();
  render(<FilterPanel source={source} store={page.panel} />);
  page.panel.open(section);
  await page.counts[0]!.answer({ facets, total: 40 });
  await screen.findByRole('group', { name: 'Brand' });
  return { ...page, user: userEvent.setup() };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const answerLast = async ({ counts }: Awaited<ReturnType<typeof openPanel>>, asked: number, total: number) => {
  await waitFor(() => expect(counts).toHaveLength(asked));
  await counts.at(-1)!.answer({ facets, total });
};

describe('the filter panel on the page', () => {
  it('has its sections in order, Sort first', async () => {
    await openPanel();
    expect(screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'Sort',
      'Brand',
      'Product Type',
      'Rating',
      'Price Range',
      'In Stock',
      'On Sale',
    ]);
  });

  it('shows the exact count for the draft on its button, and applies it', async () => {
    const page = await openPanel();
    expect(screen.getByRole('button', { name: 'View 40 Items' })).toBeTruthy();
    await page.user.click(group('Brand').getByRole('checkbox', { name: /Birch/ }));
    await answerLast(page, 2, 1);
    await page.user.click(await screen.findByRole('button', { name: 'View 1 Item' }));
    expect(page.visited.at(-1)).toBe('?brands=birch');
  });

  it('refuses to apply what would show nothing', async () => {
    const page = await openPanel();
    await page.user.click(group('Rating').getByRole('radio', { name: /4 & up/ }));
    await answerLast(page, 2, 0);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'View 0 Items' })).disabled).toBe(true);
  });

  it('disables options that nothing matches, but not a chosen one', async () => {
    await openPanel('?brands=cedar');
    const cedar = group('Brand').getByRole<HTMLInputElement>('checkbox', { name: /Cedar/ });
    expect(cedar).toMatchObject({ checked: true, disabled: false });
    expect(group('On Sale').getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    expect(group('Rating').getByRole<HTMLInputElement>('radio', { name: /5 & up/ }).disabled).toBe(true);
  });

  it('unchecks View All with a value and leaves it so', async () => {
    const { user } = await openPanel();
    const all = group('Brand').getByRole<HTMLInputElement>('checkbox', { name: 'View All' });
    const alder = group('Brand').getByRole<HTMLInputElement>('checkbox', { name: /Alder/ });
    expect(all.checked).toBe(true);
    await user.click(alder);
    expect(all.checked).toBe(false);
    await user.click(alder);
    expect(all.checked).toBe(false);
    await user.click(alder);
    await user.click(all);
    expect([all.checked, alder.checked]).toEqual([true, false]);
  });

  it('cuts long product types at 26 characters', async () => {
    await openPanel();
    const label = group('Product Type').getByTitle('Strollers that fold and stand by themselves');
    expect(label.textContent).toMatch(/^Strollers that fold and s…/);
  });

  it('stands at the section it was opened for', async () => {
    await openPanel('', 'rating');
    expect(document.activeElement).toBe(group('Rating').getByRole('radio', { name: /Show All Ratings/ }));
  });

  it('clears all to the bare path', async () => {
    const { user, visited } = await openPanel('?brands=alder&sort=newest');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(visited.at(-1)).toBe('');
  });
});
