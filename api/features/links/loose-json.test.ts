import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLooseJson, readLooseJson } from './loose-json.ts';

describe('JSON that pages carry', () => {
  it.each([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['bare keys and single quotes', "{a:1,'b':'two'}", { a: 1, b: 'two' }],
    ['comments', '{/* one */"a":1,// two\n"b":2}', { a: 1, b: 2 }],
    ['raw line ends in a text', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
    ['a quote inside a text', '{"a":"24" screen","b":1}', { a: '24" screen', b: 1 }],
    ['a wrong escape', '{"a":"it\\\'s"}', { a: "it's" }],
    ['a cut-off end', '{"a":{"b":[1,2', { a: { b: [1, 2] } }],
    ['values of code', '{a:undefined,b:!0,c:parseFloat("1")}', { a: null, b: true, c: null }],
    ['comment marks around it', '<!--\n{"a":1}\n-->', { a: 1 }],
    ['text before it', 'window.state = {"a":1};', { a: 1 }],
  ])('is read in spite of %s', (_what, raw, value) => {
    expect(parseLooseJson(raw)).toEqual(value);
  });

  it('is read as JSON.parse reads it when nothing is wrong', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          fc.jsonValue(),
        ),
        (object) => {
          expect(parseLooseJson(JSON.stringify(object))).toEqual(JSON.parse(JSON.stringify(object)));
        },
      ),
    );
  });

  it('ends and never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '\\', 'a', '1', '/', '*', '\n', '('),
        }),
        (text) => {
          expect(() => readLooseJson(`{${text}`)).not.toThrow();
        },
      ),
      { numRuns: 3000 },
    );
    expect(() => parseLooseJson('['.repeat(200_000))).not.toThrow();
  });

  it('gives no object a foreign prototype', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    parseLooseJson('{a:1,"__proto__":{"polluted":1}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
