import { errorCodes, kenya } from '@kopa/contract';
import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { deskPreparedAnswers } from '@kopa/contract/desk/calls/feedback';
import { moneyText } from '@kopa/contract/market/money';
import { expect, it } from 'vitest';
import { staffAt } from '../../../test/desk.ts';
import { complained } from '../../../test/feedback.ts';
import { disbursed, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted } from '../../../test/test-lender.ts';
import { longDay } from '../../lending/accounts/tell-borrower.ts';
import { users } from '../../storage/schema/index.ts';

const test = useDatabase();

const money = (cents: number) => moneyText(cents, kenya.market.currency);

it("the figures of prepared answers are those of the borrower's own loan page, in both languages", async () => {
  const lender = await startMoneyLender(test.db);
  const { token, orderNo } = await disbursed(lender);
  const { id } = await complained(lender, token);
  await test.db.update(users).set({ language: 'sw' });
  const agent = await staffAt(lender, ['agent']);
  const { answers } = granted(await agent.call(deskPreparedAnswers, { id }));
  const loan = granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
  const of = (name: string) => answers.find((each) => each.id === name)!;
  const [owed, whole, least] = [loan.owedCents, loan.order.dueAmount, loan.minimumCents].map(money);
  // Three sums that differ, so that none can stand for another.
  expect(new Set([owed, whole, least]).size).toBe(3);
  for (const [language, part] of [
    ['sw', 'text'],
    ['en', 'preview'],
  ] as const) {
    const day = longDay(loan.dueOn, language);
    for (const each of [owed, whole, day]) expect(of('whatIsOwed')[part]).toContain(each);
    for (const each of [owed, least, day]) expect(of('payInParts')[part]).toContain(each);
    for (const each of [owed, least]) expect(of('howToPay')[part]).toContain(each);
    expect(of('paymentFound')[part]).toContain(owed);
    expect(of('paymentNotHere')[part]).toContain(orderNo);
  }
});

it('feedback that does not exist has no prepared answers', async () => {
  const lender = await startMoneyLender(test.db);
  const agent = await staffAt(lender, ['agent']);
  const { code } = await agent.call(deskPreparedAnswers, { id: '999999' });
  expect(code).toBe(errorCodes.feedbackNotFound);
});
