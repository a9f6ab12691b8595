import * as z from 'zod/mini';
import { loginSession } from '../entities/session.ts';
import { call } from './call.ts';

/**
 * A phone without a connection keeps the digest of the token, which opens nothing, and sends the digest
 * later. The answer is the same for an ended and an unknown session.
 */
export const logOut = call({
  method: 'POST',
  path: '/security/logout',
  auth: 'optional',
  encoding: 'json',
  extension: true,
  summary:
    'Ends a session: every later call with its token is refused with `tokenInvalid`. Without `session`, the session of the sent token.',
  request: z.object({
    session: z.optional(
      z.string({ error: 'value.invalid' }).check(z.regex(/^[0-9a-f]{64}$/, 'value.invalid')),
    ),
  }),
  result: z.object({}),
});

export const sessionList = call({
  method: 'GET',
  path: '/security/sessions',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary: 'The latest logins of the borrower, newest first, with their ends.',
  request: z.object({}),
  result: z.object({ sessions: z.array(loginSession) }),
});
