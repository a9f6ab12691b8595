import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@kopa/contract';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import { deskBooks, deskBooksCompare } from '@kopa/contract/desk/calls/day-end';
import type { AllBooks } from '@kopa/contract/desk/day-end-entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { StaffRole } from '@kopa/contract/desk/rights';
import { acceptInvitation, findInvitation, inviteStaff } from '../src/lending/desk/staff.ts';
import { openStaffSession } from '../src/lending/desk/staff-sessions.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { granted, inject, type Answer, type TestLender } from './test-lender.ts';

/** A browser at the desk: it keeps the cookie that the lender gives. */
export interface DeskBrowser {
  /** '' while signed out. */
  cookie: string;
  call<C extends Call>(
    call: C,
    request: RequestOf<C>,
    sent?: { key?: string; unattended?: boolean; address?: string },
  ): Promise<Answer<ResultOf<C>>>;
  /** The same without types, for bad input. */
  send(call: Call, request: Record<string, unknown>): Promise<Answer<Record<string, unknown>>>;
}

/** A member of staff with a session. */
export interface AtDesk extends DeskBrowser {
  id: string;
  name: string;
  email: string;
}

/** A browser that nobody is signed in with. */
export function deskBrowser(lender: TestLender): DeskBrowser {
  const send: DeskBrowser['call'] = async (call, request, { key, unattended, address } = {}) => {
    const options = await inject(call, request as Record<string, unknown>);
    const reply = await lender.app.inject({
      ...options,
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        ...options.headers,
        ...(browser.cookie !== '' && { cookie: browser.cookie }),
        ...(key !== undefined && { [idempotencyHeader]: key }),
        ...(unattended && { 'desk-unattended': '1' }),
      },
    });
    const given = reply.headers['set-cookie'];
    if (typeof given === 'string') browser.cookie = given.includes('Max-Age=0') ? '' : given.split(';')[0]!;
    if (String(reply.headers['content-type']).startsWith('text/csv'))
      return { status: reply.statusCode, code: 0, msg: '', data: reply.body as never };
    return { ...reply.json<Answer<never>>(), status: reply.statusCode };
  };
  const browser: DeskBrowser = { cookie: '', call: send, send: send as DeskBrowser['send'] };
  return browser;
}

/** A new member of staff, signed in. */
export async function staffAt(
  lender: TestLender,
  roles: StaffRole[],
  name = 'Achieng Atieno',
): Promise<AtDesk> {
  const { policy, db } = lender.lender;
  const at = lender.now();
  const email = `${randomUUID()}@lender.example`;
  const { id, token } = await inTransaction(db, async (tx) => {
    const { member, token: link } = await inviteStaff(tx, { name, email, roles }, at, deskRules);
    await acceptInvitation(tx, await findInvitation(tx, link, at), {}, at);
    const session = { staffId: member.id, way: 'invitation', device: '' } as const;
    return {
      id: member.id,
      token: await openStaffSession(tx, session, at, { rules: deskRules, market: policy.market }),
    };
  });
  const browser = deskBrowser(lender);
  browser.cookie = `desk=${token}`;
  return Object.assign(browser, { id, name, email });
}

/** Has the books of all days compared, and reads the result. */
export async function booksCompared(lender: TestLender, person: AtDesk): Promise<AllBooks> {
  granted(await person.call(deskBooksCompare, {}));
  await lender.jobs.runDue();
  const { last, isComparing } = granted(await person.call(deskBooks, {}));
  if (!last || isComparing) throw new Error('The books have not been compared.');
  return last;
}
