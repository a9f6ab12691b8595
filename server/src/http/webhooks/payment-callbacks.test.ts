import { errorCodes } from '@kopa/contract';
import { confirmProductInfo } from '@kopa/contract/calls/loan';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { detailOf, disbursed, heldReference, prompt, settle, startMoneyLender } from '../../../test/loan.ts';
import { callBack, stkSuccess } from '../../../test/provider.ts';
import { granted } from '../../../test/test-lender.ts';
import { reconcile } from '../../lending/ledger/reconcile.ts';

import { inTransaction } from '../../storage/in-transaction.ts';
import { promptName } from '../../storage/prompt-name.ts';
import { providerInbox, repayments } from '../../storage/schema/index.ts';

onBothEngines('a callback', (test) => {
  const start = () => startMoneyLender(test.db);
  const suspense = async () => (await inTransaction(test.db, reconcile)).balances.suspense;
  const inbox = () => test.db.select().from(providerInbox).orderBy(desc(providerInbox.id));

  it('a callback for an unknown request is stored, and its money goes to suspense once', async () => {
    const lender = await start();
    for (let copy = 0; copy < 3; copy += 1)
      await callBack(lender, 'prompt', 'nobody', stkSuccess('ws_CO_unknown', 700, 'SKJ7RT61SV'));
    expect(await suspense()).toBe(-70_000);
    expect(await inbox()).toHaveLength(1);
  });

  it('a callback with another amount goes to suspense, and the repayment stays unpaid', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const { payOrderId } = await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await callBack(lender, 'prompt', payOrderId, stkSuccess(reference, 9_999, 'SKJ7RT61SV'));
    expect(await suspense()).toBe(-999_900);
    const detail = await detailOf(lender, loan);
    expect(detail).toMatchObject({ paidCents: 0 });
    expect(detail.payments[0]?.status).toBe('failed');
  });

  it('a callback with a booked receipt adds no money', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const first = await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await callBack(lender, 'prompt', first.payOrderId, stkSuccess(reference, 1_000, 'SKJ7RT61SV'));
    const second = await prompt(lender, loan, 1_000);
    const rows = await test.db.select().from(repayments).where(eq(repayments.payOrderId, second.payOrderId));
    const other = (await promptName(test.db, rows[0]!))!;
    const told = stkSuccess(other, 1_000, 'SKJ7RT61SV');
    expect((await callBack(lender, 'prompt', second.payOrderId, told)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(3);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
  });

  it('a callback for an unknown payout goes to suspense', async () => {
    const lender = await start();
    const result = {
      Result: {
        ResultType: 0,
        ResultCode: 0,
        ResultDesc: 'ok',
        OriginatorConversationID: 'nobody',
        ConversationID: 'AG_1',
        TransactionID: 'SAB1234567',
        ResultParameters: { ResultParameter: [{ Key: 'TransactionAmount', Value: 500 }] },
      },
    };
    await callBack(lender, 'payout', 'nobody', result);
    await callBack(lender, 'payout', 'nobody', result);
    expect(await suspense()).toBe(50_000);
  });

  it('an unreadable callback is stored and moves no money', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const { payOrderId } = await prompt(lender, loan, 1_000);
    for (const body of ['no JSON', '[]', '{}', '{"Body":{"stkCallback":{"CheckoutRequestID":1}}}', 'null'])
      expect((await callBack(lender, 'prompt', payOrderId, body)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(6);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('pending');
  });

  it('empty callbacks, and callbacks with unstorable characters, are stored as well', async () => {
    const lender = await start();
    for (const body of [
      JSON.stringify(stkSuccess('ws_CO_1', 0, 'SKJ7RT61SV')),
      '{"a":"\\u0000"}',
      'a\0b',
      '',
    ])
      expect((await callBack(lender, 'prompt', 'nobody', body)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(4);
    expect(await suspense()).toBe(0);
  });

  it('a callback that could not be stored is refused, and accepted when it is repeated', async () => {
    const lender = await start();
    const told = stkSuccess('ws_CO_1', 700, 'SKJ7RT61SV');
    await test.db.execute(sql`alter table entries rename to entries_away`);
    expect((await callBack(lender, 'prompt', 'nobody', told)).statusCode).toBe(500);
    expect(await inbox()).toEqual([]);
    await test.db.execute(sql`alter table entries_away rename to entries`);
    expect((await callBack(lender, 'prompt', 'nobody', told)).statusCode).toBe(200);
    expect(await suspense()).toBe(-70_000);
  });

  it('a callback under a wrong secret receives a 404', async () => {
    const lender = await start();
    const answer = await callBack(
      lender,
      'prompt',
      'x',
      stkSuccess('ws_CO_1', 700, 'SKJ7RT61SV'),
      'a'.repeat(40),
    );
    expect(answer.json()).toMatchObject({ code: errorCodes.unknownCall });
    expect(await inbox()).toEqual([]);
  });

  it('a callback leaves neither personal data nor a secret in the log', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    granted(await lender.call(confirmProductInfo, { orderNo: loan.orderNo }, { token: loan.token }));
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 2);
    expect(lender.log()).toContain('callback taken');
    expect(lender.log()).not.toContain(mobile);
    expect(lender.log()).not.toContain(await lender.lender.callbackSecrets.current('daraja-prompt'));
  });
});
