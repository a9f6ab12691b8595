import { errorCodes } from '@kopa/contract';
import { getMoney, validateVerifyCode } from '@kopa/contract/calls/loan';
import { getVerifyCode, login } from '@kopa/contract/calls/security';
import { expect, it } from 'vitest';
import { mobile, readCode, submitted, type Applicant } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  agreeTo,
  approved,
  settle,
  heldReference,
  startMoneyLender,
  stepOf,
} from '../../test/loan.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { collectConfirmations, disbursements } from '../storage/schema/index.ts';

async function codeFor(lender: TestLender, { token }: Applicant): Promise<string> {
  await lender.pass(minute);
  granted(await lender.call(getVerifyCode, { mobile, purpose: 'collect' }, { token }));
  return readCode(lender);
}
const confirm = (lender: TestLender, { token, orderNo }: Applicant, code: string, key?: string) =>
  lender.call(validateVerifyCode, { orderNo, code }, { token, ...(key !== undefined && { key }) });
const draw = (lender: TestLender, { token, orderNo }: Applicant) =>
  lender.call(getMoney, { orderNo }, { token });
const always = (lender: TestLender) => {
  const { policy } = lender.lender;
  lender.lender.policy = { ...policy, collect: { ...policy.collect, verifyCode: 'always' } };
};

onBothEngines('collecting with a code', (test) => {
  it('[S7-42] `always` refuses the collection until the code is confirmed, and then disburses once', async () => {
    const lender = await startMoneyLender(test.db);
    always(lender);
    const loan = await agreed(lender);
    expect(await draw(lender, loan)).toMatchObject({
      code: errorCodes.collectCodeMissing,
      fields: { code: 'code.required' },
    });
    expect(await test.db.select().from(disbursements)).toEqual([]);
    const code = await codeFor(lender, loan);
    const confirmed = granted(await confirm(lender, loan, code));
    expect(confirmed).toEqual({ verified: true, required: true, validUntil: lender.now() + 5 * minute });
    expect(granted(await draw(lender, loan)).order.step).toBe(7);
    // Asking again is the same drawing, and needs no other code.
    expect(granted(await draw(lender, loan)).order.step).toBe(7);
    expect(await test.db.select().from(disbursements)).toHaveLength(1);
  });

  it('[S7-42] `never` allows the collection without a code, and still confirms a code', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await approved(lender);
    expect(granted(await confirm(lender, loan, await codeFor(lender, loan))).required).toBe(false);
    await agreeTo(lender, loan);
    expect(granted(await draw(lender, loan)).order.step).toBe(7);
  });

  it('another collection, and a late one, need another code', async () => {
    const lender = await startMoneyLender(test.db);
    always(lender);
    const loan = await agreed(lender);
    granted(await confirm(lender, loan, await codeFor(lender, loan)));
    await lender.pass(5 * minute);
    expect((await draw(lender, loan)).code).toBe(errorCodes.collectCodeMissing);
    granted(await confirm(lender, loan, await codeFor(lender, loan)));
    granted(await draw(lender, loan));
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 2040);
    expect(await stepOf(lender, loan.token)).toBe(18);
    expect((await draw(lender, loan)).code).toBe(errorCodes.collectCodeMissing);
    granted(await confirm(lender, loan, await codeFor(lender, loan)));
    expect(granted(await draw(lender, loan)).order.step).toBe(7);
  });

  it('[S5-42] [S5-43] wrong codes are counted as in a login, and a code belongs to its order', async () => {
    const lender = await startMoneyLender(test.db);
    always(lender);
    const loan = await agreed(lender);
    const right = await codeFor(lender, loan);
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await confirm(lender, loan, '')).toMatchObject({ fields: { code: 'code.required' } });
    expect(await confirm(lender, loan, '12345')).toMatchObject({ fields: { code: 'code.invalid' } });
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect(await confirm(lender, loan, wrong)).toMatchObject({
        code: errorCodes.codeWrong,
        data: { attemptsLeft },
      });
    expect((await confirm(lender, loan, right)).code).toBe(errorCodes.codeUsedUp);
    const late = await codeFor(lender, loan);
    await lender.pass(5 * minute);
    expect((await confirm(lender, loan, late)).code).toBe(errorCodes.codeExpired);
    const other = await submitted(lender, {}, '722000444');
    expect((await confirm(lender, { ...other, orderNo: loan.orderNo }, late)).code).toBe(
      errorCodes.orderNotFound,
    );
    expect(await confirm(lender, other, '123456')).toMatchObject({
      code: errorCodes.stepOutOfTurn,
      data: { step: 1 },
    });
    expect(await test.db.select().from(collectConfirmations)).toEqual([]);
  });

  it('too many attempts from one device are refused', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await approved(lender);
    const { perDeviceHour } = lender.lender.policy.verification;
    const codes: number[] = [];
    for (let tried = 0; tried <= perDeviceHour; tried += 1)
      codes.push((await confirm(lender, loan, '123456')).code);
    expect(codes.at(-1)).toBe(errorCodes.tooManyRequests);
  });

  it('concurrent confirmations with one code count once, and do not log in', async () => {
    const lender = await startMoneyLender(test.db);
    always(lender);
    const loan = await agreed(lender);
    const code = await codeFor(lender, loan);
    const many = await Promise.all(Array.from({ length: 5 }, () => confirm(lender, loan, code)));
    for (const answer of many) expect(answer.data).toEqual(many[0]!.data);
    expect(granted(many[0]!).verified).toBe(true);
    expect(await test.db.select().from(collectConfirmations)).toHaveLength(1);
    expect((await lender.call(login, { mobile, code })).code).toBe(errorCodes.codeExpired);
    const drawn = await Promise.all(Array.from({ length: 5 }, () => draw(lender, loan)));
    for (const answer of drawn) expect(granted(answer).order.step).toBe(7);
    expect(await test.db.select().from(disbursements)).toHaveLength(1);
    expect((await confirm(lender, loan, code)).code).toBe(errorCodes.stepOutOfTurn);
  });
});
