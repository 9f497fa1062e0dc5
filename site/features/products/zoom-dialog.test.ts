import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openZoom } from './zoom-dialog.ts';

const pictures = [
  { url: '/p1.svg', alt: 'From the front' },
  { url: '/p2.svg', alt: 'Folded' },
  { url: '/p3.svg', alt: 'In use' },
];
const onClose = vi.fn();
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const words = () => find('dialog [role=status]').textContent;
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const press = (key: string) => find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const frame = () => find('dialog > div');
const moved = () => find('dialog img').style.transform;

/** A finger, or one of two; at is from the left upper corner of a window of 400 by 400. */
function finger(type: string, pointerId: number, [clientX, clientY]: [number, number], timeStamp = 0): void {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
  Object.defineProperty(event, 'pointerId', { value: pointerId });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  frame().dispatchEvent(event);
}

beforeEach(() => {
  onClose.mockReset();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => document.body.replaceChildren());

describe('a picture shown large', () => {
  it('is the one that was pressed, with its words, and says which of how many and how large', async () => {
    openZoom(pictures, 1, onClose);
    expect([
      find<HTMLImageElement>('dialog img').getAttribute('src'),
      find<HTMLImageElement>('dialog img').alt,
    ]).toEqual(['/p2.svg', 'Folded']);
    expect(words()).toBe('2 of 3, 100 %');
    expect(find('dialog').ariaLabel).toBe('Pictures, large');
    // It is painted first, and has the focus a frame later.
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Close')));
    expect([button('Picture before'), button('Smaller')].map((one) => one!.ariaDisabled)).toEqual(['false', 'true']);
  });

  it('is changed in size by buttons and keys, and left alone by other keys', () => {
    openZoom(pictures, 0, onClose);
    button('Larger')!.click();
    expect(words()).toBe('1 of 3, 150 %');
    press('+');
    expect(words()).toBe('1 of 3, 225 %');
    press('=');
    press('-');
    button('Smaller')!.click();
    expect(words()).toBe('1 of 3, 150 %');
    press('a');
    expect(words()).toBe('1 of 3, 150 %');
    press('0');
    expect(words()).toBe('1 of 3, 100 %');
  });

  it('follows arrow keys: to the next while it is whole, and under its window while it is larger', () => {
    openZoom(pictures, 0, onClose);
    press('ArrowLeft');
    expect(words()).toBe('1 of 3, 100 %');
    press('ArrowRight');
    expect(words()).toBe('2 of 3, 100 %');
    press('+');
    press('ArrowRight');
    expect(words()).toBe('2 of 3, 150 %');
    expect(moved()).toMatch(/^translate\(-60px/);
    press('ArrowUp');
    expect(moved()).toBe('translate(-60px, 60px) scale(1.5)');
  });

  it('comes whole after another, and ends where the pictures do', () => {
    openZoom(pictures, 1, onClose);
    press('+');
    button('Next picture')!.click();
    expect(words()).toBe('3 of 3, 100 %');
    expect(moved()).toMatch(/scale\(1\)$/);
    expect(button('Next picture')!.ariaDisabled).toBe('true');
    button('Next picture')!.click();
    expect([words(), find<HTMLImageElement>('dialog img').alt]).toEqual(['3 of 3, 100 %', 'In use']);
  });

  it('is large after two taps and whole after two more; two slow ones are nothing', () => {
    openZoom(pictures, 0, onClose);
    const tap = (at: number) => {
      finger('pointerdown', 1, [200, 200], at);
      finger('pointerup', 1, [200, 200], at);
    };
    tap(1000);
    tap(1400);
    expect(words()).toBe('1 of 3, 100 %');
    tap(1500);
    expect(words()).toBe('1 of 3, 250 %');
    tap(2000);
    tap(2100);
    expect(words()).toBe('1 of 3, 100 %');
  });

  it('follows one finger to the next picture, and two fingers in size', () => {
    openZoom(pictures, 1, onClose);
    const swipe = (from: [number, number], to: [number, number]) => {
      finger('pointerdown', 1, from);
      finger('pointermove', 1, to);
      finger('pointerup', 1, to);
    };
    swipe([300, 200], [100, 210]);
    expect(words()).toBe('3 of 3, 100 %');
    swipe([100, 200], [300, 210]);
    expect(words()).toBe('2 of 3, 100 %');
    swipe([300, 100], [100, 300]);
    expect(words()).toBe('2 of 3, 100 %');
    finger('pointerdown', 1, [150, 200]);
    finger('pointerdown', 2, [250, 200]);
    finger('pointermove', 2, [350, 200]);
    expect(words()).toBe('2 of 3, 200 %');
  });

  it('is changed by the wheel, about where it points', () => {
    openZoom(pictures, 0, onClose);
    frame().dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 200, cancelable: true }));
    expect(words()).toBe('1 of 3, 272 %');
  });

  it('says which was seen last when it goes, and leaves nothing behind', () => {
    openZoom(pictures, 0, onClose);
    press('ArrowRight');
    button('Close')!.click();
    expect([onClose.mock.calls, document.querySelector('dialog')]).toEqual([[[1]], null]);
  });

  it('has no way to others where it is alone', () => {
    openZoom(pictures.slice(0, 1), 0, onClose);
    expect([button('Picture before'), button('Next picture'), words()]).toEqual([null, null, '100 %']);
  });
});
