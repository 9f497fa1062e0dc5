import { describe, expect, it } from 'vitest';
import { findWeakTests } from './check-tests.ts';

function faultsOf(text: string, path = 'api/gift.test.ts'): string[] {
  return findWeakTests([{ path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

const GOOD = "it('adds', () => { expect(sum(1, 2)).toBe(3); });";

describe('a weak test is named', () => {
  it.each([
    ["it.only('a', () => { expect(x).toBe(1); });", '.only is for your screen'],
    ["describe.skip('a', () => {});", '.skip is for your screen'],
    ["it.todo('a');", '.todo is for your screen'],
    ["test.describe.only('a', () => {});", '.only is for your screen'],
    ["it.only.each([1])('a', () => { expect(x).toBe(1); });", '.only is for your screen'],
    ["test.fixme('a', () => { expect(x).toBe(1); });", '.fixme is for your screen'],
    ["it('a', () => { sum(1, 2); });", 'a test without an expect'],
    ["it('a', async () => { await page.goto('/'); });", 'a test without an expect'],
    ["it.each([1])('a %s', (n) => { sum(n, n); });", 'a test without an expect'],
    ["it('a', () => { expect(true).toBe(true); });", 'compares one constant'],
    ["it('a', () => { expect(1).not.toEqual(2); });", 'compares one constant'],
    ["it('a', () => { expect(isDue(Date.now())).toBe(false); });", 'reads the real clock'],
    ["it('a', () => { expect(isDue(new Date())).toBe(false); });", 'reads the real clock'],
    ["it('a', () => { expect(pick(Math.random())).toBe(1); });", 'reads the real dice'],
  ])('%s', (code, message) => {
    const faults = faultsOf(`\n${code}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`2: ${message}`);
  });
});

describe('a good test is left alone', () => {
  it.each([
    [GOOD],
    ["it.each([[1, 2]])('%i', (a, b) => { expect(a).toBe(b); });"],
    ["describe.skipIf(!url)('on PostgreSQL', () => { it('a', () => { expect(x).toBe(1); }); });"],
    ["function check(x: number) { expect(x).toBe(1); }\nit('a', () => check(sum()));"],
    ["const twice = () => once();\nconst once = () => { expect(a).toBe(b); };\nit('a', () => { twice(); });"],
    ["it('a', () => { expectRefusal(reserve(2), 'none-left'); });"],
    ["it('a', () => { fc.assert(fc.property(fc.integer(), (n) => n === n)); });"],
    ["it('a', () => { expect(weekOf(new Date('2026-03-01'))).toBe(9); });"],
    ['// real clock: the lock is held by another process\nconst deadline = Date.now() + 500;'],
    ["test.beforeEach('a', async () => { await open(); });"],
    ["const skip = list.skip; rows.only('x');"],
  ])('%s', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });

  it('and so is what is no test', () => {
    expect(faultsOf('const now = Date.now();', 'api/clock.ts')).toEqual([]);
  });
});
