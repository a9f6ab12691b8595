import { errorCodes } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { getUserInfo } from '@kopa/contract/calls/security';
import { deskCalls } from '@kopa/contract/desk/calls';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { deskRights, hasRight, rolesWith, staffRoles, type StaffRole } from '@kopa/contract/desk/rights';
import { describe, expect, it } from 'vitest';
import { appealed } from '../../../test/appealed.ts';
import { registered } from '../../../test/borrower.ts';
import { deskBrowser, staffAt } from '../../../test/desk.ts';
import { complained } from '../../../test/feedback.ts';
import { identityWaits } from '../../../test/identity-waits.ts';
import { disbursed, startMoneyLender } from '../../../test/loan.ts';
import { inSuspense, proofSent } from '../../../test/proof.ts';
import { answers, nobody, requestOf } from '../../../test/staff-requests.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, inject, startTestLender } from '../../../test/test-lender.ts';
import * as schema from '../../storage/schema/index.ts';
import { scriptedNumbers } from '../../ports/identity/scripted.ts';
import { deskHandlers } from './desk-handlers.ts';

const test = useDatabase();
const staffCalls = Object.entries<Call>(deskCalls).filter(([, call]) => call.auth === 'staff');

describe('the table of rights', () => {
  it('a right to act or to decide is a right to read, and an auditor changes nothing', () => {
    for (const area of Object.keys(deskRights) as (keyof typeof deskRights)[]) {
      for (const role of staffRoles)
        for (const may of ['act', 'decide'] as const)
          if (hasRight([role], { area, may }))
            expect([area, role, hasRight([role], { area, may: 'read' })]).toEqual([area, role, true]);
      expect([area, hasRight(['auditor'], { area, may: 'read' })]).toEqual([area, true]);
      for (const may of ['act', 'decide'] as const)
        expect([area, may, rolesWith({ area, may }).includes('auditor')]).toEqual([area, may, false]);
    }
  });

  it('every call that changes something, and is not about signing in or taking, demands the right to act', () => {
    const without = staffCalls.filter(([, call]) => call.changes && call.right?.may !== 'act');
    expect(without.map(([name]) => name).sort()).toEqual([
      'deskBooksCompare',
      'deskDayCsv',
      'deskEndOtherSessions',
      'deskEndOwnSession',
      'deskGiveBack',
      'deskRecordCsv',
      'deskSecondDecide',
      'deskSecondWithdraw',
      'deskTake',
    ]);
    expect(new Set(deskHandlers.map(({ call }) => call))).toEqual(new Set(Object.values(deskCalls)));
  });
});

