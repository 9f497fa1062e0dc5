import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { readBookmarklet } from '#contracts/platform.ts';

describe.each(engines)('the browser button on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('is the same for everybody who is signed in, and leads to this shop', async () => {
    const [olive, gus] = [await signedUp(test, 'Olive'), await signedUp(test, 'Gus')];
    const { bookmarklet } = await olive.call(readBookmarklet, {});
    expect(bookmarklet).toMatch(/^javascript:/);
    expect(decodeURIComponent(bookmarklet)).toContain(`${test.app.settings.publicUrl}/registry/save_item`);
    expect((await gus.call(readBookmarklet, {})).bookmarklet).toBe(bookmarklet);
    expect((await test.client().refused(readBookmarklet, {})).code).toBe('sign-in-required');
  });
});
