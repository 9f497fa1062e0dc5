import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '#api/config.ts';
import { createTestApp } from '#api/testing/test-app.ts';

it('lists the mails of the demo, newest first, as escaped text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'layette-inbox-'));
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'silent' });
  const test = await createTestApp({ parts: { settings } });
  const open = async (path: string) => {
    const answer = await test.client().fetch(path);
    return { policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() };
  };
  expect((await open('/dev/inbox')).text).toContain('No mail yet.');

  const mail = (id: string, at: number) => ({
    id,
    unique_key: id,
    recipient: `${id}@example.com`,
    subject: `<b>${id}</b>`,
    html: '<p>Hello</p>',
    text: 'Hello',
    created_at: at,
  });
  await test.app.db.transact({ lock: 'nothing' }, (trx) =>
    trx
      .insertInto('inbox_mail')
      .values([mail('older', Date.UTC(2027, 0, 2, 3, 4)), mail('newer', Date.UTC(2027, 0, 2, 3, 5))])
      .execute(),
  );
  const { policy, text } = await open('/dev/inbox');
  expect(text.indexOf('newer@example.com')).toBeLessThan(text.indexOf('older@example.com'));
  expect(text).toContain('To older@example.com, 2027-01-02 03:04 UTC');
  expect(text).not.toContain('<b>');
  // Its style is all that its policy allows.
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(text).not.toContain('<script');
  expect((await open('/dev/inbox/older/text')).text).toBe('Hello');
  await test.close();
  rmSync(folder, { recursive: true });
});
