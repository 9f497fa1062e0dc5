import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { faultsOf, fuzz, fuzzServer } from './fuzz.ts';
import { Findings } from './proof.ts';

/** Together the size of the table; each engine gets its own requests. */
const size = Math.ceil(fuzz.sizes.withTests / engines.length);

describe.each(engines)('hostile requests on %s', (engine) => {
  it('get no fault of ours, no stack trace, no silence and no refusal without a code', async () => {
    const found = new Findings();
    await fuzzServer(engine, size, engine === 'sqlite' ? 1 : 2, found);
    expect(found.faults).toEqual([]);
    expect(found.done).toBe(size);
    expect(Number(found.figures['2xx'])).toBeGreaterThan(size / 50);
  }, 600_000);
});

describe('the fuzzer', () => {
  it('would catch a handler that throws at what it did not expect', async () => {
    const found = new Findings();
    await fuzzServer('sqlite', 1_500, 1, found, 'trusts-input');
    expect(found.faults.join('\n')).toMatch(/answered 500/);
  }, 600_000);

  it('knows a bad answer when it sees one', () => {
    const answer = { headers: { 'content-type': 'application/problem+json' }, status: 422, text: '' };
    const problem = (value: object) => ({ ...answer, text: JSON.stringify(value) });
    expect(faultsOf({ ...answer, status: 500, text: 'Error\n    at run (/srv/app.ts:3:7)' }, 'GET')).toHaveLength(2);
    expect(faultsOf({ headers: {}, status: 404, text: 'Cannot GET /' }, 'GET')).toHaveLength(1);
    expect(faultsOf(problem({ code: 'made-up' }), 'GET')).toHaveLength(1);
    expect(faultsOf(problem({ code: 'invalid-input', fields: [] }), 'GET')).toHaveLength(1);
    expect(
      faultsOf(problem({ code: 'invalid-input', fields: [{ field: 'body.note', message: 'is too long' }] }), 'GET'),
    ).toEqual([]);
  });
});
