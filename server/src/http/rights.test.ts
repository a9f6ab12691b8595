import { errorCodes } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { getUserInfo } from '@kopa/contract/calls/security';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { applyMarket } from '@kopa/contract/calls/loan';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  additional,
  application,
  asList,
  goodAnswers,
  mobile,
  payout,
  personal,
  png,
  registered,
} from '../../test/borrower.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import * as schema from '../storage/schema/index.ts';

const demanding = Object.entries<Call>(calls).filter(([, call]) => call.auth === 'session');
const namesOf = (call: Call) => Object.keys((call.request as z.ZodMiniObject).shape);
const orderName = (call: Call) => namesOf(call).find((name) => name === 'orderNo' || name === 'loanOrderId');

/** A request that would be granted, were the order the caller's own. */
const right = (orderNo: string): Record<string, unknown> => ({
  orderNo,
  loanOrderId: orderNo,
  ...personal,
  ...additional,
  ...payout,
  ...application,
  agreed: true,
  fingerprint: 'a'.repeat(64),
  amountCents: 100_000,
  mobile,
  file: png(),
  answers: asList(goodAnswers),
  reason: 'foundElsewhere',
  code: '123456',
  extensionAmount: 86_400,
  payOrderId: 'somebody-else',
  images: ['an-image'],
  paidOn: '2026-01-15',
  text: 'My shop earns more since August.',
});
const requestFor = (call: Call, orderNo: string) => {
  const names = new Set(namesOf(call));
  return Object.fromEntries(Object.entries(right(orderNo)).filter(([name]) => names.has(name)));
};

describe('every call that demands a session', () => {
  const test = useDatabase();

  it('[S6-01] the call is refused to a visitor and to an invented token', async () => {
    const lender = await startTestLender(test.db);
    expect(demanding.length).toBeGreaterThan(15);
    for (const [name, call] of demanding) {
      const request = requestFor(call, 'K23456789AB');
      const visitor = await lender.send(call, request);
      expect([name, visitor.code]).toEqual([name, errorCodes.notLoggedIn]);
      const stranger = await lender.send(call, request, { token: 'a'.repeat(43) });
      expect([name, stranger.code]).toEqual([name, errorCodes.tokenInvalid]);
    }
  });

  it("the call does not know another borrower's order, and does not change the order", async () => {
    const lender = await startMoneyLender(test.db);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, repay: { ...policy.repay, methods: 'everyone' } };
    const { orderNo } = await disbursed(lender);
    const token = await registered(lender, '722000555');
    const everything = async () =>
      Promise.all(
        [schema.orders, schema.orderEvents, schema.orderSections, schema.orderAnswers, schema.orderPhotos]
          .concat([schema.repayments, schema.disbursements, schema.agreements] as never)
          .map((table) => test.db.select().from(table)),
      );
    const before = await everything();
    const naming = demanding.filter(([, call]) => orderName(call));
    expect(naming.length).toBeGreaterThan(12);
    for (const [name, call] of naming) {
      const refused = await lender.send(call, requestFor(call, orderNo), { token });
      expect([name, refused.code, refused.data]).toEqual([name, errorCodes.orderNotFound, null]);
    }
    expect(await everything()).toEqual(before);
  });

  it('the call ignores unknown fields of the request', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const more = {
      userId: 'x',
      step: 14,
      orderNo: 'MINE',
      terms: { interest: 0 },
      createdAt: 1,
      position: 1,
    };
    const { order } = granted(await lender.send(applyMarket, { ...application, ...more }, { token }));
    expect(order).toMatchObject({ step: 6 });
    const [row] = await test.db.select().from(schema.orders);
    expect(row).toMatchObject({ step: 6, position: 1, createdAt: lender.now() });
    expect(row!.userId).toBe(granted(await lender.call(getUserInfo, {}, { token })).userId);
    expect(row!.orderNo).not.toBe('MINE');
  });
});

describe('an idempotency key', () => {
  const test = useDatabase();

  it('an idempotency key belongs to its sender: the same key of another borrower is another command', async () => {
    const lender = await startTestLender(test.db);
    const [one, other] = [await registered(lender), await registered(lender, '722000555')];
    const mine = granted(await lender.call(applyMarket, application, { token: one, key: 'k1' }));
    const theirs = granted(await lender.call(applyMarket, application, { token: other, key: 'k1' }));
    expect(theirs.order.orderNo).not.toBe(mine.order.orderNo);
    const changed = { ...application, tenure: 120 };
    expect((await lender.call(applyMarket, changed, { token: other, key: 'k1' })).code).toBe(
      errorCodes.idempotencyKeyReused,
    );
  });

  it('an idempotency key returns no answer to an ended session', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const request = { orderNo: loan.orderNo, amountCents: 100_000, mobile };
    granted(await lender.call(mpesaRepayLink, request, { token: loan.token, key: 'pay' }));
    await lender.pass(31 * 24 * 3_600_000);
    expect((await lender.call(mpesaRepayLink, request, { token: loan.token, key: 'pay' })).code).toBe(
      errorCodes.tokenExpired,
    );
  });
});
