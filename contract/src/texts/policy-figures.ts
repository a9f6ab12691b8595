import { maximumCents, type Policy } from '../policy/policy.ts';
import {
  annualisedBpsTimes100,
  exampleLoan,
  quote,
  type PricingTerms,
  type Quote,
} from '../pricing/index.ts';
import { moneyText } from '../market/money.ts';
import { percent } from './percent.ts';

/** The selectable tenures: those offered within the policy's bounds. */
export function tenuresOf({ tenure }: Policy): readonly number[] {
  return tenure.offeredDays.filter((days) => days >= tenure.minimumDays && days <= tenure.maximumDays);
}

/** The example loan of the policy's texts, with its price (S1-40). */
export function exampleOf(policy: Policy): Quote {
  const { minimumCents, stepCents } = policy.loan;
  const size = exampleLoan({
    minimumCents,
    stepCents,
    maximumCents: maximumCents(policy),
    offeredDays: tenuresOf(policy),
  });
  return quote(size, policy.pricing);
}

/**
 * All figures of texts, by placeholder name: texts never contain figures themselves. Amounts are written as
 * '1,000' with the currency, rates as '0.98%', counts as digits, the same in every language. A figure that
 * the reading does not have is a dash.
 */
export function policyFigures(policy: Policy) {
  const { pricing, review, lending, collect, repay, voucher, verification, extension } = policy;
  const money = (cents: number) => moneyText(cents, policy.market.currency);
  const tenures = tenuresOf(policy);
  const example = exampleOf(policy);
  const most = { principalCents: maximumCents(policy), tenureDays: Math.max(...tenures) };
  return {
    age: String(policy.applicant.minimumAge),
    minimum: money(policy.loan.minimumCents),
    maximum: money(maximumCents(policy)),
    days: tenures.join(', '),
    shortestDays: String(Math.min(...tenures)),
    longestDays: String(Math.max(...tenures)),
    interest: percent(annualisedBpsTimes100(pricing) / 100),
    interestCap: percent(pricing.interestCapAnnualBps),
    fee: percent(pricing.fee.ppm / 100),
    feeDays: pricing.fee.basis === 'cappedDays' ? String(pricing.fee.days) : '-',
    tax: percent(pricing.taxBps),
    penalty: percent(pricing.penaltyBpsPerDay),
    examplePrincipal: money(example.principalCents),
    exampleDays: String(example.tenureDays),
    exampleFee: money(example.feeCents),
    exampleTax: money(example.taxCents),
    exampleReceived: money(example.disbursedCents),
    exampleInterest: money(example.interestCents),
    exampleDue: money(example.dueCents),
    exampleApr: percent(example.aprBps),
    exampleMost: money(2 * example.principalCents),
    highestPayable: money(2 * most.principalCents),
    usualMinutes: String(review.usualMinutes),
    promiseHours: String(review.promiseHours),
    sentFrom: String(lending.minimumMinutes),
    sentWithin: String(lending.maximumMinutes),
    reapplyDays: String(policy.reapply.afterDays),
    collectHours: String(collect.expireHours),
    minimumRepay: money(repay.minimumCents),
    creditedMinutes: String(repay.creditedMinutes),
    extensionDays: extension === 'none' ? '-' : String(extension.days),
    extensionFee: extension === 'none' ? '-' : percent(extension.feePpm / 100),
    extensionMost: extension === 'none' ? '-' : String(extension.most),
    refundFrom: money(policy.overpayment.minimumCents),
    voucherImages: String(voucher.maximumImages),
    voucherHours: String(voucher.answerHours),
    codeDigits: String(verification.digits),
    codeMinutes: String(verification.validMinutes),
    resendSeconds: String(verification.resendSeconds),
    sessionDays: String(policy.session.validDays),
    idleDays: String(policy.session.idleDays),
    photoDays: String(policy.identity.keepPhotosDays),
  };
}

export type PolicyFigure = keyof ReturnType<typeof policyFigures>;

const feeSentences = { once: 'feeOnce', daily: 'feeDaily', cappedDays: 'feeCappedDays' } as const;
const lateSentences = {
  principal: 'lateOnPrincipal',
  overdue: 'lateOnOverdue',
  compounding: 'lateCompounding',
} as const;
const phoneSentences = {
  none: 'noPhoneData',
  consent: 'phoneData',
  upFront: 'phoneDataUnlessRefused',
} as const;

/** The applicable one of alternative sentences, by placeholder name. */
export function policyReadings(policy: Policy) {
  const { pricing, cancel, extension, overpayment, repay, autoDisburse, voucher } = policy;
  return {
    feeSentence: feeSentences[pricing.fee.basis],
    interestSentence: pricing.accrual === 'daily' ? 'interestDaily' : 'interestFlat',
    afterDueSentence: goesOn(pricing) ? 'interestContinues' : 'interestStops',
    earlySentence: pricing.accrual === 'daily' ? 'earlyCheaper' : 'earlySame',
    lateSentence: lateSentences[pricing.penaltyBase ?? 'principal'],
    capSentence: pricing.penaltyCap === 'inDuplum' ? 'capped' : 'uncapped',
    cancelSentence: cancel === 'never' ? 'cancelNever' : 'cancelUntilDrawn',
    collectSentence: autoDisburse === 'none' ? 'collectedByYou' : 'collectedByItself',
    extensionSentence: extension === 'none' ? 'noExtension' : 'extension',
    overpaymentSentence: overpayment.use === 'refund' ? 'refunded' : 'keptForNext',
    partSentence: repay.rule === 'atLeast' ? 'partAtLeast' : 'partMoreThan',
    proofSentence: voucher.maximumImages === 1 ? 'proofOne' : 'proofSeveral',
    phoneSentence: phoneSentences[policy.deviceData],
  } as const;
}

export type PolicyReading = keyof ReturnType<typeof policyReadings>;

function goesOn({ accrual, interestAfterDue }: PricingTerms): boolean {
  return accrual === 'daily' && interestAfterDue === 'continue';
}
