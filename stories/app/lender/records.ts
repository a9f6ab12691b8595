import { kenyaMarket } from '@kopa/contract/market';
import { dayOf } from '@kopa/contract/calendar';
import type { RequestOf } from '@kopa/contract/calls/call';
import { repayColor } from '@kopa/contract/calls/catalogue';
import { orderList } from '@kopa/contract/calls/order-list';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import type { Order, OrderRecord, RecordEvent, RecordEventName } from '@kopa/contract/entities';
import { filterOf, type OrderFilter } from '@kopa/contract/order-filters';
import { minutesAgo } from '../phone/clock.ts';
import { facts, repayDetailOf } from './loans.ts';
import { orderAt, price } from './orders.ts';
import { answer, type Rule } from './rules.ts';

type PendingPayment = Partial<RequestOf<typeof orderList>>;

/** The lender's list of a borrower's orders, newest first: filtered, counted, page by page. */
export const records = (orders: readonly Order[]): Rule =>
  answer(orderList, ({ show = 'all', after, pageSize = 20 }: PendingPayment) => {
    const of = (filter: OrderFilter) =>
      orders.filter(({ step }) => filter === 'all' || filterOf(step) === filter);
    const shown = of(show);
    const from = after === undefined ? 0 : shown.findIndex(({ orderNo }) => orderNo === after) + 1;
    const page = shown.slice(from, from + Number(pageSize));
    const counts = {
      all: orders.length,
      running: of('running').length,
      finished: of('finished').length,
      notPaidOut: of('notPaidOut').length,
    };
    const last = from + page.length < shown.length ? (page.at(-1)?.orderNo ?? null) : null;
    return { orders: page, after: last, total: shown.length, counts };
  });

const always = { fromDay: null, untilDay: null };

/** The lender's colours of repayments. */
export const colors: Rule = answer(repayColor, {
  colors: [
    { ...always, status: 'repaying', untilDay: -4, color: '#146c2e' },
    { ...always, status: 'repaying', color: '#8a4b00' },
    { ...always, status: 'overdue', color: '#b42318' },
    { ...always, status: 'failed', color: '#b42318' },
    { ...always, status: 'finished', color: '#4a5a52' },
  ],
});

/** So many loans that are paid back, one a month, newest first. */
export const manyLoans = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const begun = Date.UTC(2026, 4 - index, 3, 9);
    return orderAt('finish', {
      orderNo: `KE-${index}`,
      loanAmount: (1 + (index % 9)) * 100_000,
      createTime: begun,
      closedAt: begun + 20 * 86_400_000,
      dueDate: dayOf(begun + (index % 3 === 0 ? 17 : 21) * 86_400_000, kenyaMarket),
    });
  });

const happened = (event: RecordEventName, at: number, more: Partial<RecordEvent> = {}): RecordEvent => ({
  event,
  at,
  day: dayOf(at, kenyaMarket),
  amountCents: null,
  receipt: null,
  dueOn: null,
  cancelReason: null,
  ...more,
});

const day = 1440;
const untilCollected = (start: number): RecordEvent[] => [
  happened('applied', minutesAgo(start)),
  happened('submitted', minutesAgo(start - 12)),
  happened('approved', minutesAgo(start - 20)),
  happened('agreed', minutesAgo(start - 31)),
  happened('collected', minutesAgo(start - 31)),
  happened('disbursed', minutesAgo(start - 36), {
    amountCents: price.disbursedCents,
    receipt: 'TKL4X7Q2MZ',
    dueOn: facts.dueOn,
  }),
];
const paid = (minutes: number, shillings: number, receipt: string): RecordEvent =>
  happened('paid', minutesAgo(minutes), { amountCents: shillings * 100, receipt });

const finished = orderAt('finish', {
  createTime: minutesAgo(91 * day),
  decidedAt: minutesAgo(91 * day - 20),
  closedAt: minutesAgo(3 * day),
  disbursedOn: dayOf(minutesAgo(91 * day), kenyaMarket),
  dueDate: dayOf(minutesAgo(5 * day), kenyaMarket),
  repaidAmount: 1_090_000,
  payout: facts.payout,
});

/** Orders with their events, as the lender returns them. */
export const orderRecords = {
  /** Paid back two days late, after a payment that failed. */
  finished: {
    order: finished,
    keyFacts: facts,
    events: [
      ...untilCollected(91 * day),
      paid(40 * day, 5000, 'TKM1A2B3C4'),
      happened('overdue', minutesAgo(4 * day)),
      happened('paymentFailed', minutesAgo(3 * day + 9)),
      paid(3 * day, 5900, 'TKM9Z8Y7X6'),
      happened('paidOff', minutesAgo(3 * day)),
    ],
  },
  running: {
    order: {
      ...repayDetailOf(dayOf(minutesAgo(45 * day), kenyaMarket)).order,
      createTime: minutesAgo(45 * day),
    },
    keyFacts: facts,
    events: untilCollected(45 * day),
  },
  incomplete: {
    order: orderAt('basicInfo'),
    keyFacts: null,
    events: [happened('applied', minutesAgo(40))],
  },
  rejected: {
    order: orderAt('reject'),
    keyFacts: null,
    events: [
      happened('applied', minutesAgo(40)),
      happened('submitted', minutesAgo(4)),
      happened('rejected', minutesAgo(1)),
    ],
  },
  cancelled: {
    order: orderAt('cancel', { decidedAt: minutesAgo(30), closedAt: minutesAgo(2) }),
    keyFacts: null,
    events: [
      happened('applied', minutesAgo(60)),
      happened('submitted', minutesAgo(40)),
      happened('approved', minutesAgo(30)),
      happened('cancelled', minutesAgo(2), { cancelReason: 'tooExpensive' }),
    ],
  },
} satisfies Record<string, OrderRecord>;

export const recorded = (name: keyof typeof orderRecords): Rule =>
  answer(loanOrderRecord, orderRecords[name]);
