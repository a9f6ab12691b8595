import { kenya } from '@kopa/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour } from '../../../test/times.ts';
import type { Outcome, ReceiptedPayment } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type PaidIn } from '../../ports/payments/payments.ts';
import { paymentReferences, repayments, type RepaymentRow } from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import type { Lender } from '../lender.ts';
import { confirmRepayments } from './confirm-repayments.ts';

const test = useDatabase();
const [loan, another] = [loanNo(1), loanNo(2)];
const amountCents = 70_000;
const at = begin + 5 * hour;

/** The provider's answers, by our id of a prompt and our id of a reference, and its list. */
const answers = new Map<string, Outcome | null>();
const paidTo = new Map<string, ReceiptedPayment[]>();
const list: PaidIn[] = [];
const askPrompt = vi.fn(async ({ payOrderId }: { payOrderId: string }) => answers.get(payOrderId) ?? null);
const paid = vi.fn(async ({ id }: { id: string }) => paidTo.get(id) ?? []);
const paidIn = vi.fn(async (_from: number, _until: number) => ({ paidIn: list, unread: [] }));
const asked = { askPrompt, paid, paidIn };

const lender = () =>
  ({
    db: test.db,
    policy: kenya,
    payments: { askPrompt, paybill: { paidIn } },
    references: { paid },
  }) as unknown as Lender;

beforeEach(async () => {
  for (const each of Object.values(asked)) each.mockClear();
  answers.clear();
  paidTo.clear();
  list.length = 0;
  await addRunningLoans(test.db, { count: 2, disbursedOn: dayOf(begin) });
});

const paidAmount = (cents: number | null): Outcome => ({
  paid: { receipt: null, amountCents: cents, paidAt: null },
  failure: null,
});
const payment = (receipt: string, cents = amountCents) => ({ receipt, amountCents: cents, paidAt: begin });
const listed = (receipt: string, cents?: number) =>
  list.push({ kind: 'paidIn', account: loan, payment: payment(receipt, cents) });

/** A repayment that was paid an hour after the loan; a prompt where it has a phone. */
const repaid = (payOrderId: string, changes: Partial<RepaymentRow> & { phone?: boolean }) => {
  const { phone = false, ...rest } = changes;
  return test.db.insert(repayments).values({
    payOrderId,
    orderNo: loan,
    state: 'paid',
    amountCents,
    mobile: (phone ? '712345678' : '') as Sealed,
    createdAt: begin + hour,
    settledAt: begin + hour,
    expiresAt: begin + hour,
    ...rest,
  });
};

const confirmed = async () => {
  const found = await confirmRepayments(lender(), loan, at);
  return [[...found.confirmed].toSorted(), found.missing.map(({ payOrderId }) => payOrderId)];
};

it('what a status request has answered is confirmed, and nobody is asked again', async () => {
  await repaid('unnamed', { phone: true });
  await repaid('named', { phone: true, receipt: 'SNAMED0001', receiptFrom: 'query' });
  expect(await confirmed()).toEqual([['named', 'unnamed'], []]);
  for (const each of Object.values(asked)) expect(each).not.toHaveBeenCalled();
});

it('a reported prompt is asked about once, and confirmed by an answer of its amount or of none', async () => {
  for (const [index, name] of ['other', 'same', 'silent', 'unpaid', 'unknown'].entries())
    await repaid(name, { phone: true, receipt: `SPROMPT00${index}`, receiptFrom: 'prompt' });
  answers.set('other', paidAmount(amountCents - 100));
  answers.set('same', paidAmount(amountCents));
  answers.set('silent', paidAmount(null));
  answers.set('unpaid', { paid: null, failure: 'cancelled' });
  const first = [
    ['same', 'silent'],
    ['other', 'unpaid', 'unknown'],
  ];
  expect(await confirmed()).toEqual(first);
  expect(askPrompt.mock.calls.map(([{ payOrderId }]) => payOrderId)).toEqual([
    'other',
    'same',
    'silent',
    'unpaid',
    'unknown',
  ]);
  askPrompt.mockClear();
  expect(await confirmed()).toEqual(first);
  expect(askPrompt.mock.calls.map(([{ payOrderId }]) => payOrderId)).toEqual(['other', 'unpaid', 'unknown']);
});

