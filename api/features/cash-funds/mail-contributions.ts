import type { Trx } from '#api/db/database.ts';
import { dayOfMail, mailGiver } from '#api/features/reservations/personal-link.ts';
import type { App, Caller } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { makeMailedLink, opensMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import { formatMoney } from '#rules/money.ts';
import { type ContributionRow, findContribution } from './contributions.queries.ts';

const linkDays = 60;
/** The family may mark the wrong gift as received, and take that back. */
const undoMs = 15 * 60_000;

export const contributionPath = (id: string): string => `/cash-fund-contributions/${id}`;

/** Mails the personal link of a pledge. If the giver has not confirmed the address, the mail repeats none of their text. */
export async function mailPledge(
  app: App,
  trx: Trx,
  row: ContributionRow,
  { isOwnAddress, secret, caller, now }: { isOwnAddress: boolean; secret: string; caller: Caller; now: number },
): Promise<void> {
  const words = (text: string) => userText(text, isOwnAddress ? 'own' : 'typed');
  await mailGiver(
    app,
    trx,
    { isOwnAddress, caller, now },
    {
      uniqueKey: `contribution-made:${row.id}`,
      whenSpent: 'collect',
      mail: {
        template: 'contribution-made',
        to: row.giver_email,
        registryId: row.registry_id,
        says: { contributionId: row.id, is: 'promised' },
        data: {
          giverName: words(row.giver_name),
          amount: ourText(amountText(row)),
          fundTitle: words(row.fund_title),
          registryTitle: words(row.registry_title),
          expires: row.expires_at === null ? null : ourText(dayOfMail(row.expires_at)),
          link: ourText(
            `${app.settings.publicUrl}${contributionPath(row.id)}?token=${sealSecret(app.sealing, secret)}`,
          ),
        },
      },
    },
  );
}

/** Tells the giver what the family did with a pledge, unless the address was never confirmed or the giver is forgotten. */
export async function mailGiverOf(
  app: App,
  trx: Trx,
  row: ContributionRow,
  template: 'contribution-received' | 'contribution-cancelled',
  now: number,
): Promise<void> {
  if (row.email_verified_at === null || row.giver_email === '') return;
  const words = (text: string) => userText(text, 'confirmed');
  const isReceived = template === 'contribution-received';
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `${template}:${row.id}:${now}`,
    now,
    ...(isReceived && { runAt: now + undoMs }),
    payload: {
      template,
      to: row.giver_email,
      registryId: row.registry_id,
      ...(isReceived && { says: { contributionId: row.id, is: 'received', at: now } }),
      data: {
        giverName: words(row.giver_name),
        amount: ourText(amountText(row)),
        fundTitle: words(row.fund_title),
        registryTitle: words(row.registry_title),
        link: ourText(await linkTo(app, trx, row.id, now)),
      },
    },
  });
}

/** The secret of the first link is not stored, so a later mail has one of its own. */
const linkTo = (app: App, trx: Trx, id: string, now: number): Promise<string> =>
  makeMailedLink(app, trx, {
    kind: 'cash-fund-contribution',
    subjectId: id,
    path: contributionPath(id),
    days: linkDays,
    now,
  });

/** Whether `secret` is a personal link of this contribution. Reads only. */
export async function opensContribution(app: App, id: string, secret: string): Promise<boolean> {
  const row = await findContribution(app.db.read, id);
  const isFirst =
    row !== undefined && row.link_hash === hashSecret(secret) && row.created_at + linkDays * 86_400_000 > app.now();
  return isFirst || opensMailedLink(app, 'cash-fund-contribution', id, secret);
}

export const amountText = ({
  amount_cents: amount,
  currency,
}: Pick<ContributionRow, 'amount_cents' | 'currency'>): string => formatMoney({ amount, currency }, 'en-US', true);
