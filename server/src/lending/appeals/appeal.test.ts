import { errorCodes, kenya } from '@kopa/contract';
import { appealDecision } from '@kopa/contract/calls/appeal';
import { applyMarket, latestOrder } from '@kopa/contract/calls/loan';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { erasureAsk, myDataExport } from '@kopa/contract/calls/my-data';
import { sandboxAppealDecide, sandboxAppeals } from '@kopa/contract/calls/sandbox-appeal';
import { sandboxDecide, sandboxOutbox } from '@kopa/contract/calls/sandbox';
import type { DecisionReason } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  additional,
  application,
  goodAnswers,
  loggedIn,
  mobile,
  registered,
  submitted,
} from '../../../test/borrower.ts';
import { agreeTo } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { day, hour } from '../../../test/times.ts';
import { sqlState } from '../../storage/database.ts';

const test = useDatabase();
const text = 'Two of these loans are paid back since Monday.';

async function rejected(lender: TestLender, reasons: DecisionReason[] = ['tooManyLoans']) {
  const loan = await submitted(lender);
  granted(await lender.call(sandboxDecide, { orderNo: loan.orderNo, decision: 'reject', reasons }));
  return loan;
}

type Loan = Awaited<ReturnType<typeof rejected>>;

const ask = (lender: TestLender, { token, orderNo }: Loan, words = text) =>
  lender.call(appealDecision, { orderNo, text: words }, { token });
const answer = (
  lender: TestLender,
  { orderNo }: Loan,
  outcome: 'approved' | 'upheld',
  reasons: DecisionReason[] = [],
) => lender.call(sandboxAppealDecide, { orderNo, outcome, reviewer: 'Achieng', reasons });
const latest = async (lender: TestLender, { token }: Loan) =>
  granted(await lender.call(latestOrder, {}, { token })).order!;
const waiting = async (lender: TestLender) => granted(await lender.call(sandboxAppeals, {})).appeals;
async function messages(lender: TestLender): Promise<string[]> {
  await lender.jobs.runDue();
  return granted(await lender.call(sandboxOutbox, { mobile })).messages.map((each) => each.text);
}

