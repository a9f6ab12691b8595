import { dayMs, dayOf, type Day, type Language } from '@kopa/contract';
import { moneyText } from '@kopa/contract/market/money';
import { and, eq, ne } from 'drizzle-orm';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';
import { mobileOf } from '../../storage/borrower-keys.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { feedbacks, orders, users, type UserRow } from '../../storage/schema/index.ts';
import { words, type SmsName } from '../words.ts';

/** A message about an order, about feedback, or about the account. */
export type TellBorrower = ({ orderNo: string } | { feedbackId: string } | { userId: string }) & Told;

interface Told {
  message: SmsName;
  values?: Record<string, string>;
  /** The `{{day}}` of the message. */
  day?: Day;
  /** The `{{amount}}` of the message; by default the amount of the loan. */
  amountCents?: number;
  /** The message expires a day after the first attempt. */
  until?: number;
}

/** Time until a message is sent again that the provider cannot accept now. */
export const tryAgainMs = 5 * 60_000;
const staleMs = dayMs;

/**
 * `sms`: informs the owner of an order or of feedback, in the language of the last visit. A message is sent
 * at most once, also by a process that is killed: a borrower who reads "we have sent you money" twice would
 * miss money.
 */
export const smsJobs: JobHandlers = {
  sms: {
    atOnce: 4,
    outside: async (told: TellBorrower, { lender, at, markDone }) => {
      const { message, values = {}, day, amountCents, until = at + staleMs } = told;
      const [about, found] = await ownerOf(told, lender);
      // An account that was erased meanwhile has nobody to tell.
      if (!found && 'userId' in told) return;
      if (!found) throw new Error(`There is no "${about}" to send the message "${message}" about.`);
      const { mobile, language, loanCents } = found;
      const amount = moneyText(amountCents ?? loanCents, lender.policy.market.currency);
      const text = words(language).sms(message, {
        amount,
        appName: lender.brand.name,
        ...(day && { day: longDay(day, language) }),
        ...found.values,
        ...values,
      });
      // A process that dies after this line has sent the message at most once.
      if (!(await markDone())) return;
      const runAt = at + tryAgainMs;
      if ((await sendNow(lender, { mobile, text })) === 'done' || runAt > until) return;
      const key = `${message}:${about}:${runAt}`;
      const payload: TellBorrower = { ...told, until };
      await inTransaction(lender.db, (tx) => enqueue(tx, { kind: 'sms', key, runAt, payload }));
    },
  },
};

/**
 * Sends one message. `later`: the provider cannot accept the message now. `done`: accepted, possibly
 * accepted, or refused for good.
 */
export async function sendNow(
  { sms }: Pick<Lender, 'sms'>,
  message: { mobile: string; text: string },
): Promise<'done' | 'later'> {
  try {
    await sms.send(message);
  } catch (error) {
    if (error instanceof SmsOutcomeUnknown) return 'done';
    if (!(error instanceof SmsRefused)) throw error;
    if (error.passing) return 'later';
  }
  return 'done';
}

/** The recipient, and the common values of messages. */
interface Owner {
  mobile: string;
  language: Language;
  /** 0 where the message is about no loan. */
  loanCents: number;
  values: Record<string, string>;
}

/** The name of what a message is about, and its owner. */
async function ownerOf(told: TellBorrower, lender: Lender): Promise<[about: string, Owner | null]> {
  if ('orderNo' in told) return [told.orderNo, await ownerOfOrder(lender, told.orderNo)];
  if ('feedbackId' in told) return [told.feedbackId, await ownerOfFeedback(lender.db, told.feedbackId)];
  const [row] = await lender.db
    .select(recipient)
    .from(users)
    .where(and(eq(users.id, told.userId), ne(users.mobile, '')));
  return [told.userId, row ? { ...opened(lender.db, row), loanCents: 0, values: {} } : null];
}

const recipient = { id: users.id, key: users.key, mobile: users.mobile, language: users.language };

function opened(
  db: Database,
  row: Pick<UserRow, keyof typeof recipient>,
): Pick<Owner, 'mobile' | 'language'> {
  return { mobile: mobileOf(db, row), language: row.language };
}

async function ownerOfOrder({ db, policy }: Lender, orderNo: string): Promise<Owner | null> {
  const [row] = await db
    .select({ order: orders, owner: recipient })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNo, orderNo));
  if (!row) return null;
  const { order } = row;
  const { mobile, language } = opened(db, row.owner);
  const values = {
    reapplyOn: order.reapplyOn ? longDay(order.reapplyOn, language) : '',
    collectBefore: order.collectBefore ? longDay(dayOf(order.collectBefore, policy.market), language) : '',
    dueOn: order.dueOn ? longDay(order.dueOn, language) : '',
  };
  return { mobile, language, loanCents: order.loanAmountCents, values };
}

async function ownerOfFeedback(db: Database, feedbackId: string): Promise<Owner | null> {
  const [row] = await db
    .select(recipient)
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(eq(feedbacks.id, feedbackId));
  return row ? { ...opened(db, row), loanCents: 0, values: {} } : null;
}

/** A day as text for borrowers: '6 January 2027'. */
export function longDay(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-KE`, options);
}
