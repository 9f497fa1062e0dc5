// One endpoint is one object: server, browser, tests and the API's documentation all use the same one.

import type { FormFields } from './form-fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The types of what is sent: path parameters, query, JSON body, and the response. A part that is absent does not exist. */
export interface Wire {
  params?: object;
  query?: object;
  body?: object;
  response: unknown;
  /** What the server's handler receives after parsing: defaults filled in, strings converted to numbers. */
  parsed?: object;
}

export interface Endpoint<W extends Wire = Wire> {
  readonly method: Method;
  /** As in the documentation: /api/v3/registries/{id} */
  readonly path: string;
  /** The body from the fields of a form, with and without script; every field as text when left out. */
  readonly typed?: ((fields: FormFields) => object) | undefined;
  /** Carries the types only; never set. */
  readonly wire?: W;
}

type Part<W, K extends string> = K extends keyof W ? { [P in K]: W[P & keyof W] } : unknown;
type OptionalPart<W, K extends string> = K extends keyof W
  ? object extends W[K & keyof W]
    ? { [P in K]?: W[P & keyof W] }
    : { [P in K]: W[P & keyof W] }
  : unknown;

export type InputOf<E> =
  E extends Endpoint<infer W> ? Part<W, 'params'> & OptionalPart<W, 'query'> & OptionalPart<W, 'body'> : never;
export type OutputOf<E> = E extends Endpoint<infer W> ? W['response'] : never;

// The bundler leaves out the endpoints that a page does not use, and what reads their forms.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<W extends Wire>(method: Method, path: string, typed?: Endpoint['typed']): Endpoint<W> {
  return { method, path, ...(typed && { typed }) };
}

export const typedBody = ({ typed }: Pick<Endpoint, 'typed'>, fields: FormFields): object =>
  typed ? typed(fields) : fields.texts();

export const isSafe = (method: Method): boolean => method === 'GET';

type AnyInput = { params?: object; query?: object };

/**
 * The URL of a call: parameters filled in and encoded, query appended (a list repeats its key; undefined is left out).
 * @throws {Error} when a parameter is missing, because an incomplete path would reach another endpoint.
 */
export function addressOf(target: { path: string }, input: AnyInput = {}): string {
  const params = (input.params ?? {}) as Record<string, string | number | undefined>;
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${target.path} requires ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one));
    }
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
