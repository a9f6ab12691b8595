import { getMoney } from '@kopa/contract/calls/loan';
import { deskPayoutAct, deskPayoutAsk, deskPayouts } from '@kopa/contract/desk/calls/payouts';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import {
  books,
  drawn,
  expectAgreement,
  heldReference,
  settle,
  startMoneyLender,
  stepOf,
} from '../../../test/loan.ts';
import { granted } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { disbursements, staffActs } from '../../storage/schema/index.ts';

const why = 'Seen at the provider';
const listed = async (person: AtDesk) => granted(await person.call(deskPayouts, { limit: 50 }));
const decide = (person: AtDesk, id: string, act: 'sent' | 'givenUp', key?: string) =>
  person.call(deskPayoutAct, { id, act, why }, key === undefined ? {} : { key });

onBothEngines('held payouts at the desk', (test) => {
  const payouts = () => test.db.select().from(disbursements).orderBy(asc(disbursements.createdAt));
  const acts = async () =>
    (await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).map((row) => row.act);

  it('an empty float holds a payout, the order stays, and a person sends the money once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 1, 2);
    expect(await stepOf(lender, loan.token)).toBe(7);
    const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
    const { items, counts } = await listed(finance);
    expect(counts).toEqual({ open: 1, late: 0, sumCents: 988_400 });
    expect(items).toMatchObject([
      { id: loan.payout, state: 'held', failure: '1', answer: 'failed', cents: 988_400, owner: null },
    ]);
    expect(items[0]!.dueAt! - items[0]!.since).toBe(4 * hour);
    granted(await decide(finance, loan.payout, 'sent', 'once'));
    granted(await decide(finance, loan.payout, 'sent', 'once'));
    expect((await decide(finance, loan.payout, 'sent')).code).toBe(deskErrorCodes.itemGone);
    await lender.jobs.runDue();
    const next = await heldReference(lender, loan.orderNo, 'disbursement');
    expect(next).not.toBe(loan.payout);
    await settle(lender, next, 0, 2);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect((await payouts()).map(({ state }) => state).sort()).toEqual(['failed', 'paid']);
    expect(await acts()).toEqual(['payouts.sent']);
    await expectAgreement(lender, 988_400);
  });

  it('without a final answer nothing is decided; a payout that is missing goes under its own id', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await lender.pass(2 * hour);
    const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
    expect((await listed(finance)).items).toMatchObject([{ state: 'accepted', answer: null }]);
    granted(await finance.call(deskPayoutAsk, { id: loan.payout }));
    await lender.pass(minute);
    for (const act of ['sent', 'givenUp'] as const)
      expect((await decide(finance, loan.payout, act)).code).toBe(deskErrorCodes.payoutUnanswered);
    // The provider has lost the payout.
    await test.db.delete(simulatedPayments).where(eq(simulatedPayments.reference, loan.payout));
    granted(await finance.call(deskPayoutAsk, { id: loan.payout }, { key: 'again' }));
    await lender.jobs.runDue();
    await lender.pass(minute);
    expect((await listed(finance)).items).toMatchObject([{ answer: 'missing' }]);
    granted(await decide(finance, loan.payout, 'sent'));
    await lender.pass(60_000);
    expect(await heldReference(lender, loan.orderNo, 'disbursement')).toBe(loan.payout);
    await settle(lender, loan.payout, 0);
    expect(await payouts()).toMatchObject([{ id: loan.payout, state: 'paid' }]);
    await expectAgreement(lender, 988_400);
  });

  it('a lost payout that was paid leaves the queue when the provider is asked', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await lender.pass(2 * hour);
    await settle(lender, loan.payout, 0, 0);
    const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
    granted(await finance.call(deskPayoutAsk, { id: loan.payout }));
    await lender.jobs.runDue();
    await lender.pass(minute);
    expect((await listed(finance)).items).toEqual([]);
    expect(await stepOf(lender, await loggedIn(lender))).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a payout above the limit is given up by two people; the borrower collects again, and is paid once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 2001);
    await test.db.update(disbursements).set({ amountCents: 1_200_000 });
    const finance = await staffAt(lender, ['finance'], 'Njeri Mwangi');
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    const { requestId } = granted(await decide(finance, loan.payout, 'givenUp'));
    expect((await decide(finance, loan.payout, 'sent')).code).toBe(deskErrorCodes.secondAsked);
    expect((await listed(second)).items[0]!.isAsked).toBe(true);
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { act: 'payouts.givenUp', may: 'decide', cents: 1_200_000, changes: [] },
    ]);
    const agree = (person: AtDesk) =>
      person.call(deskSecondDecide, { id: requestId!, agreed: true, why: 'The bank says so' });
    expect((await agree(finance)).code).toBe(deskErrorCodes.ownRequest);
    granted(await agree(second));
    expect(await stepOf(lender, loan.token)).toBe(18);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await acts()).toEqual(['second.asked', 'second.agreed', 'payouts.givenUp']);
    expect((await books(lender)).balances.suspense ?? 0).toBe(0);
    await expectAgreement(lender, 988_400);
  });

  it('an agent and an auditor neither ask nor decide', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 1);
    for (const role of ['agent', 'auditor'] as const) {
      const person = await staffAt(lender, [role], `Somebody ${role}`);
      const answers = [
        await person.call(deskPayoutAsk, { id: loan.payout }),
        await decide(person, loan.payout, 'sent'),
        await decide(person, loan.payout, 'givenUp'),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(deskErrorCodes.rightMissing));
    }
    expect(await payouts()).toMatchObject([{ state: 'held' }]);
  });
});
