import type { Market } from '@kopa/contract';
import type { Order } from '@kopa/contract/entities';
import { orderStatus, orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { orderPhotos, type OrderRow } from '../../storage/schema/index.ts';
import { appealOf } from '../appeals/find-appeal.ts';
import { toldBefore } from '../decision/told-before.ts';
import { shownPayout } from '../payout-accounts/payout-account.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { amountWhileValid } from '../repayment/extension.ts';
import { figuresOf, figuresOfAll, type OrderFigures } from './order-figures.ts';
import { partsOf, type OrderParts } from './order-parts.ts';

/** An order in its wire form. `known`: its figures, when they are being read. */
export async function orderEntity(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
  known?: Promise<OrderFigures>,
): Promise<Order> {
  const [figures, parts] = await Promise.all([
    known ?? figuresOf(tx, order, at, market),
    partsOf(tx, [order.orderNo]),
  ]);
  return entityOf(tx, order, at, figures, parts.get(order.orderNo)!);
}

/** Orders in their wire form, with the same number of statements for any number of them but the rejected. */
export async function orderEntities(
  tx: Transaction,
  orders: readonly OrderRow[],
  at: number,
  market: Market,
): Promise<Order[]> {
  if (orders.length === 0) return [];
  const orderNos = orders.map(({ orderNo }) => orderNo);
  const [figures, parts] = await Promise.all([figuresOfAll(tx, orders, at, market), partsOf(tx, orderNos)]);
  const entities: Order[] = [];
  for (const order of orders)
    entities.push(await entityOf(tx, order, at, figures.get(order.orderNo)!, parts.get(order.orderNo)!));
  return entities;
}

async function entityOf(
  tx: Transaction,
  order: OrderRow,
  at: number,
  figures: OrderFigures,
  { section, photos, extension }: OrderParts,
): Promise<Order> {
  const isRejected = order.step === orderSteps.reject;
  const payout = section('payout');
  const running = runningSteps.includes(order.step);
  return {
    orderNo: order.orderNo,
    step: order.step,
    status: orderStatus(order.step),
    productId: order.productId,
    loanPurpose: order.loanPurpose ?? section('personal')?.['loanPurpose'] ?? null,
    tenure: order.tenureDays,
    loanAmount: order.loanAmountCents,
    lendingAmount: order.loanAmountCents,
    disbursalAmount: figures.disbursedCents,
    fee: figures.feeCents,
    GST: figures.taxCents,
    interest: figures.interestCents,
    penaltyPerDay: figures.penaltyPerDayCents,
    overdueDays: figures.overdueDays,
    dueDate: order.dueOn,
    repayAmount: figures.owedCents,
    dueAmount: figures.dueCents,
    penaltyAmount: figures.penaltyOwedCents,
    maximumAmount: figures.mostCents,
    repaidAmount: figures.repaidCents,
    extensionAmount: (running && amountWhileValid(extension, at)) || 0,
    createTime: order.createdAt,
    submittedAt: order.submittedAt,
    reviewEndsAt: order.reviewEndsAt,
    decidedAt: order.decidedAt,
    collectBefore: order.collectBefore,
    closedAt: order.closedAt,
    disbursedOn: order.disbursedOn,
    reasons: order.reasons,
    told: isRejected ? await toldBefore(tx, order, section('additional')) : {},
    appeal: isRejected ? await appealOf(tx, order.orderNo) : null,
    reapplyOn: order.reapplyOn,
    payout: payout ? shownPayout(payout) : null,
    photos,
  };
}

const photoKinds = prepared((db) =>
  db
    .select({ kind: orderPhotos.kind })
    .from(orderPhotos)
    .where(eq(orderPhotos.orderNo, sql.placeholder('orderNo')))
    .prepare('photo_kinds'),
);

/** The taken photos of an order. */
export async function photosOf(db: Database | Transaction, orderNo: string): Promise<Order['photos']> {
  const rows = await photoKinds(db).execute({ orderNo });
  const taken = new Set(rows.map((row) => row.kind));
  return { front: taken.has('front'), back: taken.has('back'), face: taken.has('face') };
}
