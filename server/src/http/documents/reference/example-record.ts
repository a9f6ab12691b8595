import { kenyaMarket } from '@kopa/contract/market';
import { dayOf } from '@kopa/contract/calendar';
import type { RecordEvent, RecordEventName } from '@kopa/contract/entities';
import { times } from './example-borrower.ts';
import { keyFacts, payment } from './example-loan.ts';

const happened = (event: RecordEventName, at: number, more: Partial<RecordEvent> = {}): RecordEvent => ({
  event,
  at,
  day: dayOf(at, kenyaMarket),
  amountCents: null,
  receipt: null,
  dueOn: null,
  cancelReason: null,
  ...more,
});

/** The events of the example loan, up to its first payment. */
export const recordEvents: RecordEvent[] = [
  happened('applied', times.applied),
  happened('submitted', times.submitted),
  happened('approved', times.decided),
  happened('agreed', times.agreed),
  happened('collected', times.drawn),
  happened('disbursed', times.drawn, {
    amountCents: keyFacts.disbursedCents,
    receipt: 'TAF1EXAMPL',
    dueOn: keyFacts.dueOn,
  }),
  happened('paid', times.paid, { amountCents: payment.amountCents, receipt: payment.receipt }),
];
