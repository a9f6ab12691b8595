import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { entries } from '../../storage/schema/index.ts';
import { postAll, type Journal } from './post.ts';

const test = useDatabase();
const day = '2026-01-15';
const fact = (key: string, cents = 100): Journal => ({
  key,
  kind: 'receipt',
  orderNo: null,
  day,
  at: begin,
  sides: { paybillFloat: cents, suspense: -cents, feeIncome: 0 },
});
const posted = (...all: Journal[]) => inTransaction(test.db, (tx) => postAll(tx, all));
const sum = async () =>
  (await test.db.select().from(entries))
    .filter(({ account }) => account === 'paybillFloat')
    .reduce((total, { cents }) => total + cents, 0);

beforeEach(() => posted(fact('known')));

it('of many facts each is recorded once, in one statement or in several', async () => {
  expect(await posted(fact('new'), fact('known', 7), fact('new', 9))).toBe(1);
  expect(await sum()).toBe(200);
  expect(await test.db.select().from(entries)).toHaveLength(4);
  expect(await posted(fact('known'), fact('new'))).toBe(0);
  expect(await posted()).toBe(0);
  const many = Array.from({ length: 501 }, (_, index) => fact(`many ${index}`, 1));
  expect(await posted(...many)).toBe(501);
  expect(await sum()).toBe(701);
});
