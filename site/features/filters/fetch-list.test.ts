import { expect, it } from 'vitest';
import { readPart } from './fetch-list.ts';

it('2.15 reads a list with its panel closed, though the panel was opened before any script was there', () => {
  document.title = 'Cribs';
  document.body.innerHTML = `<product-list><div data-part="list"><p data-part="count">3 products</p><dialog id="filter-panel" open><form></form></dialog></div></product-list>`;
  const { html, title, count } = readPart(document);
  expect([title, count]).toEqual(['Cribs', '3 products']);
  expect(html).toContain('<dialog id="filter-panel"><form>');
  // What is on the screen is left as it is.
  expect(document.querySelector('dialog')!.open).toBe(true);
  document.body.innerHTML = '';
  expect(() => readPart(document)).toThrow('no list');
});
