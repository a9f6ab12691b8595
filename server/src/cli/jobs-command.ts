import type { Market } from '@kopa/contract';
import { whyText } from '@kopa/contract/desk/calls/fields';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskJob } from '@kopa/contract/desk/job-entities';
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { triedKinds } from '../jobs/tries.ts';
import { CallError } from '../lending/call-error.ts';
import { decideJob, type JobDecision } from '../lending/desk/job-acts.ts';
import { jobItem, jobQueue } from '../lending/desk/job-queue.ts';
import { recordAct } from '../lending/desk/record.ts';
import { activeStaff } from '../lending/desk/staff.ts';
import { checkRight } from '../lending/desk/staff-sessions.ts';
import type { Lender } from '../lending/lender.ts';
import type { Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { isWaiting } from '../storage/queue.ts';
import { jobs, type JobRow } from '../storage/schema/index.ts';
import { failed, type CommandAnswer } from './run-command.ts';
import { timeOf } from './time-of.ts';

/** The dependencies of the command. */
export interface JobsCommandContext extends Pick<Lender, 'db' | 'policy'> {
  /** Epoch milliseconds, by the lender's clock. */
  at: number;
}

const usage = [
  'list                               the jobs that have stopped, those that fail and are tried again, and those',
  '                                   whose kind only another release knows',
  'show <id>                          one stopped job',
  'retry <id> <your address>          runs the job again at once, with all its tries',
  'drop <id> <your address> <why>     gives the job up',
  'The address is your work email at the desk.',
];
const mostLines = 100;

/**
 * Runs a subcommand: list, show, retry, drop. Decides by the rules of the desk, and records the member of
 * staff from `command`. Prints kinds, ids and classes of errors alone.
 */
export async function jobsCommand(
  [verb, id, email = '', ...words]: readonly string[],
  { db, policy, at }: JobsCommandContext,
): Promise<CommandAnswer> {
  const { market } = policy;
  const lender = { policy };
  const work = { lender, rules: deskRules, at, reverses: () => false, accountIn: () => null };
  if (verb === 'list') {
    const lines = await inTransaction(db, async (tx) => {
      const stopped = await jobQueue(tx, { state: 'stopped', limit: mostLines }, work);
      const failing = await jobQueue(tx, { state: 'failing', limit: mostLines }, work);
      const unknown = await ofOtherReleases(tx, at);
      return [
        ...[...stopped.items, ...failing.items].map((job) => lineOf(job, market)),
        ...unknown.map((job) => unknownLine(job, market)),
      ];
    });
    return { lines: lines.length > 0 ? lines : ['No job has stopped, and none fails.'], failed: false };
  }
  if ((verb !== 'show' && verb !== 'retry' && verb !== 'drop') || id === undefined) return failed(usage);
  try {
    if (verb === 'show') {
      const job = await inTransaction(db, (tx) => jobItem(tx, id, work));
      const planned = `due for the first time ${timeOf(job.plannedAt, market)}`;
      return { lines: [lineOf(job, market), planned], failed: false };
    }
    const why = whyText.safeParse(words.join(' '));
    if (verb === 'drop' && !why.success) return failed(['Add why: the reason is kept.', ...usage]);
    const person = await activeStaff(db, email);
    if (!person) return failed([`No member of staff has the address ${email}.`]);
    checkRight(person, { area: 'jobs', may: 'act' });
    const decision: JobDecision =
      verb === 'drop' ? { act: 'dropped', why: why.data ?? '' } : { act: 'retried' };
    await inTransaction(db, (tx) =>
      decideJob(tx, person.id, { id, ...decision }, work, (done) =>
        recordAct(tx, { id: person.id, from: 'command' }, done, at),
      ),
    );
    const outcome = verb === 'retry' ? 'runs again' : 'given up';
    return { lines: [`${id}: ${outcome}, by ${person.name}.`], failed: false };
  } catch (error) {
    const told = error instanceof CallError ? refusals[error.error] : undefined;
    if (told === undefined) throw error;
    return failed([`${id}: ${told}`]);
  }
}

const refusals: Partial<Record<CallError['error'], string>> = {
  itemGone: 'no such job has stopped.',
  itemTaken: 'a colleague has this job at the desk.',
  rightMissing: 'your roles do not decide about jobs.',
};

/** The due jobs that no process of this release takes. */
function ofOtherReleases(tx: Transaction, at: number): Promise<JobRow[]> {
  return tx
    .select()
    .from(jobs)
    .where(and(isWaiting, eq(jobs.attempts, 0), lte(jobs.notBefore, at), notInArray(jobs.kind, triedKinds)))
    .orderBy(asc(jobs.notBefore), asc(jobs.id))
    .limit(mostLines);
}

function unknownLine({ id, kind, key, runAt }: JobRow, market: Market): string {
  return `${id}  ${kind}  ${key}  unknown to this release  due ${timeOf(runAt, market)}`;
}

function lineOf({ id, kind, key, error, tries, since, nextTryAt }: DeskJob, market: Market): string {
  const state =
    nextTryAt === null ? `stopped ${timeOf(since, market)}` : `tried again ${timeOf(nextTryAt, market)}`;
  return `${id}  ${kind}  ${key}  ${error || 'unknown error'}  ${tries} tries  ${state}`;
}
