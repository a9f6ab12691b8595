import { saveBasicInfo } from '@kopa/contract/calls/older-forms';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  curpOcr,
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import type { RequestOf } from '@kopa/contract/calls/call';
import { orderSteps } from '@kopa/contract/order-steps';
import { storedAdditional } from '@kopa/contract/sections';
import { CallError } from '../../lending/call-error.ts';
import { countPhoto } from '../../lending/accounts/rate-limit.ts';
import { carryOut } from '../../lending/identity/identity-check.ts';
import { beginCheck, finishPhotos, keepPhoto } from '../../lending/identity/photos.ts';
import { askCardReading } from '../../lending/identity/read-sides.ts';
import { clearPhoto } from '../../lending/identity/clear-photo.ts';
import { findOrder } from '../../lending/orders/find-order.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { saveAnswers, submit, unanswered } from '../../lending/sections/questionnaire.ts';
import { deleteUnnamed } from '../../lending/unnamed-files.ts';
import { bytesOf, takeUpload } from '../../lending/uploads/uploads.ts';
import { checkReached, saveSection } from '../../lending/sections/save-section.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orderPhotos, type PhotoKind, type SectionName } from '../../storage/schema/index.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

export const user: readonly Answered[] = [
  on(saveBasicInfoMarket)(({ loanOrderId, ...fields }, context) =>
    keep(context, loanOrderId, 'personal', fields),
  ),
  on(saveBasicInfo)(({ loanOrderId, ...fields }, context) => keep(context, loanOrderId, 'personal', fields)),
  on(saveAdditionInfoMarket)(({ loanOrderId, ...fields }, context) =>
    keep(context, loanOrderId, 'additional', storedAdditional(fields, context.lender.policy)),
  ),

  on(uploadCurpFront)((request, context) => takePhoto('front', request, context)),
  on(uploadCurpBack)((request, context) => takePhoto('back', request, context)),
  on(saveFaceImage)((request, context) => takePhoto('face', request, context)),

  on(curpOcr)(async ({ loanOrderId: orderNo }, { lender, borrower, at, change }) =>
    change((tx) => askCardReading(tx, { userId: borrower().id, orderNo, at }, lender)),
  ),

  on(finishUploadAllImg)(async ({ loanOrderId: orderNo, goOn = false }, { lender, borrower, at, change }) => {
    const asked = { userId: borrower().id, orderNo, goOn, at };
    const begun = await inTransaction(lender.db, (tx) => beginCheck(tx, asked, lender));
    if (begun) await carryOut(lender, begun);
    return change(async (tx) => {
      const { order, check } = await finishPhotos(tx, asked, lender);
      return { order: await orderEntity(tx, order, at, lender.policy.market), check };
    });
  }),

  on(saveQuestionnaire)(async (request, { lender, borrower, at, change }) => {
    const { loanOrderId: orderNo, answers, soFar } = request;
    const given = { userId: borrower().id, orderNo, answers };
    if (soFar)
      return change(async (tx) => {
        await saveAnswers(tx, given, lender.policy);
        return { order: null };
      });
    try {
      return await change(async (tx) => {
        await saveAnswers(tx, given, lender.policy);
        const missing = await unanswered(tx, orderNo, lender.policy);
        if (missing.length > 0) throw new CallError('answersMissing', { data: { missing } });
        return {
          order: await orderEntity(
            tx,
            await submit(tx, orderNo, at, lender.policy.review),
            at,
            lender.policy.market,
          ),
        };
      });
    } catch (error) {
      // A partial answer is stored.
      if (error instanceof CallError && error.error === 'answersMissing')
        await inTransaction(lender.db, (tx) => saveAnswers(tx, given, lender.policy));
      throw error;
    }
  }),
];

function keep(
  { lender, borrower, at, change }: CallContext,
  orderNo: string,
  section: SectionName,
  fields: Record<string, string>,
) {
  return change(async (tx) => {
    const order = await saveSection(tx, { userId: borrower().id, orderNo, section, fields, at });
    return { order: await orderEntity(tx, order, at, lender.policy.market) };
  });
}

/**
 * The file is written before the database refers to the file; the unreferenced one of old and new is deleted
 * afterwards.
 */
async function takePhoto(
  kind: PhotoKind,
  { loanOrderId: orderNo, ...sent }: RequestOf<typeof uploadCurpFront>,
  { lender, borrower, at, change }: CallContext,
) {
  // A photo that will be refused is not processed.
  checkReached(await findOrder(lender.db, borrower().id, orderNo), orderSteps.identityOcr);
  await countPhoto(lender.db, borrower().id, at, lender);
  const { bytes, photo } = await clearPhoto(
    kind,
    await bytesOf(sent, { userId: borrower().id, at }, lender),
    lender.policy.market.code,
  );
  const file = await lender.files.put(bytes);
  const mayGo = [file];
  try {
    return await change(async (tx) => {
      await takeUpload(tx, sent, { userId: borrower().id, at });
      const kept = await keepPhoto(tx, { userId: borrower().id, orderNo, kind, file, photo, at }, lender);
      if (kept.replaced) mayGo.push(kept.replaced);
      return { photos: kept.photos };
    });
  } finally {
    await deleteUnnamed(lender, orderPhotos.file, mayGo);
  }
}
