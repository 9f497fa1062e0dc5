import { expect, it } from 'vitest';
import { containsLink } from './person-names.ts';

it.each([
  'Olive',
  'J. R. R. Tolkien',
  'J.R.R.Tolkien',
  'J.Smith',
  'Dr. Lee',
  'Anne-Marie O’Neill',
  'Łukasz & Zoë',
  '李小龙',
  'Grandma (from Ohio)',
  'The Smiths, Jr.',
])('takes the name %s', (name) => expect(containsLink(name)).toBe(false));

it.each([
  'Prize! http://bad.example',
  'bad.example',
  'BAD.EXAMPLE',
  'win at x.com',
  'www.BAD.X',
  'a@b',
  'HTTPS://BAD',
  'click:bad.example/win',
])('sees a link in %s', (name) => expect(containsLink(name)).toBe(true));
