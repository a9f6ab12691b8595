import type * as additionInfo from '@kopa/contract/calls/addition-info';
import type * as basicInfo from '@kopa/contract/calls/basic-info';
import type * as olderForms from '@kopa/contract/calls/older-forms';
import type * as user from '@kopa/contract/calls/user';
import { additional, asList, goodAnswers, personal, photo } from './example-borrower.ts';
import { orderNo, orders } from './example-loan.ts';
import type { References } from './reference.ts';

const loanOrderId = orderNo;
const sectionRefusals = ['orderNotFound', 'stepOutOfTurn'] as const;
const photoRefusals = [...sectionRefusals, 'notAPhoto', 'photoIncomplete', 'tooManyPhotos'] as const;

/** The same in the older spellings. */
const { birthday, city, ...rest } = personal;
const older = { ...rest, gender: 'female', inputBirthday: birthday, district: city };

const answers = asList(goodAnswers);

export const userReference: References<
  typeof user & typeof basicInfo & typeof additionInfo & typeof olderForms
> = {
  saveBasicInfoMarket: {
    request: { loanOrderId, ...personal },
    result: { order: orders.personalSaved },
    refusals: sectionRefusals,
  },
  saveBasicInfo: {
    request: { loanOrderId, ...older },
    result: { order: orders.personalSaved },
    refusals: sectionRefusals,
  },
  saveAdditionInfoMarket: {
    request: { loanOrderId, ...additional },
    result: { order: orders.additionalSaved },
    refusals: sectionRefusals,
  },
  curpOcr: {
    request: { loanOrderId },
    result: { state: 'reading', error: null, fields: {} },
    refusals: [...sectionRefusals, 'photosMissing'],
  },
  uploadCurpFront: {
    request: { loanOrderId, file: photo('id-front.png') },
    result: { photos: { front: true, back: false, face: false } },
    refusals: [...photoRefusals, 'cardFrontNotRecognised', 'panCardNotRecognised'],
  },
  uploadCurpBack: {
    request: { loanOrderId, file: photo('id-back.png') },
    result: { photos: { front: true, back: true, face: false } },
    refusals: [...photoRefusals, 'cardBackNotRecognised'],
  },
  saveFaceImage: {
    request: { loanOrderId, file: photo('face.png') },
    result: { photos: { front: true, back: true, face: true } },
    refusals: [...photoRefusals, 'faceNotRecognised'],
  },
  finishUploadAllImg: {
    request: { loanOrderId },
    result: { order: orders.photographed, check: { state: 'finished', reasons: [] } },
    refusals: [
      ...sectionRefusals,
      'photosMissing',
      'ocrFailed',
      'cardFrontNotRecognised',
      'panCardNotRecognised',
      'cardBackNotRecognised',
      'faceNotRecognised',
    ],
  },
  saveQuestionnaire: {
    request: { loanOrderId, answers },
    result: { order: orders.submitted },
    refusals: [...sectionRefusals, 'answersMissing'],
  },
};
