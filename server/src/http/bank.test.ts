import { editions, errorCodes } from '@kopa/contract';
import { addBankCard, bindBankCard, getBankBranch, verifyBankCard } from '@kopa/contract/calls/bank';
import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { confirmProductInfo, getMoney, getMoneyContract, latestOrder } from '@kopa/contract/calls/loan';
import {
  sandboxDecide,
  sandboxPaymentMode,
  sandboxPayments,
  sandboxSettle,
} from '@kopa/contract/calls/sandbox';
import { getUserInfo, getVerifyCode } from '@kopa/contract/calls/security';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applied, asList, goodAnswers, payoutAccounts, readCode } from '../../test/borrower.ts';
import { numberIn } from '../../test/market-numbers.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { unpayableKinds } from '../lending/payout-accounts/unpayable-kinds.ts';
import { orders, orderSections, userSections } from '../storage/schema/index.ts';

type Kind = keyof typeof payoutAccounts;
const kinds = Object.keys(payoutAccounts) as Kind[];
const callOf = (kind: Kind) => (payoutAccounts[kind].edition === 'ke' ? bindBankCard : addBankCard);

describe('the payout account', () => {
  const test = useDatabase();

  /** A lender of the kind's edition, and an order that stands at the payout account. */
  const atPayout = async (kind: Kind, environment: Record<string, string> = {}) => {
    const { edition, ...account } = payoutAccounts[kind];
    const lender = await startTestLender(test.db, { EDITION: edition, ...environment });
    const { token, orderNo } = await applied(lender, numberIn(edition));
    await test.db.update(orders).set({ step: orderSteps.bindCard }).where(eq(orders.orderNo, orderNo));
    return { lender, token, orderNo, account: { loanOrderId: orderNo, ...account } };
  };
  const everythingKept = async () => {
    const rows = [await test.db.select().from(orderSections), await test.db.select().from(userSections)];
    return JSON.stringify(rows);
  };

  it.each(kinds)(
    '[S7-24][S7-25][S2-75] an account of the kind %s is bound once, and a repetition under the same key changes nothing',
    async (kind) => {
      const { lender, token, orderNo, account } = await atPayout(kind);
      const request = { ...account, ...(await withCode(lender, kind, token)) };
      const once = granted(await lender.send(callOf(kind), request, { token, key: 'bind-1' }));
      expect(once).toMatchObject({ order: { orderNo, step: orderSteps.question } });
      const again = await lender.send(callOf(kind), request, { token, key: 'bind-1' });
      expect(again).toMatchObject({ code: 0, data: once });
      const { order } = granted(await lender.call(latestOrder, {}, { token }));
      expect(order?.payout?.maskedNumber).toBe(`••• ••• ${account.accountNumber.slice(-3)}`);
    },
  );

  it.each(kinds.filter((kind) => kind !== 'mobileMoney'))(
    '[S3-64][S3-73][S3-75] the numbers of a %s are sealed, and no answer contains them',
    async (kind) => {
      const { lender, token, orderNo, account } = await atPayout(kind);
      const { mobileOtp = '' } = (await withCode(lender, kind, token)) as { mobileOtp?: string };
      const bound = await lender.send(
        callOf(kind),
        { ...account, ...(mobileOtp && { mobileOtp }) },
        { token },
      );
      expect(bound.code).toBe(0);
      const said = [
        await everythingKept(),
        JSON.stringify(await lender.call(getUserInfo, {}, { token })),
        JSON.stringify(await lender.call(latestOrder, {}, { token })),
        JSON.stringify(await lender.call(verifyBankCard, { loanOrderId: orderNo }, { token })),
        lender.log(),
      ].join('\n');
      const secret: Record<string, string> = { ...account };
      for (const field of ['accountNumber', 'curp', 'bvn'])
        if (secret[field]) expect(said, field).not.toContain(secret[field]);
      // Three digits may stand anywhere: as a value, or under its name, they may not.
      if (secret['cvc']) expect(said).not.toMatch(new RegExp(`"${secret['cvc']}"|cvc`));
      if (mobileOtp) expect(said).not.toContain(mobileOtp);
      expect(said).toContain(account.applicantName);
    },
  );

  it('the next form contains a mobile number, and the fields of a bank account without its numbers', async () => {
    const { lender, token, account } = await atPayout('bank');
    granted(await lender.send(bindBankCard, account, { token }));
    expect(granted(await lender.call(getUserInfo, {}, { token })).payout).toEqual({
      cardType: 'bank',
      bankName: 'KE01',
      accountNumber: '',
      applicantName: account.applicantName,
      ifsc: '',
      state: '',
      district: '',
      branch: 'Moi Avenue',
    });
    const { edition: _, ...airtel } = payoutAccounts.mobileMoney;
    const changed = { loanOrderId: account.loanOrderId, ...airtel };
    granted(await lender.send(bindBankCard, changed, { token }));
    expect(granted(await lender.call(getUserInfo, {}, { token })).payout).toMatchObject({
      cardType: 'mobileMoney',
      bankName: 'AIRTEL_MONEY',
      accountNumber: '712345678',
      branch: '',
    });
  });

  it('an account of a kind outside the edition is refused', async () => {
    const { lender, token, account } = await atPayout('bank');
    const { edition: _, ...clabe } = payoutAccounts.clabe;
    const refused = await lender.send(bindBankCard, { ...account, ...clabe }, { token });
    expect(refused).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { bankName: 'bankName.required', accountNumber: 'accountNumber.invalid' },
    });
  });

  it('[S5-26] a different confirmation is refused at its field', async () => {
    const { lender, token, account } = await atPayout('clabe');
    const different = { ...account, accountNumberConfirm: '646180110400000007' };
    expect((await lender.send(addBankCard, different, { token })).fields).toEqual({
      accountNumberConfirm: 'accountNumberConfirm.different',
    });
  });

  it('[S3-76] an account with a BVN needs the code of the SMS; a wrong code is reported at its row and counted', async () => {
    const { lender, token, account } = await atPayout('bvnBank');
    const send = (mobileOtp: string) => lender.send(addBankCard, { ...account, mobileOtp }, { token });
    expect((await lender.send(addBankCard, account, { token })).fields).toEqual({
      mobileOtp: 'mobileOtp.required',
    });
    const { mobileOtp = '' } = (await withCode(lender, 'bvnBank', token)) as { mobileOtp?: string };
    const wrong = mobileOtp === '111111' ? '222222' : '111111';
    const refused = await send(wrong);
    expect(refused).toMatchObject({
      code: errorCodes.codeWrong,
      data: { attemptsLeft: 4 },
      fields: { mobileOtp: 'mobileOtp.wrong' },
    });
    for (let tries = 0; tries < 4; tries += 1) await send(wrong);
    expect((await send(mobileOtp)).fields).toEqual({ mobileOtp: 'mobileOtp.usedUp' });
    const fresh = (await withCode(lender, 'bvnBank', token)) as { mobileOtp: string };
    await lender.pass(6 * 60_000);
    expect((await send(fresh.mobileOtp)).fields).toEqual({ mobileOtp: 'mobileOtp.expired' });
    const last = (await withCode(lender, 'bvnBank', token)) as { mobileOtp: string };
    expect((await send(last.mobileOtp)).code).toBe(0);
    // Used up with the change that it confirmed.
    expect((await send(last.mobileOtp)).fields).toEqual({ mobileOtp: 'mobileOtp.expired' });
  });

  it.each(kinds)('an account of the kind %s is paid out once, and the order moves on', async (kind) => {
    const { lender, token, orderNo, account } = await atPayout(kind);
    await lender.listen({ host: '127.0.0.1', port: 0 });
    granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
    granted(
      await lender.send(callOf(kind), { ...account, ...(await withCode(lender, kind, token)) }, { token }),
    );
    granted(
      await lender.send(saveQuestionnaire, { loanOrderId: orderNo, answers: asList(goodAnswers) }, { token }),
    );
    granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
    const { fingerprint, payout } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    expect(payout.name).not.toMatch(/^(KE|NG)\d|_/);
    granted(await lender.call(getMoneyContract, { orderNo, agreed: true, fingerprint }, { token }));
    granted(await lender.call(getMoney, { orderNo }, { token }));
    await lender.jobs.runDue();
    const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
    expect(payments).toMatchObject([{ kind: 'disbursement', state: 'held' }]);
    const settle = { reference: payments[0]!.reference, resultCode: 0, copies: 2 };
    granted(await lender.send(sandboxSettle, settle));
    expect(granted(await lender.call(latestOrder, {}, { token })).order?.step).toBe(orderSteps.repaying);
    if (kind !== 'mobileMoney') {
      const book = JSON.stringify((await test.db.execute(sql`select * from simulated_payments`)).rows);
      const known = JSON.stringify((await test.db.execute(sql`select * from disbursements`)).rows);
      for (const where of [book, known, lender.log()]) expect(where).not.toContain(account.accountNumber);
    }
  });
});

