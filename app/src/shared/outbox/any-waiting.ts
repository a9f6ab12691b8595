import { outbox } from '../draft/draft-names.ts';
import { draftedSections } from '../draft/draft.ts';

/** How much of the logged-in borrower waits to be sent. */
export const countWaiting = (): number => draftedSections(outbox).length;

/** Whether something of the logged-in borrower waits to be sent. */
export const anyWaiting = (): boolean => countWaiting() > 0;
