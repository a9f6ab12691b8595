import { errorCodes, kenya, mexico } from '@kopa/contract';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { confirmExtensionOrder, getExtensionData } from '@kopa/contract/calls/repay-extension';
import {
  dedicatedAccountCreate,
  getOXXOReference,
  getStpClabe,
  mangoCashRepayLink,
  marketRepayProducts,
  payValidaRepayLink,
} from '@kopa/contract/calls/repay-ways';
import { sandboxPayReference } from '@kopa/contract/calls/sandbox-repay';
import { isClabe, luhnControlDigit } from '@kopa/contract/payout/check-digits';
import { repayMethods } from '@kopa/contract/policy';
import { describe, expect, it, vi } from 'vitest';
import { filledIn, mobile, registered, type Applicant } from '../../../test/borrower.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import { books, detailOf, disbursed, drawn, expectBalanced, startMoneyLender } from '../../../test/loan.ts';
import { callBack } from '../../../test/provider.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day, hour } from '../../../test/times.ts';
import { paymentReferences } from '../../storage/schema/index.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import { simulatedReferences } from '../../ports/payments/simulator/tables.ts';
import { reverseReceipt } from './reverse.ts';
import { inTransaction } from '../../storage/in-transaction.ts';

const path = '/sandbox/references/v1/references';
const clabeOf = async (lender: TestLender, { token, orderNo }: Applicant) =>
  lender.call(getStpClabe, { orderNo }, { token });
const oxxoOf = async (lender: TestLender, { token, orderNo }: Applicant, amountCents: number) =>
  lender.call(getOXXOReference, { orderNo, amountCents }, { token });
const pay = async (lender: TestLender, reference: string, shillings?: number, copies = 1) =>
  granted(
    await lender.call(sandboxPayReference, {
      reference,
      copies,
      ...(shillings !== undefined && { amountCents: shillings * 100 }),
    }),
  );

/** A lender of Mexico whose borrowers have the numbers that these loans were made with. */
const mexican = { ...mexico, market: { ...mexico.market, phone: kenya.market.phone } };

