import * as z from 'zod/mini';
import { cardReading } from '../entities/card-reading.ts';
import { identityCheck } from '../entities/identity-check.ts';
import { order } from '../entities/order.ts';
import { call } from './call.ts';
import { loanOrderId } from './section-request.ts';
import { withPhoto } from './sent-photo.ts';

const photo = withPhoto({ loanOrderId });
const photoTaken = z.object({ photos: order.shape.photos });

export const uploadCurpFront = call({
  method: 'POST',
  path: '/user/upload/curp/front',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary: 'The front of the ID card: JPEG, PNG or WebP of at most 20 MB. Another one replaces it.',
  request: photo,
  result: photoTaken,
});

export const uploadCurpBack = call({
  method: 'POST',
  path: '/user/upload/curp/back',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary: 'The back of the ID card; what is taken is as for the front.',
  request: photo,
  result: photoTaken,
});

export const saveFaceImage = call({
  method: 'POST',
  path: '/user/saveFaceImage',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary: 'The selfie; what is taken is as for the front.',
  request: photo,
  result: photoTaken,
});

export const curpOcr = call({
  method: 'POST',
  path: '/user/curp/ocr',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Asks for what the two photos of the ID card say, and is asked again until it is read or has failed: the same photos are read once. Ask again without the key of before.',
  request: z.object({ loanOrderId }),
  result: cardReading,
});

export const finishUploadAllImg = call({
  method: 'POST',
  path: '/user/finishUploadAllImg',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'All three photos are there: they are checked, and the order moves on to the payout account. While the check takes its time, ask again, without the key of before. What does not agree is told once; `goOn` goes on with it, and a person looks.',
  request: z.object({ loanOrderId, goOn: z.optional(z.boolean({ error: 'value.invalid' })) }),
  result: z.object({ order, check: identityCheck }),
});

export const saveQuestionnaire = call({
  method: 'POST',
  path: '/user/save/questionnaire',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Saves the answers; when all are there the application is submitted; what was answered is kept also when some are missing. With `soFar` they are only kept.',
  request: z.object({
    loanOrderId,
    answers: z.array(
      z.object({
        code: z.string({ error: 'question.unknown' }),
        answer: z.string({ error: 'answer.unknown' }),
      }),
    ),
    /** The current answers: stored for another day or phone, without a submission. */
    soFar: z._default(z.boolean({ error: 'value.invalid' }), false),
  }),
  /** The order is null after answers so far: they move nothing, and are sent after each question. */
  result: z.object({ order: z.nullable(order) }),
});