describe('the account kinds of an edition', () => {
  it('the server does not start if the payment provider cannot pay a kind of the edition', () => {
    const mpesaOnly = {
      pays: ({ kind, bankName }: { kind: string; bankName: string }) =>
        kind === 'mobileMoney' && bankName === 'MPESA',
    } as never;
    expect(unpaid('ke', mpesaOnly)).toEqual(['mobileMoney', 'bank']);
    expect(unpaid('mx', mpesaOnly)).toEqual(['clabe', 'debitCard']);
    expect(unpaid('ke', { pays: () => true } as never)).toEqual([]);
  });
});

describe('the branches of a bank', () => {
  const test = useDatabase();
  it('[S7-26] the answer lists the branches that the lender has, or else their number, or nothing', async () => {
    const branches = [{ code: '101', name: 'Moi Avenue' }];
    const lender = await startTestLender(test.db);
    const items = branches.map((branch) => ({ bank: 'KE01', ...branch }));
    granted(await lender.call(sandboxCatalogue, { list: 'bankBranches', items }));
    const { token } = await applied(lender);
    const ask = async (bankName: string) =>
      granted(await lender.call(getBankBranch, { bankName }, { token }));
    expect(await ask('KE01')).toEqual({ branches, count: 220 });
    expect(await ask('KE02')).toEqual({ branches: [], count: 39 });
    for (const unknown of ['NG058', 'constructor', '😀'])
      expect(await ask(unknown)).toEqual({ branches: [], count: null });
    expect((await lender.send(getBankBranch, {}, { token })).fields).toEqual({
      bankName: 'bankName.required',
    });
  });
});

