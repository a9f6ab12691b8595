import {
  deskFeedbackAct,
  deskFeedbackQueue,
  deskFeedbackThread,
  deskPreparedAnswers,
} from '@kopa/contract/desk/calls/feedback';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { CallError } from '../../lending/call-error.ts';
import { takeItem } from '../../lending/desk/claims.ts';
import {
  feedbackCounts,
  feedbackQueue,
  feedbackRow,
  feedbackThread,
  newestNumber,
} from '../../lending/desk/feedback-queue.ts';
import { preparedFor } from '../../lending/desk/prepared-answers.ts';
import { actOnFeedback } from '../../lending/feedback/support.ts';
import { on, type Answered } from '../call-handler.ts';
import { showTo } from '../handlers/feedback.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskFeedbackHandlers: readonly Answered[] = [
  on(deskFeedbackQueue)((request, context) =>
    context.read(async (tx) => {
      const { open: ours, theirs, late } = await feedbackCounts(tx, atWork(context));
      return { ...(await feedbackQueue(tx, request, atWork(context))), counts: { ours, theirs, late } };
    }),
  ),

  on(deskFeedbackThread)(({ id }, context) =>
    context.read((tx) => feedbackThread(tx, id, atWork(context), showTo(context))),
  ),

  on(deskPreparedAnswers)(({ id }, context) =>
    context.read(async (tx) => ({
      answers: await preparedFor(tx, id, { ...atWork(context), language: context.language }),
    })),
  ),

  on(deskFeedbackAct)((request, context) =>
    act(context, async (tx, record) => {
      const { id, act: event, content, resolved, prepared = [], seen } = request;
      const { at } = context;
      const staffId = context.actor().id;
      const before = await feedbackRow(tx, id);
      await takeItem(tx, { queue: 'feedback', id }, staffId, at, deskRules);
      const what =
        event === 'settled' ? { event, resolved, content } : { event, content: content ?? emptyAnswer() };
      // Locks the feedback: what the borrower has written since is written now or after this.
      const { feedback, message } = await actOnFeedback(tx, id, what, at);
      const newest = await newestNumber(tx, id);
      if (newest - (message ? 1 : 0) !== seen)
        throw new CallError('changedMeanwhile', { data: { newest: newest - (message ? 1 : 0) } });
      await record({
        act: `feedback.${event}`,
        about: { kind: 'feedback', id },
        before: { reviewStatus: before.reviewStatus },
        after: {
          reviewStatus: feedback.reviewStatus,
          message: message?.number ?? null,
          ...(event === 'settled' && { resolved }),
          ...(message && prepared.length > 0 && { prepared }),
        },
      });
      return feedbackThread(tx, id, atWork(context), showTo(context));
    }),
  ),
];

function emptyAnswer(): never {
  throw new CallError('invalidInput', { fields: { content: 'content.required' } });
}
