import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bindBankCard } from '@kopa/contract/calls/bank';
import { filledIn, payoutAccounts } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { accountOf } from '../lending/disbursement/send.ts';
import { KeyRing, useKeys } from './key-ring.ts';
import { openKeys } from './open-keys.ts';
import { resealPayouts } from './sealed-payout.ts';
import { orderSections } from './schema/index.ts';

const { edition: _, ...account } = payoutAccounts.bank;
const [earlier, later] = ['the earlier secret', 'the later secret'];

/** An application with a bank account of this number. */
async function withAccount(lender: TestLender, accountNumber: string, mobile?: string): Promise<string> {
  const { token, orderNo } = await filledIn(lender, mobile);
  const typed = { ...account, accountNumber, accountNumberConfirm: accountNumber };
  granted(await lender.send(bindBankCard, { loanOrderId: orderNo, ...typed }, { token }));
  return orderNo;
}

onBothEngines('the numbers of payout accounts', (test) => {
  it('a number of one borrower does not open in the row of another', async () => {
    const lender = await startTestLender(test.db, { SECRET: earlier });
    const one = await withAccount(lender, '1111111111');
    const other = await withAccount(lender, '2222222222', '722000333');
    expect((await accountOf(lender.lender, one)).number).toBe('1111111111');
    const rows = await test.db
      .select()
      .from(orderSections)
      .where(eq(orderSections.section, 'payout'))
      .orderBy(asc(orderSections.orderNo));
    const { fields } = rows.find(({ orderNo }) => orderNo === other)!;
    await test.db
      .update(orderSections)
      .set({ fields })
      .where(and(eq(orderSections.orderNo, one), eq(orderSections.section, 'payout')));
    await expect(accountOf(lender.lender, one)).rejects.toThrow('moved from another row');
    expect((await accountOf(lender.lender, other)).number).toBe('2222222222');
  });

  it('accounts are paid after a change of the key, and after the sealing anew without the earlier one', async () => {
    const lender = await startTestLender(test.db, { SECRET: earlier });
    const orderNo = await withAccount(lender, '1111111111');
    const number = async () => (await accountOf(lender.lender, orderNo)).number;
    useKeys(test.db, new KeyRing(later));
    await expect(number()).rejects.toThrow('Sealed under the key');
    expect(await resealPayouts(test.db)).toEqual({ resealed: 0, lost: 2 });
    await openKeys(test.db, { secret: later, secretsBefore: [earlier] });
    expect(await number()).toBe('1111111111');
    // The latest account of the borrower, and the one of the order.
    expect(await resealPayouts(test.db)).toEqual({ resealed: 2, lost: 0 });
    expect(await resealPayouts(test.db)).toEqual({ resealed: 0, lost: 0 });
    useKeys(test.db, new KeyRing(later));
    expect(await number()).toBe('1111111111');
  });
});
