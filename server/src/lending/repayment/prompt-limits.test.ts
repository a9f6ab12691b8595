import { kenya, type Policy } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { repayments, users } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { checkPrompts } from './prompt-limits.ts';

const test = useDatabase();
const limits = { ownPhoneDay: 2, otherPhoneDay: 3, otherPhonesPerLoanDay: 3, otherPromptsPerLoanDay: 5 };
const own = 'own 1';
const at = begin + 2 * day;

/** Two borrowers with a loan each, and a third one whose number was erased. */
beforeEach(async () => {
  await addRunningLoans(test.db, { count: 3, disbursedOn: dayOf(begin) });
  for (const n of [1, 2])
    await test.db
      .update(users)
      .set({ mobileHash: `own ${n}` })
      .where(eq(users.id, `run${n}`));
});

let prompts = 0;
/** A prompt to a phone so long ago; '' is a payment by hand. */
const asked = (hash: string, agoMs: number, { loan = 1, byLink = false } = {}) => {
  prompts += 1;
  return test.db.insert(repayments).values({
    payOrderId: `P${prompts}`,
    orderNo: loanNo(loan),
    state: 'failed',
    amountCents: 50_000,
    mobile: '' as never,
    mobileHash: hash,
    byLink,
    createdAt: at - agoMs,
    expiresAt: at,
  });
};
/** When a prompt is possible again; null: now. Undefined: never. */
const waits = async (hash: string, { loan = 1, byLink = false, changed = {} } = {}) => {
  const policy: Policy = { ...kenya, repay: { ...kenya.repay, prompts: { ...limits, ...changed } } };
  try {
    await inTransaction(test.db, async (tx) =>
      checkPrompts(tx, (await lockOrderNo(tx, loanNo(loan)))!, { hash, byLink }, at, policy),
    );
    return null;
  } catch (error) {
    expect(error).toMatchObject({ error: 'tooManyPrompts' });
    return (error as { data?: { retryAt: number } }).data?.retryAt;
  }
};

it("the borrower's own phone has a limit of its own, over a whole day", async () => {
  await asked(own, day);
  await asked(own, 20 * hour);
  for (const phone of ['x', 'y']) await asked(phone, hour);
  await asked(own, hour, { byLink: true });
  await asked('own 2', hour, { loan: 2 });
  expect(await waits(own)).toBeNull();
  await asked(own, 10 * hour);
  expect(await waits(own)).toBe(at - 20 * hour + day);
  // Another borrower's own phone has its own count.
  expect(await waits('own 2', { loan: 2 })).toBeNull();
  expect(await waits(own, { changed: { ownPhoneDay: 0 } })).toBeUndefined();
});

it('other phones of a loan are limited by their prompts, without those of its own phone and payments by hand', async () => {
  for (const ago of [1, 2, 3]) await asked(own, ago * hour);
  for (const ago of [1, 2, 3]) await asked('', ago * hour);
  await asked('x', day);
  await asked('z', 9 * hour, { loan: 2 });
  await asked('x', 9 * hour);
  await asked('y', 8 * hour);
  await asked('x', 7 * hour);
  await asked(own, 6 * hour, { byLink: true });
  expect(await waits('y')).toBeNull();
  await asked('y', 5 * hour);
  expect(await waits('y')).toBe(at - 9 * hour + day);
});

it('a loan asks so many other phones, until the one that was asked longest ago is free again', async () => {
  await asked('x', 9 * hour);
  await asked('y', 8 * hour);
  await asked('x', 7 * hour);
  expect(await waits('z')).toBeNull();
  await asked('z', 6 * hour);
  expect(await waits('new')).toBe(at - 8 * hour + day);
  for (const phone of ['x', 'y', 'z']) expect(await waits(phone)).toBeNull();
});

it('a phone is asked only so often by others than its owner, over all loans', async () => {
  await asked('own 2', 5 * hour);
  await asked('own 2', day);
  await asked('own 2', 4 * hour, { loan: 3 });
  for (const ago of [1, 2, 3]) await asked('own 2', ago * hour, { loan: 2 });
  await asked('x', hour);
  expect(await waits('own 2')).toBeNull();
  await asked('own 2', 3 * hour, { loan: 2, byLink: true });
  expect(await waits('own 2')).toBe(at - 5 * hour + day);
  expect(await waits('own 2', { loan: 2, byLink: true })).toBe(at - 5 * hour + day);
  expect(await waits('own 2', { changed: { otherPhoneDay: 2 } })).toBe(at - 4 * hour + day);
});
