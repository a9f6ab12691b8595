import type { Policy } from '@kopa/contract';
import type { Clock } from '../ports/clock/clock.ts';
import type { Decision } from '../ports/decision/decision.ts';
import type { Files } from '../ports/files/files.ts';
import type { IdentityVerifier } from '../ports/identity/identity-verifier.ts';
import type { OpenId } from '../ports/open-id.ts';
import type { Payments, ReadProviderBook } from '../ports/payments/payments.ts';
import type { References } from '../ports/payments/references.ts';
import type { Sms } from '../ports/sms/sms.ts';
import type { LenderBrand } from './lender-brand.ts';
import type { CallbackSecrets } from '../storage/callback-secrets.ts';
import type { Database } from '../storage/database.ts';

/** What may be refunded without a person, in cents. The sums are over the last 24 hours. */
export interface RefundLimits {
  /** One refund. */
  eachCents: number;
  /** All refunds to one borrower. */
  borrowerDayCents: number;
  /** All refunds of the lender. */
  lenderDayCents: number;
}

/** How much is answered. */
export interface Budgets {
  /** Attempts that strangers of a network have within an hour, each for codes sent and for codes tried. */
  networkPerHour: number;
  /** The same for all strangers. */
  lenderPerHour: number;
  /** Calls of one session, at each server. */
  callsPerMinute: number;
  /** Calls of one borrower that change something. */
  commandsPerDay: number;
}

/** The dependencies of all parts of lending. */
export interface Lender {
  db: Database;
  clock: Clock;
  policy: Policy;
  brand: LenderBrand;
  sms: Sms;
  payments: Payments;
  providerBook: ReadProviderBook;
  references: References;
  refundLimits: RefundLimits;
  /** Whether a night charges many loans in one journal. */
  nightsTogether: boolean;
  /** The account for manual bank transfers; null for none. */
  repayAccount: { name: string; number: string } | null;
  /**
   * This server's public address ('https://lender.example'), for links in messages; null while not listening.
   */
  publicUrl: () => string | null;
  files: Files;
  decision: Decision;
  identity: IdentityVerifier;
  /** The OpenID Connect provider of the lender's people; null: none. */
  openId: OpenId | null;
  budgets: Budgets;
  /** Prevents readers of the database from computing verification codes. */
  pepper: string;
  /** The secret parts of the addresses for callbacks. */
  callbackSecrets: CallbackSecrets;
}
