import { editions, errorCodes, kenya } from '@kopa/contract';
import { getBankBranch } from '@kopa/contract/calls/bank';
import { countryByIp, productList, repayColor, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { customerService, marketIndex } from '@kopa/contract/calls/market';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registered } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { openOwnPostgres, postgres, useDatabase } from '../../../test/test-database.ts';
import { begin, granted, startTestLender } from '../../../test/test-lender.ts';
import type { Database } from '../../storage/database.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { catalogue, catalogueLists } from '../../storage/schema/index.ts';
import { checkList, problemLine } from './check-list.ts';
import { catalogueCommand } from '../../cli/catalogue-command.ts';
import { listNames } from './lists.ts';
import { readList } from './read-list.ts';
import { replaceList } from './replace-list.ts';
import { seedCatalogue, seedOf } from './seed-catalogue.ts';

const seeding = { at: begin, policy: kenya, mode: 'sandbox' } as const;
const rowsOf = (db: Database) =>
  db.select().from(catalogue).orderBy(asc(catalogue.list), asc(catalogue.position));

/** Forty branches of a bank. */
const branchesOf = (bank: string) =>
  Array.from({ length: 40 }, (_, at) => {
    const item = { bank, code: String(at), name: `Branch ${at}` };
    return { key: `${bank} ${at}`, item };
  });

describe('the seeds', () => {
  it.each(listNames)('the seeds of %s fit every policy, and state their source', (list) => {
    const { source, doubts, items } = seedOf(list);
    for (const policy of Object.values(editions))
      expect(checkList(list, items, policy).problems.map(problemLine)).toEqual([]);
    expect([source.length, doubts.length]).not.toContain(0);
  });

  it('[S3-109][S3-77] the seeds contain the banks that a borrower can choose', () => {
    const codes = (seedOf('banks').items as { code: string; branches: number | null }[]).map(
      ({ code, branches }) => [code, branches],
    );
    expect(codes).toEqual(
      [...kenyaBanks, ...nigeriaBanks].map(({ code, branches }) => [code, branches ?? null]),
    );
  });
});

onBothEngines('a database', (test) => {
  it('a database is seeded once: edited and emptied lists stay, and a new list is added', async () => {
    await seedCatalogue(test.db, seeding);
    const first = await rowsOf(test.db);
    expect(new Set(first.map(({ list }) => list)).size).toBe(listNames.length - 3);
    await inTransaction(test.db, (tx) => replaceList(tx, 'banks', [], begin + 1));
    await test.db.delete(catalogue).where(eq(catalogue.list, 'downloads'));
    await test.db.delete(catalogueLists).where(eq(catalogueLists.list, 'downloads'));
    await seedCatalogue(test.db, { ...seeding, at: begin + 2 });
    const expected = first.filter(({ list }) => list !== 'banks');
    expect(await rowsOf(test.db)).toEqual(expected);
    const times = await test.db.select().from(catalogueLists);
    const editedAt = Object.fromEntries(times.map((row) => [row.list, row.editedAt - begin]));
    expect(editedAt).toMatchObject({ banks: 1, downloads: 2, products: 0 });
  });

  it('one of several servers that start together seeds the database', async () => {
    await Promise.all(Array.from({ length: 5 }, () => seedCatalogue(test.db, seeding)));
    const rows = await rowsOf(test.db);
    expect(rows.filter(({ list }) => list === 'countries').length).toBe(4);
  });

  it('the database of a live lender has no invented data', async () => {
    await seedCatalogue(test.db, { ...seeding, mode: 'live' });
    const lists = new Set((await rowsOf(test.db)).map(({ list }) => list));
    expect([...lists].sort()).toEqual(['banks', 'countries', 'countryAddresses', 'products', 'repayColors']);
    expect(await readList(test.db, 'customerService', kenya)).toEqual([]);
  });

  it('of two concurrent imports, the database contains one whole list', async () => {
    await seedCatalogue(test.db, seeding);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        ['KE01', 'KE02', 'KE03'].map((bank) =>
          inTransaction(test.db, (tx) => replaceList(tx, 'bankBranches', branchesOf(bank), begin)),
        ),
      );
      const items = await readList(test.db, 'bankBranches', kenya);
      expect(new Set(items.map(({ bank }) => bank)).size).toBe(1);
      expect(items.map(({ code }) => code)).toEqual(Array.from({ length: 40 }, (_, at) => String(at)));
    }
  });
});

