import { trackEvent } from '#site/data/track.ts';
import { buttonClass, dialogClass, iconButtonClass } from '#site/ui/classes.ts';
import { make } from '#site/ui/make-element.ts';

/** The click is told of before the page goes away. */
export const leavesAfterMs = 100;
export const createBirthdayListPath = '/registry/new?type=birthday';

const pieces = 28;
const pieceColours = ['bg-accent', 'bg-star', 'bg-success', 'bg-mint', 'bg-sky', 'bg-butter'];

const cupcake =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><path class="fill-sky" d="M57 26h6v20h-6z"/><path class="fill-star" d="M60 8c6 8 6 15 0 18-6-3-6-10 0-18Z"/><path class="fill-blush stroke-accent" stroke-width="3" d="M28 66c-8-14 6-24 14-20 4-10 32-10 36 0 8-4 22 6 14 20Z"/><path class="fill-butter stroke-accent" stroke-width="3" stroke-linejoin="round" d="M28 66h64l-8 40H36Z"/><path class="stroke-accent" stroke-width="3" stroke-linecap="round" d="m46 74 3 26m22 0 3-26M60 74v26"/><g class="fill-accent"><circle cx="46" cy="56" r="3"/><circle cx="60" cy="52" r="3"/><circle cx="74" cy="57" r="3"/></g></svg>';

const closeIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

/** 'Birthday Gifts Made Easy': a cupcake, confetti where movement is welcome, a way out and a way on. */
export function openBirthdayDialog(go: (path: string) => void = (path) => location.assign(path)): void {
  const dialog = make('dialog', `${dialogClass} isolate text-center`);
  const close = make('button', `${iconButtonClass} absolute end-2 top-2`, drawing(closeIcon));
  const picture = make('span', 'mx-auto block size-30', drawing(cupcake));
  const title = make('h2', 'mt-4 text-2xl', 'Birthday Gifts Made Easy');
  const text = make(
    'p',
    'mx-auto mt-3 max-w-[34ch] text-ink-soft',
    'Dreading gifts with 100s of pieces? Create a wishlist for what they really need instead!',
  );
  const start = make('button', `${buttonClass({ size: 'large' })} mt-6`, 'Start a Birthday Wishlist');
  Object.assign(close, { type: 'button', ariaLabel: 'Close' });
  Object.assign(start, { type: 'button', autofocus: true });
  Object.assign(picture, { role: 'img', ariaLabel: 'A cupcake with a candle' });
  title.id = 'birthday-list-title';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('closedby', 'any');
  close.addEventListener('click', () => dialog.close());
  start.addEventListener(
    'click',
    () => {
      trackEvent('list_type_clicked', { listType: 'birthday', eventLocation: 'store' });
      setTimeout(() => go(createBirthdayListPath), leavesAfterMs);
    },
    { once: true },
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(picture, title, text, start, close);
  document.body.append(dialog);
  dialog.showModal();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throwConfetti(dialog);
}

const drawing = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

function throwConfetti(dialog: HTMLElement): void {
  const layer = make('div', 'pointer-events-none absolute inset-0 -z-10 overflow-hidden');
  layer.ariaHidden = 'true';
  layer.dataset.part = 'confetti';
  for (let at = 0; at < pieces; at += 1) {
    const piece = make(
      'span',
      `absolute start-1/2 top-1/4 h-3 w-1.5 rounded-full ${pieceColours[at % pieceColours.length]}`,
    );
    layer.append(piece);
    const turn = (at / pieces) * 2 * Math.PI;
    const reach = 90 + (at % 5) * 30;
    const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    piece.animate(
      [
        { transform: 'translate(0, 0) rotate(0)', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) rotate(${at * 40}deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x * 1.1}px, ${y + 160}px) rotate(${at * 80}deg)`, opacity: 0 },
      ],
      { duration: 1600 + (at % 4) * 150, easing: 'ease-out', fill: 'forwards' },
    );
  }
  dialog.append(layer);
  void Promise.all(layer.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(
    () => layer.remove(),
    () => {},
  );
}
