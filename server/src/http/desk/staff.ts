import { deskEndStaff, deskInvite, deskInviteAgain, deskStaff } from '@kopa/contract/desk/calls/staff';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { allStaff, endStaff, inviteAgain, inviteStaff, memberEntity } from '../../lending/desk/staff.ts';
import { lastSeen } from '../../lending/desk/staff-sessions.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';

export const staffHandlers: readonly Answered[] = [
  on(deskStaff)(async (_, { lender }) => ({ staff: await allStaff(lender.db) })),

  on(deskInvite)((request, context) =>
    act(context, async (tx, record) => {
      const { at } = context;
      const { member, token, expiresAt } = await inviteStaff(tx, request, at, deskRules);
      const { name, email, roles } = request;
      await record({
        act: 'staff.invited',
        about: { kind: 'staff', id: member.id },
        after: { name, email, roles },
      });
      return { member: memberEntity(member, null), token, expiresAt };
    }),
  ),

  on(deskInviteAgain)(({ staffId }, context) =>
    act(context, async (tx, record) => {
      const { at } = context;
      const { member, token, expiresAt } = await inviteAgain(tx, staffId, at, deskRules);
      await record({ act: 'staff.invitedAgain', about: { kind: 'staff', id: staffId } });
      return { member: memberEntity(member, await lastSeen(tx, staffId)), token, expiresAt };
    }),
  ),

  on(deskEndStaff)(({ staffId, why }, context) =>
    act(context, async (tx, record) => {
      const member = await endStaff(tx, staffId, context.at);
      await record({
        act: 'staff.ended',
        about: { kind: 'staff', id: staffId },
        why,
        before: { roles: member.roles },
        after: { ended: true },
      });
      return { member: memberEntity(member, await lastSeen(tx, staffId)) };
    }),
  ),
];
