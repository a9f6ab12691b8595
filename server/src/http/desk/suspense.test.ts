import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import {
  deskSuspense,
  deskSuspenseMatch,
  deskSuspenseReturn,
  deskSuspenseReview,
} from '@kopa/contract/desk/calls/suspense';
import { deskTake } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { books, detailOf, disbursed, expectBalanced, settle, startMoneyLender } from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { proofSent } from '../../../test/proof.ts';
import { granted } from '../../../test/test-lender.ts';
import { hour } from '../../../test/times.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { reversals, staffActs } from '../../storage/schema/index.ts';

const why = 'The payer has called';

const listed = async (person: AtDesk) => granted(await person.call(deskSuspense, { limit: 50 }));
const match = (person: AtDesk, id: string, orderNo: string, key?: string) =>
  person.call(deskSuspenseMatch, { id, orderNo, why }, key === undefined ? {} : { key });
const sendBack = (person: AtDesk, id: string) => person.call(deskSuspenseReturn, { id, why });

/** The first two neighbours that differ change places: equal ones would still name the loan. */
const withNeighboursSwapped = (orderNo: string) =>
  `${orderNo[0]}${orderNo.slice(1).replace(/(.)(?!\1)(.)/, '$2$1')}`;

onBothEngines('suspense at the desk', (test) => {
  /** A loan of KSh 10,000, people of finance, and payments with an account that fits no loan. */
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    return {
      lender,
      loan,
      /** Pays with an account that fits no loan; gives the receipt. */
      paidIn: async (account: string, shillings: number): Promise<string> => {
        const reference = await payByHand(lender, loan.orderNo, shillings);
        const own = eq(simulatedPayments.reference, reference!);
        await test.db.update(simulatedPayments).set({ orderNo: account }).where(own);
        await settle(lender, reference!, 0);
        const [paid] = await test.db.select().from(simulatedPayments).where(own);
        return paid!.receipt!;
      },
      finance: await staffAt(lender, ['finance'], 'Njeri Mwangi'),
      second: await staffAt(lender, ['finance'], 'Barasa Wekesa'),
      acts: async () =>
        (await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).map((row) => row.act),
    };
  };

  it('a payment for a mistyped number is matched once, and the borrower is told', async () => {
    const { lender, loan, paidIn, finance, second, acts } = await start();
    const { orderNo } = loan;
    const typed = withNeighboursSwapped(orderNo).toLowerCase();
    const receipt = await paidIn(typed, 500);
    const other = await paidIn('school fees', 900);
    await proofSent(lender, loan, { receipt: other });
    const { items, counts } = await listed(finance);
    expect(counts).toEqual({
      open: 2,
      late: 0,
      sumCents: 140_000,
      goingBackCents: 0,
      ledgerCents: 140_000,
    });
    expect(items).toMatchObject([
      { id: receipt, cents: 50_000, typed, returns: true, isProved: false, isAsked: false, owner: null },
      { id: other, typed: 'school fees', isProved: true },
    ]);
    expect(items[0]!.dueAt! - items[0]!.since).toBe(72 * hour);
    const review = granted(await finance.call(deskSuspenseReview, { id: receipt }));
    expect(review.loans.map((each) => [each.orderNo, each.because])).toEqual([[orderNo, 'number']]);
    expect(granted(await match(finance, receipt, orderNo, 'once'))).toEqual({ requestId: null });
    expect(granted(await match(finance, receipt, orderNo, 'once'))).toEqual({ requestId: null });
    expect((await match(second, receipt, orderNo)).code).toBe(deskErrorCodes.itemGone);
    const detail = await detailOf(lender, loan);
    expect([detail.owedCents, detail.paidCents]).toEqual([review.loans[0]!.used.owedCents, 50_000]);
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes(receipt))).toHaveLength(1);
    expect(await acts()).toEqual(['suspense.matched']);
    expect((await listed(finance)).counts).toMatchObject({ open: 1, sumCents: 90_000, ledgerCents: 90_000 });
    const { differing, ledgerSum, received } = await books(lender);
    expect([differing, ledgerSum, received.provider]).toEqual([[], 0, received.ledger]);
  });

  it('the phone of a borrower as the account, or a number that is looked for, names a running loan', async () => {
    const { loan, paidIn, finance, lender } = await start();
    const receipt = await paidIn(`0${mobile}`, 500);
    const looks = async (orderNo?: string) => {
      const { loans, looked } = granted(
        await finance.call(deskSuspenseReview, { id: receipt, ...(orderNo && { orderNo }) }),
      );
      return [loans.map((each) => [each.orderNo, each.because]), looked];
    };
    expect(await looks()).toEqual([[[loan.orderNo, 'phone']], null]);
    expect(await looks(loan.orderNo.toLowerCase())).toEqual([[[loan.orderNo, 'looked']], 'loan']);
    expect(await looks('KAAAAAAAAAA')).toEqual([[[loan.orderNo, 'phone']], 'unknown']);
    expect((await match(finance, receipt, 'KAAAAAAAAAA')).code).toBe(deskErrorCodes.loanNotRunning);
    expect((await books(lender)).balances.suspense).toBe(-50_000);
  });

  it('above the limit two people send a payment back to its payer, and the books agree', async () => {
    const { lender, loan, paidIn, finance, second, acts } = await start();
    const receipt = await paidIn('wrong', 12_000);
    const { requestId } = granted(await sendBack(finance, receipt));
    expect((await match(finance, receipt, loan.orderNo)).code).toBe(deskErrorCodes.secondAsked);
    expect((await listed(finance)).items[0]!.isAsked).toBe(true);
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { may: 'decide', changes: [{ account: 'suspense', beforeCents: 1_200_000, afterCents: 0 }] },
    ]);
    const decide = (person: AtDesk) =>
      person.call(deskSecondDecide, { id: requestId!, agreed: true, why: 'The statement has it' });
    expect((await decide(finance)).code).toBe(deskErrorCodes.ownRequest);
    granted(await decide(second));
    expect((await listed(finance)).counts).toMatchObject({
      open: 0,
      sumCents: 0,
      goingBackCents: 1_200_000,
      ledgerCents: 1_200_000,
    });
    await lender.jobs.runDue();
    await lender.pass(hour);
    const [reversal] = await test.db.select().from(reversals).orderBy(asc(reversals.receipt));
    expect(reversal).toMatchObject({ receipt, amountCents: 1_200_000, state: 'done' });
    expect(await acts()).toEqual(['second.asked', 'second.agreed', 'suspense.returned']);
    // The hour has ended the sessions.
    const later = await staffAt(lender, ['finance'], 'Chao Mwangi');
    expect((await listed(later)).counts).toMatchObject({ goingBackCents: 0, ledgerCents: 0 });
    await expectBalanced(lender);
  });

  it('two people at one payment: one has it, and one act is done', async () => {
    const { lender, loan, paidIn, finance, second } = await start();
    const receipt = await paidIn('wrong', 500);
    granted(await finance.call(deskTake, { queue: 'suspense', id: receipt }));
    expect((await sendBack(second, receipt)).code).toBe(deskErrorCodes.itemTaken);
    const [one, other] = await Promise.all([
      match(finance, receipt, loan.orderNo),
      sendBack(finance, receipt),
    ]);
    expect([one.code, other.code].filter((code) => code === deskErrorCodes.itemGone)).toHaveLength(1);
    await lender.jobs.runDue();
    await lender.pass(hour);
    expect((await books(lender)).balances.suspense).toBe(0);
    await expectBalanced(lender);
  });

  it('an agent and an auditor change nothing in suspense', async () => {
    const { lender, loan, paidIn } = await start();
    const receipt = await paidIn('wrong', 500);
    for (const role of ['agent', 'auditor'] as const) {
      const person = await staffAt(lender, [role], `Somebody ${role}`);
      expect((await match(person, receipt, loan.orderNo)).code).toBe(deskErrorCodes.rightMissing);
      expect((await sendBack(person, receipt)).code).toBe(deskErrorCodes.rightMissing);
    }
    expect((await books(lender)).balances.suspense).toBe(-50_000);
  });
});
