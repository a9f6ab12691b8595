import { erasureAsk, myDataExport } from '@kopa/contract/calls/my-data';
import { retention } from '@kopa/contract/texts/retention';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobile, type Applicant } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { everyRow } from '../../test/every-row.ts';
import {
  books,
  detailOf,
  disbursed,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
} from '../../test/loan.ts';
import { callBack, stkSuccess } from '../../test/provider.ts';
import { payerWords, repaidByMany, strangers } from '../../test/repaid-by-many.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { resealCommand } from '../cli/reseal-command.ts';
import { keyOfOrder, readText } from '../storage/borrower-keys.ts';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { keysOf } from '../storage/key-ring.ts';
import { moneyPlaces } from '../storage/money-places.ts';
import {
  disbursements,
  erasures,
  providerInbox,
  refunds,
  repayments,
  settings,
  vouchers,
} from '../storage/schema/index.ts';
import type { Sealed } from '../storage/sealing-key.ts';
import { factsNamed } from './provider-inbox.ts';
import { someInClear, sealSomePayers, startSealing } from './seal-payers.ts';

/** Puts the rows of an order and the facts into the form that they had before the migration 0014. */
async function unseal(db: Database, orderNo: string): Promise<void> {
  const key = await keyOfOrder(db, orderNo);
  const clear = (text: string, place: Parameters<typeof readText>[2]) => readText(key, text, place) as Sealed;
  const facts = await db.select().from(providerInbox);
  const words = await factsNamed(
    db,
    facts.map((fact) => fact.key),
  );
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
    for (const { id, mobile: text } of await tx.select().from(disbursements))
      await tx
        .update(disbursements)
        .set({ mobile: clear(text, moneyPlaces.payout(id)) })
        .where(eq(disbursements.id, id));
    for (const { payOrderId: id, mobile: text, promptId, promptHash, receipt } of await tx
      .select()
      .from(repayments)) {
      const name = promptId && clear(promptId, moneyPlaces.prompt(id));
      await tx
        .update(repayments)
        .set({
          mobile: clear(text, moneyPlaces.payer(id)),
          mobileHash: '',
          promptId: null,
          promptHash: null,
          checkoutRequestId: name,
        })
        .where(eq(repayments.payOrderId, id));
      if (name === null) continue;
      // A receipt that was known later than its money.
      await tx.execute(
        sql`update journals set key = replace(key, ${receipt}, ${name}) where position(${receipt} in key) > 0`,
      );
      await tx.execute(
        sql`update provider_inbox set key = 'prompt:' || replace(substr(key, 10), ${promptHash}, ${name})
          where key like ${`prompted:${promptHash}:%`}`,
      );
    }
    for (const { id, paidFrom } of await tx.select().from(refunds))
      await tx
        .update(refunds)
        .set({ paidFrom: paidFrom && clear(paidFrom, moneyPlaces.refund(id)) })
        .where(eq(refunds.id, id));
    for (const { id, typedReceipt } of await tx.select().from(vouchers))
      await tx
        .update(vouchers)
        .set({
          typedReceipt: typedReceipt && clear(typedReceipt, moneyPlaces.typedReceipt(id)),
          typedReceiptHash: null,
        })
        .where(eq(vouchers.id, id));
    for (const { id, key: name } of facts)
      await tx
        .update(providerInbox)
        .set({ userId: null, phones: [], body: JSON.stringify(words.get(name)) as Sealed })
        .where(eq(providerInbox.id, id));
    await tx.insert(settings).values({ name: 'payersToSeal', value: { part: 0, after: '' } });
  });
}

/** Which of the payers and receipts the borrower's export shows. */
const payments = async (lender: TestLender, { token }: Applicant) => {
  const { data } = granted(await lender.call(myDataExport, {}, { token }));
  const shown = JSON.stringify(data);
  return [mobile, strangers.byLink, strangers.proved].map((word) => shown.includes(word));
};

/** The loan as the borrower and the books see it. */
const read = async (lender: TestLender, loan: Applicant) => {
  const { lines, payments: paid, paidCents, standing } = await detailOf(lender, loan);
  return { lines, paid, paidCents, standing, books: await books(lender) };
};

