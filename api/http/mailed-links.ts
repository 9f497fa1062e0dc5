import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import type { App } from './app-context.ts';
import { hashSecret } from './cookies.ts';

export type LinkApp = Pick<App, 'newId' | 'newSecret' | 'settings' | 'sealing'>;
type LinkKind = Tables['capability']['kind'];

export interface MailedLink {
  kind: LinkKind;
  /** What the link is about. Whoever follows it may do what a row with `access: { who: 'link' }` lets them do with this id. */
  subjectId: string;
  /** The page that it opens, which carries the id. */
  path: string;
  days: number;
  now: number;
}

/**
 * Makes a link that proves who reads the mail. The secret of 128 bits stands in the mail only; the database keeps its hash, and sealed until
 * the mail is rendered.
 */
export async function makeMailedLink(app: LinkApp, trx: Trx, link: MailedLink): Promise<string> {
  const secret = app.newSecret();
  await trx
    .insertInto('capability')
    .values({
      secret_hash: hashSecret(secret),
      kind: link.kind,
      subject_id: link.subjectId,
      expires_at: link.now + link.days * 86_400_000,
      created_at: link.now,
    })
    .execute();
  return `${app.settings.publicUrl}${link.path}?token=${sealSecret(app.sealing, secret)}`;
}

/** Whether the secret opens this. Reads only: a mail scanner that follows the link changes nothing. */
export async function opensMailedLink(app: App, kind: LinkKind, subjectId: string, secret: string): Promise<boolean> {
  const row = await app.db.read
    .selectFrom('capability')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return row !== undefined && row.kind === kind && row.subject_id === subjectId && row.expires_at > app.now();
}

export async function forgetMailedLinks(trx: Trx, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await trx.deleteFrom('capability').where('subject_id', 'in', subjectIds).execute();
}
