import * as z from 'zod/mini';
import { feedback, feedbackMessage } from '../entities/feedback.ts';
import { writtenText } from '../sections/feedback.ts';
import { call } from './call.ts';

/** Only in sandbox mode: stand-ins for customer service. */

const id = z.string().check(z.maxLength(40));
const content = writtenText('content');
const result = z.object({ feedback, message: z.nullable(feedbackMessage) });

export const sandboxFeedbackList = call({
  method: 'GET',
  path: '/sandbox/feedback/list',
  auth: 'sandbox',
  encoding: 'query',
  plainPath: true,
  summary: 'The feedback that waits for the platform, the oldest first.',
  request: z.object({}),
  result: z.object({ feedbackList: z.array(feedback) }),
});

export const sandboxFeedbackAnswer = call({
  method: 'POST',
  path: '/sandbox/feedback/answer',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Customer service answers (status 2).',
  request: z.object({ id, content }),
  result,
});

export const sandboxFeedbackAsk = call({
  method: 'POST',
  path: '/sandbox/feedback/ask',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Customer service asks back (status 3).',
  request: z.object({ id, content }),
  result,
});

export const sandboxFeedbackClose = call({
  method: 'POST',
  path: '/sandbox/feedback/close',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Customer service closes feedback (status 4), resolved or not, with a last message or without.',
  request: z.object({ id, resolved: z.boolean(), content: z.optional(content) }),
  result,
});