onBothEngines('rows of money from before they were sealed', (test) => {
  const older = async (): Promise<{ lender: TestLender; loan: Applicant }> => {
    const lender = await startMoneyLender(test.db);
    const loan = await repaidByMany(lender);
    await unseal(test.db, loan.orderNo);
    const rows = await everyRow(test.db);
    for (const word of [...payerWords, 'receipt:ws_CO_', 'prompt:ws_CO_']) expect(rows).toContain(word);
    return { lender, loan };
  };

  it('the rows read the same before, while and after the job seals them', async () => {
    const { lender, loan } = await older();
    expect(await payments(lender, loan)).toEqual([true, true, true]);
    const shown = await read(lender, loan);
    await inTransaction(test.db, sealSomePayers);
    expect(await payments(lender, loan)).toEqual([true, true, true]);
    expect(await read(lender, loan)).toEqual(shown);
    await inTransaction(test.db, (tx) => startSealing(tx, lender.now()));
    await lender.pass(minute);
    expect(await someInClear(test.db)).toBe(false);
    expect(await payments(lender, loan)).toEqual([true, true, true]);
    expect(await read(lender, loan)).toEqual(shown);
    const rows = await everyRow(test.db);
    for (const word of [...payerWords, 'ws_CO_']) expect(rows).not.toContain(word);
  });

  it('whatever is reported again, before, while and after the job seals the rows, counts once', async () => {
    const { lender, loan } = await older();
    const facts = (await test.db.select().from(providerInbox)).length;
    const prompts = (await test.db.select().from(repayments)).filter((each) => each.checkoutRequestId);
    expect(prompts.length).toBeGreaterThan(1);
    const shown = await read(lender, loan);
    const repeated = async () => {
      await Promise.all(
        prompts.map(({ payOrderId, checkoutRequestId, amountCents, receipt }) =>
          callBack(lender, 'prompt', payOrderId, stkSuccess(checkoutRequestId!, amountCents / 100, receipt!)),
        ),
      );
    };
    await repeated();
    while ((await Promise.all([inTransaction(test.db, sealSomePayers), repeated()]))[0]);
    await repeated();
    expect(await read(lender, loan)).toEqual(shown);
    expect(await test.db.select().from(providerInbox)).toHaveLength(facts);
    expect((await books(lender)).differing).toEqual([]);
  });

  it('a prompt from before the names were sealed is asked about and answered, once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const { payOrderId } = await prompt(lender, loan, 1_000);
    await unseal(test.db, loan.orderNo);
    await lender.pass(3 * minute);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await inTransaction(test.db, (tx) => startSealing(tx, lender.now()));
    while (await inTransaction(test.db, sealSomePayers));
    await settle(lender, reference, 0, 2);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ payOrderId, status: 'paid' }]);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
    expect(await everyRow(test.db)).not.toContain('ws_CO_');
  });

  it('the database refuses another change of a journal than that of its key', async () => {
    await older();
    const changed = (change: ReturnType<typeof sql>) =>
      inTransaction(test.db, async (tx) => {
        await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
        await tx.execute(change);
      });
    await expect(changed(sql`update journals set day = '2020-01-01'`)).rejects.toThrow();
    await expect(changed(sql`delete from journals`)).rejects.toThrow();
    await expect(test.db.execute(sql`update journals set key = key || 'x'`)).rejects.toThrow();
  });

  it('a start seals the rows that limits and proofs are looked up by, before anything is read', async () => {
    const { lender } = await older();
    await inTransaction(test.db, (tx) => startSealing(tx, lender.now()));
    expect(await test.db.select().from(repayments).where(eq(repayments.mobileHash, ''))).toMatchObject([
      { mobile: '' },
    ]);
    expect(await test.db.select().from(vouchers)).toMatchObject([{ typedReceiptHash: expect.any(String) }]);
  });

  it('the command seals all of them at once, and may be repeated', async () => {
    const { lender, loan } = await older();
    const keys = keysOf(test.db);
    const files = { reseal: () => Promise.resolve(false) };
    const done = await resealCommand({ db: test.db, files, keys });
    expect(done).toMatchObject({ failed: false });
    expect(done.lines[0]).toBe('payers and facts of payments: sealed');
    expect((await resealCommand({ db: test.db, files, keys })).lines).toHaveLength(1);
    const rows = await everyRow(test.db);
    for (const word of payerWords) expect(rows).not.toContain(word);
    expect(await payments(lender, loan)).toEqual([true, true, true]);
  });

  it('an erasure waits until nothing is in clear', async () => {
    const { lender, loan } = await older();
    granted(await lender.call(erasureAsk, { erase: true }, { token: loan.token }));
    await lender.pass((retention.erasureDays + 1) * day);
    expect(await test.db.select().from(erasures)).toMatchObject([{ doneAt: null }]);
    await inTransaction(test.db, (tx) => startSealing(tx, lender.now()));
    await lender.pass(day);
    expect(await test.db.select().from(erasures)).toMatchObject([{ doneAt: expect.any(Number) }]);
    const rows = await everyRow(test.db);
    for (const word of payerWords) expect(rows).not.toContain(word);
  });
});
