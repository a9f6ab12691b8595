import { addDays, errorCodes } from '@kopa/contract';
import { getCreditInfo } from '@kopa/contract/calls/loan';
import { myDataExport } from '@kopa/contract/calls/my-data';
import { getExtensionData } from '@kopa/contract/calls/repay-extension';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { repayStatement } from '@kopa/contract/calls/statement';
import { deskBorrowersLoan } from '@kopa/contract/desk/calls/borrowers';
import { deskDayEnd } from '@kopa/contract/desk/calls/day-end';
import {
  deskPayByHand,
  deskTakePaymentBack,
  deskTakeWriteOffBack,
  deskWaive,
  deskWriteOff,
} from '@kopa/contract/desk/calls/loans';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { booksCompared, staffAt, type AtDesk } from '../../../test/desk.ts';
import { books, detailOf, disbursed, startMoneyLender, stepOf } from '../../../test/loan.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day, dayOf, hour } from '../../../test/times.ts';
import { orders, staffActs } from '../../storage/schema/index.ts';

const why = 'Nobody answers';
const keyed = (key?: string) => (key === undefined ? {} : { key });
const writeOff = (person: AtDesk, orderNo: string, cents: number, key?: string) =>
  person.call(deskWriteOff, { orderNo, cents, why }, keyed(key));
const takeBack = (person: AtDesk, orderNo: string, cents: number, key?: string) =>
  person.call(deskTakeWriteOffBack, { orderNo, cents, why: 'The wrong loan' }, keyed(key));
const pay = (person: AtDesk, lender: TestLender, orderNo: string, cents: number, receipt: string) =>
  person.call(deskPayByHand, {
    orderNo,
    receipt,
    cents,
    paidOn: dayOf(lender.now()),
    paidTime: '00:01',
    why: 'In the statement',
  });
const agree = (person: AtDesk, id: string | null) =>
  person.call(deskSecondDecide, { id: id!, agreed: true, why: 'Seen the papers' });
const sms = async (lender: TestLender, words: RegExp) =>
  granted(await lender.call(sandboxOutbox, { mobile })).messages.filter(({ text }) => words.test(text));
/** Ledger and borrowers agree, and each loan is what its facts make of it. */
const sound = async (lender: TestLender) => {
  const { differing, ledgerSum, received } = await books(lender);
  expect([differing, ledgerSum, received.ledger]).toEqual([[], 0, received.borrowers]);
};
/** Skips nights; the missed work runs at the end. */
const jump = async (lender: TestLender, ms: number) => {
  await lender.sandbox.clock.moveTo(lender.now() + ms);
  await lender.jobs.runDue();
};

const people = async (lender: TestLender) => ({
  finance: await staffAt(lender, ['finance'], 'Chao Mwangi'),
  second: await staffAt(lender, ['finance'], 'Atieno Owuor'),
});

