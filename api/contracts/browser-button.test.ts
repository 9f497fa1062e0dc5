import { describe, expect, it } from 'vitest';
import { bookmarklet, readHandedOver, saveItemAddress } from './browser-button.ts';

describe('what the browser button hands over', () => {
  it('survives the address of the page that saves it', () => {
    const page = { url: 'https://shop.example/ø?a=1#b', html: '<title>100 % "oak" &amp; ash</title>' };
    const { hash, origin, pathname } = new URL(saveItemAddress('https://layette.example', page));
    expect([origin, pathname]).toEqual(['https://layette.example', '/registry/save_item']);
    expect(readHandedOver(hash)).toEqual(page);
  });

  it.each(['', '#', '#gift-1', '#%7B', '#%E0%A4%A', '#{"url":1,"html":"x"}', '#null'])('is nothing in %j', (hash) => {
    expect(readHandedOver(hash)).toBeNull();
  });

  it('is code that runs by itself', () => {
    const address = bookmarklet('https://layette.example');
    expect(address).toMatch(/^javascript:/);
    expect(() => new Function(decodeURIComponent(address.slice('javascript:'.length)))).not.toThrow();
    expect(address).not.toContain(' ');
  });
});
