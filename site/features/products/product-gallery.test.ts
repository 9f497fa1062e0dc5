import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import Gallery from './Gallery.astro';
import './product-gallery.element.ts';

const openZoom = vi.hoisted(() => vi.fn());
vi.mock('./zoom-dialog.ts', () => ({ openZoom }));

const slide = (at: number) =>
  `<li id="picture-${at}"><a href="/p${at}.svg" data-zoom><img src="/p${at}.svg" alt="Picture ${at}"></a></li>`;
const thumb = (at: number) => `<li><a href="#picture-${at}">${at}</a></li>`;
const open = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  document.body.innerHTML = `<product-gallery><ul data-slides>${all.map(slide).join('')}</ul>
    <div data-steps class="hidden"><button type="button" data-step="-1"></button><button type="button" data-step="1"></button></div>
    <p data-count hidden role="status"></p><ul data-thumbs>${all.map(thumb).join('')}</ul></product-gallery>`;
  const slides = find('[data-slides]');
  Object.defineProperty(slides, 'clientWidth', { value: 300 });
  slides.scrollTo = (({ left, behavior }: ScrollToOptions) => {
    scrolled(behavior);
    slides.scrollLeft = left!;
    slides.dispatchEvent(new Event('pictures-changed', { bubbles: true }));
  }) as typeof slides.scrollTo;
};
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const count = () => find('[data-count]').textContent;

let isCalm = true;
const scrolled = vi.fn();
beforeEach(() => {
  isCalm = true;
  openZoom.mockReset();
  scrolled.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});

describe('the pictures of a product', () => {
  it('are links to their files, and a press before their script waits for it', async () => {
    await showPart(Gallery, { pictures: [{ url: '/p1.svg', alt: 'From the front' }] });
    const link = find<HTMLAnchorElement>('product-gallery a[data-zoom]');
    expect([link.getAttribute('href'), link.dataset.hold]).toEqual(['/p1.svg', '']);
  });

  it('are counted, and their arrows end where the pictures do', () => {
    open(3);
    expect([find('[data-count]').hidden, count()]).toEqual([false, '1 of 3']);
    expect(find('[data-step="-1"]').ariaDisabled).toBe('true');
    find('[data-step="1"]').click();
    find('[data-step="1"]').click();
    expect(count()).toBe('3 of 3');
    expect(find('[data-step="1"]').ariaDisabled).toBe('true');
    find('[data-step="1"]').click();
    expect(count()).toBe('3 of 3');
  });

  it('are led to by the small ones, which say which is shown, without a step in the history', () => {
    open(3);
    const steps = history.length;
    find('[data-thumbs] li:nth-child(2) a').click();
    expect(count()).toBe('2 of 3');
    expect([...document.querySelectorAll('[data-thumbs] [aria-current]')].map((one) => one.textContent)).toEqual(['2']);
    expect([location.hash, history.length]).toEqual(['', steps]);
  });

  it('have neither count nor arrows when there is one', () => {
    open(1);
    expect(find('[data-count]').hidden).toBe(true);
    expect(find('[data-steps]').hidden).toBe(true);
  });

  it('are shown large from the one that was pressed, and the one seen last is in sight after it', async () => {
    open(3);
    find('[data-slides] li:nth-child(2) a').click();
    await vi.waitFor(() => expect(openZoom).toHaveBeenCalledOnce());
    const [pictures, at, onClose] = openZoom.mock.calls[0]!;
    expect(pictures.map(({ alt }: { alt: string }) => alt)).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
    expect(at).toBe(1);
    onClose(2);
    expect(count()).toBe('3 of 3');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('are left to the browser where another window is meant: %s', (key) => {
    open(3);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    let isTaken: boolean | undefined;
    // A test has no other window to open.
    const atLast = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', atLast, { once: true });
    find('[data-slides] a').dispatchEvent(press);
    expect(isTaken).toBe(false);
  });

  it('glide, and stand at once for who wishes no motion', () => {
    open(3);
    find('[data-step="1"]').click();
    isCalm = false;
    find('[data-step="1"]').click();
    expect(scrolled.mock.calls).toEqual([['instant'], ['smooth']]);
  });
});
