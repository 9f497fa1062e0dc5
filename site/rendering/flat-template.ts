import { escapeHTML, HTMLString, renderTemplate } from 'astro/runtime/server/index.js';

export type Template = ReturnType<typeof renderTemplate>;

const isTemplate: unique symbol = Symbol.for('astro.renderTemplateResult') as never;
const isHtml: unique symbol = Symbol.for('astro:html-string') as never;
const isSlotHtml: unique symbol = Symbol.for('astro:slot-string') as never;

interface Known {
  [isTemplate]?: true;
  [isHtml]?: true;
  [isSlotHtml]?: true;
}

/** A template of Astro in which whatever is known already has become text: what is left of `expressions` has to wait. */
export function flatTemplate(htmlParts: TemplateStringsArray, ...expressions: unknown[]): Template {
  const flat = new Flat(htmlParts[0]!);
  for (let i = 0; i < expressions.length; i += 1) {
    flat.add(expressions[i]);
    flat.addText(htmlParts[i + 1]!);
  }
  return flat.template();
}

/**
 * A text ends here and another begins. One with an apostrophe or a dash takes two bytes for each of its letters, and V8 makes a whole
 * page of such text ten times as slowly as the same in pieces.
 */
const textMax = 8_000;

class Flat {
  #text: string;
  readonly #parts: string[] = [];
  readonly #waiting: unknown[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  addText(text: string): void {
    this.#text += text;
    if (this.#text.length > textMax) this.#wait(null);
  }

  add(value: unknown): void {
    if (typeof value === 'string') this.addText(escapeHTML(value));
    else if (value === null || value === undefined || value === false) return;
    else if (typeof value === 'object') this.#addObject(value);
    else if (typeof value === 'function') this.#wait(value);
    else this.addText(String(value));
  }

  #addObject(value: Known): void {
    if (value[isTemplate]) {
      const { htmlParts, expressions } = value as unknown as Template;
      this.#text += htmlParts[0]!;
      for (let i = 0; i < expressions.length; i += 1) {
        this.#wait(expressions[i]);
        this.#text += htmlParts[i + 1]!;
      }
    } else if (value[isHtml] && !value[isSlotHtml]) this.addText(value.toString());
    else if (Array.isArray(value)) for (const one of value) this.add(one);
    else this.#wait(value);
  }

  #wait(value: unknown): void {
    // It is waited for when the page is written. Should the page fail before, nobody hears of this.
    if (value instanceof Promise) value.catch(() => {});
    this.#parts.push(this.#text);
    this.#waiting.push(value);
    this.#text = '';
  }

  template(): Template {
    this.#parts.push(this.#text);
    return renderTemplate(this.#parts as unknown as TemplateStringsArray, ...this.#waiting);
  }
}

/** Text that is HTML already. */
export const asHtml = (text: string): HTMLString => new HTMLString(text);
