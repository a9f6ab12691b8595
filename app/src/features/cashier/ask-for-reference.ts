import {
  dedicatedAccountCreate,
  getOXXOReference,
  getStpClabe,
  mangoCashRepayLink,
  payValidaRepayLink,
} from '@kopa/contract/calls/repay-ways';
import type { PaymentReference } from '@kopa/contract/entities';
import type { RepayChannel } from '@kopa/contract/policy';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import type { CommandContext } from '../../shared/lender/command-keys.ts';
import { isUsable } from './pending-payment.ts';

/** The kind of a channel: a prompt on a phone, known numbers, or a reference from the lender. */
export const kindOf: Readonly<Record<RepayChannel, 'prompt' | 'byHand' | 'account' | 'barcode' | 'link'>> = {
  mpesaPrompt: 'prompt',
  paybill: 'byHand',
  offlineAccount: 'byHand',
  dedicatedAccount: 'account',
  stpClabe: 'account',
  oxxo: 'barcode',
  payValida: 'link',
  mangoCash: 'link',
};

export interface WantedReference {
  orderNo: string;
  channel: RepayChannel;
  /** Integer cents; an account accepts any amount. */
  amountCents: number;
}

/**
 * Requests a payment reference from the lender, by the channel's call (S7-52, S7-53, S7-57 to S7-59). An
 * unusable answer (another order's, without a number, with a link outside of the web) is `unreadable`.
 */
export async function askForReference(
  { orderNo, channel, amountCents }: WantedReference,
  { idempotencyKey }: Pick<CommandContext, 'idempotencyKey'>,
): Promise<PaymentReference> {
  const options = { idempotencyKey };
  const answers: Partial<Record<RepayChannel, () => Promise<{ reference: PaymentReference }>>> = {
    stpClabe: () => send(getStpClabe, { orderNo }, options),
    dedicatedAccount: () => send(dedicatedAccountCreate, { orderNo }, options),
    oxxo: () => send(getOXXOReference, { orderNo, amountCents }, options),
    payValida: () => send(payValidaRepayLink, { orderNo, amountCents }, options),
    mangoCash: () => send(mangoCashRepayLink, { orderNo, amountCents }, options),
  };
  const { reference } = (await answers[channel]?.()) ?? {};
  const fits = reference?.orderNo === orderNo && reference.channel === channel && isUsable(reference);
  if (!fits || (kindOf[channel] === 'link' && reference.link === null)) throw new CallError('unreadable');
  return reference;
}
