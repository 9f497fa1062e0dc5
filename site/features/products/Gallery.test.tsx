import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from './Gallery.island.tsx';

const pictures = [
  { url: '/p1.svg', alt: 'From the front' },
  { url: '/p2.svg', alt: 'Folded' },
  { url: '/p3.svg', alt: 'In use' },
];
const gallery = () => within(screen.getByRole('region', { name: 'Pictures' }));
const count = () => gallery().getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll', { bubbles: true }));
  } as never;
});

describe('the gallery', () => {
  it('is moved by its arrows, which end with the pictures', async () => {
    render(<Gallery pictures={pictures} />);
    expect(count()).toBe('1 of 3');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next picture');
    await press('Next picture');
    expect(count()).toBe('3 of 3');
    expect(screen.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the picture of the thumbnail that is pressed', async () => {
    render(<Gallery pictures={pictures} />);
    expect(screen.getByRole('link', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Picture 3 of 3' }));
    expect(count()).toBe('3 of 3');
    expect(screen.getByRole('link', { name: 'Picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Picture 1 of 3' })).not.toHaveAttribute('aria-current');
  });

  it('follows a finger that swipes', () => {
    render(<Gallery pictures={pictures} />);
    const slides = gallery().getByRole('list');
    slides.scrollLeft = 390;
    fireEvent.scroll(slides);
    expect(count()).toBe('2 of 3');
  });

  it('begins with the first picture of another variant, in the same frame', async () => {
    const { rerender } = render(<Gallery pictures={pictures} />);
    await press('Next picture');
    const frame = screen.getByAltText('From the front');
    rerender(<Gallery pictures={[{ url: '/q1.svg', alt: 'In sage' }, pictures[1]!]} />);
    expect(count()).toBe('1 of 2');
    expect(screen.getByAltText('In sage')).toBe(frame);
  });

  it('has neither arrows nor thumbnails for one picture', () => {
    render(<Gallery pictures={pictures.slice(0, 1)} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a picture shown large', () => {
  const open = async (name: RegExp) => {
    render(<Gallery pictures={pictures} />);
    await userEvent.click(screen.getByRole('link', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Large pictures' });
    await within(dialog).findByRole('status');
    return within(dialog);
  };
  const words = (dialog: ReturnType<typeof within>) => dialog.getByRole('status').textContent;

  it('is the one that was pressed', async () => {
    const dialog = await open(/^Picture 2 of 3, larger: Folded/);
    expect(words(dialog)).toBe('2 of 3, 100 %');
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('grows and shrinks by buttons, keys, wheel and double click, between 100 and 500 %', async () => {
    const dialog = await open(/^Picture 1 of 3, larger/);
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }));
    expect(words(dialog)).toBe('1 of 3, 150 %');
    await userEvent.keyboard('+');
    expect(words(dialog)).toBe('1 of 3, 225 %');
    await userEvent.keyboard('-');
    await userEvent.click(dialog.getByRole('button', { name: 'Smaller' }));
    expect(words(dialog)).toBe('1 of 3, 100 %');
    fireEvent.wheel(dialog.getByAltText('From the front'), { deltaY: -300 });
    expect(words(dialog)).toBe('1 of 3, 272 %');
    await userEvent.keyboard('+++');
    expect(words(dialog)).toBe('1 of 3, 500 %');
    await userEvent.keyboard('0');
    expect(words(dialog)).toBe('1 of 3, 100 %');
    await userEvent.dblClick(dialog.getByAltText('From the front'));
    expect(words(dialog)).toBe('1 of 3, 250 %');
  });

  it('gives way to the next by arrow keys while it is whole; another one begins whole', async () => {
    const dialog = await open(/^Picture 1 of 3, larger/);
    Element.prototype.scrollBy = vi.fn();
    await userEvent.keyboard('+{ArrowRight}');
    expect(words(dialog)).toBe('1 of 3, 150 %');
    expect(Element.prototype.scrollBy).toHaveBeenCalledWith(60, 0);
    await userEvent.keyboard('0{ArrowRight}');
    expect(words(dialog)).toBe('2 of 3, 100 %');
    await userEvent.keyboard('+');
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(words(dialog)).toBe('3 of 3, 100 %');
  });

  it('stays as large as it was made while it is still scrolling into view', async () => {
    const dialog = await open(/^Picture 3 of 3, larger/);
    const slides = dialog.getByRole('list');
    Element.prototype.scrollTo = vi.fn() as never;
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }));
    slides.scrollLeft = 700;
    fireEvent.scroll(slides);
    slides.scrollLeft = 400;
    fireEvent.scroll(slides);
    expect(words(dialog)).toBe('2 of 3, 150 %');
  });

  it('leaves the gallery at the picture that was seen last', async () => {
    await open(/^Picture 1 of 3, larger/);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(count()).toBe('2 of 3');
  });
});
