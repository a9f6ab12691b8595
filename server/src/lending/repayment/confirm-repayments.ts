import { and, asc, eq } from 'drizzle-orm';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import { referenceChannels } from '../../ports/payments/reference-channels.ts';
import type { Database } from '../../storage/database.ts';
import { paymentReferences, repayments, type RepaymentRow } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { answeredKey, factsNamed, keepFact, listedKey } from '../provider-inbox.ts';
import { askOutcome } from './check.ts';
import { pullPaidIn } from './pull.ts';

const hour = 3_600_000;
/** A payment may be older than its report. */
const marginMs = hour;

/** Which paid repayments of an order the provider has confirmed when asked, and which not. */
export interface Confirmation {
  confirmed: ReadonlySet<string>;
  missing: readonly RepaymentRow[];
}

/**
 * Asks the provider about the paid repayments of an order that only a report has told of: prompts by a status
 * request, other money by the provider's list or the gateway's. Answers are kept, so that each is asked for
 * once. A provider without an answer confirms nothing.
 */
export async function confirmRepayments(lender: Lender, orderNo: string, at: number): Promise<Confirmation> {
  const { db } = lender;
  const paid = await db
    .select()
    .from(repayments)
    .where(and(eq(repayments.orderNo, orderNo), eq(repayments.state, 'paid')))
    .orderBy(asc(repayments.position));
  let { missing } = await known(db, paid);
  for (const prompt of missing.filter(({ mobile }) => mobile !== '')) await askAboutPaid(lender, prompt, at);
  ({ missing } = await known(db, paid));
  if (missing.length > 0) {
    await listReferences(lender, orderNo, at);
    const from = Math.min(...missing.map(({ settledAt, createdAt }) => Math.min(settledAt ?? at, createdAt)));
    await unlessAway(() => pullPaidIn(lender, from - marginMs, at));
  }
  return known(db, paid);
}

async function askAboutPaid(lender: Lender, prompt: RepaymentRow, at: number): Promise<void> {
  const outcome = await askOutcome(lender, prompt);
  const { paid = null } = outcome ?? {};
  if (!paid || (paid.amountCents !== null && paid.amountCents !== prompt.amountCents)) return;
  const fact = { key: answeredKey(prompt.payOrderId), body: { outcome }, at };
  await keepFact(lender.db, fact, async () => {});
}

async function listReferences({ db, references }: Lender, orderNo: string, at: number): Promise<void> {
  const asked = await db
    .select()
    .from(paymentReferences)
    .where(and(eq(paymentReferences.orderNo, orderNo), eq(paymentReferences.state, 'issued')));
  for (const { id, channel: name } of asked) {
    const channel = referenceChannels.find((each) => each === name);
    if (!channel) continue;
    await unlessAway(async () => {
      for (const payment of await references.paid({ id, channel }))
        await keepFact(db, { key: listedKey(payment.receipt), body: { payment }, at }, async () => {});
    });
  }
}

async function unlessAway(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
  }
}

/** Our id, which no list has, stands for a receipt that is not known. */
function listedAs({ receipt, payOrderId }: RepaymentRow): string {
  return listedKey(receipt ?? payOrderId);
}

async function known(db: Database, paid: readonly RepaymentRow[]): Promise<Confirmation> {
  const keys = paid.flatMap((each) => [answeredKey(each.payOrderId), listedAs(each)]);
  const facts = await factsNamed(db, keys);
  const listedCents = (each: RepaymentRow) =>
    (facts.get(listedAs(each)) as { payment?: { amountCents?: unknown } } | undefined)?.payment?.amountCents;
  const isConfirmed = (each: RepaymentRow) =>
    // Paid by the answer to a status request.
    each.receiptFrom === null ||
    each.receiptFrom === 'query' ||
    facts.has(answeredKey(each.payOrderId)) ||
    listedCents(each) === each.amountCents;
  return {
    confirmed: new Set(paid.filter(isConfirmed).map(({ payOrderId }) => payOrderId)),
    missing: paid.filter((each) => !isConfirmed(each)),
  };
}
