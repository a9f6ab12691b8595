import { errorCodes } from '@kopa/contract';
import { cancelDrawMoney, latestOrder } from '@kopa/contract/calls/loan';
import { cancelReasons } from '@kopa/contract/enumerations/cancel-reasons';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applied, filledIn, submitted, type Applicant } from '../../../test/borrower.ts';
import { agreed, approved, drawn, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin, granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { orderEvents } from '../../storage/schema/index.ts';

const test = useDatabase();
const reason = 'wrongAmount' as const;

const cancel = (lender: TestLender, { token, orderNo }: Applicant, key?: string) =>
  lender.call(cancelDrawMoney, { orderNo, reason }, { token, ...(key !== undefined && { key }) });

const cancelledEvents = (orderNo: string) =>
  test.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderNo, orderNo), eq(orderEvents.event, 'cancelled')));

describe('a cancellation', () => {
  it('[S5-44] a cancellation has exactly one reason, which is stored with the event', async () => {
    const lender = await startTestLender(test.db);
    const loan = await applied(lender);
    const { token, orderNo } = loan;
    for (const wrong of [undefined, '', 'Because', ['noLongerNeeded', 'byMistake'], null]) {
      const refused = await lender.send(cancelDrawMoney, { orderNo, reason: wrong }, { token });
      expect(refused).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { reason: 'cancelReason.required' },
      });
    }
    expect(granted(await lender.call(latestOrder, {}, { token })).order?.step).toBe(6);
    expect(granted(await cancel(lender, loan)).order).toMatchObject({ step: 8, closedAt: begin });
    expect(await cancelledEvents(orderNo)).toMatchObject([{ fromStep: 6, toStep: 8, details: { reason } }]);
  });

  it('a cancellation accepts every reason of the form, and a repeated command changes nothing', async () => {
    const lender = await startTestLender(test.db);
    for (const [index, each] of cancelReasons.entries()) {
      const { token, orderNo } = await applied(lender, `72200010${index}`);
      granted(await lender.call(cancelDrawMoney, { orderNo, reason: each }, { token }));
    }
    const loan = await applied(lender, '722000200');
    expect(await cancel(lender, loan, 'once')).toEqual(await cancel(lender, loan, 'once'));
    expect(await cancelledEvents(loan.orderNo)).toHaveLength(1);
  });

  it('[S1-47] a cancellation is possible until the disbursement', async () => {
    const lender = await startMoneyLender(test.db);
    const loans = [
      await applied(lender, '722000301'),
      await filledIn(lender, '722000302'),
      await submitted(lender, {}, '722000303'),
      await approved(lender, '722000304'),
      await agreed(lender, '722000305'),
    ];
    for (const loan of loans) expect(granted(await cancel(lender, loan)).order.step).toBe(8);
    const late = await cancel(lender, await drawn(lender, '722000399'));
    expect(late).toMatchObject({ code: errorCodes.cancelTooLate, data: { step: 7 } });
  });

  it('[S1-47] under the policy `never` a cancellation is possible only until the submission', async () => {
    const lender = await startMoneyLender(test.db);
    lender.lender.policy = { ...lender.lender.policy, cancel: 'never' };
    expect(granted(await cancel(lender, await filledIn(lender, '722000401'))).order.step).toBe(8);
    const sent = await submitted(lender, {}, '722000402');
    expect(await cancel(lender, sent)).toMatchObject({ code: errorCodes.cancelTooLate, data: { step: 1 } });
    const offered = await approved(lender, '722000403');
    expect(await cancel(lender, offered)).toMatchObject({
      code: errorCodes.cancelTooLate,
      data: { step: 14 },
    });
    expect(await cancelledEvents(sent.orderNo)).toEqual([]);
  });
});
