import { describe, expect, it } from 'vitest';
import { comesFromOurPages } from './same-origin.ts';

const ours = 'https://shop.example';
const isOurs = (origin: string, host = 'shop.example') => comesFromOurPages({ origin, host }, ours);

describe('a request that changes something', () => {
  it('comes from our pages by the address that people use, or by the host that was asked', () => {
    expect(isOurs(ours)).toBe(true);
    expect(isOurs('https://other-name.example:8443', 'Other-Name.example.:8443')).toBe(true);
  });

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://shop.example@evil.example',
    'https://shop.example:8443',
    'null',
    'file://',
    'about:blank',
    'app://shop.example',
  ])('does not come from our pages with the origin %s', (origin) => {
    expect(isOurs(origin)).toBe(false);
  });

  it('does not come from a file that somebody opened, also where the host has a port, which addresses of files cannot have', () => {
    expect(isOurs('file://', 'shop.example:8443')).toBe(false);
  });

  it('does not come from a plain page of the same host, which anybody on the way can write', () => {
    expect(isOurs('http://shop.example')).toBe(false);
    expect(
      comesFromOurPages({ origin: 'http://localhost:4321', host: 'localhost:4321' }, 'http://localhost:4321'),
    ).toBe(true);
  });
});
