import { kenyaMarket } from '@kopa/contract/market';
import { addDays, startOfDay } from '@kopa/contract/calendar';
import type { Extension, RepayDetail } from '@kopa/contract/entities';
import { chargeThrough, rolloverPrice, toldAccount } from '@kopa/contract/pricing';
import { today } from './orders.ts';

const rule = { days: 30, feePpm: 9800, most: 2 };

/** Today's cost of an extension, by the lender's own formulas. */
export function extensionOf(detail: RepayDetail, change: Partial<Extension> = {}): Extension {
  const account = toldAccount(detail);
  const price = rolloverPrice(account, today, rule);
  const then = chargeThrough(account, today > account.dueOn ? today : account.dueOn).account;
  return {
    orderNo: detail.order.orderNo,
    payOrderId: null,
    state: 'offered',
    days: rule.days,
    extensionAmount: price.payNowCents,
    interest: then.interestOwedCents,
    penalty: then.penaltyOwedCents,
    fee: price.feeCents,
    GST: price.taxCents,
    repayAmount: price.newDueCents,
    dueDate: account.dueOn,
    newDueDate: price.newDueOn,
    validUntil: startOfDay(addDays(today, 1), kenyaMarket),
    timesUsed: 0,
    timesMost: rule.most,
    ...change,
  };
}
