import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentDetails } from '#contracts/cash-funds.schemas.ts';
import { HowToSend } from './HowToSend.island.tsx';

const show = (state: 'pledged' | 'sent', details: PaymentDetails) =>
  render(
    <HowToSend
      contribution={{ id: 'c1', state, paymentKind: 'check', giverPays: { amount: 5000, currency: 'USD' } }}
      details={details}
    />,
  );

describe('how to send a gift of money', () => {
  it.each([
    ['gone', /doesn’t take gifts this way anymore/],
    ['paused', /Please don’t send anything yet/],
  ] as const)('tells whoever has not sent it when the way is %s', (view, sentence) => {
    show('pledged', { view });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each(['gone', 'paused'] as const)('asks nobody to wait or cancel who has sent it, when the way is %s', (view) => {
    const { container } = show('sent', { view });
    expect(container).toBeEmptyDOMElement();
  });

  it('is still there to look up once it is sent', () => {
    show('sent', { view: 'shown', handle: '1 Birch Lane', link: null });
    expect(screen.getByText('1 Birch Lane')).toBeVisible();
  });
});
