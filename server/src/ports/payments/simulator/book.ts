import { dayMs } from '@kopa/contract/calendar';
import { and, desc, eq } from 'drizzle-orm';
import { enqueue } from '../../../storage/queue.ts';
import type { Database, Transaction } from '../../../storage/database.ts';
import { inTransaction } from '../../../storage/in-transaction.ts';
import { settings } from '../../../storage/schema/index.ts';
import { simulatedCallbacks, simulatedPayments, type SimulatedPaymentRow } from './tables.ts';
import { sandboxCredentials } from './credentials.ts';
import { outcomeBody } from './messages.ts';
import { newReceipt } from './receipt.ts';
import { paybillAddresses } from './paybill-book.ts';
import { confirmationBody } from './paybill-messages.ts';

/** `settle`: payments succeed automatically after a few seconds. `hold`: payments wait for a command. */
export type SimulatorMode = 'settle' | 'hold';

const modeSetting = 'paymentMode';
/** The simulated borrower's time to enter the PIN. */
const settleAfterMs = 3_000;
/** Delay before an undelivered callback is retried. */
const redeliverAfterMs = 2_000;

/** How the simulators settle now. */
export async function readMode(db: Database | Transaction): Promise<SimulatorMode> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, modeSetting));
  return kept?.value === 'hold' ? 'hold' : 'settle';
}

export async function setMode(db: Database, mode: SimulatorMode): Promise<void> {
  await db
    .insert(settings)
    .values({ name: modeSetting, value: mode })
    .onConflictDoUpdate({ target: settings.name, set: { value: mode } });
}

/** Adds a payment to the book. Returns `false` for a known reference. */
export async function takeIn(
  db: Database,
  payment: Omit<SimulatedPaymentRow, 'position' | 'state' | 'resultCode' | 'receipt' | 'settledAt'>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insert(simulatedPayments)
      .values({ ...payment, state: 'held' })
      .onConflictDoNothing({ target: simulatedPayments.reference })
      .returning({ reference: simulatedPayments.reference });
    if (added.length === 0) return false;
    if ((await readMode(tx)) === 'settle')
      await enqueue(tx, {
        kind: 'simulator.settle',
        key: payment.reference,
        runAt: payment.createdAt + settleAfterMs,
        payload: { reference: payment.reference },
      });
    return true;
  });
}

/** The book, newest first. */
export async function listBook(db: Database, orderNo?: string): Promise<SimulatedPaymentRow[]> {
  return db
    .select()
    .from(simulatedPayments)
    .where(orderNo === undefined ? undefined : eq(simulatedPayments.orderNo, orderNo))
    .orderBy(desc(simulatedPayments.position));
}

export async function findInBook(
  db: Database | Transaction,
  reference: string,
): Promise<SimulatedPaymentRow | undefined> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.reference, reference));
  return row;
}

/**
 * Settles (0) or fails a held payment, and queues `copies` of its callback, and for a paid prompt
 * `confirmations` on the paybill; a settled payment keeps its result, and is reported again. Returns the
 * payment and the callbacks to deliver; `undefined` for an unknown payment.
 */
export async function settle(
  db: Database,
  {
    reference,
    resultCode,
    copies,
    confirmations = 0,
    at,
  }: { reference: string; resultCode: number; copies: number; confirmations?: number; at: number },
): Promise<{ payment: SimulatedPaymentRow; callbacks: number[] } | undefined> {
  return inTransaction(db, async (tx) => {
    const [settled] = await tx
      .update(simulatedPayments)
      .set({
        state: resultCode === 0 ? 'settled' : 'failed',
        resultCode,
        receipt: resultCode === 0 ? newReceipt(at) : null,
        settledAt: at,
      })
      .where(and(eq(simulatedPayments.reference, reference), eq(simulatedPayments.state, 'held')))
      .returning();
    const payment = settled ?? (await findInBook(tx, reference));
    if (!payment) return undefined;
    return {
      payment,
      callbacks: [
        ...(await queueOutcome(tx, payment, copies, at)),
        ...(await queueConfirmations(tx, payment, confirmations, at)),
      ],
    };
  });
}

async function queueOutcome(tx: Transaction, payment: SimulatedPaymentRow, copies: number, at: number) {
  // Only paybill money has a confirmation.
  if (payment.kind === 'paybill' && payment.receipt === null) return [];
  return queueCallbacks(tx, payment.callbackUrl, outcomeBody(payment), copies, at);
}

async function queueConfirmations(tx: Transaction, payment: SimulatedPaymentRow, copies: number, at: number) {
  const addresses = await paybillAddresses(tx);
  if (payment.kind !== 'repayment' || payment.receipt === null || !addresses) return [];
  const body = confirmationBody(payment, sandboxCredentials.shortCode);
  return queueCallbacks(tx, addresses.confirmation, body, copies, at);
}

/** Stores callbacks until delivery; a restarted process delivers them. */
export async function queueCallbacks(
  tx: Transaction,
  url: string,
  body: unknown,
  copies: number,
  at: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    const [row] = await tx.insert(simulatedCallbacks).values({ url, body }).returning();
    ids.push(row!.id);
    await enqueue(tx, {
      kind: 'simulator.deliver',
      key: String(row!.id),
      runAt: at + redeliverAfterMs,
      payload: { id: row!.id, until: at + dayMs },
    });
  }
  return ids;
}
