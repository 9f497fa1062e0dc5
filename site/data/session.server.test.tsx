// @vitest-environment node
import { useStore } from '@nanostores/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { $isSignedIn } from './session.ts';

function Greeting() {
  return <p>{useStore($isSignedIn, { ssr: 'initial' }) ? 'Signed in' : 'A visitor'}</p>;
}

it('takes everybody for a visitor on the server, where there is no document', () => {
  expect(renderToString(<Greeting />)).toBe('<p>A visitor</p>');
});
