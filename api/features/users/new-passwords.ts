import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { Refusal } from '#contracts/problems.ts';
import { deletePasswordResetsOf } from './password-resets.queries.ts';

/** 49,000 passwords ordered by how many people use them, the 10,000 most common first; shorter ones are refused for their length. */
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest));
};
const shortest = 10;
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Hashes a password that somebody chose; all new passwords go through here.
 * @throws {Refusal} 'invalid-input' for a common password, and for the person's own email
 */
export async function hashNewPassword(app: App, password: string, email: string): Promise<string> {
  const typed = password.trim().toLowerCase();
  if (typed.includes(email) || typed === email.split('@')[0])
    refuse("that's your email address. Please choose something only you know");
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(typed))
    refuse("many people use this one, so it's easy to guess. Three or four words of your own work well");
  return app.hashing.hash(password);
}

function refuse(message: string): never {
  throw new Refusal('invalid-input', { fields: [{ field: 'body.password', message }] });
}

/**
 * An earlier mail may be in an inbox that no longer belongs to the person, or may have been requested by somebody who knew the old
 * password.
 */
export const forgetPasswordResets = async (trx: Trx, userId: string): Promise<void> =>
  forgetMailedLinks(trx, await deletePasswordResetsOf(trx, userId));
