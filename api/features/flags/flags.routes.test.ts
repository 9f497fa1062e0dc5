import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenFeature } from '@openfeature/server-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { readFlag, recordMetric, registryDrawerFlag } from '#contracts/flags.ts';
import { FileProvider } from './file-provider.ts';

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

  it('come from the file of this edition, and unknown flags are off', async () => {
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

  it('are a provider of OpenFeature, for which a flag is on or off and nothing else', async () => {
    const provider = new FileProvider(test.app.settings.dataDir, test.app.now);
    const client = await OpenFeature.setProviderAndWait('flags-test', provider).then(() =>
      OpenFeature.getClient('flags-test'),
    );
    say('{"registry_drawer":{"isOn":true,"percent":0}}');
    expect(await client.getBooleanDetails(registryDrawerFlag, true, { targetingKey: 'v' })).toMatchObject({
      value: false,
      variant: 'control',
      reason: 'SPLIT',
    });
    say('{"registry_drawer":{"isOn":false,"percent":100}}');
    expect(await client.getBooleanDetails(registryDrawerFlag, true)).toMatchObject({
      value: false,
      reason: 'DISABLED',
    });
    expect(await client.getBooleanDetails('nobody_knows', true)).toMatchObject({
      value: true,
      errorCode: 'FLAG_NOT_FOUND',
    });
    expect(await client.getStringDetails(registryDrawerFlag, 'x')).toMatchObject({
      value: 'x',
      errorCode: 'TYPE_MISMATCH',
    });
  });

  it('are judged by metrics, for the group that the server knows, once, and only with consent', async () => {
    say('{"registry_drawer":{"isOn":true,"percent":100}}');
    const rows = () =>
      test.app.db.read.selectFrom('tracking_event').selectAll().where('name', '=', 'experiment_metric').execute();
    const body = { id: crypto.randomUUID(), flag: registryDrawerFlag, metric: 'crowdfund_added', path: '/store/cribs' };
    const record = (more: object = {}, client = test.client()) =>
      client.call(recordMetric, { body: { ...body, ...more } }, { 'idempotency-key': crypto.randomUUID() });
    expect(await record()).toEqual({ stored: 0 });
    expect(await rows()).toEqual([]);
    const allowing = test.client();
    allowing.setCookie('layette_consent', 'yes');
    expect(await record({ path: '/due-date-calculator/2027-05-01' }, allowing)).toEqual({ stored: 0 });
    expect(await record({ value: 2 }, allowing)).toEqual({ stored: 1 });
    expect(await record({ value: 2 }, allowing)).toEqual({ stored: 0 });
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect([row!.path, row!.user_id, JSON.parse(row!.properties)]).toEqual([
      '/store/cribs',
      null,
      { flag: 'registry_drawer', group: 'experiment', metric: 'crowdfund_added', value: 2 },
    ]);
    for (const wrong of [{ flag: 'nobody_knows' }, { metric: 'No' }, { value: 1e12 }, { group: 'control' }])
      expect(await allowing.refused(recordMetric, { body: { ...body, ...wrong } as never })).toMatchObject({
        code: 'invalid-input',
      });
  });

  it('answer one person alike in every browser', async () => {
    say('{"registry_drawer":{"isOn":true,"percent":50}}');
    const people = await Promise.all(Array.from({ length: 12 }, () => signedUp(test, 'Bucket')));
    const answers = await Promise.all(people.map(async (person) => (await ask(registryDrawerFlag, person)).isOn));
    const again = await Promise.all(people.map(async (person) => (await ask(registryDrawerFlag, person)).isOn));
    expect(again).toEqual(answers);
  });
});
