import { kenya } from '@kopa/contract';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { orderSteps } from '@kopa/contract/order-steps';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { appealOf } from '../lending/appeals/find-appeal.ts';
import { readFeedback, readMessages } from '../lending/feedback/feedback-words.ts';
import { answersOf } from '../lending/sections/questionnaire.ts';
import { latestSections, sectionsOf } from '../lending/sections/saved-sections.ts';
import { userOf } from '../lending/accounts/users.ts';
import { borrowerKey, mobileOf } from './borrower-keys.ts';
import { KeyRing, keysOf } from './key-ring.ts';
import {
  appeals,
  feedbackMessages,
  feedbacks,
  orderAnswers,
  orders,
  orderSections,
  settings,
  users,
  userSections,
} from './schema/index.ts';
import { sealOlder } from './seal-older.ts';
import { keyIdOf, type Sealed } from './sealing-key.ts';

const at = Date.UTC(2026, 0, 15, 9);
const lost = new KeyRing('another secret').seal('QK18', { column: 'feedbacks.receiver_account', row: 'F2' });
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
    const account = keysOf(db).seal('QK17', { column: 'feedbacks.receiver_account', row: 'F1' });
    for (const [id, receiverAccount] of [
      ['F1', account],
      ['F2', lost],
    ] as const)
      await db.insert(feedbacks).values({
        id,
        userId: 'u1',
        type: 1,
        description: 'v1.0 shows the old balance' as Sealed,
        contact: '722111333' as Sealed,
        receiverAccount,
        reviewStatus: feedbackStatuses.received,
        createdAt: at,
        requestHash: id,
      });
    const [asked, answered] = ['Please look again' as Sealed, 'Paid in full' as Sealed];
    const message = { feedbackId: 'F1', number: 1, author: 'platform', content: answered, at } as const;
    await db.insert(feedbackMessages).values(message);
    await db.insert(appeals).values({ orderNo: 'K1', text: asked, createdAt: at, answerBefore: at });
    // A server of the release before has sealed what that release knew.
    await db.insert(settings).values({ name: 'sealed', value: '0008' });
    await Promise.all([sealOlder(db), sealOlder(db)]);
    await sealOlder(db);

    const [user] = await db.select().from(users);
    expect(user!.mobile).toMatch(/^v1\./);
    expect(mobileOf(db, user!)).toBe('712345678');
    expect((await userOf(db, '712345678'))?.id).toBe('u1');
    expect(await sectionsOf(db, 'K1')).toEqual({ payout: kept });
    expect((await latestSections(db, 'u1')).sections).toEqual({ personal: { lastName: 'Njeri' } });
    expect(await answersOf(db, 'K1')).toEqual({ 8: 'no' });
    expect(await appealOf(db, 'K1')).toMatchObject({ text: asked });
    const words = { description: 'v1.0 shows the old balance', contact: '722111333' };
    const rows = await db.select().from(feedbacks).orderBy(feedbacks.id);
    expect(await readFeedback(db, rows)).toMatchObject([
      { ...words, receiverAccount: 'QK17' },
      { ...words, receiverAccount: '' },
    ]);
    expect(await readMessages(db, await db.select().from(feedbackMessages))).toMatchObject([message]);
    for (const text of [rows[0]!.description, rows[0]!.contact, rows[0]!.receiverAccount])
      expect(keyIdOf(text!)).toBe(borrowerKey(db, user!).id);
  });
});
