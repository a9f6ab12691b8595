import { errorCodes } from '@kopa/contract';
import { sandboxOutbox, sandboxReverse } from '@kopa/contract/calls/sandbox';
import { sandboxVoucher } from '@kopa/contract/calls/sandbox-repay';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import type { VoucherReason } from '@kopa/contract/entities';
import { describe, expect, it } from 'vitest';
import { mobile, type Applicant } from '../../../../test/borrower.ts';
import {
  books,
  detailOf,
  disbursed,
  expectBalanced,
  repaid,
  startMoneyLender,
} from '../../../../test/loan.ts';
import { confirmation } from '../../../../test/paybill.ts';
import { inSuspense, proofSent } from '../../../../test/proof.ts';
import { callBack } from '../../../../test/provider.ts';
import { useDatabase } from '../../../../test/test-database.ts';
import { granted, type TestLender } from '../../../../test/test-lender.ts';

const listOf = async (lender: TestLender, { token, orderNo }: Applicant) =>
  granted(await lender.call(getVoucherList, { orderNo }, { token })).vouchers;
const decide = async (
  lender: TestLender,
  voucherId: string,
  decision: 'review' | 'accept' | 'reject',
  more: { receipt?: string; reason?: VoucherReason } = {},
) => lender.call(sandboxVoucher, { voucherId, decision, ...more });
const told = async (lender: TestLender) => {
  await lender.jobs.runDue();
  const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
  return messages.filter(({ text }) => text.includes('proof of payment')).map(({ text }) => text);
};
const suspense = async (lender: TestLender) => (await books(lender)).balances.suspense;

describe('the decision about a proof of repayment', () => {
  const test = useDatabase();
  const running = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  };

  it('a proof is taken into review, and no other proof with it', async () => {
    const { lender, loan } = await running();
    const { id } = await proofSent(lender, loan);
    await proofSent(lender, loan);
    const [newer, proof] = await listOf(lender, loan);
    for (let time = 0; time < 2; time += 1) {
      granted(await decide(lender, id, 'review'));
      expect(await listOf(lender, loan)).toEqual([newer, { ...proof, state: 'inReview' }]);
    }
  });

  it('[S1-24] a proof that is accepted by a receipt in suspense moves the money to the order once, with one message to the owner', async () => {
    const { lender, loan } = await running();
    await inSuspense(lender);
    expect(await suspense(lender)).toBe(-50_000);
    const { id: voucherId } = await proofSent(lender, loan);
    const accept = () => decide(lender, voucherId, 'accept', { receipt: 'SKJ7RT61SV' });
    const all = await Promise.all(Array.from({ length: 4 }, accept));
    for (const each of all) expect(granted(each).voucher.state).toBe('accepted');
    expect(await suspense(lender)).toBe(0);
    const detail = await detailOf(lender, loan);
    expect(detail.paidCents).toBe(50_000);
    expect(detail.payments).toMatchObject([{ status: 'paid', receipt: 'SKJ7RT61SV', amountCents: 50_000 }]);
    // The money is no longer reversible, and no other proof has it.
    expect((await lender.call(sandboxReverse, { receipt: 'SKJ7RT61SV' })).code).toBe(errorCodes.invalidInput);
    await callBack(lender, 'paybill-confirmation', '600000', confirmation('SKJ7RT61SV', loan.orderNo, 500));
    const { differing, ledgerSum, received } = await books(lender);
    expect({ differing, ledgerSum }).toEqual({ differing: [], ledgerSum: 0 });
    expect(received).toMatchObject({ ledger: 50_000, borrowers: 50_000 });
    expect(await told(lender)).toEqual([
      'Your proof of payment was accepted. Open the app to see what is left to pay.',
    ]);
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('We have received'))).toEqual([]);
    expect(detail.lines.find(({ kind }) => kind === 'payment')).toMatchObject({ receipt: 'SKJ7RT61SV' });
  });

  it('a proof that is accepted by a receipt of the order links to that receipt, and moves nothing', async () => {
    const { lender, loan } = await running();
    await repaid(lender, await disbursed(lender, '722000444'), 500);
    await repaid(lender, loan, 500);
    const receipt = (await detailOf(lender, loan)).payments[0]!.receipt!;
    const { id: voucherId } = await proofSent(lender, loan);
    expect(granted(await decide(lender, voucherId, 'accept', { receipt })).voucher).toMatchObject({
      state: 'accepted',
      receipt,
    });
    expect((await decide(lender, voucherId, 'accept', { receipt: 'SKJ7RT61SV' })).fields).toEqual({
      voucherId: 'value.invalid',
    });
    expect((await detailOf(lender, loan)).paidCents).toBe(50_000);
    await expectBalanced(lender);
  });

  it("a proof cannot be accepted by an unknown receipt, another borrower's receipt, or a reversed one", async () => {
    const { lender, loan } = await running();
    const other = await disbursed(lender, '722000444');
    await repaid(lender, other, 500);
    const theirs = (await detailOf(lender, other)).payments[0]!.receipt!;
    await inSuspense(lender);
    granted(await lender.call(sandboxReverse, { receipt: 'SKJ7RT61SV' }));
    const { id: voucherId } = await proofSent(lender, loan);
    for (const receipt of ['NOSUCHONE1', theirs, 'SKJ7RT61SV'])
      expect(await decide(lender, voucherId, 'accept', { receipt })).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { receipt: 'receipt.unknown' },
      });
    expect((await listOf(lender, loan))[0]?.state).toBe('received');
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    expect(await told(lender)).toEqual([]);
  });

  it('a proof is rejected once, with a reason, and the message to the owner omits the reason', async () => {
    const { lender, loan } = await running();
    const { id: voucherId } = await proofSent(lender, loan);
    expect((await decide(lender, voucherId, 'reject')).fields).toEqual({ reason: 'value.invalid' });
    expect((await decide(lender, voucherId, 'accept')).fields).toEqual({ receipt: 'value.invalid' });
    expect((await decide(lender, 'nobody', 'review')).fields).toEqual({ voucherId: 'value.invalid' });
    const reject = () => decide(lender, voucherId, 'reject', { reason: 'unreadable' });
    const { id: another } = await proofSent(lender, loan);
    const [untouched] = await listOf(lender, loan);
    const { voucher } = granted(await reject());
    expect(voucher).toMatchObject({ state: 'rejected', reason: 'unreadable', decidedAt: lender.now() });
    expect(granted(await reject()).voucher).toEqual(voucher);
    expect((await decide(lender, voucherId, 'reject', { reason: 'sentBefore' })).fields).toEqual({
      voucherId: 'value.invalid',
    });
    expect(await listOf(lender, loan)).toEqual([untouched, voucher]);
    expect((await decide(lender, voucherId, 'accept', { receipt: 'SKJ7RT61SV' })).fields).toEqual({
      voucherId: 'value.invalid',
    });
    expect(granted(await decide(lender, voucherId, 'review')).voucher.state).toBe('rejected');
    granted(await decide(lender, another, 'reject', { reason: 'unreadable' }));
    const text = 'Your proof of payment was not accepted. Open the app to see why.';
    expect(await told(lender)).toEqual([text, text]);
  });
});
