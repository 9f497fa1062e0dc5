import { chunkToString } from 'astro/runtime/server/index.js';
import type { Template } from './flat-template.ts';

type Result = Parameters<typeof chunkToString>[0];

const isInstruction: unique symbol = Symbol.for('astro:render') as never;

/** Where pages are written before their length is known; a page is done before the next begins. */
let scratch: Buffer = Buffer.allocUnsafeSlow(262_144);

/** A page without anything to wait for, as bytes; null for another one, which Astro writes. */
export function pageBytes(result: Result, { htmlParts, expressions }: Template): Buffer | null {
  if (result._metadata.routeHasPropagation || !expressions.every(isKnown)) return null;
  let length = 0;
  const write = (text: string) => {
    // A letter takes three bytes at most.
    if (length + text.length * 3 > scratch.length) scratch = larger(length + text.length * 3);
    length += scratch.write(text, length);
  };
  if (!/<!doctype html/i.test(htmlParts[0]!)) write('<!DOCTYPE html>');
  for (let i = 0; i < htmlParts.length; i += 1) {
    write(htmlParts[i]!);
    const instruction = expressions[i];
    if (instruction) write(String(chunkToString(result, instruction)));
  }
  const page = Buffer.allocUnsafeSlow(length);
  scratch.copy(page, 0, 0, length);
  return page;
}

const isKnown = (value: unknown): boolean =>
  value === null || (value as { [isInstruction]?: boolean })[isInstruction] === true;

function larger(bytes: number): Buffer {
  const next = Buffer.allocUnsafeSlow(bytes * 2);
  scratch.copy(next);
  return next;
}
