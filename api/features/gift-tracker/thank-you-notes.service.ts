import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { linkToAllGifts } from '#api/features/givers/givers.service.ts';
import { giftViewOf, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App, Changing } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { userLetter, userText } from '#api/mail/mail-text.ts';
import type { SaveThankYouNote, TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import { findGifts, findRegistryTitle, type GiftRow, putNote } from './gift-tracker.queries.ts';
import { knownGift, presentOne, type TrackedGiftAccess } from './gift-tracker.service.ts';
import { isKnownTo, isMailAllowed, isThankable, titleOf } from './present-gift.ts';

/**
 * Saves a draft while it is typed, mails the note, records that the family thanked by hand, or takes that back.
 * @throws {Refusal} 'stale' if the note was changed since the caller read it, as two parents or two tabs may
 */
export async function saveThankYouNote({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<SaveThankYouNote['parsed']>['body'] }, TrackedGiftAccess>): Promise<{
  gift: TrackedGift;
}> {
  const { row, view } = await knownGift(app, trx, resource, now);
  if (!seesOfItem(view, row.reg_item_id).names)
    throw new Refusal('wrong-state', { detail: 'You can thank them once you know who they are.' });
  if (!isThankable(row))
    throw new Refusal('wrong-state', { detail: 'It hasn’t been sent yet. You can thank them once it’s on its way.' });
  if (row.note_state === 'mailed')
    throw new Refusal('wrong-state', { detail: 'This note has been sent and can’t be changed.' });
  const { text, state, was } = input.body;
  const written = row.note ?? '';
  if (state === 'not-thanked') {
    await putNote(trx, row, { text: written, state: 'draft', thanked_at: null, updated_at: now });
    return { gift: await presentOne(app, trx, row.id, view) };
  }
  // A draft is saved without being asked to: one of an older tab would take back what the family said since.
  if (state === 'draft' && row.note_state === 'by-hand')
    throw new Refusal('wrong-state', {
      detail: 'You’ve marked them as thanked by hand, so changes here aren’t saved anymore.',
    });
  if (was !== undefined && text !== written && !was.includes(written))
    refuseStale({ text: written }, { text: was[0] }, 'this note');
  if (state === 'mailed') await mailNote(app, trx, row, text, now);
  await putNote(trx, row, { text, state, thanked_at: state === 'draft' ? null : now, updated_at: now });
  return { gift: await presentOne(app, trx, row.id, view) };
}

async function mailNote(app: App, trx: Trx, row: GiftRow, text: string, now: number): Promise<void> {
  if (!isMailAllowed(row))
    throw new Refusal('wrong-state', { detail: 'This note can’t go by email. You can still thank them by hand.' });
  if (text === '')
    throw new Refusal('invalid-input', { fields: [{ field: 'body.text', message: 'needs a few words first' }] });
  const words = (written: string) => userText(written, 'confirmed');
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `thank-you-note:${row.id}`,
    payload: {
      template: 'thank-you-note',
      to: row.giver_email,
      data: {
        giverName: words(row.giver_name),
        registryTitle: words(await findRegistryTitle(trx, row.registry_id)),
        paragraphs: userLetter(text),
        preferences: await linkToAllGifts(app, trx, row.giver_email, now, 'emails'),
      },
    },
    now,
  });
}

/** What an owner wrote to givers, as far as the owner may still know of them. */
export async function notesOf(app: App, db: Query, registryId: string) {
  const view = await giftViewOf(app, db, { registryId, role: 'owner', blind: false }, undefined, app.now());
  return eachRow('gift', await findGifts(db, registryId), (row) => {
    if (row.note === null || row.note_state === null) return [];
    if (!isKnownTo(view, row) || !seesOfItem(view, row.reg_item_id).messages) return [];
    return [{ gift: titleOf(row), giverName: row.giver_name, text: row.note, state: row.note_state }];
  }).flat();
}
