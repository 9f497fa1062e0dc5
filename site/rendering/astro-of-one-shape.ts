import type { renderToString } from 'astro/runtime/server/index.js';

type Result = Parameters<typeof renderToString>[0];
type MakeAstro = Result['createAstro'];
type Page = Record<string, unknown>;

/**
 * Makes what a component knows as `Astro`. Astro makes each the child of an object that is new for every page, so that V8 never learns
 * what one looks like; here all of all pages are of one class, which asks its page.
 */
export function astroOfOneShape(make: MakeAstro): MakeAstro {
  const first = make({}, {});
  const page = Object.getPrototypeOf(first) as Page;
  shape ??= shapeOf(page, Object.getOwnPropertySymbols(first)[0]!);
  const Shape = shape;
  return ((props, slots) => new Shape(page, props, slots)) as MakeAstro;
}

type Shape = new (page: Page, props: object, slots: object | null) => object;

let shape: Shape | undefined;

/** Every page has the same things to be asked for. */
function shapeOf(page: Page, slotsKey: symbol): Shape {
  class Astro {
    readonly page: Page;
    readonly props: object;
    [key: symbol]: unknown;
    self: unknown = null;

    constructor(ofPage: Page, props: object, slots: object | null) {
      this.page = ofPage;
      this.props = props;
      this[slotsKey] = slots;
    }
  }
  for (const name of Object.keys(page)) {
    const get =
      name === 'slots'
        ? // Of this component, not of the page.
          function (this: Astro) {
            return Reflect.get(this.page, name, this);
          }
        : function (this: Astro) {
            return this.page[name];
          };
    Object.defineProperty(Astro.prototype, name, { get });
  }
  return Astro;
}
