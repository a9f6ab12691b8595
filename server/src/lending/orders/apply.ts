import { randomInt } from 'node:crypto';
import { quote, refusal, type Market, type Policy, type PricingTerms } from '@kopa/contract';
import type { applyMarket } from '@kopa/contract/calls/loan';
import type { RequestOf } from '@kopa/contract/calls/call';
import { orderNumberLength, orderNumberSigns } from '@kopa/contract/order-number';
import { orderSteps } from '@kopa/contract/order-steps';
import { asksPurposeFirst } from '@kopa/contract/policy/loan-purpose';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orderEvents, orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { offeredProducts } from '../catalogue/products-on-offer.ts';
import { mustWait } from './credit-info.ts';
import { activeOrderOf } from './find-order.ts';
import { applicationSteps } from './order-machine.ts';

export type Application = RequestOf<typeof applyMarket>;

/**
 * Starts an application. A repeated request returns the started order while that order is being filled in;
 * another request during an open order is `oneActiveLoan`. After a rejection `reapplyTooSoon`, until its day.
 */
export async function apply(
  tx: Transaction,
  userId: string,
  application: Application,
  at: number,
  policy: Policy,
): Promise<OrderRow> {
  const terms = await checkTerms(tx, application, policy);
  const active = await activeOrderOf(tx, userId);
  if (active) return sameApplication(active, application);
  await checkReapply(tx, userId, at, policy.market);

  const [order] = await tx
    .insert(orders)
    .values({
      orderNo: newOrderNo(),
      userId,
      step: orderSteps.basicInfo,
      productId: application.productId,
      loanPurpose: application.loanPurpose ?? null,
      loanAmountCents: application.loanAmount,
      tenureDays: application.tenure,
      terms,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) {
    // Another application of the same borrower was faster.
    const winner = await activeOrderOf(tx, userId);
    if (winner) return sameApplication(winner, application);
    throw new CallError('oneActiveLoan');
  }
  await tx.insert(orderEvents).values({
    orderNo: order.orderNo,
    event: 'applied',
    fromStep: null,
    toStep: order.step,
    at,
  });
  return order;
}

/** Checks that the product has this amount and tenure, and that the purpose is stated; returns the price. */
async function checkTerms(
  tx: Transaction,
  { productId, loanAmount, tenure, loanPurpose }: Application,
  policy: Policy,
): Promise<PricingTerms> {
  const products = await offeredProducts(tx, policy);
  const product = products.find((offered) => offered.productId === productId);
  if (!product) throw new CallError('invalidInput', { fields: { productId: 'productId.invalid' } });
  const { minimumCents, maximumCents, stepCents, offeredDays, terms } = product;
  const inRange = loanAmount >= minimumCents && loanAmount <= maximumCents;
  const fields: Record<string, string> = {};
  if (!inRange || (loanAmount - minimumCents) % stepCents !== 0) fields['loanAmount'] = 'loanAmount.invalid';
  if (!offeredDays.includes(tenure)) fields['tenure'] = 'tenure.invalid';
  if (loanPurpose === undefined && asksPurposeFirst(policy)) fields['loanPurpose'] = 'loanPurpose.required';
  if (Object.keys(fields).length > 0) throw new CallError('invalidInput', { fields });
  const refused = refusal(quote({ principalCents: loanAmount, tenureDays: tenure }, terms), terms);
  if (refused)
    throw new Error(`The policy "${policy.edition}" offers a loan that its own terms refuse: ${refused}.`);
  return terms;
}

function sameApplication(active: OrderRow, application: Application): OrderRow {
  const same =
    applicationSteps.includes(active.step) &&
    active.productId === application.productId &&
    active.loanAmountCents === application.loanAmount &&
    active.tenureDays === application.tenure &&
    active.loanPurpose === (application.loanPurpose ?? null);
  if (same) return active;
  throw new CallError('oneActiveLoan', { data: { orderNo: active.orderNo, step: active.step } });
}

/** S4-42. */
async function checkReapply(tx: Transaction, userId: string, at: number, market: Market): Promise<void> {
  const [latest] = await tx
    .select({ step: orders.step, reapplyOn: orders.reapplyOn })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.position))
    .limit(1);
  if (latest && mustWait(latest, at, market))
    throw new CallError('reapplyTooSoon', { data: { reapplyOn: latest.reapplyOn } });
}

const anySign = () => orderNumberSigns[randomInt(orderNumberSigns.length)];

function newOrderNo(): string {
  return `K${Array.from({ length: orderNumberLength }, anySign).join('')}`;
}
