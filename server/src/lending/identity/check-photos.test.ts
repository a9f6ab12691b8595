import { errorCodes, india } from '@kopa/contract';
import {
  finishUploadAllImg,
  saveAdditionInfoMarket,
  saveBasicInfoMarket,
  saveFaceImage,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { describe, expect, it } from 'vitest';
import { additional, applied, personal, png } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { readableSide } from './check-photos.ts';

const test = useDatabase();

/** An application at the step of the photos. */
async function start() {
  const lender = await startTestLender(test.db);
  const { token, orderNo: loanOrderId } = await applied(lender);
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token }));
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, { token }));
  const take = (call: typeof uploadCurpFront, file: File) =>
    lender.call(call, { loanOrderId, file }, { token });
  const finish = () => lender.call(finishUploadAllImg, { loanOrderId }, { token });
  return { lender, take, finish };
}

describe('an identity photo', () => {
  it('[S5-45][S8-22][S8-25][S8-26] too small to read is refused by what it is of, and is not kept', async () => {
    const { take } = await start();
    const small = png(400, readableSide - 1);
    const refused = [
      [uploadCurpFront, errorCodes.cardFrontNotRecognised, /^Card front failed to identify\. \w/],
      [uploadCurpBack, errorCodes.cardBackNotRecognised, /^Card back failed to identify\. \w/],
      [saveFaceImage, errorCodes.faceNotRecognised, /^Face recognition failed\. \w/],
    ] as const;
    for (const [call, code, words] of refused) {
      const answer = await take(call, small);
      expect(answer.code).toBe(code);
      expect(answer.msg).toMatch(words);
    }
    expect(granted(await take(uploadCurpFront, png(400, readableSide))).photos).toEqual({
      front: true,
      back: false,
      face: false,
    });
  });

  it('[S8-23] of a front is that of a PAN card in India', async () => {
    const { lender, take } = await start();
    lender.lender.policy = { ...lender.lender.policy, market: india.market };
    const answer = await take(uploadCurpFront, png(100, 100));
    expect(answer).toMatchObject({ code: errorCodes.panCardNotRecognised });
    expect(answer.msg).toMatch(/^Pan card recognition failed\. \w/);
  });

  it('[S8-24] cannot show both sides of the card: the borrower starts again', async () => {
    const { take, finish } = await start();
    for (const call of [uploadCurpFront, uploadCurpBack]) granted(await take(call, png(700)));
    granted(await take(saveFaceImage, png(701)));
    const refused = await finish();
    expect(refused).toMatchObject({ code: errorCodes.ocrFailed, data: { photos: ['front', 'back'] } });
    expect(refused.msg).toMatch(/^OCR identification failed, restart/);
    granted(await take(uploadCurpBack, png(702)));
    expect(granted(await finish()).order.step).toBe(5);
  });

  it('[S5-46][S8-22] of a face is no photo of the card', async () => {
    const { take, finish } = await start();
    granted(await take(uploadCurpFront, png(700)));
    granted(await take(uploadCurpBack, png(701)));
    granted(await take(saveFaceImage, png(700)));
    expect(await finish()).toMatchObject({
      code: errorCodes.faceNotRecognised,
      data: { photos: ['face'] },
    });
    granted(await take(saveFaceImage, png(702)));
    expect(granted(await finish()).order.step).toBe(5);
  });

  it('[S5-45] that breaks off is told so', async () => {
    const { take } = await start();
    const whole = new Uint8Array(await png().arrayBuffer());
    const cut = new File([whole.slice(0, -12)], 'cut.png', { type: 'image/png' });
    expect(await take(uploadCurpFront, cut)).toMatchObject({ code: errorCodes.photoIncomplete });
  });

  it('is wanted of all three', async () => {
    const { take, finish } = await start();
    granted(await take(uploadCurpFront, png()));
    expect(await finish()).toMatchObject({
      code: errorCodes.photosMissing,
      data: { missing: ['back', 'face'] },
    });
  });
});
