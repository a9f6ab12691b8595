import {
  paymentReference,
  type Payment,
  type PaymentReference,
  type RepayDetail,
} from '@kopa/contract/entities';
import { repayMethods, type RepayMethod } from '@kopa/contract/policy';
import * as z from 'zod/mini';

/** A borrower's pending payment, stored on the phone until its result has been shown. */
export interface PendingPayment {
  method: RepayMethod;
  /** Integer cents; null: a manual payment of unknown amount. */
  amountCents: number | null;
  /** A prompt's id, once known. */
  payOrderId: string | null;
  /** The lender's payment reference: an account, the number of a barcode, a link. */
  given: PaymentReference | null;
  /**
   * Earlier payments by receipt and by the lender's id: a payment or prompt that is not among them is new.
   */
  before: readonly string[];
  /**
   * Start of the wait, by the lender's clock: the prompt was sent, the link opened, or the borrower tapped "I
   * have paid". Null: only the numbers are shown.
   */
  toldAt: number | null;
}

/** The state of a pending payment, by the lender's answer. */
export type Standing =
  /** Nothing is pending. */
  | { state: 'open' }
  /** `isUnsure`: the prompt has expired with an unknown outcome. `waitedMs` is by the lender's clock. */
  | { state: 'pending'; isUnsure: boolean; waitedMs: number }
  | { state: 'paid'; payments: readonly Payment[]; cents: number }
  | { state: 'failed'; failure: string | null; cents: number }
  /** The reference has expired without a payment (S8-20). */
  | { state: 'timedOut' };

/** S9-06: maximum time until a payment is credited, in ms. */
export const creditedWithin = 15 * 60_000;
/** Period in which a payment counts as new while the numbers were merely shown. */
const newsFor = 60 * 60_000;

/** The names of all payments that have come: for `PendingPayment.before`. */
export function namesOfPaid({ payments }: Pick<RepayDetail, 'payments'>): string[] {
  return payments
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payOrderId, receipt }) => (receipt === null ? [payOrderId] : [payOrderId, receipt]));
}

/** The pending prompt, from any device. */
export function promptUnderWay({ payments }: Pick<RepayDetail, 'payments'>): Payment | undefined {
  return payments.find(({ status }) => status === 'pending' || status === 'unknown');
}

/** A prompt in the form of a payment requested on this phone. */
export function pendingByPrompt(
  { payOrderId, amountCents, createTime }: Payment,
  before: readonly string[],
): PendingPayment {
  return { method: 'mpesa', amountCents, payOrderId, given: null, before, toldAt: createTime };
}

/**
 * How `pending` stands. Money counts that is in the loan's payments and was not there before, whatever way it
 * came.
 */
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

/** Whether a reference has expired, by the lender's clock. */
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
  // Unknown whether the request reached the lender, as opposed to a known failure on this phone.
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

/** Serialised for a draft. */
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

/** Parses a draft's texts, which may be outdated or damaged; null: nothing pending. */
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
    // An id from the lender proves that the request was sent.
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

/** Whether a reference is payable: a number, or a link to a web page only. */
export function isUsable({ reference, link }: PaymentReference): boolean {
  return reference !== '' && (link === null || hostOf(link) !== null);
}

/** 'pay.example' of a link; null unless HTTPS. */
export function hostOf(link: string): string | null {
  try {
    const { protocol, host } = new URL(link);
    return protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
}
