// Pages contain JSON that JSON.parse refuses: comments, trailing commas, unquoted keys, raw line breaks, truncated ends. This parser reads
// it anyway.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const MAX_DEPTH = 60;

/** The value that begins at `start`; missing closing brackets at the end are assumed. Never throws. */
export function readLooseJson(text: string, start = 0): { value: Json; end: number } | null {
  let at = start;
  let steps = 0;

  const skip = () => {
    for (;;) {
      while (at < text.length && /[\s\p{Cc};]/u.test(text[at] as string)) at++;
      if (text.startsWith('//', at)) at = endOf('\n');
      else if (text.startsWith('/*', at)) at = endOf('*/');
      else if (text.startsWith('<!--', at)) at += 4;
      else return;
    }
  };
  const endOf = (mark: string) => {
    const found = text.indexOf(mark, at);
    return found < 0 ? text.length : found + mark.length;
  };

  const readString = (quote: string): string => {
    let out = '';
    at++;
    while (at < text.length) {
      const next = text[at] as string;
      if (next === '\\') {
        out += readEscape();
        continue;
      }
      if (next === quote && closesHere()) {
        at++;
        return out;
      }
      out += next;
      at++;
    }
    return out;
  };
  // A quote inside a sentence (`24" screen`) is not the end; the end is followed by , : } ] or nothing.
  const closesHere = () => {
    let look = at + 1;
    while (look < text.length && look < at + 60 && /\s/.test(text[look] as string)) look++;
    return (
      look >= text.length ||
      /[,:}\]);+]/.test(text[look] as string) ||
      text.startsWith('//', look) ||
      text[look] === '"'
    );
  };
  const readEscape = (): string => {
    const kind = text[at + 1] ?? '';
    if (kind === 'u' && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) {
      const code = Number.parseInt(text.slice(at + 2, at + 6), 16);
      at += 6;
      return String.fromCharCode(code);
    }
    if (kind === 'x' && /^[0-9a-f]{2}$/i.test(text.slice(at + 2, at + 4))) {
      const code = Number.parseInt(text.slice(at + 2, at + 4), 16);
      at += 4;
      return String.fromCharCode(code);
    }
    at += 2;
    return { n: '\n', r: '\r', t: '\t', b: '', f: '' }[kind] ?? kind;
  };

  const readBareWord = (): string => {
    const word = /[^\s,:{}[\]()"';]*/y;
    word.lastIndex = at;
    const found = word.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };

  const readObject = (depth: number): Json => {
    const object: { [key: string]: Json } = {};
    at++;
    while (at < text.length) {
      skip();
      const next = text[at];
      if (next === '}') {
        at++;
        return object;
      }
      if (next === ',') {
        at++;
        continue;
      }
      if (next === undefined || next === ']') return object;
      const key = next === '"' || next === "'" ? readString(next) : readBareWord();
      skip();
      if (text[at] !== ':') {
        if (!key) at++;
        continue;
      }
      at++;
      const value = readValue(depth + 1);
      if (key !== '__proto__' && value !== undefined) object[key] = value;
    }
    return object;
  };

  const readArray = (depth: number): Json => {
    const list: Json[] = [];
    at++;
    while (at < text.length) {
      skip();
      const next = text[at];
      if (next === ']') {
        at++;
        return list;
      }
      if (next === ',') {
        at++;
        continue;
      }
      if (next === undefined || next === '}') return list;
      const before = at;
      const value = readValue(depth + 1);
      if (value !== undefined) list.push(value);
      if (at === before) at++;
    }
    return list;
  };

  const readValue = (depth: number): Json | undefined => {
    skip();
    if (depth > MAX_DEPTH || ++steps > 400_000) {
      at = text.length;
      return undefined;
    }
    const next = text[at];
    if (next === '{') return readObject(depth);
    if (next === '[') return readArray(depth);
    if (next === '"' || next === "'" || next === '`') return readString(next);
    const word = readBareWord();
    if (word === 'true' || word === '!0') return true;
    if (word === 'false' || word === '!1') return false;
    if (word === 'null' || word === 'undefined' || word === '') return word === '' ? undefined : null;
    if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(word)) return Number(word);
    // Code, not data: step over a call such as parseFloat("12") so that the rest can still be read.
    if (text[at] === '(') at = endOf(')');
    return null;
  };

  skip();
  const first = text[at];
  if (first !== '{' && first !== '[') return null;
  const value = readValue(0);
  return value === undefined ? null : { value, end: at };
}

/** JSON.parse, and if that fails, the tolerant parser. */
export function parseLooseJson(raw: string): Json | null {
  const text = raw.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '').trim();
  if (!text) return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    const start = text.search(/[[{]/);
    return start < 0 ? null : (readLooseJson(text, start)?.value ?? null);
  }
}
