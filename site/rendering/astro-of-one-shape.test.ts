import { describe, expect, it } from 'vitest';
import { astroOfOneShape } from './astro-of-one-shape.ts';

const slotsKey = Symbol('slots');

/** As Astro makes them: children of an object that is new for each page. */
function pageAt(path: string) {
  const page = {
    url: new URL(path, 'http://shop.example'),
    get slots() {
      return (this as unknown as Record<symbol, object>)[slotsKey];
    },
  };
  return ((props: object, slots: object) =>
    Object.defineProperty(Object.assign(Object.create(page), { props, self: null }), slotsKey, {
      value: slots,
    })) as never;
}

describe('what a component knows as Astro', () => {
  const first = astroOfOneShape(pageAt('/a'));
  const second = astroOfOneShape(pageAt('/b'));

  it('is of its page and its component', () => {
    const slots = { default: () => 'x' };
    const [a, b] = [first({ n: 1 }, slots as never), second({ n: 2 }, {})];
    expect([a.url.pathname, a.props, a.slots]).toEqual(['/a', { n: 1 }, slots]);
    expect([b.url.pathname, b.props, b.slots]).toEqual(['/b', { n: 2 }, {}]);
  });

  it('can be told which component it is', () => {
    const astro = first({}, {}) as { self: unknown };
    astro.self = pageAt;
    expect(astro.self).toBe(pageAt);
  });

  it('is of one class, whatever the page', () => {
    expect(Object.getPrototypeOf(first({}, {}))).toBe(Object.getPrototypeOf(second({}, {})));
  });
});
