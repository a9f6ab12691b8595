import { kenyaMarket } from '@kopa/contract/market';
import type * as portal from '@kopa/contract/calls/portal';
import type * as sandboxRepay from '@kopa/contract/calls/sandbox-repay';
import type * as voucher from '@kopa/contract/calls/voucher';
import { dayMs, dayOf } from '@kopa/contract/calendar';
import { portalAddress } from '@kopa/contract/portal-address';
import type { Voucher } from '@kopa/contract/entities';
import { mobile, photo, times } from './example-borrower.ts';
import { orderNo, payment, repayDetail } from './example-loan.ts';
import type { References } from './reference.ts';

const hour = 3_600_000;
const imageId = 'c1a4f0de-7a6b-4d1e-9c55-2b6d0f3a7e21';
const picture = {
  imageId,
  address: `/receipt-pictures/${imageId}.1768482000000.dGhlIHNpZ25hdHVyZSBvZiB0aGlzIGFkZHJlc3MgISE`,
  width: 640,
  height: 400,
};

const proof: Voucher = {
  voucherId: '9d3f2b1a-6c58-4e0d-8a47-0f1e2d3c4b5a',
  orderNo,
  state: 'received',
  amountCents: payment.amountCents,
  paidOn: dayOf(times.paid, kenyaMarket),
  paidTime: '18:04',
  method: 'paybill',
  receipt: payment.receipt,
  images: 1,
  pictures: [picture],
  reason: null,
  createTime: times.paid,
  answerBefore: times.paid + 48 * hour,
  decidedAt: null,
};

export const voucherReference: References<typeof voucher> = {
  uploadUserVoucher: {
    request: { orderNo, file: photo('receipt.png') },
    result: { ...picture, expireTime: times.paid + dayMs },
    refusals: ['orderNotFound', 'stepOutOfTurn', 'notAPhoto', 'photoIncomplete'],
  },
  saveUserVoucher: {
    request: {
      orderNo,
      images: [imageId],
      amountCents: proof.amountCents,
      paidOn: proof.paidOn,
      paidTime: '18:04',
      method: 'paybill',
      receipt: 'TAI1EXAMPL',
    },
    result: { voucher: proof },
    refusals: ['orderNotFound', 'stepOutOfTurn'],
  },
  getVoucherList: {
    request: { orderNo },
    result: { vouchers: [proof], waiting: [], maximumImages: 3, serverTime: times.paid },
    refusals: ['orderNotFound'],
  },
};

const token = '3b1f0c9de8a7465f9d02c4b6a8e7f150.5a4e3c2b1d0f6978a1b2c3d4e5f60718';
const asked = {
  maskedName: 'W••• N•••',
  owedCents: repayDetail.owedCents,
  minimumCents: repayDetail.minimumCents,
  expireTime: times.paid + 72 * hour,
  payment: null,
  available: true,
  serverTime: times.paid,
};
const ofLink = ['linkInvalid', 'orderTimedOut'] as const;

export const portalReference: References<typeof portal> = {
  portalRepaymentDetail: { request: { token }, result: asked, refusals: ofLink },
  portalRepaymentConfirm: {
    request: { token, amountCents: payment.amountCents, mobile },
    result: { ...asked, payment: { amountCents: payment.amountCents, status: 'pending', failure: null } },
    refusals: [
      ...ofLink,
      'linkUsedUp',
      'noPaymentMethod',
      'stepOutOfTurn',
      'amountNotInteger',
      'amountBelowMinimum',
      'amountAboveBalance',
      'paymentPending',
      'tooManyPrompts',
      'paymentUnavailable',
    ],
  },
};

export const sandboxRepayReference: References<typeof sandboxRepay> = {
  sandboxPayReference: {
    request: { reference: '646180000000000012', amountCents: payment.amountCents, copies: 1 },
    result: { outcome: 'paid', paid: '646180000000000012~4f1c0a9b8e7d' },
    refusals: [],
  },
  sandboxVoucher: {
    request: { voucherId: proof.voucherId, decision: 'accept', receipt: 'TAI1EXAMPL' },
    result: { voucher: { ...proof, state: 'accepted', decidedAt: times.paid + 5 * hour } },
    refusals: [],
  },
  sandboxPortalLink: {
    request: { orderNo, revoke: false, hours: 72 },
    result: {
      token,
      address: portalAddress('https://lender.example', token),
      expireTime: times.paid + 72 * hour,
    },
    refusals: ['orderNotFound'],
  },
};
