import * as z from 'zod/mini';
import { appeal, appealOutcomes, decisionReasons, order } from '../entities/index.ts';
import { call } from './call.ts';

/** Only in sandbox mode: stand-ins for the person who looks at a rejection again. */

const longestName = 60;

export const sandboxAppeals = call({
  method: 'GET',
  path: '/sandbox/appeals',
  auth: 'sandbox',
  encoding: 'query',
  plainPath: true,
  summary: 'The appeals that wait for a person, the earliest deadline first.',
  request: z.object({}),
  result: z.object({ appeals: z.array(z.object({ orderNo: z.string(), ...appeal.shape })) }),
});

export const sandboxAppealDecide = call({
  method: 'POST',
  path: '/sandbox/appeals/decide',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary:
    'A person answers an appeal: `approved` is a new decision about the application, `upheld` has the reasons of the person.',
  request: z.object({
    orderNo: z.string(),
    outcome: z.enum(appealOutcomes),
    reviewer: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName)),
    reasons: z._default(z.array(z.enum(decisionReasons)), []),
  }),
  result: z.object({ order }),
});
