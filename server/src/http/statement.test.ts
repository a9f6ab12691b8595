import { repayStatement, repayStatementCsv } from '@kopa/contract/calls/statement';
import { errorCodes } from '@kopa/contract';
import type { LoanStatement } from '@kopa/contract/entities';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  disbursed,
  prompt,
  repaid,
  settle,
  startMoneyLender,
  heldReference,
  detailOf,
} from '../../test/loan.ts';
import { granted, inject, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { jobs } from '../storage/schema/index.ts';
import { accountFrom, lineFrom } from '../../test/recompute.ts';

const statementOf = async (lender: TestLender, { token, orderNo }: { token: string; orderNo: string }) =>
  granted(await lender.call(repayStatement, { orderNo }, { token }));
const csvOf = async (lender: TestLender, loan: { token: string; orderNo: string }, lang = 'en') =>
  lender.app.inject(await inject(repayStatementCsv, { orderNo: loan.orderNo }, { token: loan.token, lang }));

/** Everything in a statement follows from its own figures, computed by hand. */
function expectRecomputable(statement: LoanStatement): void {
  let balance = 0;
  for (const line of statement.lines) {
    balance += line.cents;
    expect([line.day, line.balanceCents]).toEqual([line.day, balance]);
    expect([line.day, line.kind, lineFrom(line, statement.terms)]).toEqual([line.day, line.kind, line.cents]);
  }
  expect(balance).toBe(statement.owedCents - statement.standing.overpaidCents);
  const { principalOwedCents, interestOwedCents, penaltyOwedCents } = statement;
  expect({ principalOwedCents, interestOwedCents, penaltyOwedCents }).toEqual(accountFrom(statement));
}

onBothEngines('a statement', (test) => {
  it('the statement states rule, figures and balance for each line', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.pass(3 * day);
    await repaid(lender, loan, 3_000);
    const statement = await statementOf(lender, loan);
    expect(statement.lines[0]).toMatchObject({
      kind: 'disbursement',
      cents: 1_000_000,
      balanceCents: 1_000_000,
      reason: { rule: 'disbursed', sentCents: 988_400, feeCents: 9_800, taxCents: 1_800 },
    });
    expect(statement.lines[2]).toMatchObject({
      kind: 'interest',
      cents: 800,
      // Two days of 30% a year on 10,000 are 16.44, so 16; of that 8 were charged on the first.
      reason: { baseCents: 1_000_000, days: 2, soFarCents: 1_600, beforeCents: 800, roomCents: null },
    });
    expect(statement.lines.at(-1)).toMatchObject({
      kind: 'payment',
      cents: -300_000,
      reason: { rule: 'paid', interestCents: 2_500, principalCents: 297_500, overpaidCents: 0 },
    });
    expect(statement.standing).toMatchObject({ daysLate: 0, arrears: 'none', refunds: [] });
    expectRecomputable(statement);
  });

  it('the statement names a late payment as the reason of a correction', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.pass(10 * day);
    await prompt(lender, loan, 4_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await settle(lender, reference, 0, 0);
    await lender.sandbox.clock.moveTo(lender.now() + 3 * day);
    // The nightly job runs before the callback.
    await test.db.update(jobs).set({ doneAt: lender.now() }).where(eq(jobs.kind, 'promptCheck'));
    await lender.jobs.runDue();
    await settle(lender, reference, 0, 1);
    const statement = await statementOf(lender, loan);
    const corrections = statement.lines.filter(({ kind }) => kind === 'correction');
    expect(corrections.length).toBeGreaterThan(0);
    for (const { reason, cents } of corrections) {
      expect(cents).toBeLessThan(0);
      expect(reason).toMatchObject({
        rule: 'corrected',
        charge: 'interest',
        because: expect.stringMatching(/^[A-Z][A-L]\w{8}$/),
      });
    }
    expectRecomputable(statement);
  });

  it('[S1-45] the statement counts the late days, and names the cap of the penalty where the cap applies', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.sandbox.clock.moveTo(lender.now() + (91 + 50) * day);
    await lender.jobs.runDue();
    const token = await loggedIn(lender);
    const statement = await statementOf(lender, { ...loan, token });
    expect(statement.standing).toMatchObject({ daysLate: 50, arrears: 'days31to60' });
    expect(statement.penaltyOwedCents).toBe(925_200);
    expectRecomputable(statement);
    const csv = (await csvOf(lender, { ...loan, token })).body;
    expect(csv).toContain('no more than');
    expect((await detailOf(lender, { ...loan, token })).standing).toEqual(statement.standing);
  });

  it('the statement is available as a table for a spreadsheet, in the language of the request', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.pass(2 * day);
    const reply = await csvOf(lender, loan);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    const rows = reply.body.split('\r\n');
    expect(rows[0]).toBe(
      'Day,Recorded on,What,How it was computed,Added (KSh),Taken off (KSh),Left to pay (KSh),In your favour (KSh),Receipt',
    );
    expect(rows[1]).toBe(
      '2026-01-15,2026-01-15,Loan,"KSh 9884.00 sent to you, fee KSh 98.00 and tax KSh 18.00 taken off",10000.00,,10000.00,,',
    );
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toBe('');
    expect((await csvOf(lender, loan, 'es')).body).toContain('Falta pagar (KSh)');
  });

  it('the statement is refused to other borrowers, and before a loan', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const token = await registered(lender, '722000001');
    for (const call of [repayStatement, repayStatementCsv]) {
      const answer = await lender.call(call, { orderNo: loan.orderNo }, { token });
      expect(answer.code).toBe(errorCodes.orderNotFound);
      expect((await lender.call(call, { orderNo: loan.orderNo })).code).toBe(errorCodes.notLoggedIn);
    }
  });
});
