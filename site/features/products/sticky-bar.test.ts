import { beforeEach, expect, it, vi } from 'vitest';
import './sticky-bar.element.ts';

let tell: (isIntersecting: boolean) => void = () => undefined;
const watched: Element[] = [];

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => seen([{ isIntersecting }]);
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {
        watched.length = 0;
      }
    },
  );
});

it('is away, for fingers and for keys, while what it repeats is in sight, and there otherwise', () => {
  document.body.innerHTML = '<div id="add"></div><sticky-bar data-for="add"><button>Add</button></sticky-bar>';
  const bar = document.querySelector<HTMLElement>('sticky-bar')!;
  expect(watched).toEqual([document.getElementById('add')]);
  tell(true);
  expect([bar.hasAttribute('data-away'), bar.inert]).toEqual([true, true]);
  tell(false);
  expect([bar.hasAttribute('data-away'), bar.inert]).toEqual([false, false]);
  bar.remove();
  expect(watched).toEqual([]);
});

it('stays where there is nothing that it repeats', () => {
  document.body.innerHTML = '<sticky-bar data-for="add"></sticky-bar>';
  expect([document.querySelector('sticky-bar')!.hasAttribute('data-away'), watched]).toEqual([false, []]);
});
