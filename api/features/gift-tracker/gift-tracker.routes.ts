import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/gift-tracker.schemas.ts';
import * as endpoints from '#contracts/gift-tracker.ts';
import { recording, seeing } from '#rules/registry-roles.ts';
import {
  familyOf,
  listGifts,
  recordGift,
  revealGifts,
  thankYouNoteAllowed,
  trackGift,
} from './gift-tracker.service.ts';
import { saveThankYouNote } from './thank-you-notes.service.ts';

const done = (_: never, fields: Record<string, string>): string => pageAfter(fields, '/registry/gift-tracker');

const note = {
  schemas: schemas.saveThankYouNote,
  summary: 'Keeps a thank-you note as a draft, mails it, or says that it went by hand.',
  limits: [limits.write],
  form: { done },
  run: saveThankYouNote,
};

export const giftTrackerRoutes = [
  reads(endpoints.listGifts, {
    schemas: schemas.listGifts,
    access: { who: 'registry', param: 'id', roles: seeing },
    summary: 'Everything that is given in a registry, as far as the caller may know; view=guest hides givers.',
    run: listGifts,
  }),
  changes(endpoints.recordGift, {
    schemas: schemas.recordGift,
    access: { who: 'registry', param: 'id', roles: recording },
    summary: 'Writes down a gift for somebody who uses no browser; it counts units like any other.',
    limits: [limits.write],
    status: 201,
    form: { done },
    run: recordGift,
  }),
  changes(endpoints.trackGift, {
    schemas: schemas.trackGift,
    access: familyOf.reservation,
    summary: 'Says that the family has a gift, or corrects one that a member wrote down.',
    limits: [limits.write],
    form: { done },
    run: trackGift,
  }),
  changes(endpoints.saveThankYouNote, { ...note, access: familyOf.reservation }),
  changes(endpoints.thankForPledge, { ...note, access: familyOf['cash-fund'] }),
  changes(endpoints.thankForShare, { ...note, access: familyOf['group-gift'] }),
  reads(endpoints.thankYouNoteAllowed, {
    schemas: schemas.thankYouNoteAllowed,
    access: { who: 'user' },
    summary: 'Whether the giver of a gift may be thanked by email.',
    run: thankYouNoteAllowed,
  }),
  changes(endpoints.revealGifts, {
    schemas: schemas.revealGifts,
    access: { who: 'user' },
    summary: 'Shows the owner who gives one item, or everything from now on. What a giver keeps secret stays secret.',
    lock: ({ input }) => ({ registry: input.body.registryId }),
    limits: [limits.write],
    // The response names givers: a repeated call runs again instead of storing it.
    withoutKey: true,
    form: { done },
    run: revealGifts,
  }),
];
