import type { Limit, Limits } from './limits.ts';
import type { DeskQueueName } from './queues.ts';
import type { StaffRole } from './rights.ts';

/**
 * The queues whose items carry no promise of their own. An identity is promised for the next working day, a
 * proof and an appeal as their borrowers were told.
 */
export type TimedQueue = Exclude<DeskQueueName, 'identity' | 'proofs' | 'appeals'>;

/** The rules of the desk. Durations name their units. */
export interface DeskRules {
  /** A session ends after so long without a call. */
  idleMinutes: number;
  /** A session ends at this time of the market's day, as in '18:30', or after `longestHours`. */
  endOfDay: string;
  longestHours: number;
  /** An invitation can be accepted for so long. */
  invitationHours: number;
  /** An item that somebody has taken is free again after so long without an act of theirs. */
  freeAfterMinutes: number;
  /** A masked value that was asked for is masked again after so long. */
  shownSeconds: number;
  /** The promise of each timed queue: an item is done within so many hours. */
  promiseHours: Readonly<Record<TimedQueue, number>>;
  /** A request for a second person lapses after so long. */
  requestHours: number;
  /** A promise that is nearer than this is shown as urgent. */
  urgentHours: number;
  /** A change of the catalogue is asked for at least so many days before its first day. */
  noticeDays: number;
  /** A loan takes a promise to pay when it is late, or due within so many days. */
  promiseSoonDays: number;
  /** The promised day is at most so many days ahead. */
  promiseWithinDays: number;
  /** A loan is written off when it is late by at least so many days. */
  writeOffDays: number;
  /** Notes about one borrower on one day, by all staff together. */
  notesPerDay: number;
  /** The limit of each act by role. Above it the act waits for a second person. */
  limits: Limits;
}

const moneyLimits = {
  finance: { aloneCents: 1_000_000, secondCents: 5_000_000 },
  admin: { aloneCents: 0, secondCents: Number.MAX_SAFE_INTEGER },
} as const satisfies Partial<Record<StaffRole, Limit>>;

export const deskRules: DeskRules = {
  idleMinutes: 15,
  endOfDay: '18:30',
  longestHours: 12,
  invitationHours: 72,
  freeAfterMinutes: 15,
  shownSeconds: 60,
  promiseHours: { feedback: 48, suspense: 72, refunds: 72, payouts: 4, jobs: 8 },
  requestHours: 72,
  urgentHours: 4,
  noticeDays: 2,
  promiseSoonDays: 7,
  promiseWithinDays: 14,
  writeOffDays: 90,
  notesPerDay: 20,
  limits: {
    'refunds.sent': moneyLimits,
    'refunds.kept': moneyLimits,
    'suspense.matched': moneyLimits,
    'suspense.returned': moneyLimits,
    'waivers.waived': { ...moneyLimits, agent: { aloneCents: 50_000, secondCents: 0 } },
    'loanMoney.paid': moneyLimits,
    'loanMoney.takenBack': moneyLimits,
    'loanMoney.writtenOff': moneyLimits,
    'loanMoney.writeOffBack': moneyLimits,
    'appeals.approved': {
      reviewer: { aloneCents: 500_000, secondCents: 5_000_000 },
      admin: { aloneCents: 0, secondCents: Number.MAX_SAFE_INTEGER },
    },
    'payouts.sent': moneyLimits,
    'payouts.givenUp': moneyLimits,
    'catalogue.changed': { admin: moneyLimits.admin },
    // The sum of the differences: a day without one is signed by one person.
    'dayEnd.signed': { finance: moneyLimits.admin, admin: moneyLimits.admin },
  },
};
