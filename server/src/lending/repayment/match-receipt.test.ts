import { addDays } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { orderSteps } from '@kopa/contract/order-steps';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { amountCents, disbursedOn, loan, other, paidAt, promptedLoan } from '../../../test/prompted-loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { hour, minute, startOfDay } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { promptHash } from '../../storage/prompt-name.ts';
import { extensions, jobs, journals, orders } from '../../storage/schema/index.ts';
import { accrueAll } from '../ledger/accrue-all.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { addByHand, leaveTakenBack } from './match-receipt.ts';
import { recordPrompt } from './prompt-outcome.ts';

const test = useDatabase();
const { prompted, paidIn, rows, holders, told, answered, kept, received } = promptedLoan(test);

it.each([
  ['made five minutes after it by the clock of the server', -5 * minute, 'P1'],
  ['made later than that', -5 * minute - 1, 'by hand'],
  ['made fifteen minutes before it', 15 * minute, 'P1'],
  ['made earlier than that', 15 * minute + 1, 'by hand'],
])('money on the paybill beside an open prompt of its amount, %s', async (_, beforeMs, holder) => {
  await prompted('P1', beforeMs);
  await paidIn('SPAIDIN001', amountCents, paidAt, { toldMs: 10 * minute });
  expect(await holders()).toEqual({ SPAIDIN001: holder });
});

it('money of an earlier time than an open prompt is of the prompt when the clock was set back', async () => {
  await prompted('P1', -24 * hour);
  await paidIn('SPAIDIN001');
  expect(await holders()).toEqual({ SPAIDIN001: 'P1' });
});

it.each([
  ['set back since', -24 * hour, paidAt + minute],
  ['set ahead since', 72 * hour, paidAt + minute],
])(
  'a prompt that was made and paid without a receipt with a clock %s has its money',
  async (_, beforeMs, at) => {
    await prompted('P1', beforeMs);
    await answered('P1', at);
    // Reported when the clock is right again.
    await paidIn('SPAIDIN001', amountCents, paidAt, { toldMs: 48 * hour });
    expect(await holders()).toEqual({ SPAIDIN001: 'P1' });
    expect((await received()).booked).toBe(amountCents);
  },
);

it.each([
  ['before the provider was asked', [2 * hour, 3 * hour]],
  ['after the provider was asked', [3 * hour, 2 * hour]],
])(
  'money that came after the clock was set back, and is reported when the clock is right, %s, counts once',
  async (_, [toldMs = 0, askedMs = 0]) => {
    await prompted('P1', -hour);
    const report = () => paidIn('SPAIDIN001', amountCents, paidAt, { toldMs });
    const ask = () => answered('P1', paidAt + askedMs);
    for (const happens of toldMs < askedMs ? [report, ask] : [ask, report]) await happens();
    expect(await holders()).toEqual({ SPAIDIN001: 'P1' });
    expect((await received()).booked).toBe(amountCents);
    // The money was by hand after all: the prompt's own receipt is more money.
    await told('SOWN000001');
    expect(await holders()).toEqual({ SPAIDIN001: 'by hand', SOWN000001: 'P1' });
    expect((await received()).booked).toBe(2 * amountCents);
  },
);

