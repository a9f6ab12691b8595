import { keptPrefix } from '../session/forget-kept.ts';
import { session } from '../session/session.ts';
import { removeStored, storedKeys } from '../session/stored.ts';

/** The kept answers about an unfinished application and its borrower. */
export const begun = 'application';
export const applicant = 'applicant';

const keyOf = (name: string) => `${keptPrefix}${session()?.userId}:${name}`;

/** Whether this phone opens an unfinished application of the logged-in borrower without a connection. */
export const anyBegun = (): boolean => storedKeys(keyOf(begun)).length > 0;

/** The application is no longer unfinished. */
export const forgetBegun = (): void => removeStored(keyOf(begun), keyOf(applicant));
