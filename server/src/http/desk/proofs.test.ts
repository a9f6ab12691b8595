import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import {
  deskProofAccept,
  deskProofQueue,
  deskProofReject,
  deskProofReview,
} from '@kopa/contract/desk/calls/proofs';
import { deskRecord } from '@kopa/contract/desk/calls/record';
import { deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { errorCodes } from '@kopa/contract';
import { describe, expect, it } from 'vitest';
import { mobile, type Applicant } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { books, detailOf, disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { inSuspense, proofSent, provedReceipt } from '../../../test/proof.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour } from '../../../test/times.ts';

const receipt = provedReceipt;
const seenBy = async (lender: TestLender, { token, orderNo }: Applicant) =>
  granted(await lender.call(getVoucherList, { orderNo }, { token })).vouchers[0]!;
const ledgerOf = async (lender: TestLender) => {
  const { differing, ledgerSum, balances } = await books(lender);
  return { differing, ledgerSum, suspense: balances.suspense };
};
const open = (lender: TestLender, { cookie }: AtDesk, id: string, name: string) =>
  lender.app.inject({ url: deskPicture('proofs', id, name), headers: { cookie } });
const actsOf = async (lender: TestLender, aboutId: string) => {
  const auditor = await staffAt(lender, ['auditor'], 'Halima Said');
  const { rows } = granted(await auditor.call(deskRecord, { aboutId, limit: 50 }));
  return rows.toReversed().map(({ act, after }) => [act, after]);
};

describe('proofs at the desk', () => {
  const test = useDatabase();
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    return { lender, loan, finance: await staffAt(lender, ['finance'], 'Njeri Mwangi') };
  };

  it('[S1-24] [S7-61] [S9-07] finance accepts a proof with the payment in suspense: it does what the page said', async () => {
    const { lender, loan, finance } = await start();
    await inSuspense(lender);
    await inSuspense(lender, 'SKJ7OTHER1', 900);
    const { id } = await proofSent(lender, loan);
    const { items, counts } = granted(await finance.call(deskProofQueue, { state: 'open', limit: 50 }));
    expect(counts).toEqual({ open: 1, late: 0 });
    expect(items).toMatchObject([
      { id, orderNo: loan.orderNo, amountCents: 50_000, dueAt: lender.now() + 48 * hour, owner: null },
    ]);
    expect(JSON.stringify(items)).not.toContain(mobile);
    const review = granted(await finance.call(deskProofReview, { id }));
    expect(review.payments.map((each) => [each.receipt, each.from, each.bookCents, each.agrees])).toEqual([
      [receipt, 'suspense', 50_000, { receipt: true, amount: true, day: true }],
      ['SKJ7OTHER1', 'suspense', 90_000, { receipt: false, amount: false, day: true }],
    ]);
    const [{ used, bookCents }] = review.payments as [(typeof review.payments)[number]];
    expect(used.penaltyCents + used.interestCents + used.principalCents + used.overpaidCents).toBe(50_000);
    granted(await finance.call(deskTake, { queue: 'proofs', id }));
    expect((await seenBy(lender, loan)).state).toBe('inReview');
    const accept = { id, receipt, bookCents };
    const done = granted(await finance.call(deskProofAccept, accept, { key: 'once' }));
    expect(granted(await finance.call(deskProofAccept, accept, { key: 'once' }))).toEqual(done);
    expect(done).toMatchObject({ item: { state: 'accepted', dueAt: null }, receipt });
    const detail = await detailOf(lender, loan);
    expect([detail.owedCents, detail.paidCents]).toEqual([used.owedCents, 50_000]);
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text === review.told.accepted)).toHaveLength(1);
    expect(await actsOf(lender, id)).toEqual([
      ['proofs.taken', { isNew: true }],
      ['proofs.accepted', { state: 'accepted', receipt, bookedCents: 50_000 }],
    ]);
    expect(await ledgerOf(lender)).toEqual({ differing: [], ledgerSum: 0, suspense: -90_000 });
  });

  it('what accepting does is told before: nothing on this loan, refused on another, and never another sum', async () => {
    const { lender, loan, finance } = await start();
    await repaid(lender, loan, 500);
    const own = (await detailOf(lender, loan)).payments[0]!.receipt!;
    const other = await disbursed(lender, '722000444');
    await repaid(lender, other, 700);
    const theirs = (await detailOf(lender, other)).payments[0]!.receipt!;
    const { id } = await proofSent(lender, loan, { receipt: undefined });
    const look = async (wanted: string) =>
      granted(await finance.call(deskProofReview, { id, receipt: wanted })).looked;
    expect([await look(theirs), await look('NOSUCHONE1'), await look(own.toLowerCase())]).toEqual([
      'anotherLoan',
      'unknown',
      'payment',
    ]);
    const accept = (with_: string, bookCents: number) =>
      finance.call(deskProofAccept, { id, receipt: with_, bookCents });
    expect(await accept(theirs, 0)).toMatchObject({ code: deskErrorCodes.receiptElsewhere, data: null });
    expect(await accept('NOSUCHONE1', 0)).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { receipt: 'receipt.unknown' },
    });
    await inSuspense(lender);
    expect(await accept(receipt, 40_000)).toMatchObject({
      code: deskErrorCodes.changedMeanwhile,
      data: { bookCents: 50_000 },
    });
    expect((await seenBy(lender, loan)).state).toBe('received');
    granted(await accept(own, 0));
    expect((await detailOf(lender, loan)).paidCents).toBe(50_000);
    expect(await ledgerOf(lender)).toEqual({ differing: [], ledgerSum: 0, suspense: -50_000 });
  });

  it('a rejected proof has its reason, and stays as decided', async () => {
    const { lender, loan, finance } = await start();
    const { id } = await proofSent(lender, loan);
    granted(await finance.call(deskProofReject, { id, reason: 'unreadable' }));
    expect(await seenBy(lender, loan)).toMatchObject({ state: 'rejected', reason: 'unreadable' });
    const second = await staffAt(lender, ['finance'], 'Otieno Were');
    expect(await second.call(deskProofReject, { id, reason: 'sentBefore' })).toMatchObject({
      code: deskErrorCodes.decidedAlready,
      data: { state: 'rejected', at: lender.now() },
    });
    const auditor = await staffAt(lender, ['auditor'], 'Halima Said');
    expect((await auditor.call(deskProofReject, { id, reason: 'unreadable' })).code).toBe(
      deskErrorCodes.rightMissing,
    );
    const decided = granted(await auditor.call(deskProofQueue, { state: 'decided', limit: 50 }));
    expect(decided.items.map((item) => [item.id, item.dueAt])).toEqual([[id, null]]);
    expect(
      granted(await auditor.call(deskToday, {})).queues.find(({ queue }) => queue === 'proofs'),
    ).toMatchObject({ open: 0, promiseHours: 48 });
  });

  it('a picture opens to the person who has the proof alone, is kept by no cache, and looking is recorded', async () => {
    const { lender, loan, finance } = await start();
    const { id, imageId } = await proofSent(lender, loan);
    expect((await open(lender, finance, id, imageId)).json()).toMatchObject({
      code: deskErrorCodes.takeFirst,
    });
    granted(await finance.call(deskTake, { queue: 'proofs', id }));
    const seen = await open(lender, finance, id, imageId);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect((await open(lender, finance, id, 'another')).statusCode).toBe(404);
    const others = await Promise.all(
      (['auditor', 'agent'] as const).map((role) => staffAt(lender, [role], `Some ${role}`)),
    );
    for (const other of others)
      expect((await open(lender, other, id, imageId)).json()).toMatchObject({
        code: deskErrorCodes.rightMissing,
      });
    const stranger = await lender.app.inject({ url: deskPicture('proofs', id, imageId) });
    expect(stranger.json()).toMatchObject({ code: deskErrorCodes.staffSignedOut });
    expect(await actsOf(lender, id)).toEqual([
      ['proofs.taken', { isNew: true }],
      ['proofs.looked', { picture: imageId }],
    ]);
  });
});

onBothEngines('two decisions about one proof at once', (test) => {
  it('one decides and books, the other is told; the ledger counts the payment once', async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    await inSuspense(lender);
    const { id } = await proofSent(lender, loan);
    const people = await Promise.all(
      ['A Aa', 'B Bb', 'C Cc'].map((name) => staffAt(lender, ['finance'], name)),
    );
    const codes = await Promise.all(
      people.map(async (one) => (await one.call(deskProofAccept, { id, receipt, bookCents: 50_000 })).code),
    );
    expect(codes.sort()).toEqual([0, deskErrorCodes.decidedAlready, deskErrorCodes.decidedAlready]);
    expect((await detailOf(lender, loan)).paidCents).toBe(50_000);
    expect(await ledgerOf(lender)).toEqual({ differing: [], ledgerSum: 0, suspense: 0 });
  });
});
