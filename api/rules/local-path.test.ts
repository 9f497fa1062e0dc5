import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null, '/%zz\\'])(
    'keeps people here when told %s',
    (path) => {
      expect(localPath(path, '/home')).toBe('/home');
    },
  );

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(new URL(localPath(`/${text}`, '/'), 'http://here.example').host).toBe('here.example');
      }),
    );
  });

  it('keeps query and fragment', () => {
    expect(localPath('/gp/cot/20001?x=1#facts', '/')).toBe('/gp/cot/20001?x=1#facts');
  });
});
