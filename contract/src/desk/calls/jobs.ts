import * as z from 'zod/mini';
import { deskJob } from '../job-entities.ts';
import { deskChanges, deskReads } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { page } from './page.ts';

const act = { area: 'jobs', may: 'act' } as const;

export const deskJobs = deskReads({
  path: '/desk/jobs',
  auth: 'staff',
  right: { area: 'jobs', may: 'read' },
  summary: 'Jobs that have stopped, by their promise, or jobs that fail and are tried again, oldest first.',
  request: z.object({
    state: z._default(z.enum(['stopped', 'failing'], { error: 'value.invalid' }), 'stopped'),
    ...page.shape,
  }),
  result: z.object({
    items: z.array(deskJob),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ open: z.int(), late: z.int(), failing: z.int() }),
  }),
});

export const deskJobRetry = deskChanges({
  path: '/desk/jobs/retry',
  auth: 'staff',
  right: act,
  summary: 'Runs a stopped job again at once, with all its tries. Takes the item if it is free.',
  request: z.object({ id: itemId }),
  result: z.object({}),
});

export const deskJobDrop = deskChanges({
  path: '/desk/jobs/drop',
  auth: 'staff',
  right: act,
  summary: 'Gives a stopped job up: the job counts as done. Takes the item if it is free.',
  request: z.object({ id: itemId, why: whyText }),
  result: z.object({}),
});
