import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const conflict = new Error('conflict');
const isConflict = (error: unknown) => error === conflict;

describe('Gate', () => {
  it('never lets more in than its width, and everybody in the end', async () => {
    const gate = new Gate(3);
    let inside = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        gate.through(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
          return i;
        }, isConflict),
      ),
    );
    expect(most).toBe(3);
    expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('narrows with conflicts down to one, and widens again without', async () => {
    const gate = new Gate(8);
    const fail = () => gate.through(() => Promise.reject(conflict), isConflict).catch(() => {});
    await fail();
    expect(gate.width).toBe(4);
    for (let i = 0; i < 10; i += 1) await fail();
    expect(gate.width).toBe(1);
    for (let i = 0; i < 60; i += 1) await gate.through(async () => {}, isConflict);
    expect(gate.width).toBe(8);
  });

  it('does not mind a refusal, which is an answer like any other', async () => {
    const gate = new Gate(8);
    await expect(gate.through(() => Promise.reject(new Error('none left')), isConflict)).rejects.toThrow('none left');
    expect(gate.width).toBe(8);
  });
});
