import { and, arrayOverlaps, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { borrowerKey, mobileHash, mobileOf, readText } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import {
  disbursements,
  providerInbox,
  refunds,
  repayments,
  users,
  vouchers,
  type UserRow,
} from '../../storage/schema/index.ts';
import { phoneHashes } from '../fact-words.ts';
import { answeredKey, factColumns, listedKey, openFact, paidInKey, sealedFact } from '../provider-inbox.ts';
import { withoutPerson } from './without-person.ts';

/**
 * Blanks what money's rows say of a borrower: the numbers of payouts, prompts and refunds, typed receipts,
 * and the personal parts of the provider's facts about the borrower's orders, or with the borrower's number.
 * What stays of a fact is sealed anew: the old form opens with the borrower's key alone. `numbers`: of the
 * borrower's orders.
 */
export async function forgetMoneysPeople(
  tx: Transaction,
  user: UserRow,
  numbers: readonly string[],
): Promise<void> {
  const orderNos = [...numbers];
  const key = borrowerKey(tx, user);
  const mobile = mobileOf(tx, user);
  const repaid = await tx.select().from(repayments).where(inArray(repayments.orderNo, orderNos));
  const sent = await tx.select().from(disbursements).where(inArray(disbursements.orderNo, orderNos));
  const phones = [
    mobile,
    ...repaid.map((row) => readText(key, row.mobile, moneyPlaces.payer(row.payOrderId))),
    ...sent.map((row) => readText(key, row.mobile, moneyPlaces.payout(row.id))),
  ].filter((number) => /^\d+$/.test(number));
  const factKeys = repaid.flatMap(({ payOrderId, receipt }) => [
    answeredKey(payOrderId),
    ...(receipt === null ? [] : [paidInKey(receipt), listedKey(receipt)]),
  ]);
  await forgetFacts(tx, user, { mobile, phones, factKeys });
  await tx
    .update(repayments)
    .set({ mobile: '', mobileHash: '', promptId: null })
    .where(inArray(repayments.orderNo, orderNos));
  await tx.update(disbursements).set({ mobile: '' }).where(inArray(disbursements.orderNo, orderNos));
  await tx
    .update(refunds)
    .set({ paidFrom: '' })
    .where(and(inArray(refunds.orderNo, orderNos), isNotNull(refunds.paidFrom)));
  await tx
    .update(vouchers)
    .set({ typedReceipt: null, typedReceiptHash: null })
    .where(inArray(vouchers.orderNo, orderNos));
}

/** `phones`: of everybody whom the borrower's orders name. Another borrower's fact loses `mobile` alone. */
async function forgetFacts(
  tx: Transaction,
  user: UserRow,
  { mobile, phones, factKeys }: { mobile: string; phones: readonly string[]; factKeys: readonly string[] },
): Promise<void> {
  const rows = await tx
    .select(factColumns)
    .from(providerInbox)
    .leftJoin(users, eq(users.id, providerInbox.userId))
    .where(
      or(
        eq(providerInbox.userId, user.id),
        inArray(providerInbox.key, [...factKeys]),
        arrayOverlaps(providerInbox.phones, [mobileHash(tx, mobile)]),
      ),
    );
  for (const row of rows) {
    const { id, key, owner } = row;
    const other = owner?.id === user.id ? null : owner;
    const body = withoutPerson(openFact(tx, row), other ? [mobile] : phones);
    await tx
      .update(providerInbox)
      .set({
        userId: other?.id ?? null,
        body: sealedFact(tx, other, key, body),
        phones: phoneHashes(tx, body),
      })
      .where(eq(providerInbox.id, id));
  }
}
