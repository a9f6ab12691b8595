import { kenya } from '@kopa/contract';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { begin } from '../../test/test-lender.ts';
import { CannotStart, readSettings } from '../settings/settings.ts';
import { catalogue, staffActs } from '../storage/schema/index.ts';
import { staffCommand } from './staff-command.ts';
import { catalogueCommand } from './catalogue-command.ts';
import { listNames } from '../lending/catalogue/lists.ts';
import { readList } from '../lending/catalogue/read-list.ts';

describe('the catalogue command', () => {
  const test = useDatabase();
  const files = new Map<string, string>();
  const run = (words: string, mode: 'sandbox' | 'live' = 'sandbox') =>
    catalogueCommand(words.split(' ').filter(Boolean), {
      db: test.db,
      policy: kenya,
      mode,
      now: () => begin,
      read: (file) => {
        const text = files.get(file);
        if (text === undefined) throw Object.assign(new Error('no file'), { code: 'ENOENT', path: file });
        return text;
      },
      write: (file, text) => void files.set(file, text),
    });

  it('the command lists every list with its items', async () => {
    const { lines, failed } = await run('list');
    expect(failed).toBe(false);
    expect(lines.map((line) => line.split(',')[0])).toEqual(listNames);
    expect(lines.find((line) => line.startsWith('banks,'))).toContain('88 items, of 2026-01-15:');
  });

  it.each(listNames)('the command imports the %s that it exported', async (list) => {
    await run('list');
    const before = await readList(test.db, list, kenya);
    expect((await run(`export ${list} a.json`)).failed).toBe(false);
    expect(await run(`import ${list} a.json`)).toEqual({
      lines: [`${list}: ${before.length} items are in use from now on.`],
      failed: false,
    });
    expect(await readList(test.db, list, kenya)).toEqual(before);
  });

  it('an import works on a database that no server has opened yet, and seeds the other lists', async () => {
    files.set('a.json', JSON.stringify([{ bank: 'KE01', code: '101', name: 'Moi Avenue' }]));
    expect((await run('import bankBranches a.json')).failed).toBe(false);
    expect((await readList(test.db, 'banks', kenya)).length).toBe(88);
  });

  it('with a desk an import names a member of staff, and changes no price', async () => {
    const add = (address: string, role: string) =>
      staffCommand(['add', address, role, 'Kiptoo', 'Langat'], {
        db: test.db,
        market: kenya.market,
        at: begin,
        publicUrl: null,
      });
    await add('kiptoo@lender.example', 'admin');
    await add('barasa@lender.example', 'agent');
    files.set('a.json', JSON.stringify([{ bank: 'KE01', code: '101', name: 'Moi Avenue' }]));
    expect((await run('import bankBranches a.json')).lines[0]).toBe('No member of staff has the address "".');
    expect((await run('import bankBranches a.json barasa@lender.example')).lines[0]).toBe(
      'Your roles do not change the catalogue. Ask: admin.',
    );
    expect((await run('import bankBranches a.json kiptoo@lender.example')).failed).toBe(false);
    const acts = await test.db.select().from(staffActs).orderBy(asc(staffActs.no));
    expect(acts.at(-1)).toMatchObject({
      act: 'catalogue.imported',
      aboutId: 'bankBranches',
      from: 'command',
    });
    const name = { en: 'Loan', sw: 'Mkopo', es: 'Préstamo' };
    const product = { productId: 'personal', name, maximumCents: 1_000_000 };
    files.set('a.json', JSON.stringify([product]));
    expect((await run('import products a.json kiptoo@lender.example')).lines[0]).toContain(
      'the limits and prices of personal change at the desk, by two people',
    );
    files.set(
      'a.json',
      JSON.stringify([
        { productId: 'personal', name },
        { ...product, productId: 'small' },
      ]),
    );
    expect((await run('import products a.json kiptoo@lender.example')).failed).toBe(false);
  });

  it.each([
    ['[', 'a.json is no JSON: '],
    ['{}', 'the list: must be a JSON array of items'],
    ['[{"bank": "KE01", "code": "1"}]', 'row 1, name: is missing'],
    ['[{"bank": "KE01", "code": 1, "name": "A"}]', 'row 1, code: must be text'],
    ['[{"bank": "KE01", "code": "1", "name": ""}]', 'row 1, name: must have at least 1 characters'],
    ['[{"bank": "KE01", "code": "1", "name": "A\\u0000"}]', 'row 1, name: has control characters'],
    ['[{"bank": "KE01", "code": "1", "name": "A", "town": 1}]', 'row 1, town: is no field of this list'],
    ['[null]', 'row 1: must be an object'],
  ])('an import refuses %s and states the reason', async (content, says) => {
    await run('list');
    files.set('a.json', content);
    const { lines, failed } = await run('import bankBranches a.json');
    expect(failed).toBe(true);
    expect(lines.join('\n')).toContain(says);
    expect(await readList(test.db, 'bankBranches', kenya)).toEqual([]);
  });

  it.each([
    ['', 'list  '],
    ['delete banks', 'list  '],
    ['import', 'There is no list ""'],
    ['import constructor a.json', 'There is no list "constructor"'],
    ['import banks', 'Name a file.'],
    ['import banks none.json', 'none.json cannot be read: ENOENT'],
  ])('the command answers %j with its usage', async (words, says) => {
    const { lines, failed } = await run(words);
    expect(failed).toBe(true);
    expect(lines.join('\n')).toContain(says);
  });

  it('a check reports ignored items, and the data that a live lender still needs', async () => {
    const fresh = await run('check');
    expect(fresh.failed).toBe(false);
    expect(fresh.lines).toContain('customerService, row 1: is made up');
    expect((await run('check', 'live')).failed).toBe(true);
    await test.db
      .update(catalogue)
      .set({ item: { phone: 'call us' } })
      .where(eq(catalogue.list, 'customerService'));
    const { lines, failed } = await run('check');
    expect(failed).toBe(true);
    expect(lines).toContain(
      'customerService, row 1, phone: must be a number, as in +254 20 000 0000; left out',
    );
  });

  it('an old setting names the command that replaces it', () => {
    for (const name of [
      'BANK_BRANCHES',
      'RECOMMENDED_PRODUCTS',
      'SUPPORT_PHONE',
      'SUPPORT_EMAIL',
      'SUPPORT_HOURS',
    ]) {
      expect(() => readSettings({ [name]: 'x' })).toThrow(CannotStart);
      expect(() => readSettings({ [name]: 'x' })).toThrow(`${name} is no setting any more`);
      readSettings({ [name]: ' ' });
    }
  });
});
