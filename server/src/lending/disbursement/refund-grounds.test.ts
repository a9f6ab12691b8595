import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  books,
  detailOf,
  disbursed,
  expectBalanced,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
} from '../../../test/loan.ts';
import { confirmation, payByHand } from '../../../test/paybill.ts';
import { staffAt } from '../../../test/desk.ts';
import { callBack, stkSuccess } from '../../../test/provider.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { refundsCommand } from '../../cli/refunds-command.ts';
import { mobileHash } from '../../storage/borrower-keys.ts';
import { promptName } from '../../storage/prompt-name.ts';
import { refunds, repayments, staffActs } from '../../storage/schema/index.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';

const stranger = '733666666';
const lent = 988_400;

/** Pays by hand, and lets the jobs run. */
const byHand = async (lender: TestLender, orderNo: string, shillings: number) => {
  await settle(lender, (await payByHand(lender, orderNo, shillings))!, 0);
  await lender.jobs.runDue();
};

describe('the grounds of a refund', () => {
  const test = useDatabase();
  const start = async (environment: Record<string, string> = {}) => {
    const lender = await startMoneyLender(test.db, {}, 0, environment);
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  };
  const rows = () =>
    test.db.select().from(refunds).orderBy(asc(refunds.createdAt), desc(refunds.amountCents));
  const sent = async () =>
    (await test.db.select().from(simulatedPayments).where(eq(simulatedPayments.kind, 'disbursement'))).filter(
      ({ shillings }) => shillings * 100 !== lent,
    );
  const run = (lender: TestLender, ...words: string[]) =>
    refundsCommand(words, { db: test.db, policy: lender.lender.policy, now: () => lender.now() });

  it("a payer by a payment link gets nothing of the borrower's overpayment", async () => {
    const { lender, loan } = await start();
    const link = granted(
      await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: false, hours: 72 }),
    );
    const paid = { token: link.token!, amountCents: 50_000, mobile: stranger };
    granted(await lender.call(portalRepaymentConfirm, paid));
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    await byHand(lender, loan.orderNo, 15_000);
    expect(await rows()).toMatchObject([{ paidFrom: null, amountCents: 550_000 }]);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect((await sent()).filter(({ phone }) => phone.endsWith(stranger))).toEqual([]);
    await expectBalanced(lender);
  });

  it("money by hand that was assigned to a stranger's open prompt goes to the borrower's account", async () => {
    const { lender, loan } = await start();
    const link = granted(
      await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: false, hours: 72 }),
    );
    await byHand(lender, loan.orderNo, 5_000);
    const [first, second] = [
      await payByHand(lender, loan.orderNo, 5_000),
      await payByHand(lender, loan.orderNo, 5_000),
    ];
    granted(
      await lender.call(portalRepaymentConfirm, {
        token: link.token!,
        amountCents: 500_000,
        mobile: stranger,
      }),
    );
    // The same amount by hand, twice: one is assigned to the prompt, which nobody pays.
    for (const reference of [first!, second!]) await settle(lender, reference, 0);
    const [assigned] = await test.db
      .select()
      .from(repayments)
      .where(eq(repayments.mobileHash, mobileHash(test.db, stranger)));
    expect(assigned).toMatchObject({ state: 'paid', receiptFrom: 'paybill' });
    await lender.jobs.runDue();
    expect((await rows()).map(({ paidFrom, amountCents }) => [paidFrom, amountCents])).toEqual([
      [null, 500_000],
    ]);
  });

  it('a told payment that the provider does not know moves no money, and waits for a person after two days', async () => {
    const { lender, loan } = await start();
    await callBack(
      lender,
      'paybill-confirmation',
      '600000',
      confirmation('SFORGED001', loan.orderNo, 30_000),
    );
    await lender.jobs.runDue();
    expect((await detailOf(lender, loan)).standing).toMatchObject({ overpaidCents: 2_000_000, refunds: [] });
    await lender.pass(40 * hour);
    expect([await rows(), await sent()]).toEqual([[], []]);
    await lender.pass(10 * hour);
    const [held] = await rows();
    expect(held).toMatchObject({ state: 'held', heldBecause: 'unconfirmed', amountCents: 2_000_000 });
    expect((await detailOf(lender, loan)).standing.refunds).toMatchObject([{ status: 'pending' }]);
    const { email } = await staffAt(lender, ['finance'], 'Achieng Otieno');
    expect(await run(lender, 'refuse', held!.id, email, 'Not', 'in', 'the', 'list')).toMatchObject({
      lines: [`${held!.id}: waits for a second person.`],
    });
    const second = await staffAt(lender, ['finance'], 'Barasa Wekesa');
    const { items } = granted(await second.call(deskSecond, { state: 'open' }));
    granted(await second.call(deskSecondDecide, { id: items[0]!.id, agreed: true, why: 'Not there' }));
    await lender.pass(50 * hour);
    expect(await rows()).toMatchObject([
      {
        state: 'failed',
        failure: 'refusedByPerson',
        decidedBy: 'Achieng Otieno, Barasa Wekesa',
        decidedAt: expect.any(Number),
      },
    ]);
    expect(await sent()).toEqual([]);
  });

  it('a told payment does not turn a real payment into an overpayment that leaves', async () => {
    const { lender, loan } = await start();
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SFORGED001', loan.orderNo, 9_000));
    await byHand(lender, loan.orderNo, 10_000);
    await lender.pass(30 * hour);
    expect((await detailOf(lender, loan)).standing.overpaidCents).toBeGreaterThan(800_000);
    expect([await rows(), await sent()]).toEqual([[], []]);
  });

  it('a told prompt that the provider does not know as paid moves no money', async () => {
    const { lender, loan } = await start();
    const { payOrderId } = await prompt(lender, loan, 5_000);
    const [row] = await test.db.select().from(repayments).where(eq(repayments.payOrderId, payOrderId));
    const named = (await promptName(test.db, row!))!;
    await callBack(lender, 'prompt', payOrderId, stkSuccess(named, 5_000, 'SFORGED001'));
    await byHand(lender, loan.orderNo, 8_000);
    await lender.pass(2 * hour);
    expect(await rows()).toEqual([]);
    // The phone pays after all: the provider knows the prompt from then on.
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 0);
    await lender.pass(2 * hour);
    expect(await rows()).toMatchObject([{ paidFrom: null, amountCents: 300_000 }]);
  });

  it('a lost list is asked for again, and the refund leaves as soon as the provider confirms', async () => {
    const { lender, loan } = await start();
    const { payments } = lender.lender;
    const paidIn = payments.paybill!.paidIn;
    let isAway = true;
    const paybill = {
      ...payments.paybill!,
      paidIn: async (from: number, until: number) =>
        isAway ? { paidIn: [], unread: [] } : paidIn(from, until),
    };
    lender.lender.payments = { ...payments, paybill };
    await byHand(lender, loan.orderNo, 12_000);
    await lender.pass(3 * minute);
    expect(await rows()).toEqual([]);
    isAway = false;
    await lender.pass(10 * minute);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await rows()).toMatchObject([{ state: 'paid', amountCents: 200_000 }]);
    await expectBalanced(lender);
  });

  it('a large refund waits for a person, whose name is kept', async () => {
    const { lender, loan } = await start({ REFUND_LIMIT: '1000' });
    await byHand(lender, loan.orderNo, 12_000);
    const [held] = await rows();
    expect(held).toMatchObject({ state: 'held', heldBecause: 'large' });
    const { lines } = await run(lender, 'list');
    expect(lines).toEqual([
      `${held!.id}, order ${loan.orderNo}, KSh 2,000 to the borrower's account, since 2026-01-15 12:00: larger than REFUND_LIMIT`,
    ]);
    await lender.pass(2 * hour);
    expect(await sent()).toEqual([]);
    const { email } = await staffAt(lender, ['finance'], 'Achieng Otieno');
    const agent = await staffAt(lender, ['agent'], 'Barasa Wekesa');
    const why = ['Seen', 'in', 'the', 'statement'];
    expect(await run(lender, 'release', held!.id, email)).toMatchObject({ failed: true });
    expect(await run(lender, 'release', held!.id, 'nobody@lender.example', ...why)).toMatchObject({
      failed: true,
    });
    expect(await run(lender, 'release', held!.id, agent.email, ...why)).toMatchObject({ failed: true });
    expect(await run(lender, 'release', 'nothing', email, ...why)).toMatchObject({ failed: true });
    expect(await run(lender, 'release', held!.id, email, ...why)).toEqual({
      lines: [`${held!.id}: released by Achieng Otieno.`],
      failed: false,
    });
    expect(await run(lender, 'refuse', held!.id, email, ...why)).toMatchObject({ failed: true });
    expect(await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).toMatchObject([
      { act: 'refunds.sent', from: 'command', aboutId: held!.id, why: 'Seen in the statement' },
    ]);
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await rows()).toMatchObject([{ state: 'paid', decidedBy: 'Achieng Otieno' }]);
    expect((await run(lender, 'list')).lines).toEqual(['No refund waits.']);
    await expectBalanced(lender);
  });

  it.each([
    ['one borrower', 'REFUND_BORROWER_DAY_LIMIT', 'borrowerDay'],
    ['the lender', 'REFUND_LENDER_DAY_LIMIT', 'lenderDay'],
  ])('the refunds of %s in 24 hours have a limit, above which a refund waits', async (_, name, because) => {
    const { lender, loan } = await start({ [name]: '2500' });
    const late = await payByHand(lender, loan.orderNo, 600);
    await byHand(lender, loan.orderNo, 12_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    await settle(lender, late!, 0);
    await lender.jobs.runDue();
    expect(await rows()).toMatchObject([
      { state: 'paid', amountCents: 200_000 },
      { state: 'held', heldBecause: because, amountCents: 60_000 },
    ]);
    expect((await books(lender)).differing).toEqual([]);
  });

  it('a confirmation of another short code changes no debt, and a receipt counts once however it is written', async () => {
    const { lender, loan } = await start();
    const told = confirmation('SKJ7RT61SV', loan.orderNo, 1_000);
    const foreign = { ...told, BusinessShortCode: '999999' };
    await callBack(lender, 'paybill-confirmation', '600000', foreign);
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    expect(lender.log()).toContain('callback not understood, and kept');
    for (const TransID of ['SKJ7RT61SV', 'skj7rt61sv', ' SKJ7 RT61SV '])
      await callBack(lender, 'paybill-confirmation', '600000', { ...told, TransID });
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
  });
});
