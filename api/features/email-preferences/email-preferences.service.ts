import type { Query, Trx } from '#api/db/database.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, type LinkApp, makeMailedLink } from '#api/http/mailed-links.ts';
import type { ReadEmailPreferences } from '#contracts/email-preferences.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { type EmailKind, emailKinds } from '#rules/email-kinds.ts';
import {
  deleteRecipient,
  findGranted,
  findRecipient,
  insertRecipient,
  setUnwanted,
} from './email-preferences.queries.ts';

type Preferences = ReadEmailPreferences['response'];

const linkDays = 365;

const unwantedIn = (row: { unwanted: string } | undefined): readonly string[] =>
  row === undefined ? [] : JSON.parse(row.unwanted);

/** Call before sending such a mail. */
export const wantsMail = async (db: Query, email: string, kind: EmailKind): Promise<boolean> =>
  !unwantedIn(await findRecipient(db, email)).includes(kind);

/** For the footer of an optional mail: opens its reader's preferences, and nothing else. */
export async function linkToPreferences(app: LinkApp, trx: Trx, email: string, now: number): Promise<string> {
  await insertRecipient(trx, app.newId(), email);
  const { id } = (await findRecipient(trx, email))!;
  const path = `/settings/email-preferences/${id}`;
  return makeMailedLink(app, trx, { kind: 'email-preferences', subjectId: id, path, days: linkDays, now });
}

export const readEmailPreferences = async ({
  app,
  caller,
  input,
}: Reading<{ query: { recipient?: string | undefined } }>): Promise<Preferences> =>
  preferencesOf(app.db.read, await addressOf(app.db.read, caller, input.query.recipient));

export async function changeEmailPreferences({
  app,
  trx,
  caller,
  input,
}: Changing<{ body: { wanted: EmailKind[]; recipient?: string | undefined } }>): Promise<Preferences> {
  const email = await addressOf(trx, caller, input.body.recipient);
  await saveUnwanted(
    app,
    trx,
    email,
    emailKinds.filter((kind) => !input.body.wanted.includes(kind)),
  );
  return preferencesOf(trx, email);
}

export async function saveUnwanted(app: App, trx: Trx, email: string, unwanted: readonly EmailKind[]): Promise<void> {
  await insertRecipient(trx, app.newId(), email);
  await setUnwanted(trx, email, JSON.stringify(unwanted));
}

export async function preferencesOf(db: Query, email: string): Promise<Preferences> {
  const unwanted = unwantedIn(await findRecipient(db, email));
  return { email, emailPreferences: emailKinds.map((kind) => ({ kind, wanted: !unwanted.includes(kind) })) };
}

async function addressOf(db: Query, { user, grants }: Caller, recipient: string | undefined): Promise<string> {
  const email =
    recipient === undefined
      ? (user?.email ?? (await findGranted(db, [...grants]))?.email)
      : grants.has(recipient)
        ? (await findGranted(db, [recipient]))?.email
        : undefined;
  if (email === undefined) throw new Refusal('not-found');
  return email;
}

/**
 * When an account's email changes. The links that were mailed to the old address must neither tell the new one nor change what is sent to it:
 * they end with its row.
 */
export async function moveUnwanted(app: App, trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  const before = await findRecipient(trx, from);
  await insertRecipient(trx, app.newId(), to);
  await setUnwanted(trx, to, before?.unwanted ?? '[]');
  if (before === undefined) return;
  await forgetMailedLinks(trx, [before.id]);
  await deleteRecipient(trx, before.id);
}
