import { errorCodes } from '@kopa/contract';
import { applyMarket, cancelDrawMoney, getCreditInfo, orderListMarket } from '@kopa/contract/calls/loan';
import { orderList } from '@kopa/contract/calls/order-list';
import { describe, expect, it } from 'vitest';
import { application, registered } from '../../test/borrower.ts';
import { disbursed, repaid, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';

const test = useDatabase();

async function cancelledOrders(lender: TestLender, token: string, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { order } = granted(await lender.call(applyMarket, application, { token }));
    granted(await lender.call(cancelDrawMoney, { orderNo: order.orderNo, reason: 'wrongAmount' }, { token }));
    numbers.unshift(order.orderNo);
  }
  return numbers;
}

describe('the list of orders', () => {
  it('[S7-35] the pages contain each order once, newest first, also while new orders arrive', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const numbers = await cancelledOrders(lender, token, 7);
    const seen: string[] = [];
    let after: string | undefined;
    for (const size of [3, 3, 1]) {
      const page = granted(
        await lender.call(orderList, { pageSize: 3, ...(after !== undefined && { after }) }, { token }),
      );
      expect(page.orders).toHaveLength(size);
      expect(page.total).toBe(seen.length === 0 ? 7 : 8);
      seen.push(...page.orders.map(({ orderNo }) => orderNo));
      expect(page.after).toBe(size === 3 ? seen.at(-1) : null);
      after = page.after ?? undefined;
      if (seen.length === 3) await cancelledOrders(lender, token, 1);
    }
    expect(seen).toEqual(numbers);
    expect(granted(await lender.call(orderList, {}, { token })).orders).toHaveLength(8);
    // A page that is just full is the last one.
    const full = granted(await lender.call(orderList, { pageSize: 8 }, { token }));
    expect([full.orders.length, full.after]).toEqual([8, null]);
    const whole = granted(await lender.call(orderListMarket, {}, { token })).orders;
    expect(whole.map((order) => order.orderNo)).toEqual(full.orders.map((order) => order.orderNo));
  });

  it('a filter shows its orders in pages, and all filters have counts', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await repaid(lender, loan, 10_000);
    const cancelled = await cancelledOrders(lender, loan.token, 3);
    const { order } = granted(await lender.call(applyMarket, application, { token: loan.token }));
    const numbers = { running: [order.orderNo], finished: [loan.orderNo], notPaidOut: cancelled };
    const counts = { all: 5, running: 1, finished: 1, notPaidOut: 3 };
    for (const show of ['running', 'finished', 'notPaidOut'] as const) {
      const page = granted(await lender.call(orderList, { show }, { token: loan.token }));
      expect(page.orders.map(({ orderNo }) => orderNo)).toEqual(numbers[show]);
      expect(page).toMatchObject({ after: null, total: counts[show], counts });
    }
    const ask = async (after?: string) =>
      granted(
        await lender.call(
          orderList,
          { show: 'notPaidOut', pageSize: 2, ...(after && { after }) },
          { token: loan.token },
        ),
      );
    const first = await ask();
    expect(first.after).toBe(cancelled[1]);
    expect((await ask(cancelled[1])).orders.map(({ orderNo }) => orderNo)).toEqual([cancelled[2]]);
    expect(await lender.send(orderList, { show: 'mine' }, { token: loan.token })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { show: 'value.invalid' },
    });
  });

  it('an impossible page, and a position of another borrower, are refused', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const [theirs] = await cancelledOrders(lender, await registered(lender, '722000222'), 1);
    expect(granted(await lender.call(orderList, {}, { token }))).toEqual({
      orders: [],
      after: null,
      total: 0,
      counts: { all: 0, running: 0, finished: 0, notPaidOut: 0 },
    });
    for (const pageSize of ['0', '-1', '51', '1.5', 'all', ''])
      expect(await lender.send(orderList, { pageSize }, { token })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { pageSize: 'value.invalid' },
      });
    for (const after of [theirs!, 'K23456789AB', ''])
      expect((await lender.send(orderList, { after }, { token })).code).toBe(errorCodes.orderNotFound);
  });
});

describe('the credit limit', () => {
  it('[S7-47] [S1-35] [S1-36] the limit is the lower of the two maxima, and the owed principal is the used part', async () => {
    const lender = await startMoneyLender(test.db);
    const fresh = await registered(lender, '722000333');
    expect(granted(await lender.call(getCreditInfo, {}, { token: fresh }))).toEqual({
      creditLimitCents: 5_000_000,
      usedCents: 0,
      availableCents: 5_000_000,
      minimumCents: 100_000,
      blockedBy: null,
      orderNo: null,
      reapplyOn: null,
      reasons: [],
    });
    const loan = await disbursed(lender);
    const info = async () => granted(await lender.call(getCreditInfo, {}, { token: loan.token }));
    expect(await info()).toMatchObject({ usedCents: 1_000_000, availableCents: 0, blockedBy: 'activeLoan' });
    await repaid(lender, loan, 4_000);
    expect(await info()).toMatchObject({ usedCents: 600_000, availableCents: 0, orderNo: loan.orderNo });
    await repaid(lender, loan, 6_000);
    expect(await info()).toMatchObject({ usedCents: 0, availableCents: 5_000_000, blockedBy: null });
  });

  it('[S1-36] the limit is 60,000 in the reading by the product alone', async () => {
    const lender = await startTestLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, loan: { ...policy.loan, creditLimitCents: 9_000_000 } };
    const token = await registered(lender);
    expect(granted(await lender.call(getCreditInfo, {}, { token })).creditLimitCents).toBe(6_000_000);
  });
});
