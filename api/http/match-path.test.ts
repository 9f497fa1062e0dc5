import { describe, expect, it } from 'vitest';
import { createPathMatcher } from './match-path.ts';

describe('matching paths', () => {
  const match = createPathMatcher([
    ['/api/items', 'list'],
    ['/api/items/{id}', 'one'],
    ['/api/items/minimal', 'minimal'],
    ['/api/{kind}/{id}/parts', 'parts'],
    ['/api/items/{id}/parts', 'item parts'],
  ]);

  it.each([
    ['/api/items', 'list', {}],
    ['/api/items/minimal', 'minimal', {}],
    ['/api/items/7', 'one', { id: '7' }],
    ['/api/items/a%2Fb', 'one', { id: 'a/b' }],
    ['/api/items/7/parts', 'item parts', { id: '7' }],
    ['/api/sets/7/parts', 'parts', { kind: 'sets', id: '7' }],
  ])('finds %s', (path, value, params) => {
    expect(match(path)).toEqual({ value, params });
  });

  it.each(['/api', '/api/items/', '/api/items/7/', '/API/items', '/api/items/7/parts/1', ''])(
    'finds nothing at %s',
    (path) => {
      expect(match(path)).toBeNull();
    },
  );

  it('does not take a parameter that is wrongly encoded', () => {
    expect(() => match('/api/items/%zz')).toThrow(URIError);
  });
});
