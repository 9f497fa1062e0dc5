/**
 * Astro's runtime, but for one thing: a custom element, or a tag whose name is computed, is written as the element that it is.
 * Astro takes it for a component of some framework, asks every renderer for it and waits; from the first such tag on, nothing of
 * a page is written directly any more, which was half of the work of a product page.
 */
import {
  addAttribute,
  render,
  renderComponent as renderComponentOfAstro,
  spreadAttributes,
  unescapeHTML,
} from 'astro/compiler-runtime';

export * from 'astro/compiler-runtime';

type RenderComponent = typeof renderComponentOfAstro;
type Slots = NonNullable<Parameters<RenderComponent>[4]>;

const plainTag = /^[a-z][a-z0-9-]*$/;
const voidTag = /^(area|base|br|col|command|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;
const instruction = /^(client|server|set|define|transition):/;

export const renderComponent: RenderComponent = (result, name, Component, props, slots = {}) =>
  typeof Component === 'string' && isPlain(Component, props)
    ? renderElement(result, Component, props, slots)
    : renderComponentOfAstro(result, name, Component, props, slots);

function isPlain(tag: string, props: object): boolean {
  if (!plainTag.test(tag) || voidTag.test(tag) || ('class' in props && 'class:list' in props)) return false;
  return !Object.keys(props).some((key) => instruction.test(key));
}

function renderElement(result: Parameters<RenderComponent>[0], tag: string, props: object, slots: Slots) {
  const { 'class:list': classes, ...rest } = props as Record<string, unknown>;
  const open = `<${tag}${spreadAttributes(rest, tag)}${addAttribute(classes, 'class:list')}>`;
  const children = Object.values(slots).map((slot) => slot(result));
  return render`${unescapeHTML(open)}${children}${unescapeHTML(`</${tag}>`)}`;
}
