/**
 * Astro's runtime, but for what costs most of a page. Astro makes an object of every template, component and slot, and writes them out
 * afterwards; here each is text as soon as it is known, and a template holds only what has to wait: an island, a component that awaits,
 * the head, a script that may stand on a page once. Those are Astro's as before, so bytes and order are the same.
 *
 * A custom element, or a tag whose name is computed, is written as the element that it is. Astro takes it for a component of some
 * framework, asks every renderer for it and waits.
 */
import {
  addAttribute as addAttributeOfAstro,
  Fragment,
  maybeRenderHead as maybeRenderHeadOfAstro,
  renderComponent as renderComponentOfAstro,
  renderScript as renderScriptOfAstro,
  type renderSlot as renderSlotOfAstro,
  spreadAttributes,
  unescapeHTML,
} from 'astro/compiler-runtime';
import { asHtml, flatTemplate } from './flat-template.ts';

export * from 'astro/compiler-runtime';

type RenderComponent = typeof renderComponentOfAstro;
type Result = Parameters<RenderComponent>[0];
type Slots = NonNullable<Parameters<RenderComponent>[4]>;
type Script = Awaited<ReturnType<typeof renderScriptOfAstro>>;

export const render = flatTemplate;

/** Names that are written with their value, whatever it says; Astro knows which have rules of their own. */
const plainNames = new Map<string, boolean>();
const plainNamesMax = 1_000;

function isPlainName(name: string): boolean {
  let plain = plainNames.get(name);
  if (plain === undefined) {
    plain = String(addAttributeOfAstro('x', name)) === ` ${name}="x"`;
    if (plainNames.size < plainNamesMax) plainNames.set(name, plain);
  }
  return plain;
}

export const addAttribute = ((value, name, shouldEscape = true, tag = '') => {
  if (value === undefined || value === null) return '';
  if (!shouldEscape || value === '' || (typeof value !== 'string' && typeof value !== 'number') || !isPlainName(name))
    return addAttributeOfAstro(value, name, shouldEscape, tag);
  const text = String(value);
  return asHtml(` ${name}="${text.includes('"') || text.includes('&') ? escapeAttribute(text) : text}"`);
}) as typeof addAttributeOfAstro;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const plainTag = /^[a-z][a-z0-9-]*$/;
const voidTag = /^(area|base|br|col|command|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;
const instruction = /^(client|server|set|define|transition):/;

export const renderComponent = ((result, name, Component, props, slots = {}) => {
  if (typeof Component === 'string') {
    if (isPlain(Component, props)) return renderElement(result, Component, props, slots);
  } else if (Component === Fragment) {
    return slots.default?.(result);
  } else if (isOurs(result, Component, props)) {
    return Component(result, props, slots);
  }
  return renderComponentOfAstro(result, name, Component, props, slots);
}) as RenderComponent;

/** A slot is written where it stands. */
export const renderSlot = ((result, slotted, fallback) => {
  const slot = slotted || fallback;
  return typeof slot === 'function' ? slot(result) : slot;
}) as typeof renderSlotOfAstro;

/** Every layout of ours has a head: nothing has to look for a place for one. */
export const maybeRenderHead = ((result: Result) =>
  result?._metadata.headInTree ? '' : maybeRenderHeadOfAstro()) as typeof maybeRenderHeadOfAstro;

const scripts = new Map<string, Script>();

/**
 * Where a script lies is known after the first time, and nothing waits for it then. A page is whole without its scripts, and a press
 * is held until they are there: styles, letters and the first picture come before them.
 */
export const renderScript = ((result, id) =>
  scripts.get(id) ??
  renderScriptOfAstro(result, id).then((script) => {
    const later = { ...script, content: script.content.replace(' src=', ' fetchpriority="low" src=') };
    if (!import.meta.env.DEV) scripts.set(id, later);
    return later;
  })) as typeof renderScriptOfAstro;

interface OurComponent {
  (result: Result, props: object, slots: Slots): unknown;
  isAstroComponentFactory?: boolean;
}

/** A component that can be called at once: one that styles the head from within the page, or is an island, Astro must know. */
function isOurs(result: Result, component: unknown, props: object): component is OurComponent {
  if ((component as OurComponent | null)?.isAstroComponentFactory !== true || result._metadata.routeHasPropagation)
    return false;
  for (const key in props) if (key === 'class:list' || key.startsWith('server:')) return false;
  return true;
}

function isPlain(tag: string, props: object): boolean {
  if (!plainTag.test(tag) || voidTag.test(tag) || ('class' in props && 'class:list' in props)) return false;
  for (const key in props) if (instruction.test(key)) return false;
  return true;
}

function renderElement(result: Result, tag: string, props: object, slots: Slots) {
  const { 'class:list': classes, ...rest } = props as Record<string, unknown>;
  const open = `<${tag}${spreadAttributes(rest, tag)}${addAttribute(classes, 'class:list')}>`;
  const children = Object.values(slots).map((slot) => slot(result));
  return render`${unescapeHTML(open)}${children}${unescapeHTML(`</${tag}>`)}`;
}
