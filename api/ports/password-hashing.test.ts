import { describe, expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

describe('password hashing', () => {
  const hashing = createPasswordHashing();

  it('matches the password it was made of, and nothing else', async () => {
    const stored = await hashing.hash('correct horse battery');
    expect(stored).toMatch(/^argon2id\$19456\$2\$/);
    expect(await hashing.matches('correct horse battery', stored)).toBe(true);
    expect(await hashing.matches('correct horse batterz', stored)).toBe(false);
    expect(await hashing.matches('correct horse battery', null)).toBe(false);
  });

  it('makes a new hash each time and takes one way of writing an accent for the other', async () => {
    const stored = await hashing.hash('caf\u00e9 au lait');
    expect(await hashing.hash('caf\u00e9 au lait')).not.toBe(stored);
    expect(await hashing.matches('cafe\u0301 au lait', stored)).toBe(true);
  });

  it('refuses at once when the queue is full, and reserves places for known browsers', async () => {
    const crowd = Promise.allSettled(Array.from({ length: 60 }, () => hashing.matches('wrong', null)));
    await expect(hashing.matches('wrong', null)).rejects.toMatchObject({ code: 'busy' });
    await expect(hashing.hash('a new password')).rejects.toMatchObject({ code: 'busy' });
    expect(await hashing.matches('wrong', null, true)).toBe(false);
    expect((await crowd).filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(await hashing.matches('wrong', null)).toBe(false);
  });

  it('serves a crowd in line', async () => {
    const stored = await hashing.hash('correct horse battery');
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, i) => hashing.matches(i % 2 === 0 ? 'correct horse battery' : 'wrong', stored)),
    );
    expect(results.filter(Boolean)).toHaveLength(5);
  });
});
