import { bigint } from 'drizzle-orm/pg-core';

/** An instant in epoch milliseconds. */
export const instant = () => bigint({ mode: 'number' });

/** Money in integer cents of the market's currency. */
export const cents = () => bigint({ mode: 'number' });