describe('every call of staff', () => {
  it("the call is refused without a session, with an invented one, and with a borrower's token", async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const { id } = await complained(lender, token);
    const { id: staffId } = await staffAt(lender, ['admin']);
    const before = await test.db.select().from(schema.feedbacks).orderBy(schema.feedbacks.id);
    for (const [name, call] of staffCalls) {
      const request = requestOf(name, {
        id,
        staffId,
        borrower: nobody,
        proofs: ['proof', 'proof'],
        identities: [],
        appeals: [],
      });
      const visitor = await deskBrowser(lender).send(call, request);
      expect([name, visitor.code]).toEqual([name, deskErrorCodes.staffSignedOut]);
      const stranger = deskBrowser(lender);
      stranger.cookie = `desk=${'a'.repeat(43)}`;
      expect([name, (await stranger.send(call, request)).code]).toEqual([
        name,
        deskErrorCodes.staffSignedOut,
      ]);
      const borrower = await lender.send(call, request, { token });
      expect([name, borrower.code]).toEqual([name, deskErrorCodes.staffSignedOut]);
      const thief = deskBrowser(lender);
      thief.cookie = `desk=${token}`;
      expect([name, (await thief.send(call, request)).code]).toEqual([name, deskErrorCodes.staffSignedOut]);
    }
    expect(await test.db.select().from(schema.feedbacks).orderBy(schema.feedbacks.id)).toEqual(before);
    expect(await test.db.select().from(schema.staffActs)).toEqual([]);
  });

  it.each(staffRoles.map((role) => [role]))(
    'the call answers the role %s as the table of rights says',
    async (role: StaffRole) => {
      const lender = await startMoneyLender(test.db);
      const { token, orderNo } = await disbursed(lender);
      const [order] = await test.db.select().from(schema.orders).orderBy(schema.orders.position);
      const { savedAt } = granted(await lender.call(getUserInfo, {}, { token }));
      const borrower = { id: order!.userId, orderNo, seen: savedAt.personal! };
      await inSuspense(lender);
      const loan = { token, orderNo };
      const proofs = [(await proofSent(lender, loan)).id, (await proofSent(lender, loan)).id];
      for (const number of ['722000111', '722000222', '722000333'])
        await identityWaits(lender, scriptedNumbers.faceReview, number);
      const identities = (await test.db.select().from(schema.identityChecks))
        .filter(({ waitsSince }) => waitsSince !== null)
        .map((check) => ({ id: check.orderNo, seen: check.id }));
      const appeals = [];
      for (const number of ['722000444', '722000555']) appeals.push((await appealed(lender, number)).orderNo);
      const staffId = (await staffAt(lender, ['agent'], 'Somebody Else')).id;
      await staffAt(lender, ['admin'], 'Another Admin');
      const caller = await staffAt(lender, [role]);
      for (const [name, call] of staffCalls) {
        const { id } = await complained(lender, token, { description: `About ${name}.` }).catch(() => ({
          id: '',
        }));
        const open = id === '' ? await anyFeedback() : id;
        const answer = await caller.send(
          call,
          requestOf(name, { id: open, staffId, borrower, proofs, identities, appeals }),
        );
        const right =
          call.right ?? (name === 'deskTake' ? ({ area: 'feedback', may: 'act' } as const) : null);
        const isAllowed = right === null || hasRight([role], right);
        expect([name, answer.code, answer.data]).toEqual(
          isAllowed
            ? [name, answers[name] ?? 0, name in answers ? null : expect.anything()]
            : [name, deskErrorCodes.rightMissing, { ask: rolesWith(right) }],
        );
      }
    },
  );

  it("a session of staff is no borrower's, and opens no call of a borrower", async () => {
    const lender = await startTestLender(test.db);
    const admin = await staffAt(lender, ['admin']);
    const session = admin.cookie.slice('desk='.length);
    for (const [name, call] of Object.entries<Call>(calls).filter(([, each]) => each.auth === 'session')) {
      const byCookie = await admin.send(call, {});
      expect([name, byCookie.code]).toEqual([name, errorCodes.notLoggedIn]);
      const byToken = await lender.send(call, {}, { token: session });
      expect([name, byToken.code]).toEqual([name, errorCodes.tokenInvalid]);
    }
    expect((await admin.send(getUserInfo, {})).data).toBeNull();
  });

  it('a form of another site changes nothing: a change is JSON, and the cookie is for this site alone', async () => {
    const lender = await startTestLender(test.db);
    const admin = await staffAt(lender, ['admin']);
    const invitation = requestOf('deskInvite', {
      id: '',
      staffId: '',
      borrower: nobody,
      proofs: [],
      identities: [],
      appeals: [],
    });
    const options = await inject(deskCalls.deskInvite, invitation);
    const form = new URLSearchParams({ name: 'Chao', email: 'c@lender.example', roles: 'agent' });
    const sent = { ...options.headers, cookie: admin.cookie };
    const refused = await lender.app.inject({
      ...options,
      headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(form),
    });
    expect(refused.json()).toMatchObject({ code: errorCodes.unparseableBody });
    const asText = {
      ...options,
      headers: { ...sent, 'content-type': 'text/plain' },
      payload: JSON.stringify({}),
    };
    expect((await lender.app.inject(asText)).json()).toMatchObject({ code: errorCodes.unparseableBody });
    granted(await admin.send(deskCalls.deskInvite, invitation));
  });
});

async function anyFeedback(): Promise<string> {
  const [row] = await test.db.select().from(schema.feedbacks).orderBy(schema.feedbacks.position);
  return row!.id;
}
