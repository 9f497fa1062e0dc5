import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { sampleFund as fund, sampleGroupGift as gift, sampleItem } from '#scripts/testing/sample-registry.ts';
import { FundCard } from './FundCard.tsx';
import { GroupGiftCard } from './GroupGiftCard.tsx';

describe('the card of a cash fund', () => {
  it('shows what was given, and leads to any amount', () => {
    render(<FundCard item={sampleItem('1', { fund })} takesGifts />);
    expect(screen.getByText('$50 of $300')).toBeDefined();
    expect(screen.getByRole('link', { name: '$25' }).getAttribute('href')).toMatch(/\?amount=2500$/);
    expect(screen.getByRole('link', { name: 'Give any amount: Gift 1' })).toBeDefined();
  });

  it('shames nobody where nothing was given, and takes nothing where nobody can send it', () => {
    const { container } = render(
      <FundCard item={sampleItem('1', { fund: { ...fund, goal: null, raised: usd(0) } })} takesGifts />,
    );
    expect(container.textContent).not.toMatch(/\$0|0%/);
    render(<FundCard item={sampleItem('2', { fund: { ...fund, ways: [] } })} takesGifts />);
    expect(screen.queryByRole('link', { name: 'Give any amount: Gift 2' })).toBeNull();
  });
});

describe('the card of a group gift', () => {
  it('shows the price and the part for tax and shipping apart', () => {
    render(<GroupGiftCard item={sampleItem('1', { groupGift: gift })} takesGifts />);
    expect(screen.getByText('$350 of $715')).toBeDefined();
    expect(screen.getByText('$650 and $65 for tax and shipping')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Chip in: Gift 1' })).toBeDefined();
  });

  it.each([
    ['funded', 'Given together'],
    ['closed', 'Closed'],
  ] as const)('takes nothing when it is %s', (state, words) => {
    render(
      <GroupGiftCard item={sampleItem('1', { left: 0, groupGift: { ...gift, state, left: usd(0) } })} takesGifts />,
    );
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