onBothEngines('a write-off at the desk', (test) => {
  /** A loan of KSh 10,000 for 91 days without a cap, so many days late, with two people of finance. */
  const late = async (days: number) => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    const own = eq(orders.orderNo, loan.orderNo);
    const [order] = await test.db.select().from(orders).where(own);
    await test.db
      .update(orders)
      .set({ terms: { ...order!.terms, penaltyCap: 'none' } })
      .where(own);
    await jump(lender, (91 + days) * day);
    const finance = await staffAt(lender, ['finance']);
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    const borrower = { id: order!.userId, orderNo: loan.orderNo };
    const seen = async (person = finance) => granted(await person.call(deskBorrowersLoan, borrower));
    return { lender, orderNo: loan.orderNo, finance, second, borrower, seen };
  };
  /** The same, written off. */
  const writtenOff = async () => {
    const made = await late(deskRules.writeOffDays);
    const { finance, second, orderNo, seen } = made;
    const { owedCents } = await seen();
    granted(await agree(second, granted(await writeOff(finance, orderNo, owedCents)).requestId));
    return { ...made, owedCents };
  };

  it('needs enough days late, a second person above the limit, and the sum that is owed', async () => {
    const { lender, orderNo, finance, seen } = await late(deskRules.writeOffDays - 1);
    const before = await seen();
    const from = addDays(before.today, 1);
    expect(before).toMatchObject({ writtenOffOn: null, writeOffFrom: from });
    expect((await writeOff(finance, orderNo, before.owedCents)).code).toBe(deskErrorCodes.notLateEnough);
    await jump(lender, day);
    const other = await people(lender);
    const { owedCents } = await seen(other.finance);
    expect(owedCents).toBeGreaterThan(1_000_000);
    expect(await writeOff(other.finance, orderNo, owedCents - 1)).toMatchObject({
      code: deskErrorCodes.changedMeanwhile,
      data: { now: { cents: owedCents } },
    });
    expect(await writeOff(other.finance, orderNo, 0)).toMatchObject({ fields: { cents: 'sum.required' } });
    expect((await writeOff(other.finance, 'KAAAAAAAAAA', 1)).code).toBe(deskErrorCodes.loanNotRunning);
    const agent = await staffAt(lender, ['agent']);
    expect(await writeOff(agent, orderNo, owedCents)).toMatchObject({ code: deskErrorCodes.rightMissing });
    const { requestId } = granted(await writeOff(other.finance, orderNo, owedCents, 'once'));
    expect(granted(await writeOff(other.finance, orderNo, owedCents, 'once'))).toEqual({ requestId });
    expect((await writeOff(other.second, orderNo, owedCents)).code).toBe(deskErrorCodes.secondAsked);
    expect((await agree(other.finance, requestId)).code).toBe(deskErrorCodes.ownRequest);
    expect(granted(await other.second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      {
        act: 'loanMoney.writtenOff',
        cents: owedCents,
        isChanged: false,
        changes: [{ account: 'loss', beforeCents: 0, afterCents: owedCents }],
      },
    ]);
    granted(await agree(other.second, requestId));
    expect((await writeOff(other.finance, orderNo, owedCents)).code).toBe(deskErrorCodes.writtenOffAlready);
    expect((await seen(other.finance)).writtenOffOn).toBe(from);
    const [act] = await test.db.select().from(staffActs).where(eq(staffActs.act, 'loanMoney.writtenOff'));
    expect(act).toMatchObject({ aboutId: orderNo, why, after: { cents: owedCents, lossCents: owedCents } });
    await sound(lender);
  });

  it('the borrower owes the same for ever, reads it, is told once, and gets no other loan and no extension', async () => {
    const { lender, orderNo, seen, owedCents } = await writtenOff();
    const { today, writtenOffOn, rows } = await seen();
    expect([writtenOffOn, rows[0]]).toMatchObject([
      today,
      {
        kind: 'writeOff',
        cents: 0,
        balanceCents: owedCents,
        sides: [
          { account: 'lossExpense', cents: owedCents },
          { account: 'writtenOff', cents: -owedCents },
        ],
      },
    ]);
    await jump(lender, 40 * day + 12 * hour);
    expect(await sms(lender, /add no more charges/)).toHaveLength(1);
    const token = await loggedIn(lender);
    const detail = await detailOf(lender, { orderNo, token });
    expect(detail).toMatchObject({
      owedCents,
      writtenOffOn,
      // Home says that it does not grow any more.
      order: { repayAmount: owedCents, maximumAmount: owedCents, step: orderSteps.overdued },
      standing: { daysLate: deskRules.writeOffDays + 41 },
    });
    const statement = granted(await lender.call(repayStatement, { orderNo }, { token }));
    expect(statement).toMatchObject({ owedCents, writtenOffOn });
    expect(statement.lines.at(-1)).toMatchObject({ kind: 'writeOff', bookedOn: writtenOffOn });
    const { data } = granted(await lender.call(myDataExport, {}, { token }));
    expect(data).toMatchObject({ orders: [{ orderNo, writtenOffOn }] });
    expect(granted(await lender.call(getCreditInfo, {}, { token }))).toMatchObject({
      availableCents: 0,
      blockedBy: 'activeLoan',
    });
    expect(await lender.call(getExtensionData, { orderNo }, { token })).toMatchObject({
      code: errorCodes.extensionUnavailable,
    });
    await sound(lender);
  });

  it('payments are recovered, taken back and refunded as before; a day tells its losses', async () => {
    const { lender, orderNo, owedCents, seen } = await writtenOff();
    const lossDay = (await seen()).today;
    await jump(lender, day);
    const { finance, second } = await people(lender);
    granted(await pay(finance, lender, orderNo, 300_000, 'SKJ7FIRST1'));
    granted(await pay(finance, lender, orderNo, 200_000, 'SKJ7SECOND'));
    expect(await seen(finance)).toMatchObject({ recoveredCents: 500_000, owedCents: owedCents - 500_000 });
    granted(
      await finance.call(deskTakePaymentBack, {
        orderNo,
        receipt: 'SKJ7FIRST1',
        cents: 300_000,
        why: 'Typed for the wrong loan',
      }),
    );
    const told = await seen(finance);
    expect(told).toMatchObject({ recoveredCents: 200_000, owedCents: owedCents - 200_000 });
    expect(told.rows.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'recovery',
      'takenBack',
      'recovery',
      'payment',
    ]);
    expect(told.rows[0]!.sides).toEqual([
      { account: 'recovered', cents: 300_000 },
      { account: 'writtenOff', cents: -300_000 },
    ]);
    const dayOfLoss = granted(await finance.call(deskDayEnd, { day: lossDay }));
    expect(dayOfLoss.losses).toEqual({ lossCents: owedCents, recoveredCents: 0 });
    const dayOfPayment = granted(await finance.call(deskDayEnd, { day: addDays(lossDay, 1) }));
    expect(dayOfPayment.losses).toEqual({ lossCents: 0, recoveredCents: 200_000 });
    const inBands = (await booksCompared(lender, finance)).arrears.filter(({ loans }) => loans > 0);
    expect(inBands).toEqual([{ band: 'writtenOff', loans: 1, owedCents: owedCents - 200_000 }]);
    const asked = granted(await pay(finance, lender, orderNo, owedCents, 'SKJ7THIRD1'));
    granted(await agree(second, asked.requestId));
    const token = await loggedIn(lender);
    expect(await stepOf(lender, token)).toBe(orderSteps.finish);
    const { balances } = await books(lender);
    expect(balances).toMatchObject({
      writtenOff: 0,
      lossExpense: owedCents,
      recovered: -owedCents,
      borrowerOverpayment: -200_000,
    });
    await sound(lender);
    expect((await writeOff(finance, orderNo, 1)).code).toBe(deskErrorCodes.loanNotRunning);
    expect((await takeBack(finance, orderNo, 1)).code).toBe(deskErrorCodes.loanNotRunning);
    expect(granted(await lender.call(getCreditInfo, {}, { token })).blockedBy).toBeNull();
  });

  it('a night between question and answer changes nothing, a payment does', async () => {
    const { lender, orderNo, finance, seen } = await late(deskRules.writeOffDays);
    const { owedCents, today } = await seen();
    const { requestId } = granted(await writeOff(finance, orderNo, owedCents));
    await jump(lender, day);
    const next = await people(lender);
    const grown = (await seen(next.finance)).owedCents;
    expect(grown).toBe(owedCents + 20_000);
    expect(granted(await next.second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { isChanged: false, changes: [{ account: 'loss', afterCents: grown }] },
    ]);
    // Waived late charges are another loss too.
    granted(await next.finance.call(deskWaive, { orderNo, cents: 10_000, why }));
    expect(await agree(next.second, requestId)).toMatchObject({ code: deskErrorCodes.changedMeanwhile });
    granted(
      await next.second.call(deskSecondDecide, { id: requestId!, agreed: false, why: 'Something was paid' }),
    );
    const again = (await seen(next.finance)).owedCents;
    granted(await agree(next.second, granted(await writeOff(next.finance, orderNo, again)).requestId));
    expect(await seen(next.finance)).toMatchObject({ writtenOffOn: addDays(today, 1), owedCents: again });
    await sound(lender);
  });

  it('a mistake is taken back: charges run as if it had never been, and two at once do it once', async () => {
    const { lender, orderNo, seen, owedCents } = await writtenOff();
    const { dueOn } = await seen();
    await jump(lender, 10 * day);
    const { finance, second } = await people(lender);
    // Below the limit of one person.
    granted(await pay(finance, lender, orderNo, 1_000_000, 'SKJ7FIRST1'));
    granted(await pay(finance, lender, orderNo, 1_000_000, 'SKJ7SECOND'));
    const owed = owedCents - 2_000_000;
    expect((await takeBack(finance, orderNo, owed + 1)).code).toBe(deskErrorCodes.changedMeanwhile);
    const both = await Promise.all([takeBack(finance, orderNo, owed), takeBack(second, orderNo, owed)]);
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      deskErrorCodes.notWrittenOff,
    ]);
    const after = await seen(finance);
    // Ten days at 2 % of the principal: what was paid has gone to late charges.
    expect(after).toMatchObject({ writtenOffOn: null, recoveredCents: 0, dueOn, owedCents: owed + 200_000 });
    expect(after.writeOffFrom).toBe(addDays(dueOn, deskRules.writeOffDays));
    expect(after.rows.map(({ kind }) => kind)).toContain('writeOffBack');
    await jump(lender, 12 * hour);
    expect(await sms(lender, /run again as agreed/)).toHaveLength(1);
    const { balances } = await books(lender);
    expect([balances.writtenOff, balances.lossExpense, balances.recovered]).toEqual([0, 0, 0]);
    await sound(lender);
  });
});
