import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../storage/database.ts';
import { smsDeliveries } from '../../storage/schema/index.ts';

/** After these nothing more comes; what is told late, or again, changes nothing. */
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

/** Reads a delivery report of Africa's Talking, as the fields of its form; `null` when it is none. */
export function readDeliveryReport(fields: unknown): DeliveryReport | null {
  const read = report.safeParse(fields);
  if (!read.success || JSON.stringify(read.data).includes('\\u0000')) return null;
  return read.data;
}

/** Notes that the provider took a message. Its report may have come before. */
export async function keepSent(
  db: Database,
  { messageId, mobile, at }: { messageId: string; mobile: string; at: number },
): Promise<void> {
  await db
    .insert(smsDeliveries)
    .values({ messageId, mobile, status: 'Accepted', sentAt: at })
    .onConflictDoUpdate({
      target: smsDeliveries.messageId,
      set: { mobile: sql`excluded.mobile`, sentAt: sql`excluded.sent_at` },
    });
}

/** Notes what became of a message. The same report again, in whatever order, leaves the same. */
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
