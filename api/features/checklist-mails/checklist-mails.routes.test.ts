import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as mails from '#contracts/checklist-mails.ts';
import { forgetEndedChecklistMails } from './checklist-mails.service.ts';

const email = 'nora@example.com';
const day = 86_400_000;

describe.each(engines)('the list of the quiz by mail on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  const ask = (answers = 'q1=adopting&q3=small&q4=car') =>
    test.client().call(mails.askForChecklist, { body: { email, answers } });
  const opened = async () => {
    const reader = test.client();
    const id = await follow(reader, linkIn(await test.mailsTo(email), /quiz\/email/));
    return { reader, id, params: { params: { id } } };
  };
  const rows = () => test.app.db.read.selectFrom('checklist_mail').selectAll().execute();

  it('asks first, sends it once, and keeps nothing then', async () => {
    await ask();
    expect(JSON.stringify(await rows())).not.toContain('adopting');
    const { reader, params } = await opened();
    await reader.call(mails.readChecklistMail, params);
    expect(await test.mailsTo(email)).toHaveLength(1);
    await reader.call(mails.sendChecklist, { ...params, body: {} });
    const [, list] = await test.mailsTo(email);
    expect(list!.text).toContain('Rear-facing car seat');
    expect(list!.text).toContain('Folder for paperwork');
    expect(list!.text).not.toContain('Comfortable chair');
    expect(list!.text).toContain('/baby-registry-checklist-quiz/result?q1=adopting&q3=small&q4=car');
    expect(await rows()).toEqual([]);
    expect(await reader.refused(mails.sendChecklist, { ...params, body: {} })).toMatchObject({ code: 'not-found' });
  });

  it('puts nothing that the sender typed into the mail', async () => {
    await ask('q1=https://evil.example&q99=x&q3=small&more=words');
    const { reader, params } = await opened();
    await reader.call(mails.sendChecklist, { ...params, body: {} });
    const [, list] = await test.mailsTo(email);
    expect(list!.text).not.toMatch(/evil|words|q99/);
    expect(list!.text).toContain('result?q3=small');
  });

  it('is asked for no more often than mails may come, and then the last link stays good', async () => {
    for (let mails = 0; mails < 2; mails += 1) {
      await ask();
      // Each is sent before the next is requested: of two sent at the same moment neither is the last.
      await test.mailsTo(email);
      test.clock.pass(11 * 60_000);
    }
    const { reader, params } = await opened();
    await ask();
    expect(await test.mailsTo(email)).toHaveLength(2);
    await reader.call(mails.sendChecklist, { ...params, body: {} });
  });

  it('is forgotten where nobody wants it', async () => {
    await ask();
    test.clock.pass(3 * day);
    await forgetEndedChecklistMails(test.app);
    expect(await rows()).toEqual([]);
  });
});
