import type { Queue } from '#api/jobs/queue.ts';
import type { ShowerGuests, ShowerGuestType } from '#rules/family-facts.ts';
import type { SilenceReason } from '#rules/same-child.ts';

/**
 * Every table, as Kysely sees it. Portable between SQLite and PostgreSQL: keys are ours (UUIDv7 text or the specification's integers),
 * instants are epoch ms, money is integer cents, booleans are 0/1, days and JSON are text.
 */
type Flag = 0 | 1;

// How each column may be used. A column without one of these types does not compile.
/** May be read by anybody, or says nothing about a person. */
type Open<T> = readonly ['open', T];
/** About a person: only for the people that the rules name, never in a log, an event, a URL or the search index. */
type Personal<T> = readonly ['personal', T];
/** Health and address data, encrypted with the person's own key. */
type Sealed<T> = readonly ['sealed', T];
/** Hashes and keys: never leaves the server. */
type Secret<T> = readonly ['secret', T];
type Column = Open<unknown> | Personal<unknown> | Sealed<unknown> | Secret<unknown>;

type TablesOf<C extends Record<string, Record<string, Column>>> = {
  [T in keyof C]: { [N in keyof C[T]]: C[T][N][1] };
};

/** The tables for Kysely: their columns without the usage types. */
export type Tables = TablesOf<Columns>;

