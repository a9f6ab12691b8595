import { errorCodes } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile, readCode, registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { hour, minute } from '../../test/times.ts';
import type { Database } from '../storage/database.ts';
import { sessions, users, verificationCodes } from '../storage/schema/index.ts';

const twenty = Array.from({ length: 20 }, (_, index) => index);
const count = (codes: number[], code: number) => codes.filter((each) => each === code).length;
const another = (code: string) => (code === '000000' ? '000001' : '000000');

/** Two servers on one database, with a low rate limit for each device. */
async function twoLenders(db: Database, perDeviceHour: number): Promise<TestLender[]> {
  const both = [await startTestLender(db), await startTestLender(db)];
  for (const { lender } of both) {
    const { verification } = lender.policy;
    lender.policy = { ...lender.policy, verification: { ...verification, perDeviceHour } };
  }
  return both;
}

onBothEngines('twenty concurrent requests on two servers', (test) => {
  it('[S7-17] twenty requests send one code to a number', async () => {
    const both = await twoLenders(test.db, 100);
    const answers = await Promise.all(
      twenty.map((index) => both[index % 2]!.call(getVerifyCode, { mobile })),
    );
    const codes = answers.map(({ code }) => code);
    expect([count(codes, 0), count(codes, errorCodes.codeTooSoon)]).toEqual([1, 19]);
    expect(granted(await both[0]!.call(sandboxOutbox, { mobile })).messages).toHaveLength(1);
  });

  it('twenty requests never exceed the limit of a device, with any numbers', async () => {
    const both = await twoLenders(test.db, 5);
    const codes = (
      await Promise.all(
        twenty.map((index) => both[index % 2]!.call(existsByMobile, { mobile: String(712_000_000 + index) })),
      )
    ).map(({ code }) => code);
    expect(count(codes, 0)).toBeLessThanOrEqual(5);
    expect(count(codes, 0) + count(codes, errorCodes.tooManyRequests)).toBe(20);
    // A needlessly refused attempt may be repeated, up to the share and no further.
    let admitted = count(codes, 0);
    for (const index of twenty)
      if ((await both[index % 2]!.call(existsByMobile, { mobile })).code === 0) admitted += 1;
    expect(admitted).toBe(5);
  });

  it('[S5-43] twenty requests have five wrong attempts at a code together', async () => {
    const both = await twoLenders(test.db, 100);
    granted(await both[0]!.call(getVerifyCode, { mobile }));
    const right = await readCode(both[0]!);
    const answers = await Promise.all(
      twenty.map((index) => both[index % 2]!.call(register, { mobile, code: another(right) })),
    );
    const codes = answers.map(({ code }) => code);
    expect([count(codes, errorCodes.codeWrong), count(codes, errorCodes.codeUsedUp)]).toEqual([5, 15]);
    const left = answers.flatMap(({ code, data }) =>
      code === errorCodes.codeWrong ? [(data as unknown as { attemptsLeft: number }).attemptsLeft] : [],
    );
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect((await both[1]!.call(register, { mobile, code: right })).code).toBe(errorCodes.codeUsedUp);
    expect(await test.db.select().from(users)).toEqual([]);
  });

  it('[S7-14] [S8-03] twenty requests log in once with one code, and leave one session', async () => {
    const both = await twoLenders(test.db, 100);
    const first = await registered(both[0]!);
    await both[0]!.pass(minute);
    granted(await both[0]!.call(getVerifyCode, { mobile }));
    const code = await readCode(both[0]!);
    const answers = await Promise.all(twenty.map((index) => both[index % 2]!.call(login, { mobile, code })));
    expect(
      count(
        answers.map((answer) => answer.code),
        0,
      ),
    ).toBe(1);
    for (const answer of answers)
      expect([0, errorCodes.codeExpired, errorCodes.codeUsedUp]).toContain(answer.code);
    expect(await test.db.select().from(sessions).where(isNull(sessions.revokedAt))).toHaveLength(1);
    expect((await both[1]!.call(latestOrder, {}, { token: first })).code).toBe(errorCodes.otherDevice);
  });
});

onBothEngines('a restart', (test) => {
  it('the limits of a number, a device and a code survive a restart', async () => {
    const [before] = await twoLenders(test.db, 12);
    granted(await before!.call(getVerifyCode, { mobile }));
    const right = await readCode(before!);
    for (let tried = 0; tried < 5; tried += 1) await before!.call(register, { mobile, code: another(right) });
    await before!.close();

    const [after] = await twoLenders(test.db, 12);
    expect((await after!.call(getVerifyCode, { mobile })).code).toBe(errorCodes.codeTooSoon);
    expect((await after!.call(register, { mobile, code: right })).code).toBe(errorCodes.codeUsedUp);
    // Six attempts are counted until here.
    for (let attempts = 6; attempts < 12; attempts += 1)
      expect((await after!.call(existsByMobile, { mobile })).code).toBe(0);
    expect((await after!.call(existsByMobile, { mobile })).code).toBe(errorCodes.tooManyRequests);
    await after!.close();

    const [later] = await twoLenders(test.db, 12);
    expect((await later!.call(existsByMobile, { mobile })).code).toBe(errorCodes.tooManyRequests);
    await later!.pass(hour);
    expect((await later!.call(existsByMobile, { mobile })).code).toBe(0);
    expect(await test.db.select().from(verificationCodes)).toHaveLength(1);
  });

  it('[S8-03] sessions survive a restart, and a superseded session stays ended', async () => {
    const before = await startTestLender(test.db);
    const first = await registered(before);
    await before.pass(minute);
    const second = await loggedIn(before);
    await before.close();
    const after = await startTestLender(test.db);
    expect((await after.call(latestOrder, {}, { token: second })).code).toBe(0);
    expect((await after.call(latestOrder, {}, { token: first })).code).toBe(errorCodes.otherDevice);
  });
});
