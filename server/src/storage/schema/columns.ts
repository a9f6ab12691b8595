import { bigint, text } from 'drizzle-orm/pg-core';
import type { Sealed } from '../sealing-key.ts';

/** An instant in epoch milliseconds. */
export const instant = () => bigint({ mode: 'number' });

/** Money in integer cents of the market's currency. */
export const cents = () => bigint({ mode: 'number' });

/** A value sealed for its place; `columns-at-rest.ts` names every such column. */
export const sealed = () => text().$type<Sealed>();

/** The same, or '' after an erasure and where there is nothing to seal. */
export const sealedOrBlank = () => text().$type<Sealed | ''>();
