import { randomUUID } from 'node:crypto';
import { dayOf, instantOf, type Day, type Policy } from '@kopa/contract';
import type { Voucher, VoucherPicture, VoucherReason } from '@kopa/contract/entities';
import type { RepayMethod } from '@kopa/contract/policy';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { foldReceipt } from '../../../ports/payments/payment.ts';
import { keyOfBorrower } from '../../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../../storage/database.ts';
import {
  voucherImages,
  vouchers,
  type VoucherImageRow,
  type VoucherRow,
} from '../../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../../call-error.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { keptReceipt, typedReceiptOf } from './typed-receipt.ts';
import { imagesOf } from './voucher-images.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The clocks of receipt issuers differ from ours. */
const skewMs = 15 * minute;

export interface VoucherToSave {
  userId: string;
  orderNo: string;
  images: readonly string[];
  /** Integer cents. */
  amountCents: number;
  paidOn: Day;
  /** 'HH:MM' by the market's clocks. */
  paidTime?: string | undefined;
  method?: RepayMethod | undefined;
  receipt: string | undefined;
}

/**
 * Stores a proof of repayment (S1-26). The same pictures again are the same proof. Throws `orderNotFound`,
 * `stepOutOfTurn` for a loan without disbursement, and `invalidInput` for a future day or time, a day before
 * the loan, too many pictures, and pictures that are another borrower's, deleted, or of another proof.
 */
export async function saveVoucher(
  tx: Transaction,
  { userId, orderNo, images, amountCents, paidOn, paidTime, method, receipt }: VoucherToSave,
  at: number,
  { market, voucher: { maximumImages, answerHours } }: Policy,
): Promise<VoucherRow> {
  const order = await lockOrder(tx, userId, orderNo);
  if (order.disbursedOn === null) throw new StepOutOfTurn(order.step);
  if (paidOn > dayOf(at, market)) throw new CallError('invalidInput', { fields: { paidOn: 'paidOn.late' } });
  if (paidTime && instantOf(paidOn, paidTime, market) > at + skewMs)
    throw new CallError('invalidInput', { fields: { paidTime: 'paidTime.late' } });
  if (paidOn < order.disbursedOn)
    throw new CallError('invalidInput', { fields: { paidOn: 'paidOn.invalid' } });
  const ids = [...new Set(images)];
  if (ids.length > maximumImages) throw new CallError('invalidInput', { fields: { images: 'images.many' } });
  const found = await imagesOf(tx, { userId, orderNo }, ids);
  const [first] = found;
  if (!first || found.length !== ids.length) throw unknown();
  if (found.some(({ voucherId }) => voucherId !== first.voucherId)) throw unknown();
  if (first.voucherId !== null) {
    const [same] = await tx.select().from(vouchers).where(eq(vouchers.id, first.voucherId));
    return same!;
  }
  const id = randomUUID();
  const key = await keyOfBorrower(tx, userId);
  const [added] = await tx
    .insert(vouchers)
    .values({
      id,
      orderNo,
      state: 'received',
      amountCents,
      paidOn,
      paidTime: paidTime ?? null,
      method: method ?? null,
      ...keptReceipt(tx, key, id, foldReceipt(receipt ?? '') || null),
      createdAt: at,
      answerBefore: at + answerHours * hour,
    })
    .returning();
  await tx.update(voucherImages).set({ voucherId: added!.id }).where(inArray(voucherImages.id, ids));
  return added!;
}

const unknown = () => new CallError('invalidInput', { fields: { images: 'images.unknown' } });

/** The proofs of an order, newest first. */
export function vouchersOf(db: Database | Transaction, orderNo: string): Promise<VoucherRow[]> {
  return db.select().from(vouchers).where(eq(vouchers.orderNo, orderNo)).orderBy(desc(vouchers.position));
}

/** Proofs in their wire form; `shown` creates a picture's address. */
export async function voucherEntities(
  db: Database | Transaction,
  rows: readonly VoucherRow[],
  shown: (row: VoucherImageRow) => VoucherPicture,
): Promise<Voucher[]> {
  const entities: Voucher[] = [];
  for (const row of rows) {
    const images = await db
      .select()
      .from(voucherImages)
      .where(eq(voucherImages.voucherId, row.id))
      .orderBy(asc(voucherImages.createdAt), asc(voucherImages.id));
    const pictures = images.map(shown);
    entities.push({
      voucherId: row.id,
      orderNo: row.orderNo,
      state: row.state,
      amountCents: row.amountCents,
      paidOn: row.paidOn,
      paidTime: row.paidTime,
      method: row.method,
      receipt: row.receipt ?? (await typedReceiptOf(db, row)),
      images: pictures.length,
      pictures,
      reason: row.reason as VoucherReason | null,
      createTime: row.createdAt,
      answerBefore: row.answerBefore,
      decidedAt: row.decidedAt,
    });
  }
  return entities;
}
