import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ourText } from '#api/mail/mail-text.ts';
import { Refusal } from '#contracts/problems.ts';
import { findRegistryState } from './sharing.queries.ts';

/**
 * Mails the link to a registry. Nobody has confirmed these addresses, so the mails contain no text by the person who typed them, not even
 * the registry's name or address, and stay within the budget for unverified addresses.
 */
export async function shareRegistry({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: { emails: string[] } }, RegistryAccess>): Promise<{ asked: number }> {
  const { registryId } = resource;
  if ((await findRegistryState(trx, registryId)) === 'paused')
    throw new Refusal('wrong-state', { detail: 'Your registry is paused, so it sends no email.' });
  const emails = [...new Set(input.body.emails)];
  const link = ourText(`${app.settings.publicUrl}/reg/${registryId}`);
  for (const to of emails)
    await enqueue(trx, {
      id: app.newId(),
      kind: 'unverified-mail',
      uniqueKey: `registry-shared:${registryId}:${app.sealing.tag(to)}:${Math.floor(now / 86_400_000)}`,
      payload: { template: 'registry-shared', to, registryId, data: { link }, whenSpent: 'leave-out' },
      now,
    });
  return { asked: emails.length };
}
