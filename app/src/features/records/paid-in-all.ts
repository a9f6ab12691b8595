import type { RecordEvent, RecordEventName } from '@kopa/contract/entities';

const into: Partial<Record<RecordEventName, 1 | -1>> = {
  paid: 1,
  carriedOver: 1,
  takenBack: -1,
  refunded: -1,
  keptForNext: -1,
};

/** The total paid for a loan, in cents: without what went back or to the next loan. */
export function paidInAll(events: readonly RecordEvent[]): number {
  return events.reduce((sum, { event, amountCents }) => sum + (into[event] ?? 0) * (amountCents ?? 0), 0);
}
