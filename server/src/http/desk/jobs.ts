import { deskJobDrop, deskJobRetry, deskJobs } from '@kopa/contract/desk/calls/jobs';
import { decideJob, type JobDecision } from '../../lending/desk/job-acts.ts';
import { jobCounts, jobQueue } from '../../lending/desk/job-queue.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskJobHandlers: readonly Answered[] = [
  on(deskJobs)((request, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      const { open, late, failing } = await jobCounts(tx, work);
      return { ...(await jobQueue(tx, request, work)), counts: { open, late, failing } };
    }),
  ),

  on(deskJobRetry)(({ id }, context) => decide(context, { id, act: 'retried' })),

  on(deskJobDrop)((request, context) => decide(context, { ...request, act: 'dropped' })),
];

function decide(context: CallContext, decision: { id: string } & JobDecision) {
  return act(context, async (tx, record) => {
    await decideJob(tx, context.actor().id, decision, atWork(context), record);
    return {};
  });
}
