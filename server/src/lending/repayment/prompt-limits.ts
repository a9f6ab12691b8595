import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { orders, repayments, users, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

const ownHash = prepared((db) =>
  db
    .select({ hash: users.mobileHash })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('hash_of_prompter'),
);

/** Of a borrower's loans together: a paid loan and the next one on the same day share the limits. */
const promptsOfBorrower = prepared((db) =>
  db
    .select({ hash: repayments.mobileHash, byLink: repayments.byLink, at: repayments.createdAt })
    .from(repayments)
    .innerJoin(orders, eq(orders.orderNo, repayments.orderNo))
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        gt(repayments.createdAt, sql.placeholder('after')),
        ne(repayments.mobileHash, ''),
      ),
    )
    .orderBy(desc(repayments.createdAt))
    .prepare('prompts_of_borrower'),
);

/** Of all loans, without those of the phone's owner. */
const promptsByOthers = prepared((db) =>
  db
    .select({ at: repayments.createdAt })
    .from(repayments)
    .innerJoin(orders, eq(orders.orderNo, repayments.orderNo))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(repayments.mobileHash, sql.placeholder('hash')),
        gt(repayments.createdAt, sql.placeholder('after')),
        or(repayments.byLink, isNull(users.mobileHash), ne(users.mobileHash, sql.placeholder('hash'))),
      ),
    )
    .orderBy(desc(repayments.createdAt))
    .prepare('prompts_by_others'),
);

/**
 * Refuses a prompt that would be one too many within 24 hours: `tooManyPrompts` with `retryAt`. The borrower
 * at the own phone is counted apart, so that nobody else uses up these prompts. Any other phone has a limit
 * over all loans; a loan has limits of other phones, and of prompts to them. The caller holds the order's
 * lock; of other loans that ask the same phone, one counts at a time. `hash`: the keyed hash of the number.
 */
export async function checkPrompts(
  tx: Transaction,
  { userId }: OrderRow,
  { hash, byLink }: { hash: string; byLink: boolean },
  at: number,
  { repay: { prompts } }: Policy,
): Promise<void> {
  const after = at - dayMs;
  const [owner] = await ownHash(tx).execute({ userId });
  const isOwn = (prompt: { hash: string; byLink: boolean }) => !prompt.byLink && prompt.hash === owner?.hash;
  const asked = await promptsOfBorrower(tx).execute({ userId, after });
  if (isOwn({ hash, byLink })) return checkCount(asked.filter(isOwn), prompts.ownPhoneDay);

  const others = asked.filter((prompt) => !isOwn(prompt));
  checkCount(others, prompts.otherPromptsPerLoanDay);
  // The newest prompt of each phone, newest first.
  const phones = [...new Map(others.toReversed().map((prompt) => [prompt.hash, prompt])).values()];
  if (!phones.some((prompt) => prompt.hash === hash))
    checkCount(
      phones.toSorted((one, other) => other.at - one.at),
      prompts.otherPhonesPerLoanDay,
    );
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('prompt ' || ${hash}::text, 0))`);
  checkCount(await promptsByOthers(tx).execute({ hash, after }), prompts.otherPhoneDay);
}

/** Refuses another one beside these, which are sorted, the newest first. */
function checkCount(newestFirst: readonly { at: number }[], limit: number): void {
  const last = newestFirst[limit - 1];
  if (newestFirst.length >= limit)
    throw new CallError('tooManyPrompts', { data: last && { retryAt: last.at + dayMs } });
}