onBothEngines('an import beside a running lender', (test) => {
  it('[S9-20] the next request returns the imported customer service', async () => {
    const lender = await startTestLender(test.db);
    const own = { phone: '+254 709 000 111', email: 'care@lender.example', hours: '07:00-21:00' };
    const before = granted(await lender.call(customerService, {}));
    const answer = await catalogueCommand(['import', 'customerService', 'service.json'], {
      db: test.db,
      policy: kenya,
      mode: 'sandbox',
      now: () => begin,
      read: () => JSON.stringify([own]),
      write: () => {},
    });
    expect(answer.failed).toBe(false);
    expect(granted(await lender.call(customerService, {}))).toEqual(own);
    expect(before).not.toEqual(own);
  });
});

describe('an invalid item in the table', () => {
  const test = useDatabase();

  it('an invalid item is ignored, logged once, and causes no fault', async () => {
    const lender = await startTestLender(test.db);
    const write = (list: string, item: unknown) =>
      test.db.insert(catalogue).values({ list, key: `by hand ${JSON.stringify(item)}`, position: 99, item });
    await write('products', {
      productId: 'gift',
      name: { en: 'Gift', sw: 'Zawadi', es: 'Regalo' },
      maximumCents: 9_000_000,
    });
    await write('products', { productId: 'nameless' });
    await write('products', 7);
    await write('repayColors', { status: 'overdue', fromDay: null, untilDay: null, color: '#ffff00' });
    await write('customerService', 'call us');
    await write('countryAddresses', { country: 'KE', ranges: ['127.0.0.1/99'] });
    await write('bankBranches', ['x']);
    const token = await registered(lender);
    for (let times = 0; times < 2; times += 1) {
      expect(granted(await lender.call(productList, {})).products.length).toBe(1);
      expect(granted(await lender.call(marketIndex, {})).products.length).toBe(1);
      expect(granted(await lender.call(repayColor, {})).colors.length).toBe(5);
      expect(granted(await lender.call(customerService, {})).phone).toMatch(/^\+254/);
      expect(granted(await lender.call(countryByIp, {})).known).toBe(false);
      expect(granted(await lender.call(getBankBranch, { bankName: 'KE01' }, { token })).branches).toEqual([]);
    }
    const told = lender
      .log()
      .split('\n')
      .filter((line) => line.includes('does not fit'))
      .map((line) => JSON.parse(line) as { list: string; field: string; level: number });
    expect(told.map(({ list, field }) => `${list} ${field}`).sort()).toEqual([
      'bankBranches ',
      'countryAddresses ranges.0',
      'customerService ',
      'products ',
      'products maximumCents',
      'products name',
      'repayColors color',
    ]);
    expect(new Set(told.map(({ level }) => level))).toEqual(new Set([40]));
  });
});

