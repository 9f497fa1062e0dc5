import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Personal data by table: the columns that a person's own export contains, in whatever form, or why a table or column is not in it. A new
 * personal column must be added here.
 */
const exported: Record<string, readonly string[]> = {
  user: ['email', 'name'],
  shipping_address: ['address_sealed'],
  user_address: ['address_sealed'],
  registry: [
    'type',
    'title',
    'slug',
    'arrival_sealed',
    'city_sealed',
    'stage_sealed',
    'reveal_day_sealed',
    'names',
    'story',
    'shower_day_sealed',
    'shower_guests',
    'shower_guest_type',
    'expecting_sealed',
    'state',
    'revealed_at',
  ],
  registry_slug: ['slug'],
  registry_category: ['title'],
  registry_archive: ['registry_id', 'was_paused'],
  audience: ['name', 'category_ids', 'item_ids'],
  reg_item: ['title', 'note', 'url', 'image_url', 'size', 'offers'],
  setup_goal_mark: ['goal'],
  checklist_mark: ['state'],
  birthday_preference: ['clothing_size', 'shoe_size', 'colors', 'interests'],
  external_registry: ['url', 'store_name'],
  payment_preference: ['kind', 'details_sealed'],
  mail_recipient: ['unwanted'],
  reservation: ['state', 'giver_name', 'message', 'snapshot', 'secret_until'],
  cash_fund_contribution: ['amount_cents', 'state', 'giver_name', 'message', 'fund_title'],
  group_gift_contribution: ['amount_cents', 'state', 'giver_name', 'message', 'gift_title'],
  thank_you_note: ['text', 'state'],
  review: ['title', 'text'],
  product_question: ['text'],
  product_answer: ['text'],
  cart_item: ['product_id', 'quantity', 'title'],
  pregnancy_email: ['facts_sealed'],
};

const passing = 'passes within days, or with the session';
const ours = 'our own record of what happened, which nobody entered';
const ofOthers = 'of other people, whose own exports have it';

