import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '#scripts/testing/sample-registry.ts';
import { ItemEditor } from './ItemEditor.island.tsx';

const categories = [{ id: 6, title: 'Cash & Gifts' }];
const asked = ['How many', 'Size (optional)', 'Color (optional)', 'Secondhand is welcome', 'Link to store (optional)'];

describe('what a member says of a gift', () => {
  it('is also how many, which size and color, and which stores have it', () => {
    render(<ItemEditor item={sampleItem('1', { kind: 'external' })} categories={categories} />);
    for (const label of asked) expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('is of a cash fund nothing that only things have', () => {
    render(<ItemEditor item={sampleItem('1', { kind: 'cash_fund' })} categories={categories} />);
    for (const label of asked) expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByLabelText('What is it?')).toBeVisible();
    expect(screen.getByLabelText('Note for your guests (optional)')).toBeVisible();
  });
});
