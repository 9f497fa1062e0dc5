import { routes } from '#api/routes.ts';
import { type ProblemCode, problems } from '#contracts/problems.ts';
import type { Engine } from '../test-app.ts';
import { createStore, startApi } from './api-process.ts';
import { type HostileRequest, hostileRequest, type KnownThings } from './hostile-requests.ts';
import type { Plant } from './planted.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';
import { addIdea, reservationOf, signUpOwner } from './shop-over-wire.ts';
import { cookiesOf, Wire, type WireAnswer } from './wire.ts';

const atOnce = 24;
const hangMs = 10_000;
/** Hashing a password costs as much as a hundred other calls. */
const hashingShare = 0.02;

export const fuzz: Proof = {
  name: 'fuzz',
  proves:
    'no request, however broken, gets a fault of ours, a stack trace, no answer, or a refusal without a known code',
  unit: 'requests',
  sizes: { withTests: 20_000, longRun: 1_000_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const [i, engine] of engines.entries())
      await fuzzServer(engine, Math.ceil(size / engines.length), seed + i, found);
    return found;
  },
};

export async function fuzzServer(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  plant?: Plant,
): Promise<void> {
  const random = new Seeded(seed);
  const store = await createStore(engine);
  const api = await startApi({ ...store.api, ...(plant ? { plant } : {}) });
  const wire = new Wire(api.origin, atOnce);
  const startedMs = performance.now();
  try {
    const known = await createThings(wire);
    const cheap = routes.filter((route) => !hashes(route));
    let sent = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < size && api.isRunning()) {
          sent += 1;
          const route = random.pick(random.chance(hashingShare) ? routes : cheap);
          const request = hostileRequest(route, known, random);
          await ask(wire, request, found);
          found.done += 1;
        }
      }),
    );
    const alive = await wire.send('GET', '/api/health').catch((error: Error) => ({ status: 0, text: error.message }));
    if (alive.status !== 200) found.fault(`${engine}: the server does not answer any more: ${alive.text}`);
    for (const complaint of api.complaints.slice(0, 10)) found.fault(`${engine}: logged ${complaint.slice(0, 700)}`);
    found.figures[`${engine}: requests a second`] = Math.round((size / (performance.now() - startedMs)) * 1000);
  } finally {
    wire.close();
    await api.stop();
    await store.drop();
  }
}

const hashes = ({ endpoint }: (typeof routes)[number]) =>
  endpoint.method === 'POST' && /\/user(_session)?$/.test(endpoint.path);

async function createThings(wire: Wire): Promise<KnownThings> {
  const owner = await signUpOwner(wire);
  const itemId = await addIdea(wire, owner, 99);
  const made = await wire.send('POST', `/api/v3/reg_items/${itemId}/reservations`, { body: reservationOf('Gus') });
  const registry = await wire.send('GET', `/api/v3/registries/${owner.registryId}`);
  return {
    ids: [owner.registryId, itemId, JSON.parse(made.text).reservation.id],
    slugs: [JSON.parse(registry.text).registry.slug],
    cookies: ['', owner.cookie, cookiesOf(made.headers)],
  };
}

async function ask(wire: Wire, request: HostileRequest, found: Findings): Promise<void> {
  const { method, path, headers, raw, how } = request;
  const name = `${how}: ${method} ${path.slice(0, 160)} ${String(raw ?? '').slice(0, 160)}`;
  let answer: WireAnswer;
  try {
    answer = await wire.send(method, path, { headers, ...(raw === undefined ? {} : { raw }), timeoutMs: hangMs });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // A response before the whole body was read closes the connection: the client may see nothing else.
    if (how === 'a huge body' && (code === 'EPIPE' || code === 'ECONNRESET')) {
      found.count('cut off');
      return;
    }
    if (message.includes('Invalid character')) {
      found.count('not sendable');
      return;
    }
    found.fault(`${name}: no answer (${message})`);
    return;
  }
  found.count(`${Math.floor(answer.status / 100)}xx`);
  for (const fault of faultsOf(answer, method)) found.fault(`${name}: ${fault}`);
}

export function faultsOf(answer: WireAnswer, method: string): string[] {
  const { status, text, headers } = answer;
  const faults: string[] = [];
  if (status >= 500 && status !== 503) faults.push(`answered ${status}`);
  if (
    /\n +at .+:\d+:\d+|node_modules|SQLITE_|\/api\/\w+\/[\w-]+\.ts/.test(text) &&
    !String(headers['content-type']).includes('javascript')
  )
    faults.push(`tells of its inside: ${text.slice(0, 200)}`);
  if (status < 400 || status >= 500 || method === 'HEAD') return faults;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return [...faults, `answered ${status} as ${headers['content-type'] ?? 'nothing'}: ${text.slice(0, 100)}`];
  const problem = JSON.parse(text) as { code: string; status: number; fields?: { field: string; message: string }[] };
  if (problems[problem.code as ProblemCode]?.status !== status)
    faults.push(`answered ${status} with code ${problem.code}`);
  if (problem.code === 'invalid-input') {
    if (!problem.fields?.length) faults.push('refuses input and names no field');
    for (const { field, message } of problem.fields ?? [])
      if (!/^(body|query|params|Idempotency-Key)/.test(field) || message === '')
        faults.push(`names the field "${field}"`);
  }
  return faults;
}
