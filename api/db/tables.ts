/**
 * Every table, as Kysely sees it. Portable between SQLite and PostgreSQL: keys are ours (UUIDv7 text or the specification's
 * integers), instants are epoch ms, money integer cents, booleans 0/1, days and JSON text.
 */
type Flag = 0 | 1;

export interface Tables {
  setting: { name: string; value: string };

  user: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    role: 'user' | 'admin';
    current_registry_id: string | null;
    email_verified_at: number | null;
    created_at: number;
  };
  user_session: {
    id_hash: string;
    user_id: string;
    created_at: number;
    expires_at: number;
    password_checked_at: number;
    second_factor_at: number | null;
  };
  second_factor: { user_id: string; key_sealed: string | null; new_key_sealed: string | null; last_step: number };
  recovery_code: { code_hash: string; user_id: string };
  shipping_address: { registry_id: string; address_sealed: string; updated_at: number };
  address_view: { reservation_id: string; registry_id: string; shown_at: number };
  password_reset: { id: string; user_id: string; expires_at: number };
  attempt: { scope: string; window_start: number; count: number };
  person_key: { person_id: string; wrapped_key: string };
  /** Somebody typed this address to get an account; nothing else is known of them before the link in the mail is opened. */
  sign_up: { id: string; email: string; visitor_id: string; next: string; expires_at: number };
  capability: {
    secret_hash: string;
    kind: 'availability' | 'question' | 'password-reset' | 'sign-up';
    subject_id: string;
    expires_at: number;
    created_at: number;
  };
  idempotency_key: {
    key_hash: string;
    body_hash: string;
    user_id: string | null;
    visitor_id: string | null;
    status: number;
    response: string;
    created_at: number;
  };

  job: {
    id: string;
    kind: string;
    unique_key: string;
    payload: string;
    state: 'waiting' | 'running' | 'done' | 'dead';
    run_at: number;
    attempts: number;
    lease_until: number | null;
    progress_done: number;
    progress_total: number;
    result: string | null;
    last_error: string | null;
    owner_id: string | null;
    created_at: number;
    finished_at: number | null;
  };
  inbox_mail: {
    id: string;
    unique_key: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    created_at: number;
  };

  brand: {
    id: number;
    slug: string;
    name: string;
    title: string;
    description: string;
    logo_url: string;
    seo_title: string;
    seo_description: string;
    questions: string;
    discount_excluded: Flag;
    /** Of the imported line: an unchanged line writes nothing. */
    content_hash: string;
  };
  generic_product: {
    id: number;
    slug: string;
    title: string;
    type: 'product' | 'favor' | 'cash_fund' | 'gift_card' | 'crowdfund';
    brand_id: number;
    category: string;
    also_in: string;
    product_type: string;
    description: string;
    /** JSON: highlights, keywords, attributes, facts, fits, recalls, offers. */
    details: string;
    /** JSON: the names of those that are true, `productFlags` of the rules. */
    flags: string;
    coming_soon_until: string | null;
    released_on: string;
    rating_counts: string;
    popularity: number;
    discount_excluded: Flag;
    /** Of the imported line: an unchanged line writes nothing. */
    content_hash: string;
  };
  product: {
    id: number;
    generic_product_id: number;
    position: number;
    short_name: string;
    options: string;
    price_cents: number;
    list_price_cents: number | null;
    currency: string;
    stock: number;
    code: string | null;
    gtin: string | null;
    pictures: string;
  };
  /** How far the import of one file came, by the hash of its bytes: a killed import goes on from here. */
  import_run: {
    file_hash: string;
    lines_done: number;
    bad_lines: number;
    /** JSON: what was added, changed and left alone so far. */
    counts: string;
    /** JSON: the first bad lines, so that the summary after a resumption is whole. */
    problems: string;
    started_at: number;
    finished_at: number | null;
  };

  registry: {
    id: string;
    owner_id: string;
    type: 'baby' | 'birthday' | 'holiday';
    title: string;
    slug: string;
    search_level: 'private' | 'babylist' | 'google';
    /** The day, sealed with the owner's key; null when not known. */
    arrival_sealed: string | null;
    /** Where the family lives, for /find; sealed like the day. */
    city_sealed: string | null;
    /** How the child comes to the family (`planningStageSchema`), sealed like the day. */
    stage_sealed: string | null;
    surprise: 'off' | 'names' | 'full';
    state: 'active' | 'paused';
    /** Counts every change of the registry and its items. */
    version: number;
    /** Counts every change of a reservation: apart, because not every member may see it move. */
    gifts_version: number;
    created_at: number;
    updated_at: number;
  };
  /** Keyed hashes of a name's word with a fact, for registries that may be found and no others: what /find looks up. */
  registry_find_key: { key_hash: string; registry_id: string };
  registry_slug: { slug: string; registry_id: string; created_at: number };
  registry_member: {
    registry_id: string;
    user_id: string;
    role: 'owner' | 'editor' | 'viewer' | 'helper';
    blind: Flag;
    created_at: number;
  };
  registry_category: { registry_id: string; id: number; title: string; position: number };
  reg_item: {
    id: string;
    registry_id: string;
    kind: 'product' | 'external' | 'idea';
    generic_product_id: number | null;
    product_id: number | null;
    title: string;
    note: string;
    url: string | null;
    store_name: string | null;
    price_cents: number | null;
    currency: string;
    image_url: string | null;
    quantity: number;
    must_have: Flag;
    second_hand_welcome: Flag;
    category_id: number;
    position: number;
    created_at: number;
    updated_at: number;
    removed_at: number | null;
  };
  /** Pictures that people brought, re-encoded: small, without metadata, under the hash of their bytes. */
  picture: { hash: string; webp: Buffer; created_at: number };
  /** One row per unit that somebody holds now: its primary key (item, unit) is what makes double gifts impossible. */
  unit_hold: { reg_item_id: string; unit: number; holder_kind: 'reservation' | 'owner'; holder_id: string };
  reservation: {
    id: string;
    reg_item_id: string;
    registry_id: string;
    visitor_id: string;
    user_id: string | null;
    quantity: number;
    state: 'reserved' | 'purchased' | 'received' | 'cancelled' | 'expired';
    active: Flag;
    giver_name: string;
    giver_email: string;
    email_verified_at: number | null;
    message: string;
    /** JSON: title, price, picture as the giver saw them. */
    snapshot: string;
    /** Of the secret in the link that was mailed to the giver. */
    link_hash: string | null;
    expires_at: number | null;
    created_at: number;
    updated_at: number;
  };

  review: {
    id: string;
    generic_product_id: number;
    /** null for the demo's samples, which nobody wrote. */
    user_id: string | null;
    author_name: string;
    stars: number;
    title: string;
    text: string;
    state: 'pending' | 'published' | 'rejected';
    is_sample: Flag;
    helpful: number;
    created_at: number;
    updated_at: number;
    published_at: number | null;
  };
  /** `voter` and `reporter` are an account's id, or a visitor's. */
  review_vote: { review_id: string; voter: string; created_at: number };
  review_report: { review_id: string; reporter: string; reason: string; text: string; created_at: number };
  /** Published reviews written here, by their stars. Added to the imported figures wherever a rating is shown or sorted. */
  rating_tally: {
    generic_product_id: number;
    stars_1: number;
    stars_2: number;
    stars_3: number;
    stars_4: number;
    stars_5: number;
  };
  product_question: {
    id: string;
    generic_product_id: number;
    user_id: string | null;
    asker_name: string;
    email: string | null;
    email_verified_at: number | null;
    text: string;
    state: 'unconfirmed' | 'pending' | 'published' | 'rejected';
    created_at: number;
    updated_at: number;
    published_at: number | null;
  };
  product_answer: {
    id: string;
    question_id: string;
    user_id: string;
    author_name: string;
    is_staff: Flag;
    text: string;
    state: 'pending' | 'published' | 'rejected';
    created_at: number;
    updated_at: number;
  };
  availability_subscription: {
    id: string;
    generic_product_id: number;
    /** 0: whichever variant comes first. */
    product_id: number;
    email: string;
    state: 'unconfirmed' | 'waiting' | 'notified' | 'stopped';
    active: Flag;
    created_at: number;
    updated_at: number;
    expires_at: number;
  };
  inaccuracy_report: {
    id: string;
    generic_product_id: number;
    product_id: number | null;
    reason: string;
    field: string;
    text: string;
    email: string | null;
    state: 'open' | 'settled';
    created_at: number;
  };
  /** When strangers last made us mail one address, the latest first; 0 for never. */
  unverified_mail: { recipient_hash: string; last_at: number; second_at: number; third_at: number };
  /** A mail that waits for its turn in the budget of its address. */
  waiting_mail: { id: string; recipient_hash: string; payload: string; created_at: number };
  /** A way in which the owner would be paid what is given in cash; the ways that are not chosen have no row. */
  payment_preference: { registry_id: string; kind: string };

  /** A registry of another shop that this one links to. */
  external_registry: { id: string; registry_id: string; url: string; store_name: string; created_at: number };
  /** One per owner and type; the owner is an account or, before that, a visitor. */
  cart: {
    id: string;
    type: 'store' | 'registry' | 'amazonCart';
    user_id: string | null;
    visitor_id: string | null;
    /** Counts every change: a screen knows which of two answers is the newer one. */
    version: number;
    created_at: number;
    updated_at: number;
  };
  cart_item: {
    id: string;
    cart_id: string;
    /** "product:19" or "item:(id)": what the line is about, once per cart. */
    subject: string;
    product_id: number | null;
    reg_item_id: string | null;
    quantity: number;
    /** The price that the person last saw, to say when it is another one. */
    seen_cents: number | null;
    /** As it was when added: a line can say what has gone. */
    title: string;
    saved: Flag;
    created_at: number;
    updated_at: number;
    removed_at: number | null;
  };
  /** What happened in the shop in browsers that allowed it to be counted. */
  tracking_event: {
    id: string;
    name: string;
    anonymous_id: string;
    path: string;
    /** JSON, closed by the map of events. */
    properties: string;
    is_registry_owner: Flag | null;
    registry_id: string | null;
    user_id: string | null;
    occurred_at: number;
    received_at: number;
  };
}
