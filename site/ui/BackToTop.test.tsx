import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BackToTop } from './BackToTop.tsx';

const scrollDownTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  });
const button = () => screen.queryByRole('button', { name: 'Back to top' });

async function press({ reduced }: { reduced: boolean }) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  render(
    <main id="main" tabIndex={-1}>
      <BackToTop />
    </main>,
  );
  scrollDownTo(501);
  await userEvent.click(button()!);
  return scrollTo.mock.calls;
}

describe('the button back to top', () => {
  it('is not rendered on the server', () => {
    expect(renderToStaticMarkup(<BackToTop />)).toBe('');
  });

  it('appears once the page is scrolled more than 500 px', () => {
    render(<BackToTop />);
    scrollDownTo(500);
    expect(button()).toBeNull();
    scrollDownTo(501);
    expect(button()).toBeVisible();
  });

  it('scrolls smoothly to the top and takes the focus along', async () => {
    expect(await press({ reduced: false })).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('jumps where movement is not welcome', async () => {
    expect(await press({ reduced: true })).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it.each([
    [525, 'min-h-11'],
    [526, 'min-h-12'],
  ])('is small in windows of 525 px or less: at %i it has %s', (width, height) => {
    vi.stubGlobal('innerWidth', width);
    render(<BackToTop />);
    scrollDownTo(501);
    expect(button()).toHaveClass(height);
  });
});
