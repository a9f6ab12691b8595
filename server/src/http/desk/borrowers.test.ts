import { getUserInfo } from '@kopa/contract/calls/security';
import { errorCodes } from '@kopa/contract';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { repayStatement } from '@kopa/contract/calls/statement';
import {
  deskApplication,
  deskAskErasure,
  deskBorrowerPage,
  deskBorrowersActs,
  deskBorrowersLoan,
  deskEndSessions,
  deskFindBorrowers,
  deskShowValue,
} from '@kopa/contract/desk/calls/borrowers';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { additional, loggedIn, mobile, personal } from '../../../test/borrower.ts';
import { staffAt } from '../../../test/desk.ts';
import { complained } from '../../../test/feedback.ts';
import { disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted } from '../../../test/test-lender.ts';
import { day } from '../../../test/times.ts';
import { orders, staffActs, users } from '../../storage/schema/index.ts';

const test = useDatabase();

/** A borrower with a loan, and an agent. */
async function start() {
  const lender = await startMoneyLender(test.db);
  const loan = await disbursed(lender);
  const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
  return { lender, loan, id: order!.userId, agent: await staffAt(lender, ['agent']) };
}

const acts = () => test.db.select().from(staffActs).orderBy(asc(staffActs.no));

describe('a search', () => {
  it('finds an order by its number, a loan by a receipt, a borrower by a whole phone, and nothing in part', async () => {
    const { lender, loan, id, agent } = await start();
    await repaid(lender, loan, 2_000);
    const find = async (text: string) => granted(await agent.call(deskFindBorrowers, { text }));
    const { found: byOrder } = await find(` ${loan.orderNo.toLowerCase()} `);
    expect(byOrder).toMatchObject([
      { borrower: { id, phone: '712 ••• 678' }, order: { orderNo: loan.orderNo }, receipt: null },
    ]);
    const { rows } = granted(await agent.call(deskBorrowersLoan, { id, orderNo: loan.orderNo }));
    const receipt = rows.find(({ kind }) => kind === 'payment')!.receipt!;
    expect((await find(receipt)).found).toMatchObject([{ borrower: { id }, receipt }]);
    expect(await acts()).toEqual([]);
    expect((await find(`0${mobile}`)).found).toMatchObject([{ borrower: { id } }]);
    for (const text of [loan.orderNo.slice(0, -1), receipt.slice(0, -1), mobile.slice(0, -1), '722999999'])
      expect([text, (await find(text)).found]).toEqual([text, []]);
    const recorded = await acts();
    expect(recorded.map((row) => [row.act, row.aboutId])).toEqual([
      ['borrower.searched', id],
      ['borrower.searched', 'none'],
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/712345678|722999999/);
  });
});

describe('one borrower', () => {
  it('a timeline has the sums and words of the borrower, and folds the nights of one rate', async () => {
    const { lender, loan, id } = await start();
    await lender.pass(10 * day);
    await repaid(lender, { ...loan, token: await loggedIn(lender) }, 2_000);
    await lender.pass(4 * day);
    const agent = await staffAt(lender, ['agent']);
    const named = { id, orderNo: loan.orderNo };
    const told = granted(await agent.call(deskBorrowersLoan, named));
    const token = await loggedIn(lender);
    const own = granted(await lender.call(repayStatement, { orderNo: loan.orderNo }, { token }));
    expect([told.owedCents, told.paidCents]).toEqual([own.owedCents, 200_000]);
    expect(told.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(own.owedCents);
    expect(told.rows[0]!.balanceCents).toBe(own.owedCents);
    expect(told.rows.map(({ kind, count, cents }) => [kind, count, cents])).toEqual([
      ['interest', 1, 700],
      ['interest', 3, 2_000],
      ['payment', 1, -200_000],
      ['interest', 10, 8_200],
      ['disbursement', 1, 1_000_000],
    ]);
    expect(told.rows[3]!.why).toMatch(
      /^30 % a year of KSh 10,000\. Days counted: 10\. Interest so far: KSh 82, of which KSh 0/,
    );
    for (const { sides, journals } of told.rows.filter(({ journals: booked }) => booked > 0)) {
      expect(sides.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      expect(journals).toBeGreaterThan(0);
    }
    const swahili = await agent.send(deskBorrowersLoan, named);
    expect(JSON.stringify(swahili.data)).not.toContain(mobile);
  });

  it('no answer has a number, an ID or a contact in full unless it is shown for a reason, which is recorded', async () => {
    const { lender, loan, id, agent } = await start();
    const { id: feedbackId } = await complained(lender, loan.token);
    const page = granted(await agent.call(deskBorrowerPage, { id }));
    expect(page.masked.map(({ name }) => name)).toEqual(['phone', 'nationalId', 'email', 'whatsappNo']);
    expect(page.work).toMatchObject([{ kind: 'feedback', id: feedbackId, owner: null }]);
    expect([page.orders.length, page.erasedAt, page.erasure]).toEqual([1, null, null]);
    const application = granted(await agent.call(deskApplication, { id, orderNo: loan.orderNo }));
    expect(application.parts.map(({ part }) => part)).toEqual(['personal', 'additional', 'payout']);
    expect(application.parts[0]!.facts).toContainEqual({ label: 'Gender', value: 'Female' });
    const said = JSON.stringify([page, application]);
    for (const word of [
      mobile,
      personal.nationalId,
      personal.email,
      personal.lastName,
      personal.birthday,
      additional.emergencyContactName1,
      additional.emergencyContactMobile1.slice(1),
    ])
      expect([word, said.includes(word)]).toEqual([word, false]);
    expect(said).not.toMatch(/Contact 1/);

    const shown = granted(await agent.call(deskShowValue, { id, name: 'nationalId', why: 'identity' }));
    expect(shown.text).toBe(personal.nationalId);
    const { text } = granted(await agent.call(deskShowValue, { id, name: 'phone', why: 'calls' }));
    expect(text.replaceAll(' ', '')).toBe(mobile);
    const bad = await agent.send(deskShowValue, { id, name: 'phone', why: 'curious' });
    expect(bad.code).toBe(errorCodes.invalidInput);
    const recorded = granted(await agent.call(deskBorrowersActs, { id, limit: 10 }));
    expect(recorded.rows.map((row) => [row.act, row.why, row.after])).toEqual([
      ['borrower.shown', 'calls', { name: 'phone' }],
      ['borrower.shown', 'identity', { name: 'nationalId' }],
    ]);
    expect(JSON.stringify(recorded)).not.toContain(personal.nationalId);
  });

  it('an ended session refuses at once; a colleague reads the act, and whoever may not act is told whom to ask', async () => {
    const { lender, loan, id, agent } = await start();
    const reviewer = await staffAt(lender, ['reviewer'], 'Chebet Ngetich');
    const why = 'The phone was stolen.';
    const refused = await reviewer.call(deskEndSessions, { id, why });
    expect([refused.code, refused.data]).toEqual([
      deskErrorCodes.rightMissing,
      { ask: ['agent', 'finance', 'admin'] },
    ]);
    expect((await lender.call(getUserInfo, {}, { token: loan.token })).code).toBe(0);
    const page = granted(await agent.call(deskEndSessions, { id, why }));
    expect(page.sessions.map(({ end }) => end)).toEqual(['loggedOut']);
    const after = await lender.call(repayStatement, { orderNo: loan.orderNo }, { token: loan.token });
    expect(after.code).toBe(errorCodes.tokenInvalid);
    const { rows } = granted(await reviewer.call(deskBorrowersActs, { id, limit: 10 }));
    expect(rows.map((row) => [row.act, row.staff.name, row.why, row.after])).toEqual([
      ['borrower.sessionsEnded', 'Achieng Atieno', why, { ended: 1 }],
    ]);
  });

  it("an agent asks for a borrower's erasure, once; the borrower is told, and takes the request back", async () => {
    const { lender, loan, id, agent } = await start();
    const ask = (changes = {}) =>
      agent.call(deskAskErasure, { id, recognised: 'letter', why: 'A letter of 20 January', ...changes });
    expect((await ask({ recognised: '' })).fields).toEqual({ recognised: 'recognised.required' });
    const { erasure } = granted(await ask());
    expect(erasure).toEqual({ requestedAt: lender.now(), dueAt: expect.any(Number) });
    expect((await ask({ recognised: 'office' })).code).toBe(deskErrorCodes.changedMeanwhile);
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('erase your'))).toHaveLength(1);
    expect((await acts()).map(({ act, after }) => [act, after])).toEqual([
      ['borrower.erasureAsked', { recognised: 'letter', dueAt: erasure!.dueAt }],
    ]);
    granted(await lender.call(erasureAsk, { erase: false }, { token: loan.token }));
    expect(granted(await agent.call(deskBorrowerPage, { id })).erasure).toBeNull();
  });

  it('an unknown borrower, and the order of another one, are refused', async () => {
    const { lender, loan, agent } = await start();
    const unknown = await agent.call(deskBorrowerPage, { id: 'nobody' });
    expect(unknown.code).toBe(deskErrorCodes.borrowerNotFound);
    const other = await disbursed(lender, '722000777');
    const [row] = await test.db.select().from(orders).where(eq(orders.orderNo, other.orderNo));
    for (const call of [deskBorrowersLoan, deskApplication])
      expect(
        (await agent.call(call as never, { id: row!.userId, orderNo: loan.orderNo } as never)).code,
      ).toBe(errorCodes.orderNotFound);
    expect(await test.db.select().from(users)).toHaveLength(2);
  });
});
