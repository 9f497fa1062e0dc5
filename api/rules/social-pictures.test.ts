import { expect, it } from 'vitest';
import { socialPictureOf, titledPictureOf } from './social-pictures.ts';

it.each([
  ['/pictures/crib_sage_solid_moss_blush.svg', '/pictures/social/crib_sage_solid_moss_blush.png'],
  ['/pictures/scene-folded-clothes.svg', '/pictures/social/scene-folded-clothes.png'],
  ['https://cdn.example/crib.jpg', 'https://cdn.example/crib.jpg'],
  ['/pictures/items/abc.webp', '/pictures/items/abc.webp'],
  ['https://cdn.example/crib.svg', '/pictures/social/default.png'],
  ['/pictures/../secret.svg', '/pictures/social/default.png'],
  [undefined, '/pictures/social/default.png'],
])('%s is shown by networks as %s', (url, shown) => {
  expect(socialPictureOf(url)).toBe(shown);
});

it('a page to read has a picture of its own', () => {
  expect(titledPictureOf('/hello-baby/safe-sleep-basics')).toBe(
    '/pictures/social/page--hello-baby--safe-sleep-basics.png',
  );
});
