import * as z from 'zod/mini';
import { instant } from '../../entities/money.ts';
import { staffMember, staffRole } from '../entities.ts';
import { areRoles } from '../rights.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { whyText, workEmail } from './fields.ts';

export const deskStaff = deskReads({
  path: '/desk/staff',
  auth: 'staff',
  right: { area: 'staff', may: 'read' },
  summary: 'The members of staff by name, those who have ended last.',
  request: z.object({}),
  result: z.object({ staff: z.array(staffMember) }),
});

/** A new member of staff, as an admin or the command `staff` enters one. */
export const newStaff = z.object({
  name: z
    .string({ error: 'staffName.required' })
    .check(z.trim(), z.minLength(2, 'staffName.required'), z.maxLength(80, 'staffName.long')),
  email: workEmail,
  roles: z
    .array(staffRole, { error: 'staffRoles.invalid' })
    .check(z.refine((roles) => areRoles(roles), 'staffRoles.invalid')),
});

export const deskInvite = deskChanges({
  path: '/desk/staff/invite',
  auth: 'staff',
  right: { area: 'staff', may: 'act' },
  summary: 'Makes a member of staff, and the link by which the person signs in for the first time.',
  request: newStaff,
  result: z.object({ member: staffMember, token: z.string(), expiresAt: instant }),
});

export const deskInviteAgain = deskChanges({
  path: '/desk/staff/invite-again',
  auth: 'staff',
  right: { area: 'staff', may: 'act' },
  summary:
    'A new link for somebody who lost the passkey or password. Passkeys, password and sessions of before end.',
  request: z.object({ staffId: z.string() }),
  result: z.object({ member: staffMember, token: z.string(), expiresAt: instant }),
});

export const deskEndStaff = deskChanges({
  path: '/desk/staff/end',
  auth: 'staff',
  right: { area: 'staff', may: 'act' },
  summary: 'Ends a member of staff and all their sessions, for good. The last admin stays.',
  request: z.object({
    staffId: z.string(),
    why: whyText,
  }),
  result: z.object({ member: staffMember }),
});
