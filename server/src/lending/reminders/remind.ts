import { addDays, dayOf, instantOf, type Day, type Market } from '@kopa/contract';
import { moneyText } from '@kopa/contract/market/money';
import { reminderClock, reminderDay } from '@kopa/contract/reminders';
import { and, asc, eq, gt, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { mobileOf } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { orders, reminderChoices, remindersSent, userSections, users } from '../../storage/schema/index.ts';
import { longDay, sendNow, tryAgainMs } from '../accounts/tell-borrower.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { runningSteps } from '../ledger/accrue-page.ts';
import { figuresOf } from '../orders/order-figures.ts';
import { runningPromise } from './payment-promises.ts';
import { openUserSection } from '../sections/saved-sections.ts';
import { words } from '../words.ts';

/** Loans per transaction. */
const loansAtOnce = 500;
/** A payday lies at most a month before the due day. */
const mostDaysBefore = 31;
const mostDaysAfter = 1;

/** Queues the day's reminders; call at each start. */
export async function startReminders(tx: Transaction, at: number, market: Market): Promise<void> {
  await queueDay(tx, dayOf(at, market), market);
}

interface Page {
  day: Day;
  /** The last order number of the page before. */
  after: string;
}

interface OneReminder {
  orderNo: string;
  day: Day;
}

/**
 * `remind`: once a day, queues the reminders of the day, page by page, and the next day. `reminder`: one
 * message about one loan, with the ledger's balance at the time of sending. A reminder is dropped when the
 * loan is paid, the choice is withdrawn, a promise to pay runs, or the day or its last hour is over. A
 * message that the provider may have accepted is not repeated.
 */
export const reminderJobs: JobHandlers = {
  remind: {
    inTransaction: async (tx, page: Page, { at, lender: { policy } }) => {
      const { market } = policy;
      const today = dayOf(at, market);
      // Work that was missed may run at night: the day's messages wait for the morning.
      const isTooEarly = at < instantOf(today, reminderClock.from, market);
      if (page.after === '') await queueDay(tx, isTooEarly ? today : addDays(today, 1), market);
      else if (page.day !== today) return;
      if (isTooEarly || !policy.reminders) return;
      const rows = await reminded(
        tx,
        and(
          gt(orders.orderNo, page.after),
          gte(orders.dueOn, addDays(today, -mostDaysAfter)),
          lte(orders.dueOn, addDays(today, mostDaysBefore)),
        ),
      )
        .orderBy(asc(orders.orderNo))
        .limit(loansAtOnce);
      for (const row of rows)
        if (isFor(tx, row, today)) {
          const { orderNo } = row.order;
          const payload: OneReminder = { orderNo, day: today };
          await enqueue(tx, { kind: 'reminder', key: `${orderNo}:${today}`, runAt: at, payload });
        }
      if (rows.length < loansAtOnce) return;
      const next: Page = { day: today, after: rows.at(-1)!.order.orderNo };
      await enqueue(tx, { kind: 'remind', key: `${today}:${next.after}`, runAt: at, payload: next });
    },
  },
  reminder: {
    atOnce: 4,
    outside: async ({ orderNo, day }: OneReminder, { lender, at }) => {
      const { db, policy } = lender;
      const until = instantOf(day, reminderClock.until, policy.market);
      if (at >= until || !policy.reminders) return;
      const message = await messageOf(lender, { orderNo, day }, at);
      if (!message) return;
      // Recorded before the call: a process that dies here repeats nothing.
      const isNew = await inTransaction(db, (tx) => record(tx, orderNo, day, at));
      if (!isNew || (await sendNow(lender, message)) === 'done') return;
      const runAt = at + tryAgainMs;
      await inTransaction(db, async (tx) => {
        await tx
          .delete(remindersSent)
          .where(and(eq(remindersSent.orderNo, orderNo), eq(remindersSent.day, day)));
        const payload: OneReminder = { orderNo, day };
        await enqueue(tx, { kind: 'reminder', key: `${orderNo}:${day}:${runAt}`, runAt, payload });
      });
    },
  },
};

/** The text of a reminder with the balances of the day, and its recipient; `null` when there is no reason. */
async function messageOf(
  { db, policy: { market } }: Lender,
  { orderNo, day }: OneReminder,
  at: number,
): Promise<{ mobile: string; text: string } | null> {
  const found = await inSnapshot(db, async (tx) => {
    const [row] = await reminded(tx, eq(orders.orderNo, orderNo));
    if (!row || !isFor(tx, row, day) || (await runningPromise(tx, row.order, at, market))) return null;
    return { ...row, ...(await figuresOf(tx, row.order, at, market)) };
  });
  if (!found || found.owedCents === 0) return null;
  const { order, language, owedCents, dueCents } = found;
  const mobile = mobileOf(db, found.owner);
  const money = (cents: number) => moneyText(cents, market.currency);
  const dueOn = order.dueOn!;
  const message = dueOn === day ? 'reminderOfToday' : dueOn < day ? 'reminderAfter' : 'reminder';
  const text = words(language).sms(message, {
    amount: money(dueCents),
    amountToday: money(owedCents),
    dueOn: longDay(dueOn, language),
  });
  return { mobile, text };
}

type Reminded = Awaited<ReturnType<typeof reminded>>[number];

/** Running loans of borrowers with a choice of reminders. */
function reminded(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({
      order: orders,
      chosen: reminderChoices.reminders,
      fields: userSections.fields,
      owner: { id: users.id, key: users.key, mobile: users.mobile },
      language: users.language,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(
      reminderChoices,
      and(
        eq(reminderChoices.userId, orders.userId),
        isNull(reminderChoices.endedAt),
        sql`jsonb_array_length(${reminderChoices.reminders}) > 0`,
      ),
    )
    .leftJoin(
      userSections,
      and(eq(userSections.userId, orders.userId), eq(userSections.section, 'additional')),
    )
    .where(and(inArray(orders.step, [...runningSteps]), which))
    .$dynamic();
}

function isFor(db: Database | Transaction, { order, owner, chosen, fields }: Reminded, day: Day): boolean {
  const { disbursedOn, dueOn } = order;
  if (disbursedOn === null || dueOn === null) return false;
  const additional = fields && openUserSection(db, owner, 'additional', fields);
  return chosen.some((reminder) => reminderDay(reminder, { disbursedOn, dueOn }, additional) === day);
}

async function record(tx: Transaction, orderNo: string, day: Day, at: number): Promise<boolean> {
  const added = await tx
    .insert(remindersSent)
    .values({ orderNo, day, at })
    .onConflictDoNothing()
    .returning({ day: remindersSent.day });
  return added.length > 0;
}

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const payload: Page = { day, after: '' };
  await enqueue(tx, {
    kind: 'remind',
    key: day,
    runAt: instantOf(day, reminderClock.from, market),
    payload,
  });
}
