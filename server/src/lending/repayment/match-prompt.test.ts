import { kenyaMarket } from '@kopa/contract/market';
import { expect, it } from 'vitest';
import { amountCents, loan, other, paidAt, promptedLoan } from '../../../test/prompted-loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { hour, minute } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { creditCertain } from './match-receipt.ts';

const test = useDatabase();
const { prompted, paidIn, rows, holders, told, answered, kept, received, suspended } = promptedLoan(test);

it.each([
  ['a payment by hand five minutes before the prompt', true, -5 * minute, true],
  ['a payment by hand earlier than that', true, -5 * minute - 1, false],
  ['a payment by hand until the answer', true, 47 * hour, true],
  ['a prompt of twenty minutes before', false, -20 * minute, true],
  ['a prompt of earlier than that', false, -20 * minute - 1, false],
  ['a prompt of twenty minutes after', false, 20 * minute, true],
  ['a prompt of later than that', false, 20 * minute + 1, false],
])('the paid prompt takes the receipt over of %s', async (_, byHand, apart, isTaken) => {
  const unanswered = { state: 'failed', failure: 'unanswered' } as const;
  if (!byHand) await prompted('P0', -apart);
  await paidIn('SPAIDIN001', amountCents, paidAt + apart);
  await prompted('P1', 0, unanswered);
  await test.db.delete(jobs);
  await answered('P1', paidAt + 48 * hour);
  const other = byHand ? 'by hand' : 'P0';
  const p1 = ['P1', 'paid', isTaken ? 'SPAIDIN001' : null, isTaken ? 'query' : null];
  const before = isTaken
    ? byHand
      ? []
      : [[other, 'failed', null, 'unanswered']]
    : [[other, 'paid', 'SPAIDIN001', 'paybill']];
  expect(await kept()).toEqual([...before, p1]);
  expect((await received()).booked).toBe(isTaken ? amountCents : 2 * amountCents);
  const now = paidAt + 48 * hour;
  const waiting = await test.db.select().from(jobs);
  expect(waiting.map(({ kind, key, runAt, payload }) => ({ kind, key, runAt, payload }))).toMatchObject(
    isTaken
      ? byHand
        ? []
        : [{ kind: 'promptCheck', key: `P0:${now}`, runAt: now, payload: { payOrderId: 'P0' } }]
      : [{ kind: 'sms', payload: { values: { receipt: 'P1' } } }],
  );
  // The same answer again is the same payment.
  await answered('P1', now);
  expect((await received()).booked).toBe(isTaken ? amountCents : 2 * amountCents);
});

it('a receipt that is certain or in another amount, or a payment of another loan, is nothing to take over', async () => {
  await prompted('P0', minute, { state: 'paid', receipt: 'SOWN000001', receiptFrom: 'prompt' });
  await paidIn('SOTHER0001', amountCents + 100);
  await paidIn('SFOREIGN01', amountCents, paidAt, { orderNo: other });
  await prompted('P1', 0);
  await answered('P1');
  expect(await kept()).toEqual([
    ['P0', 'paid', 'SOWN000001', 'prompt'],
    ['by hand', 'paid', 'SOTHER0001', 'paybill'],
    ['by hand', 'paid', 'SFOREIGN01', 'paybill'],
    ['P1', 'paid', null, null],
  ]);
});

it('the money of a prompt that is paid already is not taken from another payment', async () => {
  await prompted('P1', 20 * minute);
  await answered('P1');
  await paidIn('SHAND00001', amountCents, paidAt + 48 * hour);
  await paidIn('SHAND00002', amountCents, paidAt + 49 * hour);
  const before = await rows();
  await answered('P1', paidAt + 50 * hour);
  expect(await rows()).toEqual(before);
});

it('a receipt in suspense is booked on no loan, whoever tells of the receipt', async () => {
  for (const receipt of ['SSUSPEND01', 'SSUSPEND02', 'SSUSPEND03']) await suspended(receipt);
  await prompted('P1', minute);
  await told('SSUSPEND01');
  await paidIn('SSUSPEND02');
  const order = (await inTransaction(test.db, (tx) => lockOrderNo(tx, loan)))!;
  const payment = { receipt: 'SSUSPEND03', amountCents, paidAt };
  await inTransaction(test.db, (tx) => creditCertain(tx, order, payment, 'voucher', paidAt, kenyaMarket));
  expect(await kept()).toEqual([['P1', 'open', null, null]]);
  expect(await received()).toEqual({ booked: 3 * amountCents, suspense: -3 * amountCents, borrowers: 0 });
  expect(await test.db.select().from(jobs)).toEqual([]);
});

