import { afterEach, expect, it } from 'vitest';
import './choice-from-address.element.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['?type=birthday', 'birthday'],
  ['', 'baby'],
  ['?type=wedding', 'baby'],
])('of %j the chosen kind is %s', (search, kind) => {
  history.replaceState(null, '', `/registry/new${search}`);
  document.body.innerHTML = `<choice-from-address data-name="registryType" data-key="type">
    <input type="radio" name="registryType" value="baby" checked><input type="radio" name="registryType" value="birthday"></choice-from-address>`;
  expect(document.querySelector<HTMLInputElement>('input:checked')!.value).toBe(kind);
});
