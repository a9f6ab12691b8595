import { dayOf, type Language } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { orders, users } from '../../storage/schema/index.ts';
import { words, type SmsName } from '../words.ts';

/** A text message about an order. `values` are what the message fills in; none of it is personal. */
export interface TellBorrower {
  orderNo: string;
  message: SmsName;
  values?: Record<string, string>;
  /** After this it is not told any more; a day after the first attempt. */
  until?: number;
}

const tryAgainMs = 5 * 60_000;
const staleMs = 24 * 60 * 60_000;

/**
 * `sms`: tells the owner of an order something, in the language last seen. A message that the provider may have taken is
 * not sent again: "we have sent you money", read twice, is money that is missed.
 */
export const smsJobs: JobHandlers = {
  sms: {
    outside: async (told: TellBorrower, { lender, at }) => {
      const { orderNo, message, values = {}, until = at + staleMs } = told;
      const [row] = await lender.db
        .select({ order: orders, mobile: users.mobile, language: users.language })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.orderNo, orderNo));
      if (!row) throw new Error(`There is no order "${orderNo}" to send the message "${message}" about.`);
      const { order, mobile, language } = row;
      const text = words(language).sms(message, {
        amount: shillings(order.loanAmountCents),
        reapplyOn: order.reapplyOn ? longDay(order.reapplyOn, language) : '',
        collectBefore: order.collectBefore ? longDay(dayOf(order.collectBefore), language) : '',
        dueOn: order.dueOn ? longDay(order.dueOn, language) : '',
        ...values,
      });
      try {
        await lender.sms.send({ mobile, text });
      } catch (error) {
        if (error instanceof SmsOutcomeUnknown) return;
        if (!(error instanceof SmsRefused)) throw error;
        const runAt = at + tryAgainMs;
        if (!error.passing || runAt > until) return;
        const key = `${message}:${orderNo}:${runAt}`;
        const payload: TellBorrower = { ...told, until };
        await inTransaction(lender.db, (tx) => enqueue(tx, { kind: 'sms', key, runAt, payload }));
      }
    },
  },
};

/** Money as a message says it: 'KSh 10,000'. */
export function shillings(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString('en-KE');
  const rest = cents % 100;
  return `KSh ${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A day as a borrower reads it: '6 January 2027'. */
export function longDay(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-KE`, options);
}
