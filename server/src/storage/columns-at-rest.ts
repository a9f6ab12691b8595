/** How a column of text or JSON keeps its values. Numbers, times and yes or no are in clear. */
export type AtRest = keyof typeof verdicts;

/** The meaning of each verdict; for a column in clear, the reason. */
export const verdicts = {
  borrowerKey: 'Sealed under the key of the borrower, which an erasure deletes.',
  ownKey: "Sealed under the borrower's key, or under the lender's where no borrower is known.",
  lenderKey: "Sealed under the lender's key.",
  hash: 'A keyed hash, or a hash of a random token: found by, and not read.',
  id: 'Clear: a random id, a name made of ids, or the number of an order or a receipt.',
  word: 'Clear: a word of a list, a version, a day, or the content type of a file.',
  lender: "Clear: the lender's own texts, products, prices and settings.",
  staff: "Clear: the lender's people, whom the record of acts names, and what their browsers publish.",
} as const;

/** The text columns of each table, by verdict. `at-rest.test.ts` compares the list with the schema. */
export const columnsAtRest: Readonly<Record<string, Partial<Record<AtRest, string>>>> = {
  users: { id: 'id', lenderKey: 'key', borrowerKey: 'mobile', hash: 'mobile_hash', word: 'language' },
  sessions: { id: 'user_id', hash: 'token_hash phone', word: 'revoke_reason' },
  verification_codes: { hash: 'mobile_hash phone asker code_hash', id: 'salt', word: 'purpose' },
  rate_limit_attempts: { hash: 'subject', word: 'action' },
  attempt_budgets: { hash: 'subject', word: 'action' },

  orders: {
    id: 'order_no user_id product_id',
    word: 'loan_purpose disbursed_on due_on charged_through accrued_since written_off_on reapply_on reasons',
    lender: 'terms',
  },
  order_events: { id: 'order_no', word: 'event details' },
  order_sections: { id: 'order_no', word: 'section', borrowerKey: 'fields' },
  user_sections: { id: 'user_id', word: 'section', borrowerKey: 'fields' },
  order_answers: { id: 'order_no', word: 'code', borrowerKey: 'answer' },
  order_photos: { id: 'order_no file', word: 'kind media_type' },
  photo_readings: { id: 'file order_no', word: 'side state reason', borrowerKey: 'text' },
  identity_checks: {
    id: 'order_no front_file back_file face_file reference',
    hash: 'claim number_hash',
    word: 'state outcome reasons asked_again',
    staff: 'settled_by',
    borrowerKey: 'claimed evidence',
  },
  collect_confirmations: { id: 'order_no' },
  device_data_uploads: { id: 'order_no', word: 'kind' },
  appeals: { id: 'order_no', borrowerKey: 'text' },
  appeal_answers: { id: 'order_no', word: 'outcome reasons', staff: 'reviewer' },
  agreements: { id: 'order_no', word: 'version language', hash: 'fingerprint', lender: 'key_facts' },
  reminder_choices: { id: 'user_id', word: 'reminders' },
  reminders_sent: { id: 'order_no', word: 'day' },
  payment_promises: { id: 'order_no staff_id', word: 'by_day' },
  borrower_notes: { id: 'user_id order_no staff_id', borrowerKey: 'text' },
  consent_events: { id: 'user_id', word: 'purpose version language', lender: 'text' },
  erasures: { id: 'id user_id' },
  retained_records: { id: 'order_no', lenderKey: 'sealed', word: 'keep_until' },

  feedbacks: {
    id: 'id user_id',
    borrowerKey: 'description contact receiver_account',
    hash: 'request_hash',
  },
  feedback_events: { id: 'feedback_id', word: 'event author details' },
  feedback_messages: { id: 'feedback_id', word: 'author', borrowerKey: 'content' },
  feedback_files: { id: 'id user_id file feedback_id', word: 'purpose media_type' },

  journals: { id: 'key order_no made_by', word: 'kind day' },
  entries: { word: 'account' },
  day_balances: { word: 'day account' },
  disbursements: { id: 'id order_no conversation_id receipt', word: 'state failure', borrowerKey: 'mobile' },
  repayments: {
    id: 'pay_order_id order_no receipt',
    word: 'state receipt_from failure',
    // The provider's name of a prompt is `prompt_id`; an older release has `checkout_request_id`, now empty.
    borrowerKey: 'mobile prompt_id checkout_request_id',
    hash: 'mobile_hash prompt_hash',
  },
  refunds: {
    id: 'id order_no conversation_id receipt',
    word: 'state held_because failure',
    borrowerKey: 'paid_from',
    staff: 'decided_by',
  },
  reversals: { id: 'receipt', word: 'state failure' },
  extensions: { id: 'pay_order_id order_no journal_key', word: 'state day new_due_on' },
  payment_references: { id: 'id order_no reference link', word: 'channel state', lender: 'bank_name' },
  portal_links: { id: 'id order_no pay_order_id' },
  vouchers: {
    id: 'id order_no receipt',
    word: 'state paid_on paid_time method reason',
    borrowerKey: 'typed_receipt',
    hash: 'typed_receipt_hash',
  },
  uploads: { id: 'id user_id', hash: 'checksum' },
  upload_parts: { id: 'upload_id file' },
  voucher_images: { id: 'id order_no user_id voucher_id file', word: 'media_type' },
  provider_inbox: { id: 'key user_id', ownKey: 'body', hash: 'phones' },

  outbox: { hash: 'mobile_hash', lenderKey: 'message' },
  sms_deliveries: { id: 'message_id', hash: 'mobile_hash', word: 'status network_code failure_reason' },
  jobs: { id: 'key payload', word: 'held_by kind last_error' },
  idempotency_keys: { id: 'owner key user_id', word: 'call', hash: 'request_hash', ownKey: 'answer' },
  settings: { word: 'name', lender: 'value' },
  callback_secrets: { word: 'purpose', hash: 'hash', lenderKey: 'sealed' },
  catalogue: { word: 'list key', lender: 'item' },
  catalogue_lists: { word: 'list', id: 'version' },
  product_changes: { id: 'id', word: 'product_id valid_from state', lender: 'before after', staff: 'people' },

  staff: {
    id: 'id',
    staff: 'name email',
    word: 'roles',
    hash: 'password_hash open_id_account',
    lenderKey: 'code_secret',
  },
  staff_invitations: { hash: 'token_hash', id: 'staff_id', lenderKey: 'code_secret' },
  staff_passkeys: { id: 'id staff_id', staff: 'name public_key transports' },
  staff_challenges: { id: 'challenge' },
  staff_sessions: { id: 'staff_id', hash: 'token_hash', word: 'way end_reason', staff: 'device' },
  staff_acts: {
    id: 'staff_id about_id',
    // A corrected contact in `before` and `after` is sealed under the key of the borrower.
    word: 'act about_kind why before after',
    staff: 'from',
    hash: 'hash',
  },
  staff_acts_head: { hash: 'hash' },
  staff_sign_in_failures: { hash: 'subject' },
  desk_requests: {
    id: 'id item_id order_no asked_by decided_by',
    word: 'queue act was why state decided_why',
  },
  signed_days: { word: 'day explained', lender: 'figures', hash: 'hash', staff: 'people' },
  desk_claims: { id: 'item_id staff_id', word: 'queue' },
};
