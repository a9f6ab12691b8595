import type { Market } from '@kopa/contract';
import { newStaff } from '@kopa/contract/desk/calls/staff';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { staffRoles } from '@kopa/contract/desk/rights';
import * as z from 'zod/mini';
import { CallError } from '../lending/call-error.ts';
import { recordAct, type Act } from '../lending/desk/record.ts';
import { allStaff, endStaff, inviteAgain, inviteStaff, type Invitation } from '../lending/desk/staff.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { failed, type CommandAnswer } from './run-command.ts';
import { timeOf } from './time-of.ts';

/** The dependencies of the command. */
export interface StaffCommandContext {
  db: Database;
  market: Market;
  at: number;
  /** PUBLIC_URL; null: unknown. */
  publicUrl: string | null;
}

const usage = [
  'list                                    the members of staff',
  'add <email> <roles> <name>              a new member and the link for the first login',
  'invite <email>                          a new link; what the person signed in with before ends',
  'end <email> <why>                       ends the member and all sessions, for good',
  `Roles are separated by commas: ${staffRoles.join(', ')}. An auditor has no other role.`,
];

/**
 * Runs a subcommand: list, add, invite, end. The record names the affected member as the actor, from
 * `command`: whoever may run commands on the server is no member of staff yet.
 */
export async function staffCommand(
  [verb, email = '', ...rest]: readonly string[],
  context: StaffCommandContext,
): Promise<CommandAnswer> {
  const { db, at } = context;
  if (verb === 'list') return { lines: await listed(context), failed: false };
  try {
    if (verb === 'add') {
      const [roles = '', ...name] = rest;
      const member = z.safeParse(newStaff, { email, name: name.join(' '), roles: roles.split(',') });
      if (!member.success) return failed([...new Set(member.error.issues.map(problemOf)), '', ...usage]);
      return await invited(context, 'staff.invited', (tx) => inviteStaff(tx, member.data, at, deskRules));
    }
    const why = rest.join(' ').trim();
    if (email === '' || (verb !== 'invite' && verb !== 'end') || (verb === 'end' && why === ''))
      return failed(usage);
    const found = (await allStaff(db)).find((member) => member.email === email.toLowerCase());
    if (!found) return failed([`No member of staff has the address ${email}.`]);
    if (verb === 'invite')
      return await invited(context, 'staff.invitedAgain', (tx) => inviteAgain(tx, found.id, at, deskRules));
    await inTransaction(db, async (tx) => {
      await endStaff(tx, found.id, at);
      await record(tx, found.id, { act: 'staff.ended', why }, at);
    });
    return { lines: [`${found.name} is no member of staff any more.`], failed: false };
  } catch (error) {
    const told = error instanceof CallError ? refusals[error.error] : undefined;
    if (told === undefined) throw error;
    return failed([told]);
  }
}

const refusals: Partial<Record<CallError['error'], string>> = {
  staffExists: 'A member of staff has this address already: "invite" makes a new link.',
  staffNotFound: 'The member of staff has ended.',
  lastAdmin: 'The last admin cannot be ended. Add another admin first.',
};

const problems: Record<string, string> = {
  'workEmail.required': 'The address is missing.',
  'workEmail.invalid': 'The address is not an address of e-mail.',
  'staffRoles.invalid': 'The roles are not roles, or no roles for one person.',
  'staffName.required': 'The name is missing.',
  'staffName.long': 'The name is longer than 80 characters.',
};

function problemOf({ message, path: [field] }: z.core.$ZodIssue): string {
  return problems[field === 'roles' ? 'staffRoles.invalid' : message] ?? message;
}

async function invited(
  { db, at, market, publicUrl }: StaffCommandContext,
  act: Act['act'],
  invite: (tx: Transaction) => Promise<Invitation>,
): Promise<CommandAnswer> {
  const { member, token, expiresAt } = await inTransaction(db, async (tx) => {
    const invitation = await invite(tx);
    const { id, name, email, roles } = invitation.member;
    await record(tx, id, { act, after: { name, email, roles } }, at);
    return invitation;
  });
  return {
    lines: [
      `${member.name} signs in for the first time, until ${timeOf(expiresAt, market)}, at`,
      `${publicUrl ?? ''}/desk/invited/${token}`,
      'The link opens the desk for whoever has it. Send it to this person alone.',
    ],
    failed: false,
  };
}

function record(tx: Transaction, id: string, act: Omit<Act, 'about'>, at: number): Promise<void> {
  return recordAct(tx, { id, from: 'command' }, { ...act, about: { kind: 'staff', id } }, at);
}

async function listed({ db, market }: StaffCommandContext): Promise<string[]> {
  const members = await allStaff(db);
  if (members.length === 0) return ['There is no staff yet, and so no desk: "add" makes the first member.'];
  return members.map(({ name, email, roles, state, lastSeenAt }) =>
    [
      name,
      email,
      roles.join(','),
      state,
      lastSeenAt === null ? 'never here' : timeOf(lastSeenAt, market),
    ].join('  '),
  );
}
