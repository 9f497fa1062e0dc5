import type { Query, Trx } from '#api/db/database.ts';
import { type GiftView, giftViewOf } from '#api/features/registries/gift-view.ts';
import { mailGiver } from '#api/features/reservations/personal-link.ts';
import type { App } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import { ourWords, wordsOfPeople } from '#api/mail/mail-words.ts';
import { countsAsGiven } from '#rules/cash-funds.ts';
import { formatMoney } from '#rules/money.ts';
import { type ContributionRow, findContribution } from './contributions.queries.ts';
import { findOwnerOf } from './owners.queries.ts';

const linkMs = 60 * 86_400_000;
/** So that a giver can undo a mistake quietly. */
const tellOwnerAfterMs = 2 * 3_600_000;

export const contributionPath = (id: string): string => `/cash-fund-contributions/${id}`;

/** The personal link of a pledge. Of a giver who has not confirmed the address, the mail repeats nothing. */
export async function mailPledge(
  app: App,
  trx: Trx,
  row: ContributionRow,
  { isOwnAddress, secret, now }: { isOwnAddress: boolean; secret: string; now: number },
): Promise<void> {
  const words = (text: string) => wordsOfPeople(text, isOwnAddress ? 'own' : 'typed');
  await mailGiver(
    app,
    trx,
    { isOwnAddress, now },
    {
      uniqueKey: `contribution-made:${row.id}`,
      whenSpent: 'collect',
      mail: {
        template: 'contribution-made',
        to: row.giver_email,
        registryId: row.registry_id,
        data: {
          giverName: words(row.giver_name),
          amount: ourWords(amountText(row)),
          fundTitle: words(row.fund_title),
          registryTitle: words(row.registry_title),
          link: ourWords(
            `${app.settings.publicUrl}${contributionPath(row.id)}?token=${sealSecret(app.sealing, secret)}`,
          ),
        },
      },
    },
  );
}

/** What the family did with a pledge; nobody is told of one whose address was never confirmed. */
export async function mailGiverOf(
  app: App,
  trx: Trx,
  row: ContributionRow,
  template: 'contribution-received' | 'contribution-cancelled',
  now: number,
): Promise<void> {
  if (row.email_verified_at === null) return;
  const words = (text: string) => wordsOfPeople(text, 'confirmed');
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `${template}:${row.id}`,
    now,
    payload: {
      template,
      to: row.giver_email,
      registryId: row.registry_id,
      data: {
        giverName: words(row.giver_name),
        amount: ourWords(amountText(row)),
        fundTitle: words(row.fund_title),
        registryTitle: words(row.registry_title),
        link: ourWords(`${app.settings.publicUrl}${contributionPath(row.id)}`),
      },
    },
  });
}

export const tellOwnerLater = async (
  app: App,
  trx: Trx,
  row: { id: string },
  what: 'pledged' | 'sent',
  now: number,
): Promise<void> => {
  await enqueue(trx, {
    id: app.newId(),
    kind: 'tell-owner-of-contribution',
    uniqueKey: `tell-owner-of-contribution:${row.id}:${what}`,
    payload: { contributionId: row.id, what },
    now,
    runAt: now + tellOwnerAfterMs,
  });
};

/** Unless it was taken back meanwhile, the registry is paused, or the owner wants to be surprised. */
export async function tellOwner(
  app: App,
  trx: Trx,
  { contributionId, what }: { contributionId: string; what: 'pledged' | 'sent' },
  uniqueKey: string,
): Promise<void> {
  const row = await findContribution(trx, contributionId);
  if (row === undefined) return;
  if (!countsAsGiven(row.state, row.email_verified_at !== null)) return;
  // Sending follows within the two hours: one mail says both.
  if (row.state === 'received' || (what === 'pledged' && row.state === 'sent')) return;
  const owner = await ownerToTell(app, trx, row.registry_id);
  if (owner === null || !owner.sees.status) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `mail:${uniqueKey}`,
    now: app.now(),
    payload: {
      template: 'contribution-news',
      to: owner.email,
      registryId: row.registry_id,
      data: {
        ownerName: owner.name,
        giverName: owner.sees.names ? row.giver_name : null,
        amount: amountText(row),
        fundTitle: row.fund_title,
        isSent: row.state === 'sent',
        link: `${app.settings.publicUrl}/registry/funds`,
      },
    },
  });
}

/** Who is told of gifts, and how much of them; null for a paused registry, which sends nothing. */
export async function ownerToTell(
  app: App,
  db: Query,
  registryId: string,
): Promise<{ email: string; name: string; sees: GiftView['sees'] } | null> {
  const owner = await findOwnerOf(db, registryId);
  if (owner === undefined || owner.state === 'paused') return null;
  const { sees } = await giftViewOf(app, db, { registryId, role: 'owner', blind: false }, undefined, app.now());
  return { email: owner.email, name: owner.name, sees };
}

/** Whether `secret` is the personal link of this contribution. Reads only. */
export async function opensContribution(app: App, id: string, secret: string): Promise<boolean> {
  const row = await findContribution(app.db.read, id);
  return row !== undefined && row.link_hash === hashSecret(secret) && row.created_at + linkMs > app.now();
}

export const amountText = ({
  amount_cents: amount,
  currency,
}: Pick<ContributionRow, 'amount_cents' | 'currency'>): string => formatMoney({ amount, currency }, 'en-US', true);
