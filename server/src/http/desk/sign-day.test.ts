import { errorCodes } from '@kopa/contract';
import { deskDayCsv, deskDayEnd, deskDaySign } from '@kopa/contract/desk/calls/day-end';
import { deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { inSuspense } from '../../../test/proof.ts';
import { granted } from '../../../test/test-lender.ts';
import { day as dayMs } from '../../../test/times.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { signedDays, staffActs } from '../../storage/schema/index.ts';

const first = '2026-01-15';
const explained = [
  { what: 'received', book: 'provider', text: 'Paid at an agent, in the next statement' },
] as const;

const sign = (person: AtDesk, changes: Record<string, unknown> = {}, key?: string) =>
  person.call(deskDaySign, { day: first, explained: [], ...changes }, key === undefined ? {} : { key });
const signed = async (person: AtDesk) => granted(await person.call(deskDayEnd, { day: first })).signed;
const total = (rows: string[][], column: number) =>
  rows.reduce((sum, cells) => sum + Math.round(Number(cells[column]) * 100), 0);

onBothEngines('signing a day', (test) => {
  /** The day after a loan of 10,000, of which 2,000 were paid back. */
  const start = async (withDifference = false) => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    await repaid(lender, loan, 2_000);
    if (withDifference) await inSuspense(lender);
    await lender.pass(dayMs);
    await lender.jobs.runDue();
    const finance = await staffAt(lender, ['finance']);
    return { lender, loan, finance };
  };
  /** The provider's statement loses 500 of the payment. */
  const providerLoses = () =>
    test.db
      .update(simulatedPayments)
      .set({ shillings: 1_500 })
      .where(eq(simulatedPayments.kind, 'repayment'));
  const acts = async () => test.db.select().from(staffActs).orderBy(asc(staffActs.no));

  it('a day without a difference is signed by one person, once, and is fixed', async () => {
    const { finance } = await start();
    expect(await signed(finance)).toBeNull();
    expect(granted(await sign(finance, {}, 'once'))).toEqual({ requestId: null });
    expect(granted(await sign(finance, {}, 'once'))).toEqual({ requestId: null });
    expect(await signed(finance)).toMatchObject({
      people: 'Achieng Atieno',
      explained: [],
      since: { books: [], isLedgerOther: false },
    });
    expect((await sign(finance)).code).toBe(deskErrorCodes.daySigned);
    expect((await acts()).map(({ act, aboutId }) => [act, aboutId])).toEqual([['dayEnd.signed', first]]);
    await expect(test.db.delete(signedDays)).rejects.toThrow();
  });

  it('differences are explained, a second person signs too, and later changes show as since signing', async () => {
    const { lender, finance } = await start(true);
    for (const wrong of [[], [{ ...explained[0], book: 'told' }], [...explained, ...explained]])
      expect(await sign(finance, { explained: wrong })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { explained: 'explained.required' },
      });
    const { requestId } = granted(await sign(finance, { explained }));
    expect(requestId).not.toBeNull();
    expect(granted(await finance.call(deskDayEnd, { day: first }))).toMatchObject({
      isAsked: true,
      signed: null,
    });
    const decision = { id: requestId!, agreed: true, why: 'Seen in the statement' };
    expect((await finance.call(deskSecondDecide, decision)).code).toBe(deskErrorCodes.ownRequest);
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    granted(await second.call(deskSecondDecide, decision));
    expect(await signed(second)).toMatchObject({ people: 'Achieng Atieno, Barasa Wekesa', explained });
    expect((await acts()).at(-1)).toMatchObject({
      act: 'dayEnd.signed',
      after: { cents: 50_000, explained },
    });
    await providerLoses();
    expect((await signed(second))!.since).toEqual({
      books: [{ what: 'received', column: 'providerCents', beforeCents: 200_000, nowCents: 150_000 }],
      isLedgerOther: false,
    });
  });

  it('a request is refused when the figures are others by then', async () => {
    const { lender, finance } = await start(true);
    const { requestId } = granted(await sign(finance, { explained }));
    await providerLoses();
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    const answer = await second.call(deskSecondDecide, { id: requestId!, agreed: true, why: 'Seen' });
    expect(answer.code).toBe(deskErrorCodes.changedMeanwhile);
    expect(await test.db.select().from(signedDays)).toEqual([]);
  });

  it('today, and a day whose charges are missing, cannot be signed', async () => {
    const { lender, finance } = await start();
    expect(await sign(finance, { day: '2026-01-16' })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { day: 'value.invalid' },
    });
    await lender.pass(dayMs);
    await test.db.execute("update orders set charged_through = '2026-01-15'");
    const later = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    expect((await sign(later, { day: '2026-01-16' })).code).toBe(deskErrorCodes.dayOpen);
  });

  it('the tables of a day balance, name no person, and are recorded', async () => {
    const { loan, finance } = await start();
    const csv = async (table: 'accounts' | 'journals', day = first) =>
      granted(await finance.call(deskDayCsv, { day, table }))
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
    const [head, ...sums] = await csv('accounts');
    expect(head).toEqual(['Account', 'Debit', 'Credit']);
    expect(total(sums, 1)).toBe(total(sums, 2));
    expect(total(sums, 1)).toBeGreaterThan(0);
    const [columns, ...sides] = await csv('journals');
    expect(columns).toEqual(['Booked', 'Day', 'Kind', 'Fact', 'Order', 'Account', 'Debit', 'Credit']);
    expect([total(sides, 6), total(sides, 7)]).toEqual([total(sums, 1), total(sums, 2)]);
    expect(new Set(sides.map((cells) => cells[4]))).toEqual(new Set([loan.orderNo]));
    const [, ...night] = await csv('journals', '2026-01-16');
    expect(night.length).toBe(new Set(night.map((cells) => cells.slice(1, 6).join())).size);
    expect((await acts()).map(({ act, after }) => [act, after])).toContainEqual([
      'dayEnd.exported',
      { table: 'accounts', rows: sums.length },
    ]);
    expect(await finance.call(deskDayCsv, { day: '2026-01-17', table: 'accounts' })).toMatchObject({
      code: errorCodes.invalidInput,
    });
  });
});
