import type * as z from 'zod/mini';

/** The values of a group of settings. */
export type ValuesOf<Group extends (...parts: never[]) => Record<string, z.ZodMiniType>> = {
  [Name in keyof ReturnType<Group>]: z.output<ReturnType<Group>[Name]>;
};
