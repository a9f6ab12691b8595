import type { Policy } from '@kopa/contract';
import type { Clock } from '../ports/clock/clock.ts';
import type { Decision } from '../ports/decision/decision.ts';
import type { Files } from '../ports/files/files.ts';
import type { IdentityVerifier } from '../ports/identity/identity-verifier.ts';
import type { Payments } from '../ports/payments/payments.ts';
import type { References } from '../ports/payments/references.ts';
import type { Sms } from '../ports/sms/sms.ts';
import type { LenderBrand } from './lender-brand.ts';
import type { Database } from '../storage/database.ts';

/** What every part of lending works with. */
export interface Lender {
  db: Database;
  clock: Clock;
  policy: Policy;
  brand: LenderBrand;
  sms: Sms;
  payments: Payments;
  references: References;
  /** Where borrowers may pay by a transfer of their own; null: nowhere. */
  repayAccount: { name: string; number: string } | null;
  /** Where this server is reached ('https://lender.example'), for links that are sent; null while it listens to nobody. */
  publicUrl: () => string | null;
  files: Files;
  decision: Decision;
  identity: IdentityVerifier;
  /** Keeps verification codes from being computed by whoever reads the database. */
  pepper: string;
}
