import { and, count, gte, isNotNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mobileHash } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { ageOfDelivery, smsDeliveries } from '../../storage/schema/index.ts';
import type { Between } from '../payments/payments.ts';
import type { SentMessages } from './sms.ts';

/** Final states: later or repeated reports change nothing. */
const final = ['Success', 'Failed', 'Rejected', 'Expired'];

const short = z.string().check(z.maxLength(100));
const report = z.object({
  id: short.check(z.minLength(1)),
  status: short.check(z.minLength(1)),
  networkCode: z.optional(short),
  failureReason: z.optional(short),
  retryCount: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
});
export type DeliveryReport = z.output<typeof report>;

/** Reads a delivery report of Africa's Talking from its form fields; `null` for another form. */
export function readDeliveryReport(fields: unknown): DeliveryReport | null {
  const read = report.safeParse(fields);
  if (!read.success || JSON.stringify(read.data).includes('\\u0000')) return null;
  return read.data;
}

/** Records the provider's acceptance of a message. The report may have arrived earlier. */
export async function keepSent(
  db: Database,
  {
    messageId,
    mobile,
    costTenThousandths,
    at,
  }: { messageId: string; mobile: string; costTenThousandths: number | null; at: number },
): Promise<void> {
  await db
    .insert(smsDeliveries)
    .values({
      messageId,
      mobileHash: mobileHash(db, mobile),
      status: 'Accepted',
      costTenThousandths,
      sentAt: at,
    })
    .onConflictDoUpdate({
      target: smsDeliveries.messageId,
      set: {
        mobileHash: sql`excluded.mobile_hash`,
        costTenThousandths: sql`excluded.cost_ten_thousandths`,
        sentAt: sql`excluded.sent_at`,
      },
    });
}

/** The accepted messages of a time, and their price. */
export async function sentIn(tx: Transaction, { from, until }: Between): Promise<SentMessages> {
  const age = ageOfDelivery(smsDeliveries);
  const [row] = await tx
    .select({
      count: count(),
      costTenThousandths: sql<number>`coalesce(sum(${smsDeliveries.costTenThousandths}), 0)`.mapWith(Number),
      priced: count(smsDeliveries.costTenThousandths),
    })
    .from(smsDeliveries)
    .where(and(gte(age, from), lt(age, until), isNotNull(smsDeliveries.sentAt)));
  const { count: all, costTenThousandths, priced } = row!;
  return { count: all, costCents: Math.round(costTenThousandths / 100), unpriced: all - priced };
}

/** Records a delivery report. Repeated reports, in any order, give the same state. */
export async function keepReport(
  db: Database,
  { id, status, networkCode, failureReason, retryCount }: DeliveryReport,
  at: number,
): Promise<void> {
  const told = {
    status,
    networkCode: networkCode ?? null,
    failureReason: failureReason ?? null,
    retryCount: retryCount === undefined ? null : Number(retryCount),
    reportedAt: at,
  };
  await db
    .insert(smsDeliveries)
    .values({ messageId: id, ...told })
    .onConflictDoUpdate({
      target: smsDeliveries.messageId,
      set: told,
      setWhere: sql`${smsDeliveries.status} <> all(array[${sql.join(
        final.map((each) => sql`${each}`),
        sql`, `,
      )}]::text[])`,
    });
}
