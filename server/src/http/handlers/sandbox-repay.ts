import { sandboxPayReference, sandboxPortalLink, sandboxVoucher } from '@kopa/contract/calls/sandbox-repay';
import { portalAddress } from '@kopa/contract/portal-address';
import { CallError } from '../../lending/call-error.ts';
import { openLink, revokeLinks } from '../../lending/repayment/portal/portal-links.ts';
import { decideVoucher, type VoucherDecision } from '../../lending/repayment/vouchers/decide-voucher.ts';
import { voucherEntities } from '../../lending/repayment/vouchers/vouchers.ts';
import { payTo } from '../../ports/payments/references-simulator/book.ts';
import { deliverNow } from '../../ports/payments/simulator/deliver.ts';
import { on, type Answered } from '../call-handler.ts';
import { receiptShownAt } from '../receipt-pictures.ts';

const mostCopies = 50;
const wrong = (field: string) => new CallError('invalidInput', { fields: { [field]: 'value.invalid' } });

/** Actions of payers and of the lender's staff. */
export const sandboxRepayHandlers: readonly Answered[] = [
  on(sandboxPayReference)(async ({ reference, amountCents, copies }, { lender, at }) => {
    if (copies < 0 || copies > mostCopies) throw wrong('copies');
    if (amountCents !== undefined && amountCents % 100 !== 0) throw wrong('amountCents');
    const shillings = amountCents === undefined ? undefined : amountCents / 100;
    const paid = await payTo(lender.db, {
      reference,
      copies,
      at,
      ...(shillings !== undefined && { shillings }),
    });
    if (paid === 'unknown') throw wrong('reference');
    if (paid === 'timedOut') return { outcome: 'timedOut' as const, paid: null };
    await deliverNow(lender.db, paid.callbacks, at);
    return { outcome: 'paid' as const, paid: paid.paid };
  }),

  on(sandboxVoucher)(
    async ({ voucherId, decision, receipt, reason }, { lender: { pepper, policy }, at, change }) => {
      const decided = decisionOf(decision, receipt, reason);
      return change(async (tx) => {
        const row = await decideVoucher(tx, voucherId, decided, at, policy.market);
        const [voucher] = await voucherEntities(tx, [row], receiptShownAt(at, pepper));
        return { voucher: voucher! };
      });
    },
  ),

  on(sandboxPortalLink)(async ({ orderNo, revoke, hours }, { lender, at, change }) =>
    change(async (tx) => {
      if (revoke) {
        await revokeLinks(tx, orderNo, at);
        return { token: null, address: null, expireTime: null };
      }
      const link = await openLink(tx, orderNo, hours, at, lender.pepper);
      const origin = lender.publicUrl();
      return { ...link, address: origin && portalAddress(origin, link.token) };
    }),
  ),
];

function decisionOf(
  decision: 'review' | 'accept' | 'reject',
  receipt: string | undefined,
  reason: Extract<VoucherDecision, { decision: 'reject' }>['reason'] | undefined,
): VoucherDecision {
  if (decision === 'review') return { decision };
  if (decision === 'accept') {
    if (!receipt) throw wrong('receipt');
    return { decision, receipt };
  }
  if (!reason) throw wrong('reason');
  return { decision, reason };
}
