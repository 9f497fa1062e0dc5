import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

const dayMs = 86_400_000;
const start = 1_700_000_000_000;

beforeEach(() => localStorage.clear());

function show(nowMs: number, id = 'shipping') {
  const { unmount } = render(
    <Banner id={id} label="Shipping" now={() => nowMs}>
      Free shipping from $45.
    </Banner>,
  );
  return unmount;
}
const banner = () => screen.queryByRole('region', { name: 'Shipping' });
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Hide this message for a day' }));

describe('a banner', () => {
  it('is gone for a day once it is dismissed, and comes back after it', async () => {
    const leave = show(start);
    await dismiss();
    expect(banner()).toBeNull();
    leave();
    show(start + dayMs - 1)();
    show(start + dayMs - 1);
    expect(banner()).toBeNull();
    show(start + dayMs);
    expect(banner()).toHaveTextContent('Free shipping from $45.');
  });

  it('of another name stays', async () => {
    show(start)();
    show(start, 'other');
    await dismiss();
    expect(banner()).toBeNull();
    show(start);
    expect(banner()).toBeVisible();
  });

  it('that was dismissed is part of the HTML, and goes once the page is hydrated', async () => {
    localStorage.setItem('layette-banner-shipping', String(start));
    const shipping = (
      <Banner id="shipping" label="Shipping" now={() => start + 1}>
        Free shipping from $45.
      </Banner>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(shipping);
    expect(banner()).toBeVisible();
    render(shipping, { container, hydrate: true });
    await waitFor(() => expect(banner()).toBeNull());
  });
});
