import {
  deskEndOtherSessions,
  deskEndOwnSession,
  deskOwnSessions,
} from '@kopa/contract/desk/calls/own-sessions';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { endOwnSessions, ownSessions } from '../../lending/desk/own-sessions.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';

export const ownSessionHandlers: readonly Answered[] = [
  on(deskOwnSessions)(async (_, { lender, actor, at }) => ({
    sessions: await ownSessions(lender.db, actor(), at, deskRules),
  })),
  on(deskEndOwnSession)(({ id }, context) => end(context, { id })),
  on(deskEndOtherSessions)((_, context) => end(context, 'others')),
];

function end(context: CallContext, which: Parameters<typeof endOwnSessions>[2]) {
  const { actor, at } = context;
  return act(context, async (tx, record) => {
    const ended = await endOwnSessions(tx, actor(), which, at, deskRules);
    const about = { kind: 'staff', id: actor().id };
    await record({ act: 'staff.sessionsEnded', about, after: { ended } });
    return { sessions: await ownSessions(tx, actor(), at, deskRules) };
  });
}