const leftOut: Record<string, string | Record<string, string>> = {
  user: {
    id: ours,
    role: ours,
    current_registry_id: 'which one is open means nothing elsewhere',
    email_verified_at: ours,
    deletes_at: passing,
    created_at: ours,
  },
  user_session: passing,
  second_factor: 'a key must not travel in a file',
  recovery_code: 'a key must not travel in a file',
  shipping_address: { registry_id: ours },
  user_address: { user_id: ours },
  address_view: ours,
  password_reset: passing,
  email_change: passing,
  person_key: ours,
  sign_up: passing,
  capability: passing,
  idempotency_key: passing,
  job: passing,
  inbox_mail: 'mails that were sent to the person',
  registry: {
    id: ours,
    owner_id: ours,
    cover_image_id: 'photos are not in the file',
    gifts_version: ours,
    secret_gifts_version: ours,
  },
  registry_find_key: ours,
  registry_slug: { registry_id: ours },
  retired_address: ours,
  registry_member: ofOthers,
  registry_invitation: ofOthers,
  registry_transfer: passing,
  registry_category: { registry_id: ours },
  registry_draft: 'of a visitor without an account',
  registry_deletion: 'a deleted registry is not exported',
  audience: { id: 'the link is a new one elsewhere', registry_id: ours },
  reg_item: { id: ours, registry_id: ours },
  setup_goal_mark: { registry_id: ours },
  checklist_mark: { registry_id: ours },
  feed_dismissal: 'entries that were put aside are about this moment here',
  user_event: ours,
  image: 'photos are not in the file',
  image_file: 'photos are not in the file',
  picture: 'photos are not in the file',
  unit_hold: ours,
  reservation: {
    id: ours,
    reg_item_id: ours,
    registry_id: ours,
    came_by: ours,
    user_id: ours,
    giver_email: 'the email of the account',
    email_verified_at: ours,
    progress: 'a step of `state`',
    recorded_by: 'the gift of somebody else',
    giver_address_id: ours,
    received_at: ours,
    received_from: ours,
    told_owner_at: ours,
    message_read_at: ofOthers,
    message_archived_at: ofOthers,
    message_deleted_at: ofOthers,
  },
  revealed_item: 'an import brings no gifts, so there is nothing to look at',
  giver: 'chosen for an address, without an account, by its link',
  giver_address: 'was given to another family, which keeps it with its registry',
  thank_you_note: {
    gift_id: ours,
    reservation_id: ours,
    cash_fund_contribution_id: ours,
    group_gift_contribution_id: ours,
    thanked_at: ours,
  },
  insert_card_order: ours,
  review: { user_id: ours, author_name: 'the name of the account' },
  review_report: 'reported without saying by whom',
  product_question: {
    user_id: ours,
    asker_name: 'the name of the account',
    email: 'the email of the account',
    email_verified_at: ours,
  },
  product_answer: { user_id: ours, author_name: 'the name of the account' },
  checklist_mail: 'of an address without an account, and forgotten with its mail',
  pregnancy_email: { id: ours, email: 'the email of the account', next_at: ours },
  pregnancy_email_silence: ours,
  pregnancy_email_replaced: ours,
  availability_subscription: 'of an address without an account, and forgotten once it told',
  inaccuracy_report: 'written to the shop',
  privacy_request: 'written to the shop, without an account',
  unverified_mail: ours,
  payment_preference: { registry_id: ours },
  cash_fund_contribution: {
    id: ours,
    reg_item_id: ours,
    registry_id: ours,
    came_by: ours,
    user_id: ours,
    giver_email: 'the email of the account',
    email_verified_at: ours,
    giver_address_id: ours,
    sent_at: ours,
    received_at: ours,
    details_shown_at: ours,
    tell_owner_at: ours,
    message_read_at: ofOthers,
    message_archived_at: ofOthers,
    message_deleted_at: ofOthers,
  },
  group_gift: 'money that was collected here cannot travel; that the gift is given together, and for what price, does',
  group_gift_contribution: {
    id: ours,
    group_gift_id: ours,
    registry_id: ours,
    came_by: ours,
    user_id: ours,
    refund_cents: ours,
    giver_email: 'the email of the account',
    email_verified_at: ours,
    giver_address_id: ours,
    tell_owner_at: ours,
    message_read_at: ofOthers,
    message_archived_at: ofOthers,
    message_deleted_at: ofOthers,
  },
  ledger_account: ours,
  ledger_transfer: ours,
  birthday_preference: { registry_id: ours },
  mail_recipient: { id: ours, email: 'the email of the account' },
  external_registry: { id: ours, registry_id: ours },
  cart: ours,
  cart_item: {
    id: ours,
    cart_id: ours,
    subject: 'the product',
    reg_item_id: 'a gift for another family, which has it with its registry',
  },
  tracking_event: 'counted under the number of a browser, and deleted at /manage-cookies',
};

/** As `tables.ts` declares them: types do not exist when tests run. */
function personalColumns(): [table: string, column: string][] {
  const source = readFileSync(new URL('../../db/tables.ts', import.meta.url), 'utf8');
  const declared = source.slice(source.indexOf('type Columns'));
  let table = '';
  return [
    ...declared.matchAll(/^ {2}(?<table>\w+): \{|(?<column>\w+): (?<kind>Personal|Sealed|Open|Secret)</gm),
  ].flatMap(({ groups }) => {
    if (groups!.table !== undefined) table = groups!.table;
    return groups!.kind === 'Personal' || groups!.kind === 'Sealed' ? [[table, groups!.column!] as const] : [];
  }) as [string, string][];
}

it('every column about a person is in the export of an account, or in the list of reasons', () => {
  const known = ([table, column]: [string, string]) => {
    const reasons = leftOut[table];
    const isLeftOut = typeof reasons === 'string' || reasons?.[column] !== undefined;
    return Number(exported[table]?.includes(column) ?? false) + Number(isLeftOut);
  };
  const columns = personalColumns();
  expect(columns.length).toBeGreaterThan(200);
  expect(columns.filter((one) => known(one) !== 1)).toEqual([]);
  const names = new Set(columns.map((one) => one.join('.')));
  const listed = Object.entries(exported).flatMap(([table, list]) => list.map((column) => `${table}.${column}`));
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});
