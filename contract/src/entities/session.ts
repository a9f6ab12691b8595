import * as z from 'zod/mini';

/** The reasons of the end of a session. */
export const sessionEnds = ['loggedOut', 'otherDevice', 'expired'] as const;

/** One login of a borrower. Times are epoch ms. */
export const loginSession = z.object({
  startedAt: z.int(),
  /** The latest use, to the hour. */
  lastUsedAt: z.int(),
  /** Null while the session is open. */
  end: z.nullable(z.enum(sessionEnds)),
  endedAt: z.nullable(z.int()),
  /** The login was on the phone that asks. */
  thisPhone: z.boolean(),
});
export type LoginSession = z.output<typeof loginSession>;
