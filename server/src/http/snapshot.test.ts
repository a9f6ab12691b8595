import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { kenyaMarket } from '@kopa/contract/market';
import { describe, expect, it } from 'vitest';
import { withBetween } from '../../test/between-queries.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { openOwnPostgres, postgres, useDatabase } from '../../test/test-database.ts';
import { granted, inject } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { recordPaidIn } from '../lending/repayment/paid-in.ts';
import { inTransaction } from '../storage/in-transaction.ts';

const reading = Object.entries<Call>(calls).filter(
  ([name, { auth, changes, plainPath }]) =>
    // A logout would end the reader's session.
    changes !== true && auth !== 'sandbox' && plainPath !== true && name !== 'logOut',
);

describe.skipIf('missing' in postgres)('a payment between two statements of an answer', () => {
  const test = useDatabase(openOwnPostgres);

  it('each answer is the one before the payment or the one after', async () => {
    // The test asks some hundred times within one moment of the lender's clock.
    const lender = await startMoneyLender(test.db, {}, 0, { SESSION_CALLS_PER_MINUTE: '10000' });
    const { orderNo, token } = await disbursed(lender);
    await lender.pass(5 * day);
    const link = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 24 })).token;
    let paid = 0;
    const torn: string[] = [];
    const aboutMoney: string[] = [];
    for (const [name, call] of reading) {
      const request = await inject(call, { orderNo, loanOrderId: orderNo, token: link }, { token });
      const ask = async () => (await lender.app.inject(request)).body;
      let before = await ask();
      for (let n = 0, isOver = false; !isOver; n += 1) {
        const payment = { receipt: `S${(paid += 1)}`, amountCents: 1_000, paidAt: lender.now() };
        const paidIn = { kind: 'paidIn', account: orderNo, payment } as const;
        const pay = () => inTransaction(test.db, (tx) => recordPaidIn(tx, paidIn, lender.now(), kenyaMarket));
        const { answer, ran } = await withBetween(n, pay, ask);
        if (!ran) await pay();
        const after = await ask();
        if (answer !== before && answer !== after) torn.push(`${name}, before statement ${n}`);
        // The first round only asks whether the answer says anything of a payment.
        if (n === 0 && after !== before) aboutMoney.push(name);
        isOver = n === 0 ? after === before : !ran;
        before = after;
      }
    }
    expect(torn).toEqual([]);
    expect(aboutMoney).toEqual(
      expect.arrayContaining([
        'repayOrderDetail',
        'repayStatement',
        'loanOrderRecord',
        'marketIndex',
        'portalRepaymentDetail',
        'marketRepayProducts',
        'getExtensionData',
        'getCreditInfo',
        'myDataExport',
      ]),
    );
  });
});
