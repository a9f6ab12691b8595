import { bindBankCard } from '@kopa/contract/calls/bank';
import { latestOrder } from '@kopa/contract/calls/loan';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { additional, applied, asList, goodAnswers, payout, personal, png } from './borrower.ts';
import { granted, type TestLender } from './test-lender.ts';
import { minute } from './times.ts';

const uploads = { front: uploadCurpFront, back: uploadCurpBack, face: saveFaceImage };

/**
 * An application at the photo step, and its borrower's actions. Changes of `typed` belong to the personal
 * section.
 */
export async function atPhotos(
  lender: TestLender,
  { mobile, ...typed }: Partial<typeof personal> & { mobile?: string } = {},
) {
  const { token, orderNo: loanOrderId } = await applied(lender, mobile);
  const type = (changed: Partial<typeof personal>) =>
    lender.send(saveBasicInfoMarket, { loanOrderId, ...personal, ...changed }, { token });
  granted(await type(typed));
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, { token }));
  const take = (kind: keyof typeof uploads, file: File) =>
    lender.call(uploads[kind], { loanOrderId, file }, { token });
  const submit = async () => {
    granted(await lender.send(bindBankCard, { loanOrderId, ...payout }, { token }));
    const request = { loanOrderId, answers: asList(goodAnswers), soFar: false };
    granted(await lender.call(saveQuestionnaire, request, { token }));
  };
  return {
    token,
    loanOrderId,
    type,
    take,
    /** Three pictures that differ. */
    takeAll: async (first = 640) => {
      for (const [index, kind] of (['front', 'back', 'face'] as const).entries())
        granted(await take(kind, png(first + index)));
    },
    finish: (goOn?: boolean) =>
      lender.call(finishUploadAllImg, { loanOrderId, ...(goOn && { goOn }) }, { token }),
    /** Fills in the rest. */
    submit,
    /** The same, and waits until the review is over. */
    review: async () => {
      await submit();
      await lender.pass(11 * minute);
    },
    order: async () => granted(await lender.call(latestOrder, {}, { token })).order!,
  };
}
