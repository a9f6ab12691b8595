import { outbox } from '../draft/draft-names.ts';
import { draftedSections } from '../draft/draft.ts';

/** Whether something of the logged-in borrower waits to be sent. */
export const anyWaiting = (): boolean => draftedSections(outbox).length > 0;
