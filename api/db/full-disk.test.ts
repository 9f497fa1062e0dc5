import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import type { SqliteDatabase } from './sqlite.ts';

describe('a full disk', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  it('refuses writes, keeps reading, and recovers by itself when there is room', async () => {
    const { registryId, itemId } = await ownerWithItem(test, 99);
    const { raw } = test.app.db as SqliteDatabase;
    const pages = raw.pragma('page_count', { simple: true }) as number;
    raw.pragma(`max_page_count = ${pages}`);
    const guests = Array.from({ length: 40 }, () => test.client());
    const answers = await Promise.all(
      guests.map((guest) => guest.send(reservations.reserveItem, { params: { id: itemId }, body: giver() })),
    );
    const told = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused)
      expect(body).toMatchObject({
        code: 'storage-full',
        title: 'We can’t save anything right now. Nothing was changed.',
      });
    const { regItems } = await guests[0]!.call(registries.listItems, { params: { id: registryId } });
    expect(regItems[0]!.left).toBe(99 - told.length);
    expect(raw.pragma('integrity_check', { simple: true })).toBe('ok');

    raw.pragma('max_page_count = 1000000');
    const later = await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    expect(later.left).toBe(99 - told.length - 1);
  });
});