describe('references', () => {
  const test = useDatabase();

  /** A running loan where every method is shown (S9-10 to S9-18). */
  async function running(options: Parameters<typeof startMoneyLender>[1] = {}) {
    const lender = await startMoneyLender(test.db, options);
    lender.lender.policy = { ...kenya, repay: { ...kenya.repay, methods: 'everyone' } };
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  }

  it('[S7-52] [S1-23] a CLABE has a valid control digit, stays the same, and accepts any amount, each payment once', async () => {
    const { lender, loan } = await running();
    const { lender: shown } = lender;
    shown.policy = mexican;
    const asked = await Promise.all(Array.from({ length: 5 }, () => clabeOf(lender, loan)));
    const given = new Set(asked.map((each) => granted(each).reference.reference));
    expect(given.size).toBe(1);
    const [clabe = ''] = given;
    expect(isClabe(clabe)).toBe(true);
    expect(granted(asked[0]!).reference).toEqual({
      orderNo: loan.orderNo,
      channel: 'stpClabe',
      reference: clabe,
      bankName: 'STP',
      link: null,
      amountCents: null,
      expireTime: null,
    });
    await pay(lender, clabe, 700, 3);
    await pay(lender, clabe, 300);
    const detail = await detailOf(lender, loan);
    expect(detail.paidCents).toBe(100_000);
    expect(detail.payments.map(({ status, receipt }) => [status, receipt?.slice(0, 4)])).toEqual([
      ['paid', 'STP-'],
      ['paid', 'STP-'],
    ]);
    await lender.pass(day);
    expect(granted(await clabeOf(lender, loan)).reference.reference).toBe(clabe);
    await expectBalanced(lender);
  });

  it('[S7-53] [S9-18] an OXXO barcode is for its amount and three days, and is then replaced', async () => {
    const { lender, loan } = await running();
    const first = granted(await oxxoOf(lender, loan, 200_000)).reference;
    expect(first.reference).toMatch(/^93\d{12}$/);
    expect(luhnControlDigit(first.reference.slice(0, 13))).toBe(first.reference.at(-1));
    expect(first.expireTime).toBe(lender.now() + 3 * day);
    expect(granted(await oxxoOf(lender, loan, 200_000)).reference).toEqual(first);
    expect(granted(await oxxoOf(lender, loan, 300_000)).reference.reference).not.toBe(first.reference);
    await lender.pass(3 * day);
    expect(await pay(lender, first.reference)).toEqual({ outcome: 'timedOut', paid: null });
    const next = granted(await oxxoOf(lender, loan, 200_000)).reference;
    expect(next.reference).not.toBe(first.reference);
    await pay(lender, next.reference);
    expect((await detailOf(lender, loan)).paidCents).toBe(200_000);
    await expectBalanced(lender);
  });

  it('[S7-57] [S7-59] [S7-58] [S9-16] PayValida and Mango Cash have links, and a loan can have an account of its own', async () => {
    const { lender, loan } = await running();
    const { orderNo, token } = loan;
    const ofAmount = { orderNo, amountCents: 100_000 };
    for (const [call, channel] of [
      [payValidaRepayLink, 'payValida'],
      [mangoCashRepayLink, 'mangoCash'],
    ] as const) {
      const { reference } = granted(await lender.call(call, ofAmount, { token }));
      expect(reference).toMatchObject({ channel, amountCents: 100_000, expireTime: lender.now() + hour });
      expect(reference.link).toMatch(/^https:\/\/[\w./]+$/);
      expect(granted(await lender.call(call, ofAmount, { token })).reference).toEqual(reference);
      await pay(lender, reference.reference);
    }
    const { reference } = granted(await lender.call(dedicatedAccountCreate, { orderNo }, { token }));
    expect(reference).toMatchObject({ channel: 'dedicatedAccount', bankName: 'Sandbox Bank', link: null });
    await pay(lender, reference.reference, 500);
    expect((await detailOf(lender, loan)).paidCents).toBe(250_000);
    await expectBalanced(lender);
  });

  it('[S7-68] [S9-14] [S9-15] [S9-17] the methods are those of the market, or all methods', async () => {
    const { lender, loan } = await running();
    const shown = async () => granted(await lender.call(marketRepayProducts, {}, { token: loan.token }));
    const everywhere = (await shown()).methods;
    expect(everywhere.map(({ method }) => method)).toEqual([...repayMethods]);
    expect(everywhere.every(({ available }) => available)).toBe(true);
    lender.lender.policy = kenya;
    const { methods, products } = await shown();
    expect(methods.map(({ method }) => method)).toEqual([
      'mpesa',
      'paybill',
      'bankTransfer',
      'card',
      'offlineAccount',
    ]);
    expect(methods[1]?.payTo).toEqual({ name: 'M-PESA', number: '600000', account: loan.orderNo });
    expect(methods[4]?.payTo).toEqual({
      name: 'Kopa Bank',
      number: '0100200300',
      account: loan.orderNo,
    });
    expect(products).toEqual([
      {
        orderNo: loan.orderNo,
        productId: 'personal',
        repayAmount: 1_000_000,
        minimumCents: 50_000,
        dueDate: '2026-04-16',
        overdueDays: 0,
        extensionDays: 30,
      },
    ]);
    lender.lender.policy = mexican;
    expect((await shown()).methods.map(({ method }) => method)).toEqual([
      'bankTransfer',
      'oxxo',
      'debitCard',
      'offlineAccount',
    ]);
    const idle = await registered(lender, '722000123');
    expect(granted(await lender.call(marketRepayProducts, {}, { token: idle })).products).toEqual([]);
  });

  /** The state and the amount of each reference, sorted. */
  const states = async () =>
    (await test.db.select().from(paymentReferences))
      .map(({ state, amountCents }) => `${state} ${amountCents}`)
      .toSorted();

  it('a reference that the provider has refused is asked for anew, and one without an answer again', async () => {
    const { lender, loan } = await running();
    const { references } = lender.lender;
    const give = vi.fn(references.give.bind(references));
    lender.lender.references = { ...references, give };
    const first = granted(await oxxoOf(lender, loan, 200_000));
    expect(granted(await oxxoOf(lender, loan, 200_000))).toEqual(first);
    expect(give).toHaveBeenCalledTimes(1);
    const issued = 'issued 200000';
    for (const [error, code] of [
      [new TypeError('no'), errorCodes.internal],
      [new PaymentRefused('1', 'later', { passing: true }), errorCodes.paymentFailed],
      [new PaymentOutcomeUnknown('away'), errorCodes.paymentFailed],
    ] as const) {
      give.mockRejectedValueOnce(error);
      expect((await oxxoOf(lender, loan, 100_000)).code).toBe(code);
      expect(await states()).toEqual(['asked 100000', issued]);
    }
    give.mockRejectedValueOnce(new PaymentRefused('7', 'no more barcodes'));
    expect((await oxxoOf(lender, loan, 100_000)).code).toBe(errorCodes.noPaymentMethod);
    expect(await states()).toEqual([issued, 'refused 100000']);
    const { reference } = granted(await oxxoOf(lender, loan, 100_000));
    expect(reference.reference).toMatch(/^\d+$/);
    expect(await states()).toEqual(['issued 100000', issued, 'refused 100000']);
  });

  it('[S8-21] a method that the edition or the provider lacks is refused, and nothing is stored', async () => {
    const { lender, loan } = await running();
    const { orderNo, token } = loan;
    const { policy } = lender.lender;
    lender.lender.policy = kenya;
    const refused = await clabeOf(lender, loan);
    expect(refused).toMatchObject({
      code: errorCodes.noPaymentMethod,
      msg: 'There is no payment method please choose another channel.',
    });
    expect((await oxxoOf(lender, loan, 100_000)).code).toBe(errorCodes.noPaymentMethod);
    lender.lender.policy = mexican;
    const prompt = { orderNo, amountCents: 100_000, mobile };
    expect((await lender.call(mpesaRepayLink, prompt, { token })).code).toBe(errorCodes.noPaymentMethod);
    lender.lender.policy = policy;
    const { references } = lender.lender;
    lender.lender.references = { ...references, gives: () => false };
    expect((await clabeOf(lender, loan)).code).toBe(errorCodes.noPaymentMethod);
    const { methods } = granted(await lender.call(marketRepayProducts, {}, { token }));
    expect(methods.find(({ method }) => method === 'oxxo')?.available).toBe(false);
    expect(await test.db.select().from(paymentReferences)).toEqual([]);
  });

  it('[S8-17] a reference without an answer is requested again under the same id', async () => {
    const network = faultyNetwork();
    const { lender, loan } = await running({ fetchPayments: network.fetchPayments });
    for (const fault of ['unreached', 'lostBefore', 'lostAfter'] as const) {
      network.fail(path, fault);
      const failed = await oxxoOf(lender, loan, 200_000);
      expect(failed.code).toBe(errorCodes.paymentFailed);
      expect(failed.msg).toMatch(/: fail\. /);
    }
    granted(await oxxoOf(lender, loan, 200_000));
    expect(await test.db.select().from(simulatedReferences)).toHaveLength(1);
    expect(await test.db.select().from(paymentReferences)).toHaveLength(1);
    // A reference whose answer was lost expires, and the next request gets a new reference.
    network.fail(path, 'lostAfter');
    await oxxoOf(lender, loan, 300_000);
    await lender.pass(3 * day);
    expect((await oxxoOf(lender, loan, 300_000)).code).toBe(errorCodes.orderTimedOut);
    const { reference } = granted(await oxxoOf(lender, loan, 300_000));
    expect(reference.expireTime).toBe(lender.now() + 3 * day);
  });

  it('[S8-18] a reference is refused without an order, for a wrong amount, for another borrower, and for a loan that is not running', async () => {
    const { lender, loan } = await running();
    const { token } = loan;
    expect(await lender.send(getStpClabe, { orderNo: '' }, { token })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { orderNo: 'orderNo.required' },
    });
    expect((await oxxoOf(lender, loan, 10_050)).code).toBe(errorCodes.amountNotInteger);
    expect((await oxxoOf(lender, loan, 10_000)).code).toBe(errorCodes.amountBelowMinimum);
    expect((await oxxoOf(lender, loan, 2_000_000)).code).toBe(errorCodes.amountAboveBalance);
    const other = await filledIn(lender, '722000444');
    expect((await clabeOf(lender, { ...loan, token: other.token })).code).toBe(errorCodes.orderNotFound);
    expect((await clabeOf(lender, other)).code).toBe(errorCodes.stepOutOfTurn);
    const waiting = await drawn(lender, '722000555');
    expect((await clabeOf(lender, waiting)).code).toBe(errorCodes.stepOutOfTurn);
    expect(await test.db.select().from(paymentReferences)).toEqual([]);
  });

  it('money for an unknown reference goes to suspense, unreadable reports are stored, and M-Pesa reverses neither', async () => {
    const { lender, loan } = await running();
    const told = { receipt: 'ABC123', reference: '646180000000000012', amount: '500.00' };
    for (let copy = 0; copy < 3; copy += 1)
      expect((await callBack(lender, 'reference-paid', 'stpClabe', told)).statusCode).toBe(200);
    for (const [channel, body] of [
      ['stpClabe', { ...told, amount: '-5' }],
      ['stpClabe', 'no JSON'],
      ['nobody', told],
      ['paybill', told],
    ] as const)
      expect((await callBack(lender, 'reference-paid', channel, body)).statusCode).toBe(200);
    expect((await books(lender)).balances.suspense).toBe(-50_000);
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    await expect(
      inTransaction(test.db, (tx) => reverseReceipt(tx, lender.lender.payments, 'STP-ABC123', lender.now())),
    ).rejects.toThrow('invalidInput');
  });

  it("[S1-25] a payment of an extension's price to a reference extends the loan", async () => {
    const { lender, loan } = await running();
    const { orderNo, token } = loan;
    lender.lender.policy = mexican;
    const { extension } = granted(await lender.call(getExtensionData, { orderNo }, { token }));
    const { extensionAmount } = extension;
    const withPhone = { orderNo, extensionAmount, mobile };
    expect((await lender.call(confirmExtensionOrder, withPhone, { token })).code).toBe(
      errorCodes.noPaymentMethod,
    );
    granted(await lender.call(confirmExtensionOrder, { orderNo, extensionAmount }, { token }));
    const { reference } = granted(await oxxoOf(lender, loan, extensionAmount));
    await pay(lender, reference.reference);
    expect((await detailOf(lender, loan)).dueOn).toBe(extension.newDueDate);
    await expectBalanced(lender);
  });
});
