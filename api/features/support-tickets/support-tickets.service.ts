import { findRegistryOf } from '#api/features/registries/registry-version.ts';
import { mailStaff } from '#api/features/staff/staff.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { AskSupport } from '#contracts/support-tickets.schemas.ts';

/** Mails a question about a registry to the shop's staff, who answer by mail. It is not stored here. */
export async function askSupport({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<AskSupport['parsed']>['body'] }, RegistryAccess>): Promise<AskSupport['response']> {
  const { slug } = await findRegistryOf(trx, resource.registryId);
  const { name, email } = caller.user!;
  const isSent = await mailStaff(app, trx, {
    uniqueKey: `support-asked:${app.newId()}`,
    template: 'support-asked',
    data: {
      ownerName: name,
      ownerEmail: email,
      message: input.body.message,
      link: `${app.settings.publicUrl}/${slug}`,
    },
    now,
  });
  if (!isSent)
    throw new Refusal('wrong-state', { detail: 'No one here reads messages. Please write to the shop by email.' });
  return { replyTo: email };
}
