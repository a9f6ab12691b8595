import { myDataExport } from '@kopa/contract/calls/my-data';
import { like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { everyRow } from '../../test/every-row.ts';
import { startMoneyLender } from '../../test/loan.ts';
import { payerWords, repaidByMany, strangers } from '../../test/repaid-by-many.ts';
import { granted } from '../../test/test-lender.ts';
import { callbacksCommand } from '../cli/callbacks-command.ts';
import { keepFact, paidInKey } from '../lending/provider-inbox.ts';
import { providerInbox, refunds, users } from './schema/index.ts';
import { borrowerKey } from './borrower-keys.ts';
import { keysOf } from './key-ring.ts';
import { keyIdOf } from './sealing-key.ts';

onBothEngines('money at rest', (test) => {
  it('no row of a loan that many pay has the number or name of a payer, or a typed receipt; the borrower and the command read them', async () => {
    const lender = await startMoneyLender(test.db);
    const { token } = await repaidByMany(lender);
    expect(await test.db.select().from(refunds)).toMatchObject([
      { paidFrom: expect.stringMatching(/^v1\./) },
    ]);
    const rows = await everyRow(test.db);
    for (const word of payerWords) expect(rows).not.toContain(word);
    const { data } = granted(await lender.call(myDataExport, {}, { token }));
    const shown = JSON.stringify(data);
    for (const word of [mobile, strangers.byLink, strangers.proved]) expect(shown).toContain(word);

    const [unread] = await test.db
      .select()
      .from(providerInbox)
      .where(like(providerInbox.key, 'unreadable:%'));
    const { callbackSecrets: secrets, policy } = lender.lender;
    const command = { secrets, market: policy.market, publicUrl: null, db: test.db };
    const told = await callbacksCommand(['read', unread!.key], command);
    expect(told.lines.join()).toContain(strangers.name);
    expect((await callbacksCommand(['read', 'unreadable:other'], command)).failed).toBe(true);
  });

  it("a fact about a borrower's loan, or with a borrower's number, is under the borrower's key; another is under the lender's", async () => {
    const lender = await startMoneyLender(test.db);
    await repaidByMany(lender);
    const [user] = await test.db.select().from(users);
    const own = borrowerKey(test.db, user!).id;
    const facts = await test.db.select().from(providerInbox);
    expect(facts.length).toBeGreaterThan(4);
    expect(new Set(facts.map(({ body }) => keyIdOf(body)))).toEqual(new Set([own]));
    const { lender: kept } = lender;
    const keep = (key: string, body: unknown) =>
      keepFact(kept.db, { key, body, at: lender.now() }, async () => {});
    await keep(paidInKey('SKZ8OWN'), { MSISDN: Number(`254${mobile}`), BillRefNumber: 'wrong' });
    await keep(paidInKey('SKZ9NOBODY'), { MSISDN: 254_733_000_111, BillRefNumber: 'wrong' });
    const { rows } = await test.db.execute(
      sql`select key, split_part(body, '.', 2) as sealed_by from provider_inbox where key like '%SKZ8%' or key like '%SKZ9%' order by key`,
    );
    expect(rows.map((row) => row['sealed_by'])).toEqual([own, keysOf(test.db).current.id]);
  });
});
