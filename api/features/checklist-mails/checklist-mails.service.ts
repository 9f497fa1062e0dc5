import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { forgetInSlices } from '#api/jobs/in-slices.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import { checklist, quiz } from '#content';
import type { AskForChecklist, ReadChecklistMail } from '#contracts/checklist-mails.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { readQuizAnswers, tailorChecklist } from '#rules/checklist-quiz.ts';
import {
  deleteChecklistMails,
  findChecklistMail,
  findEndedIds,
  findIdsOf,
  insertChecklistMail,
} from './checklist-mails.queries.ts';

type OfMail = { params: { id: string } };
const daysToConfirm = 2;
const resultPath = '/baby-registry-checklist-quiz/result';

/** Sends one mail that asks for confirmation, within the budget for unverified addresses. The list is sent once its reader confirms. */
export async function askForChecklist({
  app,
  trx,
  input,
  now,
}: Changing<NonNullable<AskForChecklist['parsed']>>): Promise<AskForChecklist['response']> {
  const { email, answers } = input.body;
  const runAt = await spendUnverifiedMail(trx, email, now);
  // If no new mail can be sent, the previous link stays valid.
  if (runAt === null) return {};
  await forget(trx, await findIdsOf(trx, email));
  const id = app.newId();
  await insertChecklistMail(trx, {
    id,
    email,
    answers_sealed: await app.sealing.seal(trx, id, knownAnswers(answers).toString()),
    expires_at: now + daysToConfirm * 86_400_000,
  });
  const path = `/baby-registry-checklist-quiz/email/${id}`;
  const link = await makeMailedLink(app, trx, {
    kind: 'checklist-mail',
    subjectId: id,
    path,
    days: daysToConfirm,
    now,
  });
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `checklist-confirm:${id}`,
    payload: { template: 'checklist-confirm', to: email, data: { link } },
    now,
    runAt,
  });
  return {};
}

export async function readChecklistMail({ app, input }: Reading<OfMail>): Promise<ReadChecklistMail['response']> {
  const row = await findChecklistMail(app.db.read, input.params.id, app.now());
  if (row === undefined) throw new Refusal('not-found');
  return { checklistMail: { id: row.id } };
}

/** The button of the mailed page: sends the list, once, and deletes all data about it. */
export async function sendChecklist({ app, trx, input, now }: Changing<OfMail>): Promise<Record<string, never>> {
  const row = await findChecklistMail(trx, input.params.id, now);
  if (row === undefined) throw new Refusal('not-found');
  const answers = knownAnswers((await app.sealing.open(trx, row.id, row.answers_sealed)) ?? '');
  if ((await forget(trx, [row.id])).length === 0) throw new Refusal('not-found');
  const { wanted } = tailorChecklist(
    checklist.all().flatMap(({ items }) => items),
    quiz.all(),
    answersOf(answers),
  );
  const ids = new Set(wanted.map((one) => one.id));
  const sections = checklist.all().flatMap(({ title, items }) => {
    const things = items.filter((item) => ids.has(item.id));
    const words = things.map((item) => (item.quantity > 1 ? `${item.title} × ${item.quantity}` : item.title));
    return words.length === 0 ? [] : [{ title, items: words }];
  });
  const link = `${app.settings.publicUrl}${resultPath}?${answers}`;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `checklist-list:${row.id}`,
    payload: { template: 'checklist-list', to: row.email, data: { count: wanted.length, sections, link } },
    now,
  });
  return {};
}

export const forgetEndedChecklistMails = (app: App): Promise<void> =>
  forgetInSlices(app, async (trx, most) => (await forget(trx, await findEndedIds(trx, app.now(), most))).length);

async function forget(trx: Changing<unknown>['trx'], ids: readonly string[]): Promise<string[]> {
  const gone = await deleteChecklistMails(trx, ids);
  if (gone.length > 0) await forgetMailedLinks(trx, gone);
  return gone;
}

const answersOf = (search: URLSearchParams) => readQuizAnswers(quiz.all(), (number) => search.getAll(`q${number}`));

/** Only our own values: the mail contains no text typed by the sender. */
function knownAnswers(typed: string): URLSearchParams {
  const known = new URLSearchParams();
  for (const [number, values] of answersOf(new URLSearchParams(typed)))
    for (const value of values) known.append(`q${number}`, value);
  return known;
}
