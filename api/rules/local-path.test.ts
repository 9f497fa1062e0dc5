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

  it.each(['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example', '/.///evil.example'])(
    'keeps people here when %s becomes an address with two slashes at its beginning',
    (path) => {
      expect(localPath(path, '/home')).toBe('/home');
    },
  );

  it('never leads to another host', () => {
    const partsOfAddresses = fc.array(
      fc.constantFrom('/', '.', '..', '%2e', '\\', '\t', 'evil.example', '@', ':', '?', '#'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          partsOfAddresses.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(new URL(localPath(`/${text}`, '/'), 'http://here.example').host).toBe('here.example');
        },
      ),
    );
  });

  it('keeps query and fragment', () => {
    expect(localPath('/gp/cot/20001?x=1#facts', '/')).toBe('/gp/cot/20001?x=1#facts');
  });
});
