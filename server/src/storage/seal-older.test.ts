import { kenya } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { answersOf } from '../lending/sections/questionnaire.ts';
import { latestSections, sectionsOf } from '../lending/sections/saved-sections.ts';
import { userOf } from '../lending/accounts/users.ts';
import { mobileOf } from './borrower-keys.ts';
import { keysOf } from './key-ring.ts';
import { orderAnswers, orders, orderSections, users, userSections } from './schema/index.ts';
import { sealOlder } from './seal-older.ts';
import type { Sealed } from './sealing-key.ts';

const at = Date.UTC(2026, 0, 15, 9);
const clear = (fields: unknown) => JSON.stringify(fields) as Sealed;

onBothEngines('rows from before the borrowers had keys', (test) => {
  it('the rows are sealed at the start, and read the same', async () => {
    const { db } = test;
    const number = keysOf(db).seal('1234567890', { column: 'payout.accountNumber', row: 'u1' });
    const kept = { cardType: 'bank', accountNumber: '1234567890', applicantName: 'Wanjiru' };
    const payout = clear({ ...kept, accountNumber: number });
    await db.insert(users).values({ id: 'u1', mobile: '712345678' as Sealed, createdAt: at });
    await db.insert(orders).values({
      orderNo: 'K1',
      userId: 'u1',
      step: orderSteps.basicInfo,
      productId: 'personal',
      loanAmountCents: 1_000_000,
      tenureDays: 91,
      terms: kenya.pricing,
      createdAt: at,
    });
    await db.insert(orderSections).values({ orderNo: 'K1', section: 'payout', fields: payout, savedAt: at });
    const personal = { userId: 'u1', section: 'personal', fields: clear({ lastName: 'Njeri' }), savedAt: at };
    await db.insert(userSections).values(personal as typeof userSections.$inferInsert);
    await db.insert(orderAnswers).values({ orderNo: 'K1', code: '8', answer: 'no' as Sealed });
    await Promise.all([sealOlder(db), sealOlder(db)]);
    await sealOlder(db);

    const [user] = await db.select().from(users);
    expect(user!.mobile).toMatch(/^v1\./);
    expect(mobileOf(db, user!)).toBe('712345678');
    expect((await userOf(db, '712345678'))?.id).toBe('u1');
    expect(await sectionsOf(db, 'K1')).toEqual({ payout: kept });
    expect((await latestSections(db, 'u1')).sections).toEqual({ personal: { lastName: 'Njeri' } });
    expect(await answersOf(db, 'K1')).toEqual({ 8: 'no' });
  });
});