it('of several prompts the money is of the oldest that waits, and never of one that failed for a reason', async () => {
  await prompted('P0', 9 * minute, { state: 'failed', failure: 'cancelled' });
  await prompted('P1', 8 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P2', 7 * minute);
  await paidIn('SPAIDIN001');
  await paidIn('SPAIDIN002');
  await paidIn('SPAIDIN003');
  expect(await holders()).toEqual({ SPAIDIN001: 'P2', SPAIDIN002: 'P1', SPAIDIN003: 'by hand' });
  expect((await inTransaction(test.db, reconcile)).balances.paybillFloat).toBe(3 * amountCents);
});

it('of equal prompts the oldest is paid first', async () => {
  await prompted('P1', 8 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P2', 7 * minute, { state: 'failed', failure: 'unanswered' });
  await paidIn('SPAIDIN001');
  expect(await holders()).toEqual({ SPAIDIN001: 'P1' });
});

it("a prompt's own report takes its receipt back from a payment by hand", async () => {
  await prompted('P1', 20 * minute);
  await paidIn('SOWN000001');
  expect(await holders()).toEqual({ SOWN000001: 'by hand' });
  await told('SOWN000001');
  expect((await rows()).map(({ payOrderId, state, receipt }) => [payOrderId, state, receipt])).toEqual([
    ['P1', 'paid', 'SOWN000001'],
  ]);
  expect((await inTransaction(test.db, reconcile)).balances.paybillFloat).toBe(amountCents);
});

it('another receipt than the one that was assigned to a prompt is more money', async () => {
  await prompted('P1', minute);
  await paidIn('SBYHAND001');
  expect(await holders()).toEqual({ SBYHAND001: 'P1' });
  await told('SOWN000001');
  expect(await holders()).toEqual({ SBYHAND001: 'by hand', SOWN000001: 'P1' });
  expect((await rows()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  const { balances, received, differing } = await inTransaction(test.db, reconcile);
  expect([balances.paybillFloat, received.borrowers, differing]).toEqual([
    2 * amountCents,
    2 * amountCents,
    [],
  ]);
});

it('a second receipt for a prompt that named its own is other money, and goes to suspense', async () => {
  await prompted('P1', minute);
  await told('SFIRST0001');
  await told('SFIRST0001');
  await told('SOTHER0001');
  expect(await holders()).toEqual({ SFIRST0001: 'P1' });
  const { balances, differing } = await inTransaction(test.db, reconcile);
  expect([balances.paybillFloat, balances.suspense, differing]).toEqual([2 * amountCents, -amountCents, []]);
});

it('a payment without a prompt is not paid before its money is booked', async () => {
  const added = await inTransaction(test.db, (tx) => addByHand(tx, loan, amountCents, paidAt));
  expect(added).toMatchObject({ state: 'failed', failure: 'notBooked', mobile: '', createdAt: paidAt });
});

it("the price of an extension on the paybill extends this loan, and no other loan's extension", async () => {
  const today = addDays(disbursedOn, 80);
  const at = startOfDay(today);
  await accrueAll(test.db, { today, through: addDays(today, -1), at });
  // The interest up to the due date is 748, that of 30 days more 247; the fee with its tax is 116.
  const price = { days: 30, feeCents: 9_800, taxCents: 1_800, payNowCents: 74_800 + 11_600 };
  const asked = { ...price, day: today, newDueOn: addDays(disbursedOn, 121), newDueCents: 1_024_700 };
  const times = { createdAt: at, expiresAt: at + hour };
  for (const orderNo of [other, loan])
    await test.db
      .insert(extensions)
      .values({ ...asked, ...times, payOrderId: `E${orderNo}`, orderNo, state: 'open' });
  await paidIn('SEXTEND001', price.payNowCents, at + hour);
  const kept = await test.db.select().from(extensions).orderBy(asc(extensions.orderNo));
  expect(kept.map(({ state, journalKey }) => [state, journalKey])).toEqual([
    ['extended', 'receipt:SEXTEND001'],
    ['open', null],
  ]);
  expect((await test.db.select().from(jobs)).map(({ payload }) => payload)).toMatchObject([
    { message: 'loanExtended', amountCents: price.payNowCents, values: { receipt: 'SEXTEND001' } },
  ]);
  const { balances, differing } = await inTransaction(test.db, reconcile);
  expect([balances.feeIncome, differing]).toEqual([3 * -9_800, []]);
});

it.each([
  ['made a day after it by the clock of the server', -24 * hour, -25 * hour, 'P1'],
  ['made later than that', -24 * hour - 1, -25 * hour, 'by hand'],
  ['asked about a day before it by that clock', 72 * hour, 24 * hour, 'P1'],
  ['asked about earlier than that', 72 * hour, 24 * hour + 1, 'by hand'],
])(
  'money on the paybill beside a prompt that is paid without a receipt, %s',
  async (_, madeBeforeMs, askedBeforeMs, holder) => {
    await prompted('P1', madeBeforeMs);
    await answered('P1', paidAt - askedBeforeMs);
    await paidIn('SPAIDIN001', amountCents, paidAt, { toldMs: 26 * hour });
    await paidIn('SPAIDIN001', amountCents, paidAt, { toldMs: 26 * hour });
    expect(await holders()).toEqual({ SPAIDIN001: holder });
    const isSame = holder === 'P1';
    expect((await rows())[0]).toMatchObject({ state: 'paid', receiptFrom: isSame ? 'query' : null });
    expect((await received()).booked).toBe(isSame ? amountCents : 2 * amountCents);
  },
);

it("the paybill's word makes the same payment of the desk the provider's, and nothing else does", async () => {
  await paidIn('SDESK00001', amountCents, paidAt, { from: 'desk' });
  const desk = [['by hand', 'paid', 'SDESK00001', 'desk']];
  await paidIn('SDESK00001', amountCents, paidAt, { from: 'desk' });
  await paidIn('SDESK00001', amountCents + 100);
  await paidIn('SDESK00001', amountCents, paidAt, { orderNo: other });
  expect(await kept()).toEqual(desk);
  await paidIn('SDESK00002', 50_000);
  await paidIn('SDESK00001');
  const both = [
    ['by hand', 'paid', 'SDESK00001', 'paybill'],
    ['by hand', 'paid', 'SDESK00002', 'paybill'],
  ];
  expect(await kept()).toEqual(both);
  await paidIn('SDESK00002', 50_000, paidAt, { from: 'desk' });
  expect(await kept()).toEqual(both);
  expect(await received()).toEqual({
    booked: amountCents + 50_000,
    suspense: 0,
    borrowers: amountCents + 50_000,
  });
});

it('a payment that is taken back is kept as one that did not succeed, and its prompt is asked about again', async () => {
  await prompted('P1', minute);
  for (const receipt of ['SDESK00001', 'SDESK00002', 'SDESK00003'])
    await paidIn(receipt, amountCents, paidAt, { from: 'desk' });
  await test.db.delete(jobs);
  const at = paidAt + hour;
  const [prompt, byHand, stays] = await rows();
  await inTransaction(test.db, async (tx) => {
    for (const row of [prompt!, byHand!]) await leaveTakenBack(tx, row, at);
  });
  const takenBack = { state: 'failed', failure: 'takenBack', receipt: null, takenBackAt: at };
  expect(await rows()).toMatchObject([
    { ...prompt, state: 'failed', failure: 'unanswered', receipt: null, receiptFrom: null, settledAt: at },
    { ...byHand, ...takenBack, settledAt: paidAt + minute },
    stays!,
    { ...takenBack, mobile: '', amountCents, createdAt: prompt!.createdAt, settledAt: paidAt + minute },
  ]);
  expect(await test.db.select().from(jobs)).toMatchObject([{ kind: 'promptCheck', key: `P1:${at}` }]);
});

it('what a payment brings is told by SMS once, with its receipt or the beginning of our id', async () => {
  await prompted('PROMPT-OF-LOAN', minute);
  await answered('PROMPT-OF-LOAN');
  await paidIn('SPART00001', 50_000);
  await paidIn('SREST00001', 900_000);
  await paidIn('SMORE00001', 60_000);
  const sent = await test.db.select().from(jobs).where(eq(jobs.kind, 'sms')).orderBy(asc(jobs.id));
  expect(sent.map(({ key, payload }) => [key, payload])).toEqual(
    [
      ['PROMPT-OF-LOAN', 'repaymentReceived', amountCents, 'PROMPT-O'],
      ['SPART00001', 'repaymentReceived', 50_000, 'SPART00001'],
      ['SREST00001', 'loanFinished', 900_000, 'SREST00001'],
      ['SMORE00001', 'paidAfterEnd', 60_000, 'SMORE00001'],
    ].map(([key, message, cents, receipt]) => [
      `repaid:${key}`,
      { orderNo: loan, message, amountCents: cents, values: { receipt } },
    ]),
  );
});

it.each([
  ['before its due date', 91, 'repaying'],
  ['after its due date', 92, 'overdued'],
] as const)('a payment after a failed prompt brings a loan back to its step, %s', async (_, days, step) => {
  const at = startOfDay(addDays(disbursedOn, days)) + hour;
  await test.db.update(orders).set({ step: orderSteps.payFail }).where(eq(orders.orderNo, loan));
  await paidIn('SPART00001', 50_000, at);
  expect((await test.db.select().from(orders).where(eq(orders.orderNo, loan)))[0]?.step).toBe(
    orderSteps[step],
  );
});

it('no prompt is paid before its time, and a payment by hand is of the day when its money came', async () => {
  await prompted('P1', 0);
  await inTransaction(test.db, (tx) => {
    const paid = { receipt: 'SEARLY0001', amountCents, paidAt: paidAt - 24 * hour };
    return recordPrompt(
      tx,
      { payOrderId: 'P1', providerId: 'ws_P1', outcome: { paid, failure: null } },
      paidAt + hour,
      kenyaMarket,
    );
  });
  expect(await test.db.select().from(journals).where(eq(journals.kind, 'receipt'))).toMatchObject([
    { key: 'receipt:SEARLY0001', day: disbursedOn, orderNo: loan },
  ]);
  expect((await rows())[0]).toMatchObject({ state: 'paid', promptHash: promptHash(test.db, 'ws_P1') });
});
