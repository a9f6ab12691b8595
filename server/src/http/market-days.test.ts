import { addDays, dayOf, instantOf, mexico } from '@kopa/contract';
import { confirmProductInfo, getMoney, latestOrder } from '@kopa/contract/calls/loan';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { repayStatement, repayStatementCsv } from '@kopa/contract/calls/statement';
import { orderSteps } from '@kopa/contract/order-steps';
import { expect, it } from 'vitest';
import { applied, loggedIn } from '../../test/borrower.ts';
import { agreeTo, expectBalanced, heldReference, settle, startMoneyLender } from '../../test/loan.ts';
import { submittedIn } from '../../test/market-loan.ts';
import { numberIn } from '../../test/market-numbers.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, inject } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';

const test = useDatabase();
const { market } = mexico;

it('a Mexican loan of half past eleven at night is due, charged and overdue by the days of Mexico', async () => {
  const lender = await startMoneyLender(test.db, {}, 0, { EDITION: 'mx' });
  const passTo = (day: string, clock: string) => lender.pass(instantOf(day, clock, market) - lender.now());
  const mobile = numberIn('mx');
  const begun = dayOf(lender.now(), market);
  await passTo(begun, '23:30');
  const loan = await applied(lender, mobile);
  const { token, orderNo } = loan;
  await submittedIn(lender, loan, mexico, 'clabe', lender.now());
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
  const dueOn = addDays(begun, 91);
  // In Nairobi it is half past eight of the next morning.
  expect(granted(await lender.call(confirmProductInfo, { orderNo }, { token })).dueOn).toBe(dueOn);
  await agreeTo(lender, loan);
  granted(await lender.call(getMoney, { orderNo }, { token }));
  await lender.jobs.runDue();
  await settle(lender, await heldReference(lender, orderNo, 'disbursement'), 0);
  const { order } = granted(await lender.call(latestOrder, {}, { token }));
  expect(order).toMatchObject({ disbursedOn: begun, dueDate: dueOn });

  // Five minutes after midnight the day of disbursement is charged: day 0 costs nothing.
  await passTo(addDays(begun, 1), '00:10');
  const dayLater = granted(await lender.call(repayStatement, { orderNo }, { token }));
  expect(dayLater).toMatchObject({ today: addDays(begun, 1), disbursedOn: begun });
  await passTo(addDays(begun, 2), '00:10');
  const csv = (await lender.app.inject(await inject(repayStatementCsv, { orderNo }, { token }))).body;
  const rows = csv.split('\r\n');
  expect(rows[1]).toBe(
    `${begun},${begun},Loan,"$9884.00 sent to you, fee $98.00 and tax $18.00 taken off",10000.00,,10000.00,,`,
  );
  expect(rows[2]).toMatch(new RegExp(`^${addDays(begun, 1)},${addDays(begun, 2)},Interest,`));

  const stepNow = async () => {
    const session = await loggedIn(lender, mobile);
    return granted(await lender.call(latestOrder, {}, { token: session })).order?.step;
  };
  await passTo(dueOn, '23:50');
  expect(await stepNow()).toBe(orderSteps.repaying);
  await passTo(addDays(dueOn, 1), '00:10');
  expect(await stepNow()).toBe(orderSteps.overdued);
  expect(lender.now() % (24 * 60 * minute)).toBe(6 * 60 * minute + 10 * minute);
  await expectBalanced(lender);
});
