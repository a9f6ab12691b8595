import {
  paymentReference,
  type Payment,
  type PaymentReference,
  type RepayDetail,
} from '@kopa/contract/entities';
import { repayMethods, type RepayMethod } from '@kopa/contract/policy';
import * as z from 'zod/mini';

/** What a borrower is paying with, kept on the phone until its result has been shown. */
export interface PendingPayment {
  method: RepayMethod;
  /** Integer cents; null: paid by hand, and nobody said how much. */
  amountCents: number | null;
  /** Of a prompt, once the lender has named it. */
  payOrderId: string | null;
  /** What the lender gave to pay to: an account, the number of a barcode, a link. */
  given: PaymentReference | null;
  /** The payments that were there before, by receipt and by the lender's own id: money, and a prompt, that is not among them is new. */
  before: readonly string[];
  /**
   * Since when it is waited for, by the lender's clock: the prompt was sent, the link opened, or the borrower said "I have paid".
   * Null: the numbers are shown, and nobody has said anything.
   */
  toldAt: number | null;
}

/** How what was asked for stands, by the lender's word. */
export type Standing =
  /** Nothing is waited for. */
  | { state: 'open' }
  /** `isUnsure`: the prompt is over and nobody has told how it ended. `waitedMs` is by the lender's clock. */
  | { state: 'pending'; isUnsure: boolean; waitedMs: number }
  | { state: 'paid'; payments: readonly Payment[]; cents: number }
  | { state: 'failed'; failure: string | null; cents: number }
  /** The number or link was valid until now, and nothing has come by it (S8-20). */
  | { state: 'timedOut' };

/** S9-06: within how long a payment is credited, in milliseconds. */
export const creditedWithin = 15 * 60_000;
/** For how long money that came while the numbers were merely shown is news. */
const newsFor = 60 * 60_000;

/** The names of all payments that have come: for `PendingPayment.before`. */
export function namesOfPaid({ payments }: Pick<RepayDetail, 'payments'>): string[] {
  return payments
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payOrderId, receipt }) => (receipt === null ? [payOrderId] : [payOrderId, receipt]));
}

/** The prompt that is still on its way, wherever it was asked for. */
export function promptUnderWay({ payments }: Pick<RepayDetail, 'payments'>): Payment | undefined {
  return payments.find(({ status }) => status === 'pending' || status === 'unknown');
}

/** A prompt as something that was asked for on this phone. */
export function pendingByPrompt(
  { payOrderId, amountCents, createTime }: Payment,
  before: readonly string[],
): PendingPayment {
  return { method: 'mpesa', amountCents, payOrderId, given: null, before, toldAt: createTime };
}

/** How `pending` stands. Money counts that is in the loan's payments and was not there before, whatever way it came. */
export function standingOf(
  pending: PendingPayment,
  detail: Pick<RepayDetail, 'payments' | 'serverTime'>,
): Standing {
  const { toldAt, before, method } = pending;
  if (method === 'mpesa' && toldAt !== null) return standingOfPrompt(pending, detail);
  const fresh = detail.payments.filter(
    ({ status, payOrderId, receipt, createTime }) =>
      status === 'paid' &&
      !before.includes(payOrderId) &&
      !(receipt !== null && before.includes(receipt)) &&
      (toldAt !== null || createTime >= detail.serverTime - newsFor),
  );
  if (fresh.length > 0) return paidBy(fresh);
  if (toldAt === null) return { state: 'open' };
  if (isOver(pending.given, detail.serverTime)) return { state: 'timedOut' };
  return { state: 'pending', isUnsure: false, waitedMs: detail.serverTime - toldAt };
}

/** Whether a number or link is valid no longer, by the lender's clock. */
export function isOver(given: PaymentReference | null, now: number): boolean {
  return given?.expireTime != null && now >= given.expireTime;
}

function standingOfPrompt(
  { payOrderId, toldAt, before }: PendingPayment,
  { payments, serverTime }: Pick<RepayDetail, 'payments' | 'serverTime'>,
): Standing {
  const prompt = payments.find((payment) =>
    payOrderId === null
      ? payment.createTime >= toldAt! && !before.includes(payment.payOrderId)
      : payment.payOrderId === payOrderId,
  );
  // Whether it reached the lender nobody knows: not that this phone was told of.
  if (!prompt) return { state: 'open' };
  if (prompt.status === 'paid') return paidBy([prompt]);
  if (prompt.status === 'failed')
    return { state: 'failed', failure: prompt.failure, cents: prompt.amountCents };
  return {
    state: 'pending',
    isUnsure: prompt.status === 'unknown',
    waitedMs: serverTime - prompt.createTime,
  };
}

const paidBy = (payments: readonly Payment[]): Standing => ({
  state: 'paid',
  payments,
  cents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
});

/** As texts, for a draft. */
export function asTexts(pending: PendingPayment): Record<string, string> {
  const { method, amountCents, payOrderId, given, before, toldAt } = pending;
  return {
    method,
    before: before.join(' '),
    ...(amountCents !== null && { amountCents: String(amountCents) }),
    ...(payOrderId !== null && { payOrderId }),
    ...(given && { given: JSON.stringify(given) }),
    ...(toldAt !== null && { toldAt: String(toldAt) }),
  };
}

/** From a draft's texts, which may be of another version or spoilt; null: nothing was asked for. */
export function fromTexts(values: Readonly<Record<string, string>>): PendingPayment | null {
  const payOrderId = values['payOrderId'] || null;
  const method =
    repayMethods.find((each) => each === values['method']) ?? (payOrderId === null ? null : 'mpesa');
  if (method === null) return null;
  const toldAt = wholeOf(values['toldAt']);
  return {
    method,
    amountCents: wholeOf(values['amountCents']),
    payOrderId,
    given: givenOf(values['given']),
    before: values['before']?.split(' ').filter(Boolean) ?? [],
    // Named by the lender, it was sent.
    toldAt: toldAt ?? (payOrderId === null ? null : 0),
  };
}

function wholeOf(text: string | undefined): number | null {
  const value = Number(text);
  return text !== undefined && /^\d{1,15}$/.test(text) && Number.isSafeInteger(value) ? value : null;
}

function givenOf(text: string | undefined): PaymentReference | null {
  if (text === undefined) return null;
  try {
    const given = z.safeParse(paymentReference, JSON.parse(text) as unknown);
    return given.success && isUsable(given.data) ? given.data : null;
  } catch {
    return null;
  }
}

/** Whether something was given that can be paid to: a number, and a link that leads to a page of the web and nowhere else. */
export function isUsable({ reference, link }: PaymentReference): boolean {
  return reference !== '' && (link === null || hostOf(link) !== null);
}

/** 'pay.example' of a link; null for what is none over HTTPS. */
export function hostOf(link: string): string | null {
  try {
    const { protocol, host } = new URL(link);
    return protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
}
