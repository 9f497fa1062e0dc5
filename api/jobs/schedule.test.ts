import { expect, it } from 'vitest';
import { createTestApp, engines } from '#api/testing/test-app.ts';
import { startSchedule } from './schedule.ts';

it.each(engines)('does at the start what a machine that is off at night has missed, on %s', async (engine) => {
  const test = await createTestApp({ engine });
  const start = async () => {
    const schedule = startSchedule(
      test.app,
      () => {},
      (error) => expect.unreachable(String(error)),
    );
    const jobs = () => test.app.db.read.selectFrom('job').select('kind').orderBy('kind').execute();
    // Its last one.
    await expect
      .poll(async () => (await jobs()).filter(({ kind }) => kind === 'fill-find-keys'))
      .toHaveLength(++starts);
    schedule.stop();
    return Map.groupBy(await jobs(), ({ kind }) => kind).get('erase-accounts')?.length;
  };
  let starts = 0;
  try {
    expect(await start()).toBe(1);
    test.clock.pass(3_600_000);
    expect(await start()).toBe(1);
    test.clock.pass(24 * 3_600_000);
    expect(await start()).toBe(2);
  } finally {
    await test.close();
  }
});