describe('an import of a list', () => {
  const test = useDatabase();

  it('an import is applied completely or not at all, with any content', async () => {
    const lender = await startTestLender(test.db);
    const before = await rowsOf(test.db);
    const anyItem = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.record({ productId: fc.string(), name: fc.record({ en: fc.string() }), phone: fc.string() }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...listNames),
        fc.array(anyItem, { minLength: 1, maxLength: 4 }),
        async (list, items) => {
          const sent = JSON.parse(JSON.stringify(items)) as unknown[];
          const answer = await lender.send(sandboxCatalogue, { list, items: sent });
          expect([errorCodes.invalidInput, errorCodes.unparseableBody]).toContain(answer.code);
          expect(await rowsOf(test.db)).toEqual(before);
        },
      ),
      { seed: 20_261_121, numRuns: 60 },
    );
    for (const list of ['', 'constructor', '__proto__', 'migrations'])
      expect((await lender.send(sandboxCatalogue, { list, items: [] })).fields).toEqual({
        list: 'value.invalid',
      });
  });

  it('an import names each repeated row, and reports at most fifty faults', () => {
    const branch = { bank: 'KE01', code: '1', name: 'Moi Avenue' };
    expect(checkList('bankBranches', [branch, { ...branch, code: '2' }, branch], kenya).problems).toEqual([
      { row: 3, field: '', says: 'is the same as row 1: KE01 1' },
    ]);
    expect(
      checkList(
        'bankBranches',
        Array.from({ length: 200 }, () => ({})),
        kenya,
      ).problems.length,
    ).toBe(50);
    expect(
      checkList(
        'bankBranches',
        Array.from({ length: 20_001 }, () => branch),
        kenya,
      ).problems,
    ).toEqual([{ row: null, field: '', says: 'has more than 20000 items' }]);
  });

  it('a list is not read again before its items change, by whomever', async () => {
    await seedCatalogue(test.db, seeding);
    const read = () => readList(test.db, 'banks', kenya);
    const before = await read();
    expect(await read()).toBe(before);
    // As another process or a person edits, who tells nobody.
    await test.db.execute(sql`
      update catalogue set item = jsonb_set(item, '{name}', '"Bank of Kisumu"') where list = 'banks' and key = 'KE01'`);
    const after = await read();
    expect(after.find(({ code }) => code === 'KE01')?.name).toBe('Bank of Kisumu');
    expect(after.length).toBe(before.length);
    await test.db.execute(sql`delete from catalogue where list = 'banks' and key <> 'KE01'`);
    expect((await read()).map(({ code }) => code)).toEqual(['KE01']);
    const items = [{ key: 'KE02', item: { ...after[1]!, code: 'KE02' } }];
    await inTransaction(test.db, (tx) => replaceList(tx, 'banks', items, begin));
    expect((await read()).map(({ code }) => code)).toEqual(['KE02']);
  });

  it('a change that is taken back is not remembered', async () => {
    await seedCatalogue(test.db, seeding);
    const before = await readList(test.db, 'banks', kenya);
    const undone = test.db.transaction(async (tx) => {
      await replaceList(tx, 'banks', [], begin + 1);
      expect(await readList(tx, 'banks', kenya)).toEqual([]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await readList(test.db, 'banks', kenya)).toEqual(before);
  });

  it('an import keeps the order of its items', async () => {
    await seedCatalogue(test.db, seeding);
    const items = ['b', 'a', 'c'].map((code) => ({
      key: `KE01 ${code}`,
      item: { bank: 'KE01', code, name: code },
    }));
    await inTransaction(test.db, (tx) => replaceList(tx, 'bankBranches', items, begin));
    const read = await readList(test.db, 'bankBranches', kenya);
    expect(read.map(({ code }) => code)).toEqual(['b', 'a', 'c']);
    const [row] = await test.db
      .select()
      .from(catalogue)
      .where(and(eq(catalogue.list, 'bankBranches'), eq(catalogue.key, 'KE01 a')));
    expect(row!.position).toBe(1);
  });
});

describe.skipIf('missing' in postgres)('several connections to one PostgreSQL', () => {
  const test = useDatabase(openOwnPostgres);

  it('an older snapshot has the older list, also after the newer was read', async () => {
    await seedCatalogue(test.db, seeding);
    const before = await readList(test.db, 'banks', kenya);
    await inSnapshot(test.db, async (tx) => {
      expect(await readList(tx, 'banks', kenya)).toEqual(before);
      await inTransaction(test.db, (changing) => replaceList(changing, 'banks', [], begin));
      expect(await readList(test.db, 'banks', kenya)).toEqual([]);
      expect(await readList(tx, 'banks', kenya)).toEqual(before);
    });
    expect(await readList(test.db, 'banks', kenya)).toEqual([]);
  });
});
