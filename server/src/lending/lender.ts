import type { Policy } from '@kopa/contract';
import type { Clock } from '../ports/clock/clock.ts';
import type { Decision } from '../ports/decision/decision.ts';
import type { Files } from '../ports/files/files.ts';
import type { Paybill } from '../ports/payments/paybill.ts';
import type { Payments } from '../ports/payments/payments.ts';
import type { References } from '../ports/payments/references.ts';
import type { Sms } from '../ports/sms/sms.ts';
import type { Database } from '../storage/database.ts';

/** What every part of lending works with. */
export interface Lender {
  db: Database;
  clock: Clock;
  policy: Policy;
  sms: Sms;
  payments: Payments;
  paybill: Paybill;
  references: References;
  /** Where borrowers may pay by a transfer of their own; null: nowhere. */
  repayAccount: { name: string; number: string } | null;
  files: Files;
  decision: Decision;
  /** Keeps verification codes from being computed by whoever reads the database. */
  pepper: string;
}
