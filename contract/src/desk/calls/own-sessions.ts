import * as z from 'zod/mini';
import { ownSession } from '../entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId } from './fields.ts';

const sessions = z.object({ sessions: z.array(ownSession) });

export const deskOwnSessions = deskReads({
  path: '/desk/me/sessions',
  auth: 'staff',
  summary:
    "The caller's open sessions: this one first, then by their latest use. Everybody sees only their own.",
  request: z.object({}),
  result: sessions,
});

export const deskEndOwnSession = deskChanges({
  path: '/desk/me/sessions/end',
  auth: 'staff',
  summary: "Ends another open session of the caller's. `deskSignOut` ends this one.",
  request: z.object({ id: itemId }),
  result: sessions,
});

export const deskEndOtherSessions = deskChanges({
  path: '/desk/me/sessions/end-others',
  auth: 'staff',
  summary: "Ends all open sessions of the caller's but this one.",
  request: z.object({}),
  result: sessions,
});
