import type { ShowerGuests, ShowerGuestType } from '#rules/family-facts.ts';

/**
 * Every table, as Kysely sees it. Portable between SQLite and PostgreSQL: keys are ours (UUIDv7 text or the specification's
 * integers), instants are epoch ms, money integer cents, booleans 0/1, days and JSON text.
 */
type Flag = 0 | 1;

// What a column may be used for. A column without one of these does not compile.
/** May be read by anybody, or says nothing about a person. */
type Open<T> = readonly ['open', T];
/** About a person: only for those the rules name, never in a log, an event, a URL or the search index. */
type Personal<T> = readonly ['personal', T];
/** Health and address data, encrypted with the person's own key. */
type Sealed<T> = readonly ['sealed', T];
/** Hashes and keys: never leaves the server. */
type Secret<T> = readonly ['secret', T];
type Column = Open<unknown> | Personal<unknown> | Sealed<unknown> | Secret<unknown>;

type TablesOf<C extends Record<string, Record<string, Column>>> = {
  [T in keyof C]: { [N in keyof C[T]]: C[T][N][1] };
};

/** The tables for Kysely: their columns without what they may be used for. */
export type Tables = TablesOf<Columns>;

type Columns = {
  setting: { name: Open<string>; value: Open<string> };

  user: {
    id: Personal<string>;
    email: Personal<string>;
    /** Of all spellings of the address (`recipientHash`). */
    mailbox_hash: Secret<string>;
    name: Personal<string>;
    password_hash: Secret<string>;
    role: Personal<'user' | 'admin'>;
    current_registry_id: Personal<string | null>;
    email_verified_at: Personal<number | null>;
    /** Its owner wants it gone from this moment on, unless they sign in before. */
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
    /** When there was none before. */
    connected_at: Personal<number | null>;
  };
  recovery_code: { code_hash: Secret<string>; user_id: Personal<string> };
  shipping_address: { registry_id: Personal<string>; address_sealed: Sealed<string>; updated_at: Open<number> };
  /** Somebody's own default address: JSON of `OwnAddress`, sealed with their key. */
  user_address: { user_id: Personal<string>; address_sealed: Sealed<string>; updated_at: Open<number> };
  address_view: { reservation_id: Personal<string>; registry_id: Personal<string>; shown_at: Personal<number> };
  /** Its link is open until `expires_at`, and opens again when it is asked for within a day of its mail. */
  password_reset: {
    id: Personal<string>;
    user_id: Personal<string>;
    expires_at: Open<number>;
    mailed_at: Open<number>;
  };
  /** Somebody wants another email; it becomes theirs when the link in the mail there is used. */
  email_change: { id: Personal<string>; user_id: Personal<string>; email: Personal<string>; expires_at: Open<number> };
  attempt: { scope: Secret<string>; window_start: Open<number>; count: Open<number> };
  person_key: { person_id: Personal<string>; wrapped_key: Secret<string> };
  /** Somebody typed this address to get an account; nothing else is known of them before the link in the mail is opened. */
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
      | 'giver'
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
    unique_key: Personal<string>;
    payload: Personal<string>;
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
    /** Of the imported line: an unchanged line writes nothing. */
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
    /** JSON: the names of those that are true, `productFlags` of the rules. */
    flags: Open<string>;
    coming_soon_until: Open<string | null>;
    released_on: Open<string>;
    rating_counts: Open<string>;
    popularity: Open<number>;
    discount_excluded: Open<Flag>;
    /** Of the imported line: an unchanged line writes nothing. */
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
  /** How far the import of one file came, by the hash of its bytes: a killed import goes on from here. */
  import_run: {
    file_hash: Open<string>;
    lines_done: Open<number>;
    bad_lines: Open<number>;
    /** JSON: what was added, changed and left alone so far. */
    counts: Open<string>;
    /** JSON: the first bad lines, so that the summary after a resumption is whole. */
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
    /** The day, sealed with the owner's key; null when not known. */
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
    /** Counts every change of a reservation: apart, because not every member may see it move. */
    gifts_version: Personal<number>;
    /** Counts what happens to gifts that their givers keep secret: guests see it, members do not. */
    secret_gifts_version: Personal<number | null>;
    /** When the owner ended the surprise. */
    revealed_at: Personal<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Keyed hashes of a name's word with a fact, for registries that may be found and no others: what /find looks up. */
  registry_find_key: { key_hash: Secret<string>; registry_id: Personal<string> };
  registry_slug: { slug: Personal<string>; registry_id: Personal<string>; created_at: Open<number> };
  registry_member: {
    registry_id: Personal<string>;
    user_id: Personal<string>;
    role: Personal<'owner' | 'editor' | 'viewer' | 'helper'>;
    blind: Open<Flag>;
    created_at: Open<number>;
  };
  /** A link for a group of guests; what is meant for them as JSON. It stays when the link ends, so that answers to its givers go on telling nothing else. */
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
  /** Somebody was asked by mail to help with a registry; gone once they answered. */
  registry_invitation: {
    id: Personal<string>;
    registry_id: Personal<string>;
    email: Personal<string>;
    role: Personal<'editor' | 'viewer' | 'helper'>;
    blind: Open<Flag>;
    expires_at: Open<number>;
    created_at: Open<number>;
  };
  /** The owner offers the registry to a member, who has not answered yet. */
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
    quantity: Open<number>;
    must_have: Open<Flag>;
    second_hand_welcome: Open<Flag>;
    category_id: Open<number>;
    position: Open<number>;
    size: Personal<string | null>;
    color: Open<string | null>;
    /** JSON: further stores, `Offer[]` of the rules. */
    offers: Personal<string | null>;
    /** When the price of another store's item was entered. */
    priced_at: Open<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
    removed_at: Open<number | null>;
    /** What collects for it, or collected for it last; null for what one giver gives. */
    group_gift_id: Open<string | null>;
  };
  /** A list to begin with that somebody of the shop wrote; those of the content are no rows. `body` is JSON, `templateBodySchema`. */
  registry_template: { id: Open<string>; body: Open<string>; created_at: Open<number> };
  /** A registry that somebody began before they had an account, sealed with a key of its own under its id. */
  registry_draft: {
    visitor_id: Secret<string>;
    id: Personal<string>;
    draft_sealed: Sealed<string>;
    updated_at: Open<number>;
  };
  /** Registries that were put away, and deleted ones that can still be had back; `was_paused` is their state before. */
  registry_archive: { registry_id: Personal<string>; was_paused: Personal<Flag>; created_at: Open<number> };
  registry_deletion: { registry_id: Personal<string>; was_paused: Personal<Flag>; created_at: Open<number> };
  /** A setup goal that its owner marked as met. */
  setup_goal_mark: { registry_id: Personal<string>; goal: Personal<string>; created_at: Open<number> };
  /** What a family said of a thing on the checklist; the rest is read from the registry. */
  checklist_mark: {
    registry_id: Personal<string>;
    item: Open<string>;
    state: Personal<'have' | 'not-needed'>;
    updated_at: Open<number>;
  };
  /** Entries of the feed that somebody has put away, by the ids that the entries have. */
  feed_dismissal: { user_id: Personal<string>; entry: Personal<string>; created_at: Open<number> };
  /** What somebody has done once and is not asked again; the newest first. */
  user_event: { user_id: Personal<string>; name: Open<string>; value: Personal<string>; created_at: Open<number> };
  /** A photo that somebody brought; nobody guesses the secret in its address. */
  image: {
    id: Personal<string>;
    owner_id: Personal<string>;
    secret: Personal<string>;
    purpose: Open<'cover' | 'item' | 'profile'>;
    created_at: Open<number>;
  };
  /** Its sizes, written anew without metadata. */
  image_file: { image_id: Personal<string>; size: Open<string>; webp: Personal<Buffer> };
  /** Pictures that people brought, re-encoded: small, without metadata, under the hash of their bytes. */
  picture: { hash: Personal<string>; webp: Personal<Buffer>; created_at: Open<number> };
  /** One row per unit that somebody holds now: its primary key (item, unit) is what makes double gifts impossible. */
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
    /** By which link: an audience's id, null for the registry's own address, '' where that is not known. */
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
    /** JSON: title, price, picture as the giver saw them. */
    snapshot: Personal<string>;
    /** Of the secret in the link that was mailed to the giver. */
    link_hash: Secret<string | null>;
    /** Where it was made, as a keyed hash for this registry; null once the email is confirmed or the reservation over. */
    address_tag: Secret<string | null>;
    expires_at: Open<number | null>;
    /** How far its giver is with what was bought; null: ordered. */
    progress: Personal<'arrived' | 'wrapped' | 'given' | null>;
    /** The giver's wish: until this day the family sees nothing of it. */
    secret_until: Personal<string | null>;
    /** The member who wrote it down for somebody without a browser; null where the giver did it. */
    recorded_by: Personal<string | null>;
    giver_address_id: Personal<string | null>;
    received_at: Personal<number | null>;
    /** When the owner's mail about it was due, whether or not the owner may know. */
    told_owner_at: Personal<number | null>;
    /** Of the present hold; null: none. */
    reminders_sent: Open<number | null>;
    message_read_at: Personal<number | null>;
    message_archived_at: Personal<number | null>;
    message_deleted_at: Personal<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Items that an owner who wants to be surprised has looked at all the same. */
  revealed_item: { reg_item_id: Personal<string>; registry_id: Personal<string>; revealed_at: Personal<number> };
  /** Somebody who gives, known by an address whose mail they read, and which mails they want. */
  giver: {
    id: Personal<string>;
    email: Personal<string>;
    thank_you_notes: Personal<Flag>;
    reminders: Personal<Flag>;
    created_at: Open<number>;
  };
  /** Where a family may send its thanks, sealed with a key of the row's own. */
  giver_address: {
    id: Personal<string>;
    registry_id: Personal<string>;
    address_sealed: Sealed<string>;
    updated_at: Open<number>;
  };
  thank_you_note: {
    reservation_id: Personal<string>;
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
    /** null for the demo's samples, which nobody wrote. */
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
  /** `voter` and `reporter` are an account's id, or a visitor's. */
  review_vote: { review_id: Open<string>; voter: Secret<string>; created_at: Open<number> };
  review_report: {
    review_id: Open<string>;
    reporter: Secret<string>;
    reason: Open<string>;
    text: Personal<string>;
    created_at: Open<number>;
  };
  /** Published reviews written here, by their stars. Added to the imported figures wherever a rating is shown or sorted. */
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
  /** A list that waits for its reader's word. */
  checklist_mail: {
    id: Personal<string>;
    email: Personal<string>;
    /** Sealed with a key of the row's own: the answers say how a child comes to a family. */
    answers_sealed: Sealed<string>;
    expires_at: Open<number>;
  };
  /** Weekly mails to an address: who is written to, and when next. */
  pregnancy_email: {
    id: Personal<string>;
    email: Personal<string>;
    /** Due date and stage, sealed with a key of the row's own. */
    facts_sealed: Sealed<string>;
    state: Open<'unconfirmed' | 'on'>;
    next_at: Personal<number>;
    created_at: Open<number>;
  };
  availability_subscription: {
    id: Personal<string>;
    generic_product_id: Open<number>;
    /** 0: whichever variant comes first. */
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
  /** What somebody asked about their data; the text sealed with a key of the row's own. */
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
  /** When strangers last made us mail one address, the latest first; 0 for never. */
  unverified_mail: {
    recipient_hash: Secret<string>;
    last_at: Personal<number>;
    second_at: Personal<number>;
    third_at: Personal<number>;
    fourth_at: Personal<number>;
    fifth_at: Personal<number>;
  };
  /** A mail that waits for its turn in the budget of its address. */
  waiting_mail: { id: Open<string>; recipient_hash: Secret<string>; payload: Secret<string>; created_at: Open<number> };
  /** A way in which the owner would be paid what is given in cash; the ways that are not chosen have no row. */
  payment_preference: {
    registry_id: Personal<string>;
    kind: Personal<string>;
    /** JSON: handle or address, and link; null where nothing was said. */
    details_sealed: Sealed<string | null>;
  };
  /** A pledge to a cash fund, which is paid to the family directly. */
  cash_fund_contribution: {
    id: Personal<string>;
    reg_item_id: Personal<string>;
    registry_id: Personal<string>;
    /** By which link: an audience's id, null for the registry's own address, '' where that is not known. */
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
    /** Where it was made, as a keyed hash for this registry; null once the email is confirmed or the pledge over. */
    address_tag: Secret<string | null>;
    /** When the giver first saw where to send it. */
    details_shown_at: Personal<number | null>;
    /** From when on the owner is to be told of it; null when there is nothing to tell. */
    tell_owner_at: Personal<number | null>;
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
    /** Of these, what givers have paid. */
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
    /** By which link: an audience's id, null for the registry's own address, '' where that is not known. */
    came_by: Personal<string | null>;
    visitor_id: Secret<string>;
    user_id: Personal<string | null>;
    amount_cents: Personal<number>;
    currency: Open<string>;
    state: Personal<'pending' | 'authorised' | 'captured' | 'released' | 'refunded'>;
    /** How much of it goes back to the giver, or has gone. */
    refund_cents: Personal<number>;
    /** Of the payment provider. */
    payment_reference: Secret<string | null>;
    giver_name: Personal<string>;
    giver_email: Personal<string>;
    /** It is the confirmed address of the account that gave. Any other was typed. */
    is_own_email: Open<Flag>;
    message: Personal<string>;
    gift_title: Personal<string>;
    link_hash: Secret<string | null>;
    /** From when on the owner is to be told of it; null when there is nothing to tell. */
    tell_owner_at: Personal<number | null>;
    /** Until when its share is held unpaid. */
    expires_at: Open<number | null>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  /** Who has how much. Outside are the givers' own accounts, of which we know only what came and went. */
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
  /** Who chose which mails to get, with or without an account. `unwanted` is JSON. */
  mail_recipient: { id: Personal<string>; email: Personal<string>; unwanted: Personal<string> };

  /** A registry of another shop that this one links to. */
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
    /** Counts every change: a screen knows which of two answers is the newer one. */
    version: Open<number>;
    created_at: Open<number>;
    updated_at: Open<number>;
  };
  cart_item: {
    id: Personal<string>;
    cart_id: Personal<string>;
    /** "product:19" or "item:(id)": what the line is about, once per cart. */
    subject: Personal<string>;
    product_id: Personal<number | null>;
    reg_item_id: Personal<string | null>;
    quantity: Personal<number>;
    /** The price that the person last saw, to say when it is another one. */
    seen_cents: Open<number | null>;
    /** As it was when added: a line can say what has gone. */
    title: Personal<string>;
    saved: Open<Flag>;
    created_at: Open<number>;
    updated_at: Open<number>;
    removed_at: Open<number | null>;
  };
  /** What happened in the shop in browsers that allowed it to be counted. */
  tracking_event: {
    id: Open<string>;
    name: Open<string>;
    anonymous_id: Personal<string>;
    path: Open<string>;
    /** JSON, closed by the map of events. */
    properties: Personal<string>;
    is_registry_owner: Personal<Flag | null>;
    registry_id: Personal<string | null>;
    user_id: Personal<string | null>;
    occurred_at: Open<number>;
    received_at: Open<number>;
  };
};