type Columns = {
  setting: { name: Open<string>; value: Open<string> };

  user: {
    id: Personal<string>;
    email: Personal<string>;
    /** The same for all spellings of the address (`recipientHash`). */
    mailbox_hash: Secret<string>;
    name: Personal<string>;
    password_hash: Secret<string>;
    role: Personal<'user' | 'admin'>;
    current_registry_id: Personal<string | null>;
    email_verified_at: Personal<number | null>;
    /** When the account is erased at its owner's request, unless they sign in before. */
    deletes_at: Personal<number | null>;
    created_at: Personal<number>;
  };
  user_session: {
    id_hash: Secret<string>;
    user_id: Personal<string>;
    created_at: Personal<number>;
    expires_at: Personal<number>;
    password_checked_at: Personal<number>;
    second_factor_at: Personal<number | null>;
  };
  second_factor: {
    user_id: Personal<string>;
    key_sealed: Secret<string | null>;
    new_key_sealed: Secret<string | null>;
    last_step: Personal<number>;
    /** Null if there was none before. */
    connected_at: Personal<number | null>;
  };
  recovery_code: { code_hash: Secret<string>; user_id: Personal<string> };
  shipping_address: { registry_id: Personal<string>; address_sealed: Sealed<string>; updated_at: Open<number> };
  /** A person's own default address: JSON of `OwnAddress`, sealed with their key. */
  user_address: { user_id: Personal<string>; address_sealed: Sealed<string>; updated_at: Open<number> };
  address_view: { reservation_id: Personal<string>; registry_id: Personal<string>; shown_at: Personal<number> };
  /** Its link works until `expires_at`, and works again when it is requested within a day of its mail. */
  password_reset: {
    id: Personal<string>;
    user_id: Personal<string>;
    expires_at: Open<number>;
    mailed_at: Open<number>;
  };
  /** A requested new email; it takes effect when the link in the mail to it is used. */
  email_change: { id: Personal<string>; user_id: Personal<string>; email: Personal<string>; expires_at: Open<number> };
  attempt: { scope: Secret<string>; window_start: Open<number>; count: Open<number> };
  person_key: { person_id: Personal<string>; wrapped_key: Secret<string> };
  /** An address typed to get an account; nothing else is known of the person before the link in the mail is opened. */
  sign_up: {
    id: Personal<string>;
    email: Personal<string>;
    visitor_id: Secret<string>;
    next: Personal<string>;
    expires_at: Open<number>;
  };
  capability: {
    secret_hash: Secret<string>;
    kind: Open<
      | 'availability'
      | 'question'
      | 'password-reset'
      | 'sign-up'
      | 'email-preferences'
      | 'invitation'
      | 'email-change'
      | 'reservation'
      | 'cash-fund-contribution'
      | 'group-gift-contribution'
      | 'giver'
      | 'giver-emails'
      | 'pregnancy-emails'
      | 'checklist-mail'
      | 'privacy-request'
    >;
    subject_id: Personal<string>;
    expires_at: Open<number>;
    created_at: Open<number>;
  };
  idempotency_key: {
    key_hash: Secret<string>;
    body_hash: Secret<string>;
    user_id: Personal<string | null>;
    visitor_id: Secret<string | null>;
    status: Open<number>;
    response: Sealed<string>;
    created_at: Open<number>;
  };

  job: {
    id: Open<string>;
    kind: Open<string>;
    queue: Open<Queue>;
    unique_key: Personal<string>;
    payload: Personal<string>;
    /** The address in its payload, if it mails somebody; null once it is done. */
    recipient: Personal<string | null>;
    state: Open<'waiting' | 'running' | 'done' | 'dead'>;
    run_at: Open<number>;
    attempts: Open<number>;
    lease_until: Open<number | null>;
    progress_done: Open<number>;
    progress_total: Open<number>;
    result: Personal<string | null>;
    last_error: Open<string | null>;
    owner_id: Personal<string | null>;
    created_at: Open<number>;
    finished_at: Open<number | null>;
  };
  inbox_mail: {
    id: Open<string>;
    unique_key: Personal<string>;
    recipient: Personal<string>;
    subject: Personal<string>;
    html: Personal<string>;
    text: Personal<string>;
    created_at: Open<number>;
  };

  brand: {
    id: Open<number>;
    slug: Open<string>;
    name: Open<string>;
    title: Open<string>;
    description: Open<string>;
    logo_url: Open<string>;
    seo_title: Open<string>;
    seo_description: Open<string>;
    questions: Open<string>;
    discount_excluded: Open<Flag>;
    /** Of the imported line: an unchanged line causes no write. */
    content_hash: Open<string>;
  };
  generic_product: {
    id: Open<number>;
    slug: Open<string>;
    title: Open<string>;
    type: Open<'product' | 'favor' | 'cash_fund' | 'gift_card' | 'crowdfund'>;
    brand_id: Open<number>;
    category: Open<string>;
    also_in: Open<string>;
    product_type: Open<string>;
    description: Open<string>;
    /** JSON: highlights, keywords, attributes, facts, fits, recalls, offers. */
    details: Open<string>;
    /** JSON: the names of the flags that are set, from `productFlags` of the rules. */
    flags: Open<string>;
    coming_soon_until: Open<string | null>;
    released_on: Open<string>;
    rating_counts: Open<string>;
    popularity: Open<number>;
    discount_excluded: Open<Flag>;
    /** Of the imported line: an unchanged line causes no write. */
    content_hash: Open<string>;
  };
  product: {
    id: Open<number>;
    generic_product_id: Open<number>;
    position: Open<number>;
    short_name: Open<string>;
    options: Open<string>;
    price_cents: Open<number>;
    list_price_cents: Open<number | null>;
    currency: Open<string>;
    stock: Open<number>;
    code: Open<string | null>;
    gtin: Open<string | null>;
    pictures: Open<string>;
  };
  /** The progress of importing one file, by the hash of its bytes: an import that was killed resumes here. */
  import_run: {
    file_hash: Open<string>;
    lines_done: Open<number>;
    bad_lines: Open<number>;
    /** JSON: how much was added, changed and left unchanged so far. */
    counts: Open<string>;
    /** JSON: the first bad lines, so that the summary after a resumed import is complete. */
    problems: Open<string>;
    started_at: Open<number>;
    finished_at: Open<number | null>;
  };

  registry: {
    id: Personal<string>;
    owner_id: Personal<string>;
    type: Personal<'baby' | 'birthday' | 'holiday'>;
    title: Personal<string>;
    slug: Personal<string>;
    search_level: Open<'private' | 'babylist' | 'google'>;
    /** The day of arrival, sealed with the owner's key; null when not known. */
    arrival_sealed: Sealed<string | null>;
    /** Where the family lives, for /find; sealed like the day. */
    city_sealed: Sealed<string | null>;
    /** How the child comes to the family (`planningStageSchema`), sealed like the day. */
    stage_sealed: Sealed<string | null>;
    surprise: Open<'off' | 'names' | 'full'>;
    /** Sealed like the arrival: from this day members see who gave what; null for the day of arrival. */
    reveal_day_sealed: Sealed<string | null>;
    /** Whose registry it is, as guests read it: "Olive & Sam". */
    names: Personal<string>;
    story: Personal<string>;
    cover_image_id: Personal<string | null>;
    shower_day_sealed: Sealed<string | null>;
    shower_guests: Personal<ShowerGuests | null>;
    shower_guest_type: Personal<ShowerGuestType | null>;
    /** `ExpectingChildren`, sealed like the stage. */
    expecting_sealed: Sealed<string | null>;
    state: Personal<'active' | 'paused'>;
    /** Counts every change of the registry and its items. */
    version: Open<number>;
    /** Counts every change of a reservation: separate, because not every member may see these. */
    gifts_version: Personal<number>;
    /** Counts what happens to gifts that their givers keep secret: guests see these changes, members do not. */
    secret_gifts_version: Personal<number | null>;
    /** When the owner ended the surprise. */
    revealed_at: Personal<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Keyed hashes of a word of the name with a fact, only for registries that may be found: /find looks them up. */
  registry_find_key: { key_hash: Secret<string>; registry_id: Personal<string> };
  registry_slug: { slug: Personal<string>; registry_id: Personal<string>; created_at: Open<number> };
  /** Keyed hashes of folded addresses of registries that were deleted for good; `owner_id`: the account that may have them again. */
  retired_address: { tag: Secret<string>; owner_id: Personal<string | null>; retired_at: Open<number> };
  registry_member: {
    registry_id: Personal<string>;
    user_id: Personal<string>;
    role: Personal<'owner' | 'editor' | 'viewer' | 'helper'>;
    blind: Open<Flag>;
    created_at: Open<number>;
  };
  /**
   * A link for a group of guests; what is meant for them is JSON. The row stays when the link ends, so that responses to its givers still
   * reveal nothing else.
   */
  audience: {
    id: Personal<string>;
    registry_id: Personal<string>;
    name: Personal<string>;
    sees_all: Open<Flag>;
    category_ids: Personal<string>;
    item_ids: Personal<string>;
    ended_at: Open<number | null>;
    created_at: Open<number>;
  };
  /** A mailed invitation to help with a registry; deleted once it was answered. */
  registry_invitation: {
    id: Personal<string>;
    registry_id: Personal<string>;
    email: Personal<string>;
    role: Personal<'editor' | 'viewer' | 'helper'>;
    blind: Open<Flag>;
    expires_at: Open<number>;
    created_at: Open<number>;
  };
  /** The owner has offered the registry to a member, who has not answered yet. */
  registry_transfer: { registry_id: Personal<string>; to_user_id: Personal<string>; created_at: Open<number> };
  registry_category: {
    registry_id: Personal<string>;
    id: Open<number>;
    title: Personal<string>;
    position: Open<number>;
  };
  reg_item: {
    id: Personal<string>;
    registry_id: Personal<string>;
    kind: Open<'product' | 'external' | 'idea' | 'cash_fund'>;
    generic_product_id: Open<number | null>;
    product_id: Open<number | null>;
    title: Personal<string>;
    note: Personal<string>;
    url: Personal<string | null>;
    store_name: Open<string | null>;
    price_cents: Open<number | null>;
    currency: Open<string>;
    image_url: Personal<string | null>;
    /** The job that fetches another store's picture for it; a later choice of a picture replaces or clears it. */
    picture_job: Open<string | null>;
    quantity: Open<number>;
    must_have: Open<Flag>;
    second_hand_welcome: Open<Flag>;
    category_id: Open<number>;
    position: Open<number>;
    size: Personal<string | null>;
    color: Open<string | null>;
    /** JSON: other stores that sell it, `Offer[]` of the rules. */
    offers: Personal<string | null>;
    /** When the price of another store's item was entered. */
    priced_at: Open<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
    removed_at: Open<number | null>;
    /** The current group gift for it, or the last one; null for an item that one giver gives. */
    group_gift_id: Open<string | null>;
  };
  /** A starter list written by the shop's staff; those in content have no rows. `body` is JSON, `templateBodySchema`. */
  registry_template: { id: Open<string>; body: Open<string>; created_at: Open<number> };
  /** A registry that somebody started before having an account, sealed with a key of its own under its id. */
  registry_draft: {
    visitor_id: Secret<string>;
    id: Personal<string>;
    draft_sealed: Sealed<string>;
    updated_at: Open<number>;
  };
  /** Archived registries, and deleted ones that can still be restored; `was_paused` is their state before. */
  registry_archive: { registry_id: Personal<string>; was_paused: Personal<Flag>; created_at: Open<number> };
  registry_deletion: { registry_id: Personal<string>; was_paused: Personal<Flag>; created_at: Open<number> };
  /** A setup goal that its owner marked as met. */
  setup_goal_mark: { registry_id: Personal<string>; goal: Personal<string>; created_at: Open<number> };
  /** How a family marked a thing on the checklist; the rest is derived from the registry. */
  checklist_mark: {
    registry_id: Personal<string>;
    item: Open<string>;
    state: Personal<'have' | 'not-needed'>;
    updated_at: Open<number>;
  };
  /** Feed entries that a user has dismissed, by the entries' ids. */
  feed_dismissal: { user_id: Personal<string>; entry: Personal<string>; created_at: Open<number> };
  /** One-time events of a user, who is not asked again; newest first. */
  user_event: { user_id: Personal<string>; name: Open<string>; value: Personal<string>; created_at: Open<number> };
  /** An uploaded photo; the secret in its address cannot be guessed. */
  image: {
    id: Personal<string>;
    owner_id: Personal<string>;
    secret: Personal<string>;
    purpose: Open<'cover' | 'item' | 'profile'>;
    created_at: Open<number>;
  };
  /** Its sizes, re-encoded without metadata. */
  image_file: { image_id: Personal<string>; size: Open<string>; webp: Personal<Buffer> };
  /** Copies of other stores' pictures of people's items, re-encoded: small, without metadata, under the hash of their bytes. */
  picture: { hash: Personal<string>; webp: Personal<Buffer>; created_at: Open<number> };
  /** One row per unit that is held now: its primary key (item, unit) makes double gifts impossible. */
  unit_hold: {
    reg_item_id: Personal<string>;
    unit: Open<number>;
    holder_kind: Open<'reservation' | 'owner' | 'group-gift'>;
    holder_id: Personal<string>;
  };
  reservation: {
    id: Personal<string>;
    reg_item_id: Personal<string>;
    registry_id: Personal<string>;
    /** The link that was used: an audience's id, null for the registry's own address, '' where that is not known. */
    came_by: Personal<string | null>;
    visitor_id: Secret<string>;
    user_id: Personal<string | null>;
    quantity: Open<number>;
    state: Personal<'reserved' | 'purchased' | 'received' | 'cancelled' | 'expired'>;
    active: Open<Flag>;
    giver_name: Personal<string>;
    giver_email: Personal<string>;
    email_verified_at: Personal<number | null>;
    message: Personal<string>;
    /** JSON: title, price and picture as the giver saw them. */
    snapshot: Personal<string>;
    /** Hash of the secret in the link that was mailed to the giver. */
    link_hash: Secret<string | null>;
    /** The IP address it was made from, as a keyed hash for this registry; null once the email is confirmed or the reservation is over. */
    address_tag: Secret<string | null>;
    /** The same of its IPv6 network. */
    network_tag: Secret<string | null>;
    expires_at: Open<number | null>;
    /** How far along a bought gift is; null: ordered. */
    progress: Personal<'arrived' | 'wrapped' | 'given' | null>;
    /** The giver's wish: until this day the family sees nothing of it. */
    secret_until: Personal<string | null>;
    /** The member who recorded it for somebody offline; null where the giver reserved it. */
    recorded_by: Personal<string | null>;
    giver_address_id: Personal<string | null>;
    received_at: Personal<number | null>;
    /** Of a received gift: what it was before; null where it was received at once, or before this was kept. */
    received_from: Personal<'reserved' | 'purchased' | null>;
    /** Of a received gift that was reserved before: when that hold would have expired. */
    held_until: Open<number | null>;
    /** When the owner's mail about it was due, whether or not the owner may know. */
    told_owner_at: Personal<number | null>;
    /** For the current hold; null: none. */
    reminders_sent: Open<number | null>;
    message_read_at: Personal<number | null>;
    message_archived_at: Personal<number | null>;
    message_deleted_at: Personal<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Items at which an owner looked despite the surprise setting. */
  revealed_item: { reg_item_id: Personal<string>; registry_id: Personal<string>; revealed_at: Personal<number> };
  /** A giver, known by an address whose mail they read, and which mails they want. */
  giver: {
    id: Personal<string>;
    email: Personal<string>;
    thank_you_notes: Personal<Flag>;
    reminders: Personal<Flag>;
    created_at: Open<number>;
  };
  /** Where a family may send a thank-you card, sealed with a key of the row's own. */
  giver_address: {
    id: Personal<string>;
    registry_id: Personal<string>;
    address_sealed: Sealed<string>;
    updated_at: Open<number>;
  };
  /** Of one gift, whose id is in the column of its kind as well: the note is deleted with it. */
  thank_you_note: {
    gift_id: Personal<string>;
    reservation_id: Personal<string | null>;
    cash_fund_contribution_id: Personal<string | null>;
    group_gift_contribution_id: Personal<string | null>;
    text: Personal<string>;
    state: Personal<'draft' | 'mailed' | 'by-hand'>;
    thanked_at: Personal<number | null>;
    updated_at: Open<number>;
  };
  insert_card_order: {
    id: Personal<string>;
    registry_id: Personal<string>;
    quantity: Open<number>;
    printed_by: Open<'family' | 'shop'>;
    created_at: Open<number>;
  };

  review: {
    id: Open<string>;
    generic_product_id: Open<number>;
    /** null for the demo's samples, which have no author. */
    user_id: Personal<string | null>;
    author_name: Personal<string>;
    stars: Open<number>;
    title: Personal<string>;
    text: Personal<string>;
    state: Open<'pending' | 'published' | 'rejected'>;
    is_sample: Open<Flag>;
    helpful: Open<number>;
    created_at: Open<number>;
    updated_at: Open<number>;
    published_at: Open<number | null>;
  };
  /** `voter` and `reporter` are the id of an account or of a visitor. */
  review_vote: { review_id: Open<string>; voter: Secret<string>; created_at: Open<number> };
  review_report: {
    review_id: Open<string>;
    reporter: Secret<string>;
    reason: Open<string>;
    text: Personal<string>;
    created_at: Open<number>;
  };
  /** Published reviews written here, counted by their stars. Added to the imported figures wherever a rating is shown or sorted. */
  rating_tally: {
    generic_product_id: Open<number>;
    stars_1: Open<number>;
    stars_2: Open<number>;
    stars_3: Open<number>;
    stars_4: Open<number>;
    stars_5: Open<number>;
  };
  product_question: {
    id: Open<string>;
    generic_product_id: Open<number>;
    user_id: Personal<string | null>;
    asker_name: Personal<string>;
    email: Personal<string | null>;
    email_verified_at: Personal<number | null>;
    text: Personal<string>;
    state: Open<'unconfirmed' | 'pending' | 'published' | 'rejected'>;
    created_at: Open<number>;
    updated_at: Open<number>;
    published_at: Open<number | null>;
  };
  product_answer: {
    id: Open<string>;
    question_id: Open<string>;
    user_id: Personal<string>;
    author_name: Personal<string>;
    is_staff: Open<Flag>;
    text: Personal<string>;
    state: Open<'pending' | 'published' | 'rejected'>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** A list that is mailed once its reader confirms. */
  checklist_mail: {
    id: Personal<string>;
    email: Personal<string>;
    /** Sealed with a key of the row's own: the answers say how a child comes to a family. */
    answers_sealed: Sealed<string>;
    expires_at: Open<number>;
  };
  /** Weekly mails to an address: who gets them, and when the next one is due. */
  pregnancy_email: {
    id: Personal<string>;
    email: Personal<string>;
    /** Due date and stage, sealed with a key of the row's own. */
    facts_sealed: Sealed<string>;
    state: Open<'unconfirmed' | 'on'>;
    next_at: Personal<number>;
    created_at: Open<number>;
  };
  /** Weekly mails that a registry keeps silent since it was paused, archived or deleted; it may be gone. */
  pregnancy_email_silence: {
    subscription_id: Personal<string>;
    registry_id: Personal<string>;
    owner_id: Personal<string>;
    reason: Personal<SilenceReason>;
  };
  /** Earlier subscriptions of the address, whose mailed links stop this one. */
  pregnancy_email_replaced: {
    id: Personal<string>;
    subscription_id: Personal<string>;
  };
  availability_subscription: {
    id: Personal<string>;
    generic_product_id: Open<number>;
    /** 0: whichever variant is available first. */
    product_id: Open<number>;
    email: Personal<string>;
    state: Open<'unconfirmed' | 'waiting' | 'notified' | 'stopped'>;
    active: Open<Flag>;
    created_at: Open<number>;
    updated_at: Open<number>;
    expires_at: Open<number>;
  };
  inaccuracy_report: {
    id: Open<string>;
    generic_product_id: Open<number>;
    product_id: Open<number | null>;
    reason: Open<string>;
    field: Open<string>;
    text: Personal<string>;
    email: Personal<string | null>;
    state: Open<'open' | 'settled'>;
    created_at: Open<number>;
  };
  /** A request about personal data; the text is sealed with a key of the row's own. */
  privacy_request: {
    id: Personal<string>;
    reference: Personal<string>;
    kind: Open<string>;
    state: Open<'unconfirmed' | 'received' | 'answered' | 'refused'>;
    email: Personal<string>;
    text_sealed: Sealed<string | null>;
    answer: Personal<string>;
    created_at: Open<number>;
    received_at: Open<number | null>;
    expires_at: Open<number>;
  };
  /** When strangers last caused a mail to one address, latest first; 0 for never. */
  unverified_mail: {
    recipient_hash: Secret<string>;
    last_at: Personal<number>;
    second_at: Personal<number>;
    third_at: Personal<number>;
    fourth_at: Personal<number>;
    fifth_at: Personal<number>;
  };
  /** A mail that waits until the budget of its address allows it. */
  waiting_mail: { id: Open<string>; recipient_hash: Secret<string>; payload: Secret<string>; created_at: Open<number> };
  /** A way to pay cash gifts that the owner has chosen; ways that are not chosen have no row. */
  payment_preference: {
    registry_id: Personal<string>;
    kind: Personal<string>;
    /** JSON: handle or address, and link; null where none was given. */
    details_sealed: Sealed<string | null>;
  };
  /** A pledge to a cash fund, which is paid to the family directly. */
  cash_fund_contribution: {
    id: Personal<string>;
    reg_item_id: Personal<string>;
    registry_id: Personal<string>;
    /** The link that was used: an audience's id, null for the registry's own address, '' where that is not known. */
    came_by: Personal<string | null>;
    visitor_id: Secret<string>;
    user_id: Personal<string | null>;
    amount_cents: Personal<number>;
    currency: Open<string>;
    payment_kind: Open<string>;
    state: Personal<'pledged' | 'sent' | 'received' | 'cancelled'>;
    giver_name: Personal<string>;
    giver_email: Personal<string>;
    email_verified_at: Personal<number | null>;
    message: Personal<string>;
    /** As the giver saw it. */
    fund_title: Personal<string>;
    link_hash: Secret<string | null>;
    /** The IP address it was made from, as a keyed hash for this registry; null once the email is confirmed or the pledge is over. */
    address_tag: Secret<string | null>;
    /** The same of its IPv6 network. */
    network_tag: Secret<string | null>;
    giver_address_id: Personal<string | null>;
    /** When its giver marked it sent. */
    sent_at: Personal<number | null>;
    /** Null also where it arrived before this was kept. */
    received_at: Personal<number | null>;
    /** When the giver was first shown where to send it. */
    details_shown_at: Personal<number | null>;
    /** The time from which the owner is to be told of it; null when there is nothing to tell. */
    tell_owner_at: Personal<number | null>;
    message_read_at: Personal<number | null>;
    message_archived_at: Personal<number | null>;
    message_deleted_at: Personal<number | null>;
    expires_at: Open<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  group_gift: {
    id: Personal<string>;
    reg_item_id: Personal<string>;
    registry_id: Personal<string>;
    state: Personal<'open' | 'funded' | 'redeemed' | 'closed'>;
    outcome: Personal<'credit' | 'refund' | null>;
    ended_by: Open<'owner' | 'arrival' | 'product' | null>;
    price_cents: Open<number>;
    goal_cents: Open<number>;
    /** Shares that are held or paid: never above the goal. */
    raised_cents: Personal<number>;
    /** The part of these that givers have paid. */
    paid_cents: Personal<number>;
    redeemed_cents: Personal<number>;
    currency: Open<string>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  group_gift_contribution: {
    id: Personal<string>;
    group_gift_id: Personal<string>;
    registry_id: Personal<string>;
    /** The link that was used: an audience's id, null for the registry's own address, '' where that is not known. */
    came_by: Personal<string | null>;
    visitor_id: Secret<string>;
    user_id: Personal<string | null>;
    amount_cents: Personal<number>;
    currency: Open<string>;
    state: Personal<'pending' | 'authorised' | 'captured' | 'released' | 'refunded'>;
    /** How much of it is or will be refunded to the giver. */
    refund_cents: Personal<number>;
    /** At the payment provider. */
    payment_reference: Secret<string | null>;
    giver_name: Personal<string>;
    giver_email: Personal<string>;
    email_verified_at: Personal<number | null>;
    message: Personal<string>;
    gift_title: Personal<string>;
    link_hash: Secret<string | null>;
    giver_address_id: Personal<string | null>;
    /** The time from which the owner is to be told of it; null when there is nothing to tell. */
    tell_owner_at: Personal<number | null>;
    message_read_at: Personal<number | null>;
    message_archived_at: Personal<number | null>;
    message_deleted_at: Personal<number | null>;
    /** Until when its share is held unpaid. */
    expires_at: Open<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Balances by owner. The givers' own accounts are outside: we only know what came from them and went back. */
  ledger_account: {
    id: Personal<string>;
    currency: Open<string>;
    is_outside: Open<Flag>;
    balance_cents: Personal<number>;
  };
  /** Every movement of money, from one account to another. Rows are only ever added. */
  ledger_transfer: {
    id: Personal<string>;
    unique_key: Personal<string>;
    kind: Open<'authorise' | 'capture' | 'release' | 'refund' | 'redeem'>;
    from_account: Personal<string>;
    to_account: Personal<string>;
    amount_cents: Personal<number>;
    currency: Open<string>;
    /** The group gift that it is about. */
    subject_id: Personal<string>;
    created_at: Open<number>;
  };

  /** What a child wears and likes, for the guests of the registry. Lists are JSON. */
  birthday_preference: {
    registry_id: Personal<string>;
    clothing_size: Personal<string | null>;
    shoe_size: Personal<string | null>;
    colors: Personal<string>;
    interests: Personal<string>;
  };
  /** People who chose which mails to get, with or without an account. `unwanted` is JSON. */
  mail_recipient: { id: Personal<string>; email: Personal<string>; unwanted: Personal<string> };

  /** A registry at another shop, linked from this one. */
  external_registry: {
    id: Personal<string>;
    registry_id: Personal<string>;
    url: Personal<string>;
    store_name: Personal<string>;
    created_at: Open<number>;
  };
  /** One per owner and type; the owner is an account or, before that, a visitor. */
  cart: {
    id: Personal<string>;
    type: Open<'store' | 'registry' | 'amazonCart'>;
    user_id: Personal<string | null>;
    visitor_id: Secret<string | null>;
    /** Counts every change: a screen can tell which of two responses is newer. */
    version: Open<number>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  cart_item: {
    id: Personal<string>;
    cart_id: Personal<string>;
    /** "product:19" or "item:(id)": what the line is for, unique per cart. */
    subject: Personal<string>;
    product_id: Personal<number | null>;
    reg_item_id: Personal<string | null>;
    quantity: Personal<number>;
    /** The price that the person last saw, to show when it has changed. */
    seen_cents: Open<number | null>;
    /** As it was when added: a line can still name a product that is gone. */
    title: Personal<string>;
    saved: Open<Flag>;
    created_at: Open<number>;
    updated_at: Open<number>;
    removed_at: Open<number | null>;
  };
  /** Events in the shop from browsers that allowed counting. */
  tracking_event: {
    id: Open<string>;
    name: Open<string>;
    anonymous_id: Personal<string>;
    path: Open<string>;
    /** JSON, with the properties that the map of events allows. */
    properties: Personal<string>;
    is_registry_owner: Personal<Flag | null>;
    registry_id: Personal<string | null>;
    user_id: Personal<string | null>;
    occurred_at: Open<number>;
    received_at: Open<number>;
  };
};
