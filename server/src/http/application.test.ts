import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import {
  applyMarket,
  cancelDrawMoney,
  latestOrder,
  orderListMarket,
  productListMarket,
} from '@kopa/contract/calls/loan';
import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { marketIndex } from '@kopa/contract/calls/market';
import { sandboxAdvanceClock, sandboxDecide, sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveQuestionnaire, uploadCurpFront } from '@kopa/contract/calls/user';
import { describe, expect, it } from 'vitest';
import {
  additional,
  application,
  applied,
  asList,
  filledIn,
  goodAnswers,
  loggedIn,
  payout,
  personal,
  png,
  registered,
  submitted,
} from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, startTestLender } from '../../test/test-lender.ts';
import { orderEvents } from '../storage/schema/index.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('an application', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('[S1-18] [S9-04] an application is approved at the end of the review, and lapses if the borrower does not collect', async () => {
    const lender = await start();
    const { token } = await submitted(lender);
    await lender.pass(10 * minute - 1);
    expect((await lender.call(latestOrder, {}, { token })).data.order?.step).toBe(1);
    await lender.pass(1);
    const approved = (await lender.call(latestOrder, {}, { token })).data.order;
    expect(approved).toMatchObject({
      step: 14,
      decidedAt: begin + 10 * minute,
      collectBefore: begin + 10 * minute + 24 * hour,
    });
    const { data } = await lender.call(sandboxOutbox, { mobile: '712345678' });
    expect(data.messages[0]?.text).toContain('KSh 10,000');

    await lender.pass(24 * hour - 1);
    expect((await lender.call(latestOrder, {}, { token })).data.order?.step).toBe(14);
    await lender.pass(1);
    expect((await lender.call(latestOrder, {}, { token })).data.order).toMatchObject({
      step: 8,
      status: 'cancelled',
    });
  });

  it('[S1-18] [S4-42] [S7-64] an application is rejected with reasons, and may be repeated after 30 days', async () => {
    const lender = await start();
    const { token: first } = await submitted(lender, { 1: 'yes', 6: 'over60' });
    await lender.pass(10 * minute);
    const rejected = (await lender.call(latestOrder, {}, { token: first })).data.order;
    expect(rejected).toMatchObject({
      step: 9,
      status: 'rejected',
      reasons: ['recentDefault', 'longDelay'],
      reapplyOn: '2026-02-14',
    });
    expect((await lender.call(marketIndex, {}, { token: first })).data.status).toBe('rejected');

    await lender.pass(29 * 24 * hour);
    const token = await loggedIn(lender);
    const early = await lender.call(applyMarket, application, { token });
    expect(early).toMatchObject({ code: errorCodes.reapplyTooSoon, data: { reapplyOn: '2026-02-14' } });
    await lender.pass(24 * hour);
    // The session of 30 days has ended meanwhile.
    const again = await loggedIn(lender);
    expect((await lender.call(marketIndex, {}, { token: again })).data.status).toBe('canLoan');
    expect((await lender.call(applyMarket, application, { token: again })).code).toBe(0);
  });

  it('[S1-46] [S7-48] a borrower has one application; a repeated request returns the same order', async () => {
    const lender = await start();
    const { token, orderNo } = await applied(lender);
    const same = await lender.call(applyMarket, application, { token });
    expect(same.data.order.orderNo).toBe(orderNo);
    const other = await lender.call(applyMarket, { ...application, tenure: 120 }, { token });
    expect(other).toMatchObject({ code: errorCodes.oneActiveLoan, data: { orderNo, step: 6 } });
    expect((await lender.call(orderListMarket, {}, { token })).data.orders).toHaveLength(1);
  });

  it('[S1-34] [S1-36] [S1-37] an application accepts only the offered amounts and tenures', async () => {
    const lender = await start();
    const token = await registered(lender);
    const { data } = await lender.call(productListMarket, {});
    const [product] = data.products;
    expect(product).toMatchObject({ minimumCents: 100_000, maximumCents: 5_000_000 });
    const refusals: [object, Record<string, string>][] = [
      [{ loanAmount: 99_900 }, { loanAmount: 'loanAmount.invalid' }],
      [{ loanAmount: 5_050_000 }, { loanAmount: 'loanAmount.invalid' }],
      [{ loanAmount: 1_000_001 }, { loanAmount: 'loanAmount.invalid' }],
      [{ tenure: 90 }, { tenure: 'tenure.invalid' }],
      [{ productId: 'gift' }, { productId: 'productId.invalid' }],
      [{ loanPurpose: 'fun' }, { loanPurpose: 'loanPurpose.required' }],
    ];
    for (const [wrong, fields] of refusals) {
      const refused = await lender.send(applyMarket, { ...application, ...wrong }, { token });
      expect(refused).toMatchObject({ code: errorCodes.invalidInput, fields });
    }
    expect((await lender.call(latestOrder, {}, { token })).data.order).toBeNull();
    for (const [n, loanAmount] of [100_000, 5_000_000].entries()) {
      const other = await registered(lender, `72200000${n}`);
      expect((await lender.call(applyMarket, { ...application, loanAmount }, { token: other })).code).toBe(0);
    }
  });

  it('[S1-46] another product, amount, tenure or purpose is another application', async () => {
    const lender = await start();
    const name = { en: 'A loan', sw: 'Mkopo', es: 'Un préstamo' };
    const items = ['personal', 'small'].map((productId) => ({ productId, name }));
    granted(await lender.call(sandboxCatalogue, { list: 'products', items }));
    const token = await registered(lender);
    const send = (changes: object = {}) =>
      lender.send(applyMarket, { ...application, ...changes }, { token });
    const { order } = granted(await send()) as { order: { orderNo: string } };
    for (const change of [
      { productId: 'small' },
      { loanAmount: 2_000_000 },
      { tenure: 120 },
      { loanPurpose: 'health' },
    ])
      expect(await send(change)).toMatchObject({
        code: errorCodes.oneActiveLoan,
        data: { orderNo: order.orderNo, step: 6 },
      });
    expect(await send()).toMatchObject({ code: 0, data: { order: { orderNo: order.orderNo } } });
  });

  it('a section with wrong fields names the fields and changes nothing', async () => {
    const lender = await start();
    const { token, orderNo } = await applied(lender);
    const wrong = { ...personal, birthday: '16-01-2008', nationalId: '123', email: '', lastName: 'Ng' };
    const refused = await lender.send(saveBasicInfoMarket, { loanOrderId: orderNo, ...wrong }, { token });
    expect(refused).toMatchObject({
      code: errorCodes.invalidInput,
      fields: {
        birthday: 'birthday.young',
        nationalId: 'nationalId.invalid',
        email: 'email.required',
        lastName: 'lastName.short',
      },
    });
    const { data } = await lender.call(getUserInfo, {}, { token });
    expect(data.personal).toBeNull();
    expect(data.savedAt).toEqual({ personal: null, additional: null, payout: null });
    expect((await lender.call(latestOrder, {}, { token })).data.order?.step).toBe(6);
  });

  it('[S5-33] [S5-14] sections are stored in a normal form, and returned for the next loan', async () => {
    const lender = await start();
    const { token, orderNo } = await filledIn(lender);
    const { data } = await lender.call(getUserInfo, {}, { token });
    expect(data.personal).toEqual({ ...personal });
    expect(data.additional).toMatchObject({ emergencyContactMobile1: '722000001' });
    expect(data.payout).toMatchObject({
      cardType: 'mobileMoney',
      bankName: 'MPESA',
      accountNumber: '712345678',
      applicantName: payout.applicantName,
    });
    const own = { ...additional, emergencyContactMobile2: '0712345678' };
    const refused = await lender.send(saveAdditionInfoMarket, { loanOrderId: orderNo, ...own }, { token });
    expect(refused.fields).toEqual({ emergencyContactMobile2: 'emergencyContactMobile.own' });
  });

  it('an application may be corrected until it is submitted, and not afterwards', async () => {
    const lender = await start();
    const { token, orderNo } = await filledIn(lender);
    const corrected = { loanOrderId: orderNo, ...personal, address: 'Kenyatta Avenue 3' };
    await lender.call(sandboxAdvanceClock, { seconds: 60 });
    const saved = await lender.send(saveBasicInfoMarket, corrected, { token });
    expect(saved).toMatchObject({ code: 0, data: { order: { step: 17 } } });
    await lender.call(
      saveQuestionnaire,
      { loanOrderId: orderNo, answers: asList(goodAnswers), soFar: false },
      { token },
    );
    const late = await lender.send(saveBasicInfoMarket, { ...corrected, address: 'Elsewhere 1' }, { token });
    expect(late).toMatchObject({ code: errorCodes.stepOutOfTurn, data: { step: 1 } });
    const { data } = await lender.call(getUserInfo, {}, { token });
    expect(data.personal?.['address']).toBe('Kenyatta Avenue 3');
    // The time of each save, so that older drafts on a phone can be recognised.
    expect(data.savedAt).toEqual({ personal: begin + 60_000, additional: begin, payout: begin });
  });

  it('[S8-30] an incomplete questionnaire is stored, and the missing answers are named', async () => {
    const lender = await start();
    const { token, orderNo } = await filledIn(lender);
    const { 11: last, ...most } = goodAnswers;
    const refused = await lender.call(
      saveQuestionnaire,
      { loanOrderId: orderNo, answers: asList(most), soFar: false },
      { token },
    );
    expect(refused).toMatchObject({
      code: errorCodes.answersMissing,
      msg: 'There are still unanswered questions.',
      data: { missing: ['11'] },
    });
    const { data } = await lender.call(latestOrder, {}, { token, lang: 'sw' });
    expect(data.questions.find((question) => question.code === '1')?.answer).toBe('no');
    const done = await lender.call(
      saveQuestionnaire,
      { loanOrderId: orderNo, answers: [{ code: '11', answer: last! }], soFar: false },
      { token },
    );
    expect(done.data.order?.step).toBe(1);
  });

  it('[S1-47] [S7-50] an application can be cancelled until the disbursement, by its owner only', async () => {
    const lender = await start();
    const { token, orderNo } = await submitted(lender);
    const stranger = await registered(lender, '722000009');
    const theirs = await lender.call(
      cancelDrawMoney,
      { orderNo, reason: 'noLongerNeeded' },
      { token: stranger },
    );
    expect(theirs.code).toBe(errorCodes.orderNotFound);
    const cancelled = await lender.call(cancelDrawMoney, { orderNo, reason: 'noLongerNeeded' }, { token });
    expect(cancelled.data.order).toMatchObject({ step: 8, closedAt: begin });
    const again = await lender.call(cancelDrawMoney, { orderNo, reason: 'noLongerNeeded' }, { token });
    expect(again).toMatchObject({ code: errorCodes.cancelTooLate, data: { step: 8 } });
    // Its review does nothing any more.
    await lender.pass(hour);
    expect((await lender.call(latestOrder, {}, { token })).data.order?.step).toBe(8);
  });

  it('the sandbox decides an application at once, and only once', async () => {
    const lender = await start();
    const { token, orderNo } = await submitted(lender);
    const decided = await lender.send(sandboxDecide, {
      orderNo,
      decision: 'reject',
      reasons: ['identityUnclear'],
    });
    expect(decided.data['order']).toMatchObject({ step: 9, reasons: ['identityUnclear'] });
    const again = await lender.send(sandboxDecide, { orderNo, decision: 'approve' });
    expect(again).toMatchObject({ code: errorCodes.stepOutOfTurn, data: { step: 9 } });
    await lender.call(sandboxAdvanceClock, { seconds: 3600 });
    expect((await lender.call(latestOrder, {}, { token })).data.order?.step).toBe(9);
    expect(await test.db.select().from(orderEvents)).toHaveLength(7);
  });

  it('a new photo replaces the old one and deletes its file', async () => {
    const lender = await start();
    const { token, orderNo } = await filledIn(lender);
    const photos = path.join(lender.dataDir, 'photos');
    const before = readdirSync(photos);
    expect(before).toHaveLength(3);
    await lender.call(uploadCurpFront, { loanOrderId: orderNo, file: png(800, 500) }, { token });
    const after = readdirSync(photos);
    expect(after).toHaveLength(3);
    expect(after.filter((name) => before.includes(name))).toHaveLength(2);
  });
});
