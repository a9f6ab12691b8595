import { bigint } from 'drizzle-orm/pg-core';

/** An instant in epoch milliseconds. */
export const instant = () => bigint({ mode: 'number' });

/** Money in integer cents of a Kenya shilling. */
export const cents = () => bigint({ mode: 'number' });
