import { ownContacts } from '@kopa/contract/fields/contacts';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, orderSections, type OrderRow, type SectionName } from '../../storage/schema/index.ts';
import { tellOfContacts } from '../accounts/tell-of-account.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { advance } from '../orders/advance.ts';
import { lockOrder } from '../orders/find-order.ts';
import { applicationSteps, type OrderEvent } from '../orders/order-machine.ts';
import { keepSection, sectionsOf } from './saved-sections.ts';

interface Place {
  step: OrderStep;
  event: OrderEvent;
}

const places: Record<SectionName, Place> = {
  personal: { step: orderSteps.basicInfo, event: 'basicInfoSaved' },
  additional: { step: orderSteps.addition, event: 'additionSaved' },
  payout: { step: orderSteps.bindCard, event: 'payoutAdded' },
};

export interface SectionToSave {
  userId: string;
  orderNo: string;
  section: SectionName;
  fields: Record<string, string>;
  at: number;
}

/**
 * Saves a section. At its own step the order moves on, past the sections that it already has; at a later
 * step, before submission, the section is corrected. Throws `stepOutOfTurn` before its step and after
 * submission.
 */
export async function saveSection(
  tx: Transaction,
  { userId, orderNo, section, fields, at }: SectionToSave,
): Promise<OrderRow> {
  const { step, event } = places[section];
  const order = await reached(tx, userId, orderNo, step);
  if (section === 'personal' && (await changesContacts(tx, order, fields)))
    await tellOfContacts(tx, userId, orderNo, at);
  await keepSection(tx, { orderNo, userId }, section, fields, at);
  if (order.step !== step) return order;
  return passSaved(tx, await advance(tx, { orderNo, event, at }), at);
}

/** Whether fields differ from a contact of the borrower's own in the earlier application. */
async function changesContacts(
  tx: Transaction,
  { userId, position }: OrderRow,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [earlier] = await tx
    .select({ orderNo: orderSections.orderNo })
    .from(orderSections)
    .innerJoin(orders, eq(orders.orderNo, orderSections.orderNo))
    .where(
      and(eq(orders.userId, userId), lt(orders.position, position), eq(orderSections.section, 'personal')),
    )
    .orderBy(desc(orders.position))
    .limit(1);
  const before = earlier && (await sectionsOf(tx, earlier.orderNo)).personal;
  return ownContacts.some((name) => before?.[name] && before[name] !== fields[name]);
}

/**
 * Moves an order past the sections that it already has, such as those of an earlier order. `note` is stored
 * with each move.
 */
export async function passSaved(
  tx: Transaction,
  order: OrderRow,
  at: number,
  note: Readonly<Record<string, string>> = {},
): Promise<OrderRow> {
  const saved = await sectionsOf(tx, order.orderNo);
  let now = order;
  for (const section of ['personal', 'additional', 'payout'] as const) {
    const { step, event } = places[section];
    if (now.step === step && saved[section])
      now = await advance(tx, { orderNo: order.orderNo, event, at, note });
  }
  return now;
}

/** A borrower's order in progress at or past a step; throws `stepOutOfTurn`. */
export async function reached(
  tx: Transaction,
  userId: string,
  orderNo: string,
  step: OrderStep,
): Promise<OrderRow> {
  return checkReached(await lockOrder(tx, userId, orderNo), step);
}

/** Returns the order; throws `stepOutOfTurn` when not in progress or before the step. */
export function checkReached(order: OrderRow, step: OrderStep): OrderRow {
  if (applicationSteps.indexOf(order.step) < applicationSteps.indexOf(step))
    throw new StepOutOfTurn(order.step);
  return order;
}
