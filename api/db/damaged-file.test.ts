import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damage } from '#api/testing/damage.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { health } from '#contracts/platform.ts';
import * as registries from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { signUp } from '#contracts/sign-ups.ts';

describe('a database file with a damaged page', () => {
  let folder: string;
  let test: TestApp;
  let registryId: string;
  let itemId: string;
  const open = async () => {
    test = await createTestApp({ on: { DATA_DIR: folder } });
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-damaged-'));
    await open();
    ({ registryId, itemId } = await ownerWithItem(test, 9));
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver('Gus') });
    await test.close();
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const reserve = () => test.client().send(reserveItem, { params: { id: itemId }, body: giver('Gina') });
  const signUpSomebody = () => test.client().send(signUp, { body: { email: 'nora@example.com' } });

  it('stops all writing at the first sign of it, reports it, and keeps reading', async () => {
    damage(folder, 'reservation');
    await open();
    const answers = await Promise.all([reserve(), reserve(), signUpSomebody()]);
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array(3).fill([503, 'read-only']),
    );
    expect((await signUpSomebody()).status).toBe(503);
    const { regItems } = await test.client().call(registries.listItems, { params: { id: registryId } });
    expect(regItems).toHaveLength(1);
    expect(await test.client().call(health, {})).toMatchObject({
      status: 'degraded',
      problems: [
        expect.stringMatching(
          /^The database is damaged, so nothing is saved\. .*node scripts\/restore\.ts FILE --replace/,
        ),
      ],
    });
  });

  it('is found by reading everything, even if no request has read the damaged page', async () => {
    damage(folder, 'product_question');
    await open();
    expect((await test.client().call(health, {})).status).toBe('ok');
    await test.app.db.verify();
    expect((await test.client().call(health, {})).status).toBe('degraded');
    expect(await reserve()).toMatchObject({ status: 503, body: { code: 'read-only' } });
  });

  it('answers a call that cannot be read with 503, and stops writing', async () => {
    damage(folder, 'reg_item');
    await open();
    const unread = await test.client().send(registries.listItems, { params: { id: registryId } });
    expect(unread).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await signUpSomebody()).toMatchObject({ status: 503, body: { code: 'read-only' } });
  });

  it('is not seen in a sound file', async () => {
    await open();
    await test.app.db.verify();
    expect((await test.client().call(health, {})).status).toBe('ok');
    expect((await reserve()).status).toBe(201);
  });
});
