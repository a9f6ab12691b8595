import type { CallName, calls } from '../calls/index.ts';
import type { Reference } from './reference.ts';

/** The reference of every call by the call's name. Not for the app: examples are no part of what a borrower downloads. */
export const reference: { readonly [Name in CallName]?: Reference<(typeof calls)[Name]> } = {};
