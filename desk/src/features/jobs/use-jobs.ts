import { deskJobs } from '@kopa/contract/desk/calls/jobs';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

export const jobStates = ['stopped', 'failing'] as const;
export type JobFilter = (typeof jobStates)[number];

/** The jobs of the chosen filter, part by part. */
export function useJobs(state: JobFilter) {
  return useQueuePages(queryKeys.jobQueue(state), (cursor, signal) =>
    send(deskJobs, { state, cursor }, { signal }),
  );
}

/** Says a kind of job in words, and what is not done when one is given up. */
export function useJobWords(): { kind: (kind: string) => string; lost: (kind: string) => string } {
  const { t } = useTranslation('desk');
  return {
    kind: (kind) => t(`jobs.kind.${kind}`, { defaultValue: kind }),
    lost: (kind) => t(`jobs.lost.${kind}`, { defaultValue: '' }),
  };
}
