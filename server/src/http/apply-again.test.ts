import { addDays, errorCodes, mexico, nigeria, type Policy } from '@kopa/contract';
import {
  applyMarket,
  applyMarketAgain,
  cancelDrawMoney,
  getCreditInfo,
  latestOrder,
} from '@kopa/contract/calls/loan';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  additional,
  application,
  asList,
  filledIn,
  goodAnswers,
  loggedIn,
  png,
  registered,
  submitted,
  type Applicant,
} from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { disbursed, repaid, startMoneyLender } from '../../test/loan.ts';
import { begin, granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { dayOf, minute, startOfDay } from '../../test/times.ts';
import { keepSection } from '../lending/sections/saved-sections.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { orderEvents, orderPhotos, orders } from '../storage/schema/index.ts';

const rejectFor = async (lender: TestLender, reasons: ('identityUnclear' | 'recentDefault')[]) => {
  const loan = await submitted(lender);
  granted(await lender.call(sandboxDecide, { orderNo: loan.orderNo, decision: 'reject', reasons }));
  return loan;
};
const cancel = async (lender: TestLender, { token, orderNo }: Applicant) =>
  granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'wrongAmount' }, { token }));
const again = (lender: TestLender, token: string, named: Record<string, unknown> = {}, key?: string) =>
  lender.send(applyMarketAgain, named, { token, ...(key !== undefined && { key }) });

