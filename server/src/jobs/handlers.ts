import { smsJobs } from '../lending/accounts/tell-borrower.ts';
import { decisionJobs } from '../lending/decision/decide.ts';
import type { JobHandlers } from './runner.ts';

/** How each kind of job is done. */
export const jobHandlers: JobHandlers = { ...decisionJobs, ...smsJobs };
