import { bindBankCard } from '@kopa/contract/calls/bank';
import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { describe, expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { additional, applied, asList, goodAnswers, payout, personal, png } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, startTestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';

describe('the sections of an application', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('[S1-07] [S1-08] [S7-21] the personal and residence answers are saved, and lead to the work section', async () => {
    const lender = await start();
    const { token, orderNo: loanOrderId } = await applied(lender);
    const { data } = await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token });
    expect(data['order']).toMatchObject({ step: 11 });
    expect((await lender.call(getUserInfo, {}, { token })).data.personal).toEqual(personal);
  });

  it('[S1-09] [S1-10] [S7-22] the answers about work and contacts are saved, and lead to the photos', async () => {
    const lender = await start();
    const { token, orderNo: loanOrderId } = await applied(lender);
    await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token });
    const { data } = await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, { token });
    expect(data['order']).toMatchObject({ step: 12 });
    const { emergencyContactName1, monthlySalary } = additional;
    expect((await lender.call(getUserInfo, {}, { token })).data.additional).toMatchObject({
      emergencyContactName1,
      emergencyContactMobile1: '722000001',
      monthlySalary,
    });
  });

  it('[S1-12] [S7-23] [S7-31] [S7-32] three photos lead to the payout account', async () => {
    const lender = await start();
    const { token, loanOrderId } = await atPhotos(lender);
    const sent = { token };
    await lender.call(uploadCurpFront, { loanOrderId, file: png() }, sent);
    await lender.call(uploadCurpBack, { loanOrderId, file: png(641) }, sent);
    const face = await lender.call(saveFaceImage, { loanOrderId, file: png(642) }, sent);
    expect(face.data.photos).toEqual({ front: true, back: true, face: true });
    const { data } = await lender.call(finishUploadAllImg, { loanOrderId }, sent);
    expect(data.order).toMatchObject({ step: 5 });
  });

  it('[S1-15] [S1-16] [S1-17] [S7-29] [S7-34] the payout account leads to the questions, and their answers to the review', async () => {
    const lender = await start();
    const { token, loanOrderId, takeAll, finish } = await atPhotos(lender);
    const sent = { token };
    await takeAll();
    await finish();
    const bound = await lender.send(bindBankCard, { loanOrderId, ...payout }, sent);
    expect(bound.data['order']).toMatchObject({ step: 17 });
    const asked = await lender.call(latestOrder, {}, sent);
    expect(asked.data.questions.map((question) => question.code)).toEqual(Object.keys(goodAnswers));
    await lender.call(saveQuestionnaire, { loanOrderId, answers: asList(goodAnswers), soFar: false }, sent);
    const { data } = await lender.call(latestOrder, {}, sent);
    expect(data.order).toMatchObject({
      step: 1,
      status: 'assessing',
      submittedAt: begin,
      reviewEndsAt: begin + 10 * minute,
      payout: { bankName: 'MPESA', name: 'M-Pesa', maskedNumber: '••• ••• 678' },
    });
    expect(data.questions).toEqual([]);
  });
});
