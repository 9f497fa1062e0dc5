import { expect, it } from 'vitest';
import { doneSentence } from './done-sentence.ts';

it.each([
  ['saved', 'Saved.'],
  ['lost', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the sentence of %s is %s', (done, sentence) => {
  expect(doneSentence(new URL(`https://shop.example/settings?done=${done}`), { saved: 'Saved.' })).toBe(sentence);
});
