import {
  createFeedback,
  editFeedback,
  feedbackCanHandle,
  feedbackDetail,
  feedbackList,
  feedbackMessages,
  feedbackNotHandle,
  feedbackQuestions,
  feedbackRedDot,
  leaveFeedbackMessage,
  rateFeedback,
  updateFeedbackStatus,
  uploadFeedbackCredential,
  uploadFeedbackFile,
} from '@kopa/contract/calls/feedback';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { changeFeedback, startFeedback } from '../../lending/feedback/create-feedback.ts';
import { rate, setStatus } from '../../lending/feedback/end-feedback.ts';
import {
  feedbackEntities,
  feedbackEntity,
  messageEntities,
  type ShowFeedback,
} from '../../lending/feedback/feedback-entity.ts';
import { keepPicture } from '../../lending/feedback/feedback-files.ts';
import { actionsOf } from '../../lending/feedback/feedback-machine.ts';
import {
  findFeedback,
  lockFeedback,
  openFeedback,
  pageOfFeedback,
  unseen,
} from '../../lending/feedback/find-feedback.ts';
import { leaveMessage, markSeen, pageOfBoard } from '../../lending/feedback/message-board.ts';
import { questionsAndAnswers } from '../../lending/feedback/questions.ts';
import { longestDocument, safePhoto } from '../../lending/identity/safe-photo.ts';
import { deleteUnnamed } from '../../lending/unnamed-files.ts';
import { bytesOf, takeUpload, type SentPhoto } from '../../lending/uploads/uploads.ts';
import type { Transaction } from '../../storage/database.ts';
import { feedbackFiles, type FeedbackFilePurpose, type FeedbackRow } from '../../storage/schema/index.ts';
import { pictureShownAt } from '../feedback-pictures.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

/** Number of messages in a detail. */
const firstPage = 50;

export const feedback: readonly Answered[] = [
  on(feedbackNotHandle)(async ({ type }, { lender, borrower }) => {
    const open = await openFeedback(lender.db, borrower().id, type);
    return {
      notHandle: open.length > 0,
      count: open.length,
      needReply: open.filter(({ reviewStatus }) => reviewStatus === feedbackStatuses.needReply).length,
      id: open[0]?.id ?? null,
    };
  }),

  on(feedbackRedDot)(async (_, { lender, borrower }) => {
    const count = await unseen(lender.db, borrower().id);
    return { redDot: count > 0, count };
  }),

  on(feedbackDetail)(async ({ id }, context) => {
    const { borrower, change } = context;
    return change(async (tx) => {
      const row = await lockFeedback(tx, borrower().id, id);
      await markSeen(tx, row);
      const shown = await feedbackEntity(tx, { ...row, seenEvent: row.platformEvent }, showTo(context));
      return { feedback: shown, ...(await board(tx, id, { limit: firstPage }, context)) };
    });
  }),

  on(feedbackCanHandle)(async ({ id }, { lender, borrower }) => {
    const { id: userId } = borrower();
    if (id !== undefined) {
      const actions = actionsOf(await findFeedback(lender.db, userId, id));
      return { canHandle: actions.length > 0, actions };
    }
    const { maximumOpen } = lender.policy.feedback;
    const canHandle = (await openFeedback(lender.db, userId)).length < maximumOpen;
    return { canHandle, actions: canHandle ? ['create'] : [] };
  }),

  on(feedbackQuestions)(async (_, { lender, user, language }) => ({
    questions: await questionsAndAnswers(lender, user?.id ?? null, language),
  })),

  on(feedbackList)(async (request, context) => {
    const { lender, borrower } = context;
    const { rows, nextCursor } = await pageOfFeedback(lender.db, borrower().id, request);
    return { feedbackList: await feedbackEntities(lender.db, rows, showTo(context)), nextCursor };
  }),

  on(createFeedback)((request, context) =>
    changed(context, (tx) => startFeedback(tx, context.borrower().id, request, context.at, context.lender)),
  ),

  on(editFeedback)((request, context) =>
    changed(context, (tx) => changeFeedback(tx, context.borrower().id, request, context.at, context.lender)),
  ),

  on(leaveFeedbackMessage)(async (request, context) => {
    const { lender, borrower, at, change } = context;
    return change(async (tx) => {
      const left = await leaveMessage(tx, { ...request, userId: borrower().id, at }, lender.policy.feedback);
      const [message] = await messageEntities(tx, [left.message], showTo(context));
      return { feedback: await feedbackEntity(tx, left.feedback, showTo(context)), message: message! };
    });
  }),

  on(feedbackMessages)(async ({ id, ...page }, context) => {
    const { borrower, change } = context;
    return change(async (tx) => {
      const row = await lockFeedback(tx, borrower().id, id);
      // An older page must not mark new messages as read.
      if (page.cursor === undefined || page.cursor === null) await markSeen(tx, row);
      return board(tx, id, page, context);
    });
  }),

  on(updateFeedbackStatus)((request, context) =>
    changed(context, (tx) =>
      setStatus(
        tx,
        { ...request, userId: context.borrower().id, at: context.at },
        context.lender.policy.feedback,
      ),
    ),
  ),

  on(rateFeedback)((request, context) =>
    changed(context, (tx) => rate(tx, { ...request, userId: context.borrower().id, at: context.at })),
  ),

  on(uploadFeedbackCredential)((sent, context) => takePicture('credential', sent, context)),
  on(uploadFeedbackFile)((sent, context) => takePicture('message', sent, context)),
];

/** The parts of feedback in one answer. */
export function showTo({ lender, at }: Pick<CallContext, 'lender' | 'at'>): ShowFeedback {
  return { picture: pictureShownAt(at, lender.pepper) };
}

function changed(context: CallContext, work: (tx: Transaction) => Promise<FeedbackRow>) {
  return context.change(async (tx) => ({
    feedback: await feedbackEntity(tx, await work(tx), showTo(context)),
  }));
}

async function board(
  tx: Transaction,
  id: string,
  page: { cursor?: number | null | undefined; limit: number },
  context: CallContext,
) {
  const { rows, nextCursor } = await pageOfBoard(tx, id, page);
  return { messageList: await messageEntities(tx, rows, showTo(context)), nextCursor };
}

/** The file is written before the database refers to the file; an unreferenced file is deleted afterwards. */
async function takePicture(purpose: FeedbackFilePurpose, sent: SentPhoto, context: CallContext) {
  const { lender, borrower, at, change } = context;
  const own = { userId: borrower().id, at };
  const { bytes, photo } = await safePhoto(await bytesOf(sent, own, lender), longestDocument);
  const file = await lender.files.put(bytes);
  try {
    return await change(async (tx) => {
      await takeUpload(tx, sent, own);
      const picture = { ...own, purpose, file, photo };
      const kept = await keepPicture(tx, picture, lender.policy.feedback);
      return { image: showTo(context).picture(kept) };
    });
  } finally {
    await deleteUnnamed(lender, feedbackFiles.file, [file]);
  }
}
