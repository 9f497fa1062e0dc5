import { openModal } from '#site/ui/after-paint.ts';
import { iconButtonClass } from '#site/ui/classes.ts';
import { distanceOf, middleOf, type Point, panBy, wholeView, type ZoomView, zoomBy, zoomStep } from './zoom-view.ts';

interface Picture {
  url: string;
  alt: string;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const panPixels = 60;
/** Closer than this a press without a movement is a tap. */
const tapPixels = 6;
const doubleTapMs = 320;

/**
 * Shows pictures large: pinch, wheel, buttons, keys and a double tap change the size, a drag or the arrows move what is larger than
 * its window, and else the arrows lead to the next. `onClose` is told which one was seen last.
 */
export function openZoom(pictures: readonly Picture[], start: number, onClose: (last: number) => void): void {
  let at = start;
  let view: ZoomView = wholeView;
  const dialog = document.createElement('dialog');
  dialog.className = 'm-0 size-full max-h-none max-w-none bg-paper text-ink open:flex flex-col';
  dialog.setAttribute('aria-label', 'Pictures, large');
  const image = document.createElement('img');
  image.className = 'pointer-events-none size-full select-none rounded-card bg-picture object-contain';
  image.draggable = false;
  const frame = document.createElement('div');
  frame.className =
    'relative mx-auto grid aspect-square min-h-0 max-w-full flex-1 touch-none cursor-grab overflow-hidden rounded-card';
  frame.append(image);
  const words = document.createElement('p');
  words.className = 'min-w-24 text-center text-sm tabular-nums';
  words.setAttribute('role', 'status');
  const bar = document.createElement('div');
  bar.className = 'flex flex-wrap items-center justify-center gap-1 p-2';
  const add = (label: string, sign: string, run: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `${iconButtonClass} text-xl`;
    button.ariaLabel = label;
    button.textContent = sign;
    button.addEventListener('click', run);
    bar.append(button);
    return button;
  };

  const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const paint = () => {
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    const many = pictures.length > 1 ? `${at + 1} of ${pictures.length}, ` : '';
    words.textContent = `${many}${Math.round(view.scale * 100)} %`;
    smaller.ariaDisabled = String(view.scale <= 1);
    if (before) before.ariaDisabled = String(at === 0);
    if (next) next.ariaDisabled = String(at === pictures.length - 1);
  };
  const set = (changed: ZoomView) => {
    view = changed;
    paint();
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => set(zoomBy(view, factor, point, size()));
  const goTo = (index: number) => {
    if (index < 0 || index >= pictures.length) return;
    at = index;
    image.src = pictures[at]!.url;
    image.alt = pictures[at]!.alt;
    set(wholeView);
  };

  const several = pictures.length > 1;
  const before = several ? add('Picture before', '‹', () => goTo(at - 1)) : null;
  const smaller = add('Smaller', '−', () => zoom(1 / zoomStep));
  bar.append(words);
  add('Larger', '+', () => zoom(zoomStep));
  const next = several ? add('Next picture', '›', () => goTo(at + 1)) : null;
  const close = add('Close', '✕', () => dialog.close());

  dialog.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key === '0') set(wholeView);
    else if (arrow === undefined) return;
    else if (view.scale > 1) set(panBy(view, { x: arrow.x * panPixels, y: arrow.y * panPixels }, size()));
    else if (arrow.x !== 0) goTo(at - arrow.x);
    event.preventDefault();
  });
  frame.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), fromMiddle(frame, event));
  });
  followPointers(frame, {
    pan: (by) => set(panBy(view, by, size())),
    pinch: (factor, point) => zoom(factor, point),
    doubleTap: (point) => (view.scale > 1 ? set(wholeView) : zoom(2.5, point)),
    swipe: (direction) => view.scale === 1 && goTo(at + direction),
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose(at);
  });
  dialog.append(frame, bar);
  document.body.append(dialog);
  void openModal(dialog).then(() => close.focus());
  goTo(start);
}

const fromMiddle = (frame: HTMLElement, { clientX, clientY }: MouseEvent): Point => {
  const box = frame.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
};

interface Gestures {
  pan(by: Point): void;
  pinch(factor: number, at: Point): void;
  doubleTap(at: Point): void;
  /** 1 to the next picture, -1 to the one before. */
  swipe(direction: 1 | -1): void;
}

function followPointers(frame: HTMLElement, gestures: Gestures): void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let lastTapMs = 0;
  frame.addEventListener('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId);
    down.set(event.pointerId, fromMiddle(frame, event));
    start = down.size === 1 ? fromMiddle(frame, event) : null;
  });
  frame.addEventListener('pointermove', (event) => {
    const was = down.get(event.pointerId);
    if (was === undefined) return;
    const is = fromMiddle(frame, event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, is);
    if (other === undefined) return gestures.pan({ x: is.x - was.x, y: is.y - was.y });
    const before = distanceOf(was, other);
    if (before > 0) gestures.pinch(distanceOf(is, other) / before, middleOf(is, other));
  });
  const lift = (event: PointerEvent) => {
    const end = fromMiddle(frame, event);
    down.delete(event.pointerId);
    if (start === null || event.type === 'pointercancel') return;
    const across = end.x - start.x;
    if (distanceOf(start, end) < tapPixels) {
      const isSecond = event.timeStamp - lastTapMs < doubleTapMs;
      lastTapMs = isSecond ? 0 : event.timeStamp;
      if (isSecond) gestures.doubleTap(end);
    } else if (Math.abs(across) > frame.clientWidth / 5 && Math.abs(across) > Math.abs(end.y - start.y) * 2) {
      gestures.swipe(across < 0 ? 1 : -1);
    }
    start = null;
  };
  frame.addEventListener('pointerup', lift);
  frame.addEventListener('pointercancel', lift);
}
