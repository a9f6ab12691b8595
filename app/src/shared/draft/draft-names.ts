/** The storage prefix of drafts: this, then borrower, order and section. */
export const draftPrefix = 'draft:';
/** The storage prefix of locked drafts, with the same names. */
export const lockedPrefix = 'locked:';
/** The owner of what waits to be sent: among the drafts, so that all are locked and deleted together. */
export const outbox = 'outbox';