/** Money to a reference of the loan. */
const credited = async (receipt: string) =>
  inTransaction(test.db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    await creditCertain(
      tx,
      order,
      { receipt, amountCents, paidAt },
      'reference',
      paidAt + minute,
      kenyaMarket,
    );
  });

it('money for a certain order is a payment of its own, once, also beside a prompt of its amount', async () => {
  await prompted('P1', minute);
  await answered('P1');
  await paidIn('SNAMED0001');
  // The prompt was booked before its receipt was known.
  await credited('SNAMED0001');
  await prompted('P2', minute);
  for (const receipt of ['OXXO-1', 'OXXO-1', 'OXXO-2']) await credited(receipt);
  expect(await kept()).toEqual([
    ['P1', 'paid', 'SNAMED0001', 'query'],
    ['P2', 'open', null, null],
    ['by hand', 'paid', 'OXXO-1', 'reference'],
    ['by hand', 'paid', 'OXXO-2', 'reference'],
  ]);
  expect((await received()).booked).toBe(3 * amountCents);
});

it('the reports of two prompts whose receipts were mixed up put each receipt where its report says', async () => {
  await prompted('P1', 8 * minute);
  await paidIn('SSECOND001');
  await prompted('P2', 7 * minute);
  await paidIn('SFIRST0001');
  expect(await holders()).toEqual({ SSECOND001: 'P1', SFIRST0001: 'P2' });
  await told('SFIRST0001', 'P1');
  expect(await kept()).toEqual([
    ['P1', 'paid', 'SFIRST0001', 'prompt'],
    ['P2', 'paid', 'SSECOND001', 'paybill'],
  ]);
  await told('SSECOND001', 'P2');
  await told('SFIRST0001', 'P2');
  const certain = [
    ['P1', 'paid', 'SFIRST0001', 'prompt'],
    ['P2', 'paid', 'SSECOND001', 'prompt'],
  ];
  expect(await kept()).toEqual(certain);
  // A receipt that is certainly another prompt's pays no third one.
  await prompted('P3', 6 * minute);
  await told('SFIRST0001', 'P3');
  expect(await kept()).toEqual([...certain, ['P3', 'open', null, null]]);
  expect(await received()).toEqual({ booked: 2 * amountCents, suspense: 0, borrowers: 2 * amountCents });
});

it('a report takes its receipt from a prompt that was paid without one, which stays paid', async () => {
  await prompted('P1', 8 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P2', 7 * minute);
  await answered('P2');
  await paidIn('SFIRST0001');
  expect(await holders()).toEqual({ SFIRST0001: 'P2' });
  await told('SFIRST0001', 'P1');
  expect(await kept()).toEqual([
    ['P1', 'paid', 'SFIRST0001', 'prompt'],
    ['P2', 'paid', null, null],
  ]);
  expect((await received()).booked).toBe(2 * amountCents);
});

it.each([
  ['desk', 'desk'],
  ['paybill', 'paybill'],
] as const)(
  "a receipt of the %s that was not the prompt's stays a payment of its source",
  async (from, source) => {
    await prompted('P1', minute);
    await paidIn('SHAND00001', amountCents, paidAt, { from });
    expect(await kept()).toEqual([['P1', 'paid', 'SHAND00001', from]]);
    await told('SOWN000001');
    expect(await kept()).toEqual([
      ['P1', 'paid', 'SOWN000001', 'prompt'],
      ['by hand', 'paid', 'SHAND00001', source],
    ]);
    expect((await received()).booked).toBe(2 * amountCents);
  },
);

it('a receipt that was guessed for a paid prompt is other money when the prompt names its own', async () => {
  await prompted('P1', minute);
  await answered('P1');
  await paidIn('SHAND00001');
  await told('SOWN000001');
  expect(await kept()).toEqual([
    ['P1', 'paid', 'SOWN000001', 'prompt'],
    ['by hand', 'paid', 'SHAND00001', 'paybill'],
  ]);
  expect((await received()).booked).toBe(2 * amountCents);
});

it('a report of a prompt whose money another prompt was credited with makes that one open to questions', async () => {
  await prompted('P0', 16 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P1', minute);
  await paidIn('SOWN000001');
  await test.db.delete(jobs);
  await told('SOWN000001', 'P0');
  expect(await kept()).toEqual([
    ['P0', 'paid', 'SOWN000001', 'prompt'],
    ['P1', 'failed', null, 'unanswered'],
  ]);
  const at = paidAt + minute;
  expect((await rows()).map(({ settledAt }) => settledAt)).toEqual([at, at]);
  expect(await test.db.select().from(jobs)).toMatchObject([
    { kind: 'promptCheck', key: `P1:${at}`, runAt: at, payload: { payOrderId: 'P1' } },
  ]);
  expect((await received()).booked).toBe(amountCents);
});
