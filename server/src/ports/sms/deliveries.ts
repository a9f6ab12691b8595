import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mobileHash } from '../../storage/borrower-keys.ts';
import type { Database } from '../../storage/database.ts';
import { smsDeliveries } from '../../storage/schema/index.ts';

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
  { messageId, mobile, at }: { messageId: string; mobile: string; at: number },
): Promise<void> {
  await db
    .insert(smsDeliveries)
    .values({ messageId, mobileHash: mobileHash(db, mobile), status: 'Accepted', sentAt: at })
    .onConflictDoUpdate({
      target: smsDeliveries.messageId,
      set: { mobileHash: sql`excluded.mobile_hash`, sentAt: sql`excluded.sent_at` },
    });
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
