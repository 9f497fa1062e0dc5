import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { HeaderLine } from './security-headers.ts';

export interface ReadyBody {
  encoding: 'br' | 'gzip' | null;
  /** Made anew by each look where it is kept packed. */
  readonly bytes: Buffer;
  /** Of `bytes`. */
  readonly length: number;
}

/** A body that is held in memory as it is sent. */
export const heldBody = (encoding: ReadyBody['encoding'], bytes: Buffer): ReadyBody => ({
  encoding,
  bytes,
  length: bytes.length,
});

/** Who reads no compressed page is rare: as many bytes as all the others together are not held for them, and unpacked in 0.2 ms. */
export const packedBody = (packed: Buffer, length: number): ReadyBody => ({
  encoding: null,
  length,
  get bytes() {
    return brotliDecompressSync(packed);
  },
});

/** An answer that needs no more thought: its headers, and its body in one or more encodings, the best first. */
export interface ReadyAnswer {
  headers: readonly HeaderLine[];
  bodies: readonly ReadyBody[];
  etag: string;
}

export type SendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  status?: number,
) => void;

/** Sends ready answers with `always` before their own headers. The list of lines is made once for each body. */
export function readySender(always: readonly HeaderLine[]): SendReady {
  const lines = new WeakMap<ReadyBody, string[]>();
  const linesOf = ({ headers, etag }: ReadyAnswer, body: ReadyBody): string[] => {
    let made = lines.get(body);
    if (made === undefined) {
      const encoding: HeaderLine[] = body.encoding === null ? [] : [['Content-Encoding', body.encoding]];
      const length: HeaderLine = ['Content-Length', String(body.length)];
      made = [...together(always, headers), ['ETag', etag] as const, ...encoding, length].flat();
      lines.set(body, made);
    }
    return made;
  };

  return (request, response, answer, status = 200) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (status === 200 && request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, [...together(always, answer.headers), ['ETag', answer.etag] as const].flat());
      response.end();
      return;
    }
    const accepted = request.headers['accept-encoding'] as string | undefined;
    const body = answer.bodies.find(({ encoding }) => encoding === null || accepted?.includes(encoding)) as ReadyBody;
    response.writeHead(status, linesOf(answer, body));
    response.end(request.method === 'HEAD' ? undefined : body.bytes);
  };
}

const policyName = 'content-security-policy';

/** An answer that has a policy of its own gets what it does not say itself of the one for all: one line instead of two. */
function together(always: readonly HeaderLine[], own: readonly HeaderLine[]): HeaderLine[] {
  const policy = own.find(isPolicy)?.[1];
  if (policy === undefined) return [...always, ...own];
  const said = new Set(directivesOf(policy).map(nameOf));
  const more = always
    .filter(isPolicy)
    .flatMap(([, all]) => directivesOf(all))
    .filter((directive) => !said.has(nameOf(directive)));
  const whole: HeaderLine = ['Content-Security-Policy', [...directivesOf(policy), ...more].join(';')];
  return [...always.filter((line) => !isPolicy(line)), whole, ...own.filter((line) => !isPolicy(line))];
}

const isPolicy = ([name]: HeaderLine): boolean => name.toLowerCase() === policyName;
const nameOf = (directive: string): string => directive.split(' ', 1)[0]!;
const directivesOf = (policy: string): string[] =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');
