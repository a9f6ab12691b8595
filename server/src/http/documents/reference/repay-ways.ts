import { kenyaMarket } from '@kopa/contract/market';
import type * as repayExtension from '@kopa/contract/calls/repay-extension';
import type * as repayWays from '@kopa/contract/calls/repay-ways';
import { addDays, dayOf, startOfDay } from '@kopa/contract/calendar';
import type { Extension, PaymentReference } from '@kopa/contract/entities';
import { repayWays as waysOf } from '@kopa/contract/policy/repay-methods';
import { mobile, times } from './example-borrower.ts';
import { orderNo, orders, payment, repayDetail } from './example-loan.ts';
import type { References } from './reference.ts';

const hour = 3_600_000;
const today = dayOf(times.paid, kenyaMarket);
const amountCents = 200_000;

const clabe: PaymentReference = {
  orderNo,
  channel: 'stpClabe',
  reference: '646180000000000012',
  bankName: 'STP',
  link: null,
  amountCents: null,
  expireTime: null,
};
const barcode: PaymentReference = {
  ...clabe,
  channel: 'oxxo',
  reference: '93000000000008',
  bankName: null,
  amountCents,
  expireTime: times.paid + 72 * hour,
};
const payValida: PaymentReference = {
  ...barcode,
  channel: 'payValida',
  reference: 'PV000000000001',
  link: 'https://pay.example/PV000000000001',
  expireTime: times.paid + hour,
};
const mangoCash: PaymentReference = {
  ...payValida,
  channel: 'mangoCash',
  reference: 'MC000000000001',
  link: 'https://pay.example/MC000000000001',
};
const account: PaymentReference = {
  ...clabe,
  channel: 'dedicatedAccount',
  reference: '9900000001',
  bankName: 'Example Bank',
};

const ofOrder = [
  'noPaymentMethod',
  'orderNotFound',
  'stepOutOfTurn',
  'paymentFailed',
  'orderTimedOut',
] as const;
const ofAmount = [...ofOrder, 'amountNotInteger', 'amountBelowMinimum', 'amountAboveBalance'] as const;

export const repayWaysReference: References<typeof repayWays> = {
  marketRepayProducts: {
    request: {},
    result: {
      products: [
        {
          orderNo,
          productId: orders.repaying.productId,
          repayAmount: repayDetail.owedCents,
          minimumCents: repayDetail.minimumCents,
          dueDate: repayDetail.dueOn,
          overdueDays: 0,
          extensionDays: null,
        },
      ],
      methods: waysOf('ke', 'byMarket').map((way) => ({
        ...way,
        available: true,
        payTo:
          way.channel === 'paybill'
            ? { name: 'M-PESA', number: '600000', account: orderNo }
            : way.channel === 'offlineAccount'
              ? { name: 'Kopa Bank', number: '0100200300', account: orderNo }
              : null,
      })),
      serverTime: times.paid,
    },
    refusals: [],
  },
  getStpClabe: { request: { orderNo }, result: { reference: clabe }, refusals: ofOrder },
  getOXXOReference: {
    request: { orderNo, amountCents },
    result: { reference: barcode },
    refusals: ofAmount,
  },
  payValidaRepayLink: {
    request: { orderNo, amountCents },
    result: { reference: payValida },
    refusals: ofAmount,
  },
  mangoCashRepayLink: {
    request: { orderNo, amountCents },
    result: { reference: mangoCash },
    refusals: ofAmount,
  },
  dedicatedAccountCreate: { request: { orderNo }, result: { reference: account }, refusals: ofOrder },
};

/**
 * KSh 10,000 extended by 30 days on its fourth day, at 0.98 % with 18 % tax: the interest of the first term
 * is paid now.
 */
const extension: Extension = {
  orderNo,
  payOrderId: null,
  state: 'offered',
  days: 30,
  extensionAmount: 86_400,
  interest: 74_800,
  penalty: 0,
  fee: 9_800,
  GST: 1_800,
  repayAmount: 1_024_700,
  dueDate: repayDetail.dueOn,
  newDueDate: addDays(repayDetail.dueOn, 30),
  validUntil: startOfDay(addDays(today, 1), kenyaMarket),
  timesUsed: 0,
  timesMost: 2,
};
const open: Extension = {
  ...extension,
  state: 'open',
  payOrderId: '5f0e6b1c-0b0f-4a34-8f4e-3f1f4a1f9f10',
};
const asked = { ...payment, amountCents: extension.extensionAmount };

export const repayExtensionReference: References<typeof repayExtension> = {
  getExtensionData: {
    request: { orderNo },
    result: { extension },
    refusals: ['orderNotFound', 'stepOutOfTurn', 'extensionUnavailable'],
  },
  confirmExtensionOrder: {
    request: { orderNo, extensionAmount: extension.extensionAmount, mobile },
    result: { extension: open, payment: { ...asked, status: 'pending', receipt: null } },
    refusals: [
      'noPaymentMethod',
      'orderNotFound',
      'stepOutOfTurn',
      'extensionUnavailable',
      'offerChanged',
      'paymentPending',
      'tooManyPrompts',
      'paymentUnavailable',
    ],
  },
  updateExtensionOrderStatus: {
    request: { payOrderId: open.payOrderId ?? '', orderNo },
    result: { extension: { ...open, state: 'extended' }, payment: { ...asked, status: 'paid' } },
    refusals: ['orderNotFound', 'orderTimedOut'],
  },
};
