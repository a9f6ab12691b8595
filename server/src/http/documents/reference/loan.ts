import type * as loan from '@kopa/contract/calls/loan';
import type * as orderList from '@kopa/contract/calls/order-list';
import type * as orderRecord from '@kopa/contract/calls/order-record';
import { kenya } from '@kopa/contract/policy/editions';
import { application, times } from './example-borrower.ts';
import { keyFacts, orderNo, orders, product } from './example-loan.ts';
import { recordEvents } from './example-record.ts';
import type { References } from './reference.ts';

const own = ['orderNotFound', 'stepOutOfTurn'] as const;
const minute = 60_000;

export const loanReference: References<typeof loan & typeof orderList & typeof orderRecord> = {
  productListMarket: { request: {}, result: { products: [product] }, refusals: [] },
  applyMarket: {
    request: application,
    result: { order: orders.started },
    refusals: ['oneActiveLoan', 'reapplyTooSoon'],
  },
  latestOrder: {
    request: {},
    result: {
      order: orders.payoutAdded,
      questions: [
        {
          code: '1',
          title: 'In the past 6 months, did you miss paying back a loan?',
          answer: null,
          options: [
            { code: 'yes', label: 'Yes' },
            { code: 'no', label: 'No' },
          ],
        },
      ],
      serverTime: times.payoutAdded,
    },
    refusals: [],
  },
  applyMarketAgain: {
    request: {},
    result: {
      order: {
        ...orders.additionalSaved,
        payout: orders.payoutAdded.payout,
        photos: { front: true, back: true, face: false },
      },
      mustAnswer: [
        { section: 'photos', fields: { face: 'file.required' } },
        { section: 'questionnaire', fields: {} },
      ],
    },
    refusals: ['orderNotFound', 'oneActiveLoan', 'reapplyTooSoon'],
  },
  orderList: {
    request: { show: 'running', pageSize: 20 },
    result: {
      orders: [orders.repaying],
      after: null,
      total: 1,
      counts: { all: 1, running: 1, finished: 0, notPaidOut: 0 },
    },
    refusals: ['orderNotFound'],
  },
  loanOrderRecord: {
    request: { orderNo },
    result: { order: orders.repaying, events: recordEvents, keyFacts },
    refusals: ['orderNotFound'],
  },
  getCreditInfo: {
    request: {},
    result: {
      creditLimitCents: product.maximumCents,
      usedCents: orders.approved.loanAmount,
      availableCents: 0,
      minimumCents: product.minimumCents,
      blockedBy: 'activeLoan',
      orderNo,
      reapplyOn: null,
      reasons: [],
    },
    refusals: [],
  },
  orderListMarket: { request: {}, result: { orders: [orders.repaying] }, refusals: [] },
  confirmProductInfo: { request: { orderNo }, result: keyFacts, refusals: own },
  loanAgreement: {
    request: { orderNo },
    result: {
      version: keyFacts.agreementVersion,
      title: 'Loan agreement',
      clauses: [
        {
          heading: '1. The loan',
          text: `We lend you KSh 10,000 for 91 days under the order number ${orderNo}. The loan is for you alone and cannot be passed on.`,
        },
      ],
    },
    refusals: own,
  },
  getMoneyContract: {
    request: { orderNo, agreed: true, fingerprint: keyFacts.fingerprint },
    result: { order: orders.agreed },
    refusals: [...own, 'agreementNotAccepted', 'offerChanged'],
  },
  validateVerifyCode: {
    request: { orderNo, code: '402913' },
    result: { verified: true, required: true, validUntil: times.agreed + 5 * minute },
    refusals: [...own, 'codeWrong', 'codeExpired', 'codeUsedUp'],
  },
  getMoney: {
    request: { orderNo },
    result: { order: orders.drawn },
    refusals: [...own, 'collectCodeMissing'],
  },
  getMoneyTime: {
    request: { orderNo },
    result: {
      from: times.drawn + kenya.lending.minimumMinutes * minute,
      until: times.drawn + kenya.lending.maximumMinutes * minute,
    },
    refusals: ['orderNotFound'],
  },
  cancelDrawMoney: {
    request: { orderNo, reason: 'foundElsewhere' },
    result: { order: orders.cancelled },
    refusals: [...own, 'cancelTooLate'],
  },
};
