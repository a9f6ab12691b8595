import {
  sandboxFeedbackAnswer,
  sandboxFeedbackAsk,
  sandboxFeedbackClose,
  sandboxFeedbackList,
} from '@kopa/contract/calls/sandbox-feedback';
import { feedbackEntities, feedbackEntity, messageEntities } from '../../lending/feedback/feedback-entity.ts';
import { actOnFeedback, waitingFeedback, type SupportAct } from '../../lending/feedback/support.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { showTo } from './feedback.ts';

/** Customer service's side. */
export const sandboxFeedbackHandlers: readonly Answered[] = [
  on(sandboxFeedbackList)(async (_, context) => ({
    feedbackList: await feedbackEntities(
      context.lender.db,
      await waitingFeedback(context.lender.db),
      showTo(context),
    ),
  })),

  on(sandboxFeedbackAnswer)(({ id, content }, context) => act(id, { event: 'answered', content }, context)),
  on(sandboxFeedbackAsk)(({ id, content }, context) => act(id, { event: 'askedBack', content }, context)),
  on(sandboxFeedbackClose)(({ id, ...result }, context) => act(id, { event: 'settled', ...result }, context)),
];

function act(id: string, what: SupportAct, context: CallContext) {
  const { at, change } = context;
  return change(async (tx) => {
    const { feedback, message } = await actOnFeedback(tx, id, what, at);
    const [shown = null] = message ? await messageEntities(tx, [message], showTo(context)) : [];
    return { feedback: await feedbackEntity(tx, feedback, showTo(context)), message: shown };
  });
}