it('money without a prompt is confirmed by the list of the provider, in its amount', async () => {
  const byHand = { receiptFrom: 'paybill' } as const;
  await repaid('listed', { ...byHand, receipt: 'SLISTED001' });
  await repaid('other', { ...byHand, receipt: 'SOTHER0001' });
  await repaid('absent', { ...byHand, receipt: 'SABSENT001' });
  // Neither a failed repayment nor another loan is asked about.
  await repaid('failed', { ...byHand, receipt: 'SFAILED001', state: 'failed' });
  await repaid('foreign', { ...byHand, receipt: 'SFOREIGN01', orderNo: another });
  listed('SLISTED001');
  listed('SOTHER0001', amountCents + 100);
  expect(await confirmed()).toEqual([['listed'], ['other', 'absent']]);
  expect(askPrompt).not.toHaveBeenCalled();
});

it.each([
  ['created', { createdAt: begin + hour, settledAt: begin + 3 * hour }],
  ['settled', { createdAt: begin + 3 * hour, settledAt: begin + hour }],
])('the list begins an hour before the earliest payment was %s', async (_, times) => {
  await repaid('late', {
    receipt: 'SLATE00001',
    receiptFrom: 'paybill',
    createdAt: begin + 4 * hour,
    settledAt: null,
  });
  await repaid('early', { receipt: 'SEARLY0001', receiptFrom: 'paybill', ...times });
  await confirmed();
  expect(paidIn.mock.calls).toEqual([[begin, at + 1000]]);
});

it('money to a reference is confirmed by the list of the gateway, of this loan and an issued reference', async () => {
  const reference = { orderNo: loan, channel: 'oxxo', state: 'issued', createdAt: begin } as const;
  await test.db.insert(paymentReferences).values([
    { ...reference, id: 'R1' },
    { ...reference, id: 'R2', state: 'refused' },
    { ...reference, id: 'R3', orderNo: another },
    { ...reference, id: 'R4', channel: 'mpesaPrompt' },
  ]);
  await repaid('referred', { receipt: 'OXXO-1', receiptFrom: 'reference' });
  paidTo.set('R1', [payment('OXXO-1')]);
  expect(await confirmed()).toEqual([['referred'], []]);
  expect(paid.mock.calls).toEqual([[{ id: 'R1', channel: 'oxxo' }]]);
});

it.each([new PaymentRefused('busy', 'later'), new PaymentOutcomeUnknown('away')])(
  'a provider without an answer confirms nothing: %s',
  async (error) => {
    await repaid('prompt', { phone: true, receipt: 'SPROMPT001', receiptFrom: 'prompt' });
    await repaid('hand', { receipt: 'SHAND00001', receiptFrom: 'paybill' });
    await test.db
      .insert(paymentReferences)
      .values({ id: 'R1', orderNo: loan, channel: 'oxxo', state: 'issued', createdAt: begin });
    for (const each of Object.values(asked)) each.mockRejectedValueOnce(error);
    expect(await confirmed()).toEqual([[], ['prompt', 'hand']]);
  },
);

it.each(Object.entries(asked))('a fault of our own ends the work: %s', async (_, each) => {
  await repaid('prompt', { phone: true, receipt: 'SPROMPT001', receiptFrom: 'prompt' });
  await test.db
    .insert(paymentReferences)
    .values({ id: 'R1', orderNo: loan, channel: 'oxxo', state: 'issued', createdAt: begin });
  (each as typeof askPrompt).mockRejectedValueOnce(new TypeError('no'));
  await expect(confirmed()).rejects.toThrow('no');
});
