import { dayMs } from '@kopa/contract/calendar';
import type * as appealCalls from '@kopa/contract/calls/appeal';
import type * as sandboxAppealCalls from '@kopa/contract/calls/sandbox-appeal';
import type { Appeal } from '@kopa/contract/entities';
import { kenya } from '@kopa/contract/policy/editions';
import { times } from './example-borrower.ts';
import { orderNo, orders } from './example-loan.ts';
import type { References } from './reference.ts';

const hour = 3_600_000;
const asked: Appeal = {
  text: 'Two of these loans are paid back since Monday. I can send the receipts.',
  createTime: times.decided + hour,
  answerBefore: times.decided + hour + kenya.review.appealDays * dayMs,
  outcome: null,
  reviewer: null,
  reasons: [],
  decidedAt: null,
};
const upheld: Appeal = {
  ...asked,
  outcome: 'upheld',
  reviewer: 'Achieng',
  reasons: ['tooManyLoans'],
  decidedAt: times.decided + 30 * hour,
};

export const appealReference: References<typeof appealCalls> = {
  appealDecision: {
    request: { orderNo, text: asked.text },
    result: { order: { ...orders.rejected, appeal: asked } },
    refusals: ['orderNotFound', 'stepOutOfTurn', 'appealedBefore'],
  },
};

export const sandboxAppealReference: References<typeof sandboxAppealCalls> = {
  sandboxAppeals: { request: {}, result: { appeals: [{ orderNo, ...asked }] }, refusals: [] },
  sandboxAppealDecide: {
    request: { orderNo, outcome: 'upheld', reviewer: 'Achieng', reasons: ['tooManyLoans'] },
    result: { order: { ...orders.rejected, appeal: upheld } },
    refusals: ['orderNotFound', 'appealAnswered', 'oneActiveLoan', 'stepOutOfTurn'],
  },
};
