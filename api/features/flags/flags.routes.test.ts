import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { readFlag, registryDrawerFlag } from '#contracts/flags.ts';

describe('feature flags', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  const ask = (flag: string, client = test.client()) => client.call(readFlag, { query: { flag } });
  const say = (text: string) => {
    writeFileSync(join(test.app.settings.dataDir, 'flags.json'), text);
    test.clock.pass(5_000);
  };

  it('come from the file of this edition, and what nobody knows is off', async () => {
    expect(await ask(registryDrawerFlag)).toEqual({
      flag: 'registry_drawer',
      isOn: true,
      group: 'experiment',
      because: 'bucket',
    });
    expect(await ask('show_birthday_list_feature_modal')).toMatchObject({ isOn: true });
    for (const flag of ['nobody_knows', 'constructor', '__proto__'])
      expect(await ask(flag)).toMatchObject({ isOn: false, because: 'unknown' });
    expect(await test.client().refused(readFlag, { query: { flag: 'No Flag' } })).toMatchObject({
      code: 'invalid-input',
    });
  });

  it('are switched off at once by a file in the data folder, also by a broken one', async () => {
    say('{"registry_drawer":{"isOn":false,"percent":100}}');
    expect(await ask(registryDrawerFlag)).toMatchObject({ isOn: false, because: 'killed' });
    expect(await ask('show_birthday_list_feature_modal')).toMatchObject({ isOn: true });
    say('{');
    expect(await ask(registryDrawerFlag)).toMatchObject({ isOn: false, because: 'killed' });
  });

  it('answer one person alike in every browser', async () => {
    say('{"registry_drawer":{"isOn":true,"percent":50}}');
    const people = await Promise.all(Array.from({ length: 12 }, () => signedUp(test, 'Bucket')));
    const answers = await Promise.all(people.map(async (person) => (await ask(registryDrawerFlag, person)).isOn));
    const again = await Promise.all(people.map(async (person) => (await ask(registryDrawerFlag, person)).isOn));
    expect(again).toEqual(answers);
  });
});
