import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { kenyaMarket } from '@kopa/contract/market';
import { onBothEngines } from '../../test/both-engines.ts';
import { detailOf, disbursed, startMoneyLender } from '../../test/loan.ts';
import { confirmation } from '../../test/paybill.ts';
import { callBack } from '../../test/provider.ts';
import { callbacksCommand } from '../cli/callbacks-command.ts';
import { CallbackSecrets } from './callback-secrets.ts';
import { KeyRing, useKeys } from './key-ring.ts';
import { callbackPurposes } from './schema/index.ts';

const day = 86_400_000;
const begin = Date.UTC(2026, 0, 15, 9);

onBothEngines('the secrets of callbacks', (test) => {
  const run = (secrets: CallbackSecrets, ...words: string[]) =>
    callbacksCommand(words, {
      secrets,
      market: kenyaMarket,
      publicUrl: 'https://lender.example',
      db: test.db,
    });
  const at = (now: number) => new CallbackSecrets(test.db, () => now);
  it('each purpose has a random secret of its own, which opens no other purpose', async () => {
    const secrets = at(begin);
    const all = await Promise.all(callbackPurposes.map((purpose) => secrets.current(purpose)));
    expect(new Set(all).size).toBe(callbackPurposes.length);
    for (const secret of all) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await Promise.all(all.map((secret) => secrets.purposeOf(secret)))).toEqual([...callbackPurposes]);
    expect(await at(begin).current('airtel')).toBe(await secrets.current('airtel'));
    for (const other of ['', 'a'.repeat(64), all[0]!.slice(1), all[0]!.toUpperCase()])
      expect(await secrets.purposeOf(other)).toBeNull();
  });

  it('two processes that need a first secret at once use the same', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => at(begin).current('references')));
    expect(new Set(made).size).toBe(1);
  });

  it('a change has an overlap, after which the earlier secret opens nothing; an overlap of 0 ends it at once', async () => {
    const earlier = await at(begin).current('daraja-paybill');
    const other = await at(begin).current('daraja-prompt');
    expect((await run(at(begin), 'rotate', 'daraja-paybill')).failed).toBe(false);
    const later = await at(begin).current('daraja-paybill');
    expect(later).not.toBe(earlier);
    expect(await at(begin).current('daraja-prompt')).toBe(other);
    expect(await at(begin + 7 * day - 1).purposeOf(earlier)).toBe('daraja-paybill');
    expect(await at(begin + 7 * day).purposeOf(earlier)).toBeNull();
    expect(await at(begin + 7 * day).purposeOf(later)).toBe('daraja-paybill');
    await run(at(begin), 'rotate', 'daraja-paybill', '0');
    for (const ended of [earlier, later]) expect(await at(begin).purposeOf(ended)).toBeNull();
  });

  it('the command lists no secret, prints an address, and refuses a wrong purpose or overlap', async () => {
    const secrets = at(begin);
    expect((await run(secrets, 'list')).lines).toEqual(['No secret has been needed yet.']);
    const secret = await secrets.current('airtel');
    expect(await run(secrets, 'address', 'airtel')).toEqual({
      lines: [`https://lender.example/callbacks/${secret}/airtel`],
      failed: false,
    });
    await run(secrets, 'rotate', 'airtel', '2');
    const { lines } = await run(secrets, 'list');
    expect(lines).toEqual([
      'airtel, since 2026-01-15 12:00, until 2026-01-17 12:00',
      'airtel, since 2026-01-15 12:00',
    ]);
    for (const words of [['rotate', 'nobody'], ['rotate', 'airtel', '91'], ['rotate', 'airtel', 'x'], []])
      expect((await run(secrets, ...words)).failed).toBe(true);
  });

  it('without the earlier SECRET a new secret is used, and the earlier address is still accepted', async () => {
    const earlier = await at(begin).current('airtel');
    useKeys(test.db, new KeyRing('another secret', ['a secret of the tests']));
    expect(await at(begin).current('airtel')).toBe(earlier);
    useKeys(test.db, new KeyRing('another secret'));
    const later = await at(begin).current('airtel');
    expect(later).not.toBe(earlier);
    expect(await at(begin).purposeOf(earlier)).toBe('airtel');
  });

  it('no table of the lender has a secret, and a secret of one provider opens no report of another', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const { callbackSecrets: secrets } = lender.lender;
    const all = await Promise.all(callbackPurposes.map((purpose) => secrets.current(purpose)));
    const { rows: tables } = await test.db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await test.db.execute(
        sql`select t::text as row from ${sql.identifier(String(name))} t`,
      );
      const text = JSON.stringify(rows);
      for (const secret of all) expect([name, text.includes(secret)]).toEqual([name, false]);
    }
    const told = confirmation('SKJ7RT61SV', loan.orderNo, 1_000);
    for (const purpose of callbackPurposes.filter((each) => each !== 'daraja-paybill')) {
      const secret = await secrets.current(purpose);
      const answer = await callBack(lender, 'paybill-confirmation', '600000', told, secret);
      expect([purpose, answer.statusCode]).toEqual([purpose, 404]);
    }
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    await callBack(lender, 'paybill-confirmation', '600000', told);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
  });
});
