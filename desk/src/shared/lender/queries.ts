import { QueryClient } from '@tanstack/react-query';
import { DeskCallError } from './desk-call-error.ts';

/** The cache keys of all answers. */
export const queryKeys = {
  start: ['start'],
  openId: ['start', 'openId'],
  today: ['today'],
  ownSessions: ['ownSessions'],
  feedback: ['feedback'],
  feedbackQueue: (turn: string) => ['feedback', 'queue', turn],
  feedbackThread: (id: string) => ['feedback', 'thread', id],
  preparedAnswers: (id: string, language: string) => ['feedback', 'prepared', id, language],
  identity: ['identity'],
  identityQueue: (state: string) => ['identity', 'queue', state],
  identityOne: (id: string) => ['identity', 'one', id],
  proofs: ['proofs'],
  proofQueue: (state: string) => ['proofs', 'queue', state],
  proof: (id: string, receipt: string) => ['proofs', 'review', id, receipt],
  suspenseQueue: ['suspense', 'queue'],
  suspended: (id: string, orderNo: string) => ['suspense', 'one', id, orderNo],
  appeals: ['appeals'],
  appealQueue: (state: string) => ['appeals', 'queue', state],
  appeal: (id: string) => ['appeals', 'one', id],
  refundQueue: ['refunds', 'queue'],
  payoutQueue: ['payouts', 'queue'],
  jobQueue: (state: string) => ['jobs', 'queue', state],
  second: ['second'],
  secondList: (state: string) => ['second', state],
  foundBorrowers: (text: string, times: number) => ['borrowers', 'found', text, times],
  borrower: (id: string) => ['borrowers', 'one', id],
  borrowersLoan: (id: string, orderNo: string, language: string) => [
    'borrowers',
    'loan',
    id,
    orderNo,
    language,
  ],
  application: (id: string, orderNo: string, language: string) => [
    'borrowers',
    'application',
    id,
    orderNo,
    language,
  ],
  notes: (id: string) => ['borrowers', 'notes', id],
  notesOfLoan: (id: string, orderNo: string) => ['borrowers', 'notes', id, orderNo],
  borrowersActs: (id: string) => ['borrowers', 'acts', id],
  dayEnd: (day: string | undefined) => ['dayEnd', 'day', day],
  books: ['dayEnd', 'books'],
  catalogue: ['catalogue'],
  catalogueIn: (language: string) => ['catalogue', language],
  record: (filter: object) => ['record', 'list', filter],
  recordCheck: ['record', 'check'],
  staff: ['staff'],
} as const;

/** Lost connections are retried, refusals are not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof DeskCallError && error.undelivered,
      staleTime: 0,
    },
    // Offline a command fails at once; by default it would wait silently.
    mutations: { retry: false, networkMode: 'always' },
  },
});
