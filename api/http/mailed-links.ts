import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import type { App } from './app-context.ts';
import { hashSecret } from './cookies.ts';

export type LinkApp = Pick<App, 'newId' | 'newSecret' | 'settings' | 'sealing'>;
type LinkKind = Tables['capability']['kind'];

export interface MailedLink {
  kind: LinkKind;
  /** What the link is about. A person who follows it may do what a row with `access: { who: 'link' }` allows for this id. */
  subjectId: string;
  /** The page that it opens, whose path contains the id. */
  path: string;
  days: number;
  now: number;
}

/**
 * Creates a link that proves who reads the mail. Only the mail contains its secret of 128 bits; the database keeps the hash, and the sealed
 * secret until the mail is rendered.
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

/** Whether the secret is valid for this subject. Reads only: a mail scanner that follows the link changes nothing. */
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
