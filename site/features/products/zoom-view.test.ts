import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panBy, scaleMax, wholeView, zoomBy } from './zoom-view.ts';

const size = { width: 400, height: 400 };
const middle = { x: 0, y: 0 };

describe('a picture looked at closely', () => {
  it('keeps under the finger what is under it', () => {
    const at = { x: 100, y: -50 };
    const once = zoomBy(wholeView, 2, at, size);
    // The picture's point that was at `at` is at `at` again.
    expect([(at.x - once.x) / once.scale, (at.y - once.y) / once.scale]).toEqual([100, -50]);
  });

  it('is never smaller than its window nor larger than five times', () => {
    expect(zoomBy(wholeView, 0.5, middle, size)).toEqual(wholeView);
    expect(zoomBy(wholeView, 100, middle, size).scale).toBe(scaleMax);
  });

  it('cannot be pulled off its window, and stands still when it fills it', () => {
    expect(panBy(wholeView, { x: 50, y: 50 }, size)).toEqual(wholeView);
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 200, y: -200 });
  });

  it('comes back whole, whatever was done before', () => {
    const steps = fc.array(
      fc.record({
        factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
        x: fc.integer({ min: -200, max: 200 }),
        y: fc.integer({ min: -200, max: 200 }),
      }),
    );
    fc.assert(
      fc.property(steps, (done) => {
        const view = done.reduce(
          (now, { factor, x, y }) => panBy(zoomBy(now, factor, { x, y }, size), { x, y }, size),
          wholeView,
        );
        expect(zoomBy(view, 0.001, { x: 37, y: 11 }, size)).toEqual(wholeView);
      }),
    );
  });
});