onBothEngines('a new application', (test) => {
  it('[S7-49] a new application after a cancellation takes over earlier answers, and asks again for the face and the questionnaire', async () => {
    const lender = await startTestLender(test.db);
    const loan = await filledIn(lender);
    const { token } = loan;
    await cancel(lender, loan);
    const before = granted(await lender.call(getUserInfo, {}, { token })).savedAt;
    await lender.pass(minute);
    const { order, mustAnswer } = granted(await lender.call(applyMarketAgain, {}, { token }));
    expect(mustAnswer).toEqual([
      { section: 'photos', fields: { face: 'file.required' } },
      { section: 'questionnaire', fields: {} },
    ]);
    expect(order).toMatchObject({
      step: 12,
      loanAmount: application.loanAmount,
      tenure: 91,
      loanPurpose: 'education',
      photos: { front: true, back: true, face: false },
      payout: { bankName: 'MPESA', maskedNumber: '••• ••• 678' },
    });
    expect(order.orderNo).not.toBe(loan.orderNo);
    // Nothing was saved again: a draft on a phone keeps its base.
    expect(granted(await lender.call(getUserInfo, {}, { token })).savedAt).toEqual(before);

    const loanOrderId = order.orderNo;
    granted(await lender.call(saveFaceImage, { loanOrderId, file: png(650) }, { token }));
    expect(granted(await lender.call(finishUploadAllImg, { loanOrderId }, { token })).order.step).toBe(17);
    const answers = asList(goodAnswers);
    const sent = await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: false }, { token });
    expect(granted(sent).order?.step).toBe(1);
    const moves = await test.db.select().from(orderEvents).where(eq(orderEvents.orderNo, loanOrderId));
    expect(moves.map(({ event, details }) => [event, details['takenOver'] ?? 'no'])).toEqual([
      ['applied', 'no'],
      ['basicInfoSaved', 'yes'],
      ['additionSaved', 'yes'],
      ['photosFinished', 'no'],
      ['payoutAdded', 'no'],
      ['submitted', 'no'],
    ]);
  });

  it('a new application after a finished loan may change the terms; other terms stay', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await repaid(lender, loan, 10_000);
    const { order } = granted(
      await lender.call(applyMarketAgain, { loanAmount: 2_000_000, tenure: 120 }, { token: loan.token }),
    );
    expect(order).toMatchObject({ loanAmount: 2_000_000, tenure: 120, loanPurpose: 'education', step: 12 });
    const wrong = await again(lender, loan.token, { loanAmount: 1, tenure: 5 });
    expect(wrong).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { loanAmount: 'loanAmount.invalid', tenure: 'tenure.invalid' },
    });
  });

  it('[S4-42] a new application after a rejection must wait until the stated day begins in Nairobi', async () => {
    const lender = await startTestLender(test.db);
    const { token } = await rejectFor(lender, ['recentDefault']);
    const reapplyOn = addDays(dayOf(begin), 30);
    const info = granted(await lender.call(getCreditInfo, {}, { token }));
    expect(info).toMatchObject({
      availableCents: 0,
      blockedBy: 'reapplyWait',
      reapplyOn,
      reasons: ['recentDefault'],
    });
    await lender.pass(startOfDay(reapplyOn) - 1 - begin);
    const current = await loggedIn(lender);
    expect(dayOf(lender.now())).toBe(addDays(reapplyOn, -1));
    for (const refused of [
      await again(lender, current),
      await lender.call(applyMarket, application, { token: current }),
    ])
      expect(refused).toMatchObject({ code: errorCodes.reapplyTooSoon, data: { reapplyOn } });
    await lender.pass(1);
    expect(granted(await lender.call(getCreditInfo, {}, { token: current }))).toMatchObject({
      availableCents: 5_000_000,
      blockedBy: null,
      reapplyOn: null,
      reasons: [],
    });
    expect((await again(lender, current)).code).toBe(0);
  });

  it('a new application takes over no card photo that was unclear', async () => {
    const lender = await startTestLender(test.db);
    await rejectFor(lender, ['identityUnclear']);
    await lender.pass(30 * 24 * 60 * minute);
    const token = await loggedIn(lender);
    const { order, mustAnswer } = granted(await lender.call(applyMarketAgain, {}, { token }));
    expect(order.photos).toEqual({ front: false, back: false, face: false });
    expect(mustAnswer[0]).toEqual({
      section: 'photos',
      fields: { front: 'file.required', back: 'file.required', face: 'file.required' },
    });
  });

  it('a new application names the fields that are no longer valid, and continues at their section', async () => {
    const lender = await startTestLender(test.db);
    const loan = await filledIn(lender);
    const { token } = loan;
    await cancel(lender, loan);
    const [earlier] = await test.db.select().from(orders);
    await inTransaction(test.db, (tx) =>
      keepSection(tx, earlier!, 'additional', { ...additional, industryCategory: 'alchemy' }, lender.now()),
    );
    const { order, mustAnswer } = granted(await lender.call(applyMarketAgain, {}, { token }));
    expect(order.step).toBe(11);
    expect(mustAnswer).toEqual([
      { section: 'additional', fields: { industryCategory: 'industryCategory.required' } },
      { section: 'photos', fields: { face: 'file.required' } },
      { section: 'questionnaire', fields: {} },
    ]);
    const saved = { loanOrderId: order.orderNo, ...additional };
    const moved = granted(await lender.send(saveAdditionInfoMarket, saved, { token }));
    expect(moved['order']).toMatchObject({ step: 12, payout: { bankName: 'MPESA' } });
  });

  it.each<[string, Policy]>([
    ['is not offered any more', mexico],
    ['is of another market', nigeria],
  ])('asks for the account again when it %s', async (_, policy) => {
    const lender = await startTestLender(test.db);
    const loan = await filledIn(lender);
    await cancel(lender, loan);
    lender.lender.policy = { ...lender.lender.policy, payout: policy.payout };
    const { order, mustAnswer } = granted(await lender.call(applyMarketAgain, {}, { token: loan.token }));
    expect(order.payout).toBeNull();
    expect(mustAnswer).toContainEqual({ section: 'payout', fields: { bankName: 'bankName.unpaid' } });
  });

  it('repeated requests return the same application, also twenty at once', async () => {
    const lender = await startTestLender(test.db);
    const loan = await filledIn(lender);
    await cancel(lender, loan);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lender.call(applyMarketAgain, {}, { token: loan.token })),
    );
    const numbers = answers.map((answer) => granted(answer).order.orderNo);
    expect(new Set(numbers).size).toBe(1);
    for (const answer of answers) expect(answer.data.order.step).toBe(12);
    expect(await test.db.select().from(orders)).toHaveLength(2);
    const moves = await test.db.select().from(orderEvents).where(eq(orderEvents.orderNo, numbers[0]!));
    expect(moves.map(({ event }) => event)).toEqual(['applied', 'basicInfoSaved', 'additionSaved']);
    const other = await again(lender, loan.token, { tenure: 120 });
    expect(other).toMatchObject({ code: errorCodes.oneActiveLoan, data: { orderNo: numbers[0], step: 12 } });
  });

  it('a new application needs an earlier order, and leaves the photos of that order unchanged', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender, '722000777');
    expect((await again(lender, token)).code).toBe(errorCodes.orderNotFound);
    const loan = await filledIn(lender);
    const own = eq(orderPhotos.orderNo, loan.orderNo);
    const files = (await test.db.select().from(orderPhotos).where(own)).map(({ file }) => file);
    await cancel(lender, loan);
    const { order } = granted(await lender.call(applyMarketAgain, {}, { token: loan.token }));
    // Another photo for the new order takes none from the old one.
    const anew = { loanOrderId: order.orderNo, file: png(700) };
    granted(await lender.call(uploadCurpFront, anew, { token: loan.token }));
    for (const file of files) expect((await lender.lender.files.get(file)).length).toBeGreaterThan(0);
  });
});

onBothEngines('one active loan', (test) => {
  it('[S1-46] [S7-48] twenty concurrent applications for different terms result in one order', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        lender.call(
          applyMarket,
          { ...application, loanAmount: 1_000_000 + 50_000 * (index % 5) },
          { token, key: `apply-${index}` },
        ),
      ),
    );
    const [won] = await test.db.select().from(orders);
    expect(await test.db.select().from(orders)).toHaveLength(1);
    for (const [index, answer] of answers.entries()) {
      const same = 1_000_000 + 50_000 * (index % 5) === won!.loanAmountCents;
      expect(answer.code).toBe(same ? 0 : errorCodes.oneActiveLoan);
    }
    expect(granted(await lender.call(latestOrder, {}, { token })).order?.orderNo).toBe(won!.orderNo);
    expect(granted(await lender.call(getCreditInfo, {}, { token }))).toMatchObject({
      usedCents: won!.loanAmountCents,
      availableCents: 0,
      blockedBy: 'activeLoan',
      orderNo: won!.orderNo,
    });
  });
});