describe('the verification of an account', () => {
  const test = useDatabase();

  it('[S7-27] a bound account is verified by its order and not by its number', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await applied(lender);
    const ask = (loanOrderId = orderNo) => lender.call(verifyBankCard, { loanOrderId }, { token });
    expect(granted(await ask())).toEqual({ verified: false, account: null });
    await test.db.update(orders).set({ step: orderSteps.bindCard }).where(eq(orders.orderNo, orderNo));
    const { edition: _, ...bank } = payoutAccounts.bank;
    granted(await lender.send(bindBankCard, { loanOrderId: orderNo, ...bank }, { token }));
    expect(granted(await ask())).toEqual({
      verified: true,
      account: { bankName: 'KE01', name: 'KCB Bank Kenya', maskedNumber: '••• ••• 890' },
    });
    expect((await ask('K23456789AB')).code).toBe(errorCodes.orderNotFound);
  });
});

/** What the kind asks for besides: a code by SMS. */
async function withCode(lender: TestLender, kind: Kind, token: string) {
  if (kind !== 'bvnBank') return {};
  await lender.pass(60_000);
  const mobile = numberIn(payoutAccounts[kind].edition);
  granted(await lender.call(getVerifyCode, { mobile, purpose: 'payout' }, { token }));
  return { mobileOtp: await readCode(lender, mobile) };
}

function unpaid(edition: string, payments: never) {
  return unpayableKinds({ policy: editions[edition]!, payments });
}
