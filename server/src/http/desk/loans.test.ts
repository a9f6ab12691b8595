import { errorCodes } from '@kopa/contract';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { repayStatement } from '@kopa/contract/calls/statement';
import { deskBorrowersLoan } from '@kopa/contract/desk/calls/borrowers';
import { deskWaive } from '@kopa/contract/desk/calls/loans';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskDayEnd } from '@kopa/contract/desk/calls/day-end';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { orderSteps } from '@kopa/contract/order-steps';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { books, detailOf, disbursed, startMoneyLender } from '../../../test/loan.ts';
import { payByDesk, receipt, sound, takeBack } from '../../../test/desk-payments.ts';
import { confirmation } from '../../../test/paybill.ts';
import { inSuspense } from '../../../test/proof.ts';
import { callBack } from '../../../test/provider.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day, hour } from '../../../test/times.ts';
import { orders, staffActs } from '../../storage/schema/index.ts';

const why = 'Was in hospital';
const waive = (person: AtDesk, orderNo: string, cents: number, key?: string) =>
  person.call(deskWaive, { orderNo, cents, why }, key === undefined ? {} : { key });
const sms = async (lender: TestLender) =>
  granted(await lender.call(sandboxOutbox, { mobile })).messages.map(({ text }) => text);

onBothEngines('acts on a loan', (test) => {
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
    return { lender, loan, borrower: { id: order!.userId, orderNo: loan.orderNo } };
  };
  const acts = async () =>
    (await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).map(({ act, aboutId }) => [
      act,
      aboutId,
    ]);

  it('a payment by hand counts once, whatever the provider tells about its receipt later', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    expect(granted(await payByDesk(finance, loan.orderNo, {}, 'once'))).toEqual({ requestId: null });
    expect(granted(await payByDesk(finance, loan.orderNo, {}, 'once'))).toEqual({ requestId: null });
    expect((await payByDesk(finance, loan.orderNo, { receipt: ' skj7 byhand ' })).code).toBe(
      deskErrorCodes.receiptKnown,
    );
    const { owedCents, paidCents } = await detailOf(lender, loan);
    expect(paidCents).toBe(200_000);
    await callBack(lender, 'paybill-confirmation', '600000', confirmation(receipt, loan.orderNo, 2_000));
    await callBack(lender, 'paybill-confirmation', '600000', confirmation(receipt, 'wrong', 2_000));
    expect(await detailOf(lender, loan)).toMatchObject({ owedCents, paidCents });
    await lender.jobs.runDue();
    expect((await sms(lender)).filter((text) => text.includes(receipt))).toHaveLength(1);
    expect(await acts()).toEqual([['loanMoney.paid', loan.orderNo]]);
    expect((await books(lender)).balances.suspense).toBe(0);
    await sound(lender);
  });

  it('a receipt in suspense, a day to come, and a loan that does not run are refused', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    await inSuspense(lender, receipt, 2_000);
    expect((await payByDesk(finance, loan.orderNo)).code).toBe(deskErrorCodes.receiptKnown);
    for (const paidOn of ['2026-01-16', '2026-01-14'])
      expect(await payByDesk(finance, loan.orderNo, { receipt: 'SKJ7OTHER', paidOn })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { paidOn: 'paidOn.invalid' },
      });
    expect(await payByDesk(finance, loan.orderNo, { paidTime: '25:00' })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { paidTime: 'paidTime.required' },
    });
    expect((await payByDesk(finance, 'KAAAAAAAAAA')).code).toBe(deskErrorCodes.loanNotRunning);
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
  });

  it('above the limit a second person sees receipt and time, and two of one receipt are one', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    const { requestId } = granted(await payByDesk(finance, loan.orderNo, { cents: 1_000_100 }));
    expect((await payByDesk(second, loan.orderNo)).code).toBe(deskErrorCodes.secondAsked);
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { receipt, cents: 1_000_100, orderNo: loan.orderNo, isChanged: false, may: 'decide' },
    ]);
    const decision = { id: requestId!, agreed: true, why: 'The statement has it' };
    expect((await finance.call(deskSecondDecide, decision)).code).toBe(deskErrorCodes.ownRequest);
    granted(await second.call(deskSecondDecide, decision));
    expect((await detailOf(lender, loan)).paidCents).toBeGreaterThan(0);
    await sound(lender);
  });

  it('an agent takes late charge off up to the limit; the borrower reads it and is told in the morning', async () => {
    const { lender, loan, borrower } = await start();
    // The due day is 16 April; at midnight of the 21st five days are charged.
    await lender.pass(96 * day + 9 * hour);
    const agent = await staffAt(lender, ['agent']);
    const seen = granted(await agent.call(deskBorrowersLoan, borrower));
    expect(seen.penaltyOwedCents).toBeGreaterThan(60_000);
    expect((await waive(agent, loan.orderNo, seen.penaltyOwedCents + 1)).code).toBe(
      deskErrorCodes.waivesTooMuch,
    );
    expect(granted(await waive(agent, loan.orderNo, 30_000, 'once'))).toEqual({ requestId: null });
    expect(granted(await waive(agent, loan.orderNo, 30_000, 'once'))).toEqual({ requestId: null });
    const after = granted(await agent.call(deskBorrowersLoan, borrower));
    expect([after.owedCents, after.paidCents]).toEqual([seen.owedCents - 30_000, 0]);
    expect(after.rows[0]).toMatchObject({ kind: 'waiver', cents: -30_000 });
    const token = await loggedIn(lender);
    expect((await detailOf(lender, { ...loan, token })).owedCents).toBe(after.owedCents);
    const { lines, owedCents } = granted(
      await lender.call(repayStatement, { orderNo: loan.orderNo }, { token }),
    );
    expect(lines.at(-1)!.balanceCents).toBe(owedCents);
    expect(lines.filter(({ kind }) => kind === 'waiver')).toHaveLength(1);
    await lender.jobs.runDue();
    const told = async () => (await sms(lender)).filter((text) => /late charge off/.test(text)).length;
    expect(await told()).toBe(0);
    const { requestId } = granted(await waive(agent, loan.orderNo, 10_000));
    expect(requestId).toBeNull();
    // What was taken off before counts: no limit is passed in small parts.
    expect(granted(await waive(agent, loan.orderNo, 10_001)).requestId).not.toBeNull();
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    const { items } = granted(await admin.call(deskSecond, { state: 'open' }));
    expect(items).toMatchObject([{ act: 'waivers.waived', cents: 10_001, may: 'decide' }]);
    granted(await admin.call(deskSecondDecide, { id: items[0]!.id, agreed: true, why: 'Seen the papers' }));
    await sound(lender);
    await lender.pass(12 * hour);
    expect(await told()).toBe(3);
  });

  it('a payment by hand is taken back once; the loan runs again, late, and the receipt counts on the right loan', async () => {
    const { lender, loan, borrower } = await start();
    const right = await disbursed(lender, '712345699');
    const finance = await staffAt(lender, ['finance']);
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    const asked = granted(await payByDesk(finance, loan.orderNo, { cents: 1_100_000 }));
    granted(
      await admin.call(deskSecondDecide, { id: asked.requestId!, agreed: true, why: 'In the statement' }),
    );
    await lender.pass(97 * day);
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    const second = await staffAt(lender, ['admin'], 'Atieno Owuor');
    const over = granted(await later.call(deskBorrowersLoan, borrower));
    expect([over.isRunning, over.byHand]).toEqual([
      false,
      [{ receipt, cents: 1_100_000, paidOn: '2026-01-15' }],
    ]);
    expect((await takeBack(later, loan.orderNo, 1_000_000)).code).toBe(deskErrorCodes.changedMeanwhile);
    const { requestId } = granted(await takeBack(later, loan.orderNo, 1_100_000, { key: 'once' }));
    expect(granted(await takeBack(later, loan.orderNo, 1_100_000, { key: 'once' }))).toEqual({ requestId });
    expect((await takeBack(second, loan.orderNo, 1_100_000)).code).toBe(deskErrorCodes.rightMissing);
    const { items } = granted(await second.call(deskSecond, { state: 'open' }));
    expect(items).toMatchObject([
      { act: 'loanMoney.takenBack', receipt, isChanged: false, may: 'decide', cents: 1_100_000 },
    ]);
    expect(items[0]!.changes[0]).toMatchObject({ account: 'owed', beforeCents: 0 });
    granted(await second.call(deskSecondDecide, { id: requestId!, agreed: true, why: 'Another loan' }));
    const after = granted(await later.call(deskBorrowersLoan, borrower));
    expect(after).toMatchObject({
      isRunning: true,
      byHand: [],
      paidCents: 0,
      owedCents: items[0]!.changes[0]!.afterCents,
    });
    expect(after.penaltyOwedCents).toBeGreaterThan(0);
    expect(after.rows.map(({ kind }) => kind)).toContain('takenBack');
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
    expect([order!.step, order!.closedAt]).toEqual([orderSteps.overdued, null]);
    await sound(lender);
    expect((await takeBack(later, loan.orderNo, 1_100_000)).code).toBe(deskErrorCodes.takenBackAlready);
    granted(await payByDesk(later, right.orderNo, { cents: 200_000 }));
    await callBack(lender, 'paybill-confirmation', '600000', confirmation(receipt, right.orderNo, 2_000));
    // The provider has told the same: it is not the desk's mistake any more.
    expect((await takeBack(later, right.orderNo, 200_000)).code).toBe(deskErrorCodes.notByHand);
    await lender.pass(12 * hour);
    expect((await sms(lender)).filter((text) => /by mistake/.test(text))).toHaveLength(1);
    await sound(lender);
  });

  it('what the provider told of, and what is not of the loan, is not taken back', async () => {
    const { lender, loan } = await start();
    const other = await disbursed(lender, '712345699');
    const finance = await staffAt(lender, ['finance']);
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SKJ7TOLD01', loan.orderNo, 500));
    expect((await takeBack(finance, loan.orderNo, 50_000, { receipt: 'SKJ7TOLD01' })).code).toBe(
      deskErrorCodes.notByHand,
    );
    granted(await payByDesk(finance, loan.orderNo));
    expect((await takeBack(finance, other.orderNo, 200_000)).code).toBe(deskErrorCodes.notByHand);
    expect((await takeBack(finance, 'KAAAAAAAAAA', 200_000)).code).toBe(deskErrorCodes.loanNotRunning);
    expect(await takeBack(finance, loan.orderNo, 0)).toMatchObject({ fields: { cents: 'sum.required' } });
    const agent = await staffAt(lender, ['agent']);
    expect(await takeBack(agent, loan.orderNo, 200_000)).toMatchObject({ code: deskErrorCodes.rightMissing });
  });

  it('the day of the mistake and the day of its correction agree with what borrowers were told', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    granted(await payByDesk(finance, loan.orderNo));
    await lender.pass(2 * day);
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    granted(await takeBack(later, loan.orderNo, 200_000));
    const received = async (on: string) =>
      granted(await later.call(deskDayEnd, { day: on })).books.find(({ what }) => what === 'received');
    expect(await received('2026-01-15')).toMatchObject({ ledgerCents: 200_000, toldCents: 200_000 });
    expect(await received('2026-01-17')).toMatchObject({ ledgerCents: -200_000, toldCents: -200_000 });
  });

  it('two at once take a payment back once', async () => {
    const { lender, loan } = await start();
    const finance = await staffAt(lender, ['finance']);
    granted(await payByDesk(finance, loan.orderNo));
    const both = await Promise.all([
      takeBack(finance, loan.orderNo, 200_000),
      takeBack(finance, loan.orderNo, 200_000),
    ]);
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      deskErrorCodes.takenBackAlready,
    ]);
    await sound(lender);
  });
});
