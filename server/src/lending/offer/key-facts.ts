import { createHash } from 'node:crypto';
import { addDays, dayOf, quote, type Day, type Market } from '@kopa/contract';
import type { KeyFacts } from '@kopa/contract/entities';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { agreements, type OrderRow } from '../../storage/schema/index.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { loanSize } from '../ledger/loan-state.ts';
import { payoutName, shownPayout } from '../payout-accounts/payout-account.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import { agreementVersion } from './agreement.ts';
import { canonicalJson } from './canonical-json.ts';

/** Approved and not collected: the facts of today. */
const offeredSteps: readonly OrderStep[] = [orderSteps.confirm, orderSteps.getMoney];

/**
 * The key facts of an approved loan: today's facts while collectable, the accepted facts afterwards. Throws
 * `stepOutOfTurn` for an order without an approval.
 */
export async function keyFactsOf(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<KeyFacts> {
  if (offeredSteps.includes(order.step)) return factsOfToday(tx, order, dayOf(at, market));
  const agreed = await agreedFacts(tx, order.orderNo);
  if (!agreed) throw new StepOutOfTurn(order.step);
  return agreed;
}

const lastAgreement = prepared((db) =>
  db
    .select({ keyFacts: agreements.keyFacts })
    .from(agreements)
    .where(eq(agreements.orderNo, sql.placeholder('orderNo')))
    .orderBy(desc(agreements.id))
    .limit(1)
    .prepare('last_agreement'),
);

/** The last accepted key facts; `null` without an acceptance. */
export async function agreedFacts(db: Database | Transaction, orderNo: string): Promise<KeyFacts | null> {
  const [agreed] = await lastAgreement(db).execute({ orderNo });
  if (!agreed) return null;
  const { payout } = agreed.keyFacts;
  // Facts from before names were stored.
  return { ...agreed.keyFacts, payout: { ...payout, name: payout.name || payoutName(payout.bankName) } };
}

async function factsOfToday(tx: Transaction, order: OrderRow, today: Day): Promise<KeyFacts> {
  const { payout } = await sectionsOf(tx, order.orderNo);
  const priced = quote(loanSize(order), order.terms);
  const facts = {
    orderNo: order.orderNo,
    principalCents: priced.principalCents,
    tenureDays: priced.tenureDays,
    feeCents: priced.feeCents,
    taxCents: priced.taxCents,
    disbursedCents: priced.disbursedCents,
    interestCents: priced.interestCents,
    dueCents: priced.dueCents,
    totalCostCents: priced.totalCostCents,
    aprBps: priced.aprBps,
    effectiveRateBps: priced.effectiveRateBps,
    penaltyPerDayCents: priced.penaltyPerDayCents,
    dueOn: addDays(today, priced.tenureDays),
    terms: order.terms,
    payout: shownPayout(payout ?? {}),
    agreementVersion,
  };
  return { ...facts, fingerprint: fingerprintOf(facts) };
}

/** SHA-256 in hex over the canonical JSON of all facts except the fingerprint. */
function fingerprintOf(facts: Omit<KeyFacts, 'fingerprint'>): string {
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}