describe('an appeal against a rejection', () => {
  it('the appeal waits in the queue with a deadline of seven days, once, and an SMS confirms the receipt', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender);
    expect((await latest(lender, loan)).appeal).toBeNull();
    const all = await Promise.all(Array.from({ length: 4 }, () => ask(lender, loan)));
    for (const each of all) expect(granted(each).order.appeal).toMatchObject({ text, outcome: null });
    const answerBefore = lender.now() + kenya.review.appealDays * day;
    expect(await waiting(lender)).toMatchObject([{ orderNo: loan.orderNo, text, answerBefore }]);
    expect((await latest(lender, loan)).appeal).toMatchObject({ answerBefore, reviewer: null });
    expect((await messages(lender)).filter((each) => each.includes('within 7 days'))).toHaveLength(1);
    expect((await ask(lender, loan, `${text} I have the receipts.`)).code).toBe(errorCodes.appealedBefore);
  });

  it('a rejected order names the answers of the borrower behind its reasons', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender, ['amountHighForIncome', 'tooManyLoans']);
    expect((await latest(lender, loan)).told).toEqual({
      monthlySalary: additional.monthlySalary,
      8: goodAnswers[8],
    });
  });

  it('an appeal has 10 to 500 characters, and belongs to a rejected order of the borrower', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender);
    const wrong = async (words: string) => (await ask(lender, loan, words)).fields;
    expect(await wrong('   ')).toEqual({ text: 'appeal.required' });
    expect(await wrong('Nine char')).toEqual({ text: 'appeal.short' });
    expect(await wrong('a'.repeat(501))).toEqual({ text: 'appeal.long' });
    const other = { ...loan, token: await registered(lender, '722000444') };
    expect((await ask(lender, other)).code).toBe(errorCodes.orderNotFound);
    const open = await submitted(lender, {}, '722000445');
    expect((await ask(lender, open)).code).toBe(errorCodes.stepOutOfTurn);
    expect(await waiting(lender)).toEqual([]);
    granted(await ask(lender, loan, 'Ten chars.'));
  });

  it('an approved appeal is a new decision: the offer is valid from now, and the loan goes on', async () => {
    const lender = await startTestLender(test.db);
    lender.lender.policy = { ...kenya, collect: { ...kenya.collect, expireFrom: 'submission' } };
    const loan = await rejected(lender);
    granted(await ask(lender, loan));
    await lender.pass(3 * day);
    const { order } = granted(await answer(lender, loan, 'approved'));
    expect(order).toMatchObject({ step: orderSteps.confirm, reasons: [], reapplyOn: null, closedAt: null });
    expect(order.collectBefore).toBe(lender.now() + kenya.collect.expireHours * hour);
    expect(granted(await answer(lender, loan, 'approved')).order.step).toBe(orderSteps.confirm);
    expect((await messages(lender)).filter((each) => each.includes('is approved'))).toHaveLength(1);
    const { events } = granted(
      await lender.call(loanOrderRecord, { orderNo: loan.orderNo }, { token: loan.token }),
    );
    expect(events.map(({ event }) => event).slice(-2)).toEqual(['rejected', 'approved']);
    await agreeTo(lender, loan);
    expect((await latest(lender, loan)).step).toBe(orderSteps.getMoney);
    expect(await waiting(lender)).toEqual([]);
  });

  it('an upheld rejection has the reasons and the name of the person, and stays as it was', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender);
    expect((await answer(lender, loan, 'upheld', ['longDelay'])).code).toBe(errorCodes.orderNotFound);
    granted(await ask(lender, loan));
    const before = await latest(lender, loan);
    expect((await answer(lender, loan, 'upheld')).fields).toEqual({ reasons: 'value.invalid' });
    granted(await answer(lender, loan, 'upheld', ['longDelay']));
    granted(await answer(lender, loan, 'upheld', ['longDelay']));
    expect((await answer(lender, loan, 'approved')).code).toBe(errorCodes.appealAnswered);
    const after = await latest(lender, loan);
    expect(after).toEqual({
      ...before,
      appeal: {
        ...before.appeal,
        outcome: 'upheld',
        reviewer: 'Achieng',
        reasons: ['longDelay'],
        decidedAt: lender.now(),
      },
    });
    expect((await messages(lender)).filter((each) => each.includes('still no'))).toHaveLength(1);
    expect((await ask(lender, loan, 'Please look a third time.')).code).toBe(errorCodes.appealedBefore);
  });

  it('an appeal of an application with a newer one cannot be approved, and can be upheld', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender);
    granted(await ask(lender, loan));
    await lender.pass(kenya.reapply.afterDays * day);
    const token = await loggedIn(lender);
    granted(await lender.call(applyMarket, application, { token }));
    expect((await answer(lender, loan, 'approved')).code).toBe(errorCodes.oneActiveLoan);
    expect(await waiting(lender)).toHaveLength(1);
    granted(await answer(lender, loan, 'upheld', ['tooManyLoans']));
    expect(await waiting(lender)).toEqual([]);
  });

  it('appeals and answers are append only; the export contains the appeal, and an erasure blanks the text', async () => {
    const lender = await startTestLender(test.db);
    const loan = await rejected(lender);
    granted(await ask(lender, loan));
    for (const change of [
      sql`update appeals set text = 'x'`,
      sql`delete from appeals`,
      sql`update appeals set answer_before = 0`,
    ])
      expect(await test.db.execute(change).then(() => null, sqlState)).toBe('23001');
    const { data } = granted(await lender.call(myDataExport, {}, { token: loan.token }));
    expect(data).toMatchObject({ orders: [{ orderNo: loan.orderNo, appeal: { text } }] });
    granted(await lender.call(erasureAsk, { erase: true }, { token: loan.token }));
    await lender.pass((retention.erasureDays + 1) * day);
    const { rows } = await test.db.execute(sql`select text from appeals`);
    expect(rows).toEqual([{ text: '' }]);
    expect(await waiting(lender)).toEqual([]);
    expect((await answer(lender, loan, 'approved')).code).toBe(errorCodes.orderNotFound);
  });
});
