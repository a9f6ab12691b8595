import { errorCodes } from '@kopa/contract';
import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { expect, it } from 'vitest';
import { mobile, type Applicant } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { disbursed, heldReference, settle, startMoneyLender } from '../../test/loan.ts';
import { addRunningLoans, loanNo } from '../../test/running-loans.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day, dayOf, hour, minute } from '../../test/times.ts';
import { repayments } from '../storage/schema/index.ts';

const limits = { ownPhoneDay: 7, otherPhoneDay: 5, otherPhonesPerLoanDay: 3, otherPromptsPerLoanDay: 9 };
const stranger = (n: number) => String(733_000_000 + n);
const refused = errorCodes.tooManyPrompts;

async function startLimited(...given: Parameters<typeof startMoneyLender>): Promise<TestLender> {
  const lender = await startMoneyLender(...given);
  const { policy } = lender.lender;
  lender.lender.policy = { ...policy, repay: { ...policy.repay, prompts: limits } };
  return lender;
}

/** Has a phone asked for its PIN; the owner cancels. The refusal's code, or 0. */
async function asked(lender: TestLender, orderNo: string, send: () => Promise<{ code: number }>) {
  const { code } = await send();
  if (code === 0) await settle(lender, await heldReference(lender, orderNo, 'repayment'), 1032);
  return code;
}
const byBorrower = (lender: TestLender, { orderNo, token }: Applicant, phone: string) =>
  asked(lender, orderNo, () =>
    lender.call(mpesaRepayLink, { orderNo, amountCents: 50_000, mobile: phone }, { token }),
  );
const tokenOf = async (lender: TestLender, orderNo: string) =>
  granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 72 })).token ?? '';
const byLink = async (lender: TestLender, orderNo: string, phone: string) => {
  const token = await tokenOf(lender, orderNo);
  return asked(lender, orderNo, () =>
    lender.call(portalRepaymentConfirm, { token, amountCents: 50_000, mobile: phone }),
  );
};

onBothEngines('a phone is asked for its PIN only some times a day', (test) => {
  it('the sixth prompt to one phone is refused for whoever asks, and passes a day after the first', async () => {
    const lender = await startLimited(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    const other = await disbursed(lender, '722000111');
    const first = lender.now();
    const codes = [
      await byBorrower(lender, loan, stranger(1)),
      await byBorrower(lender, other, stranger(1)),
      await byLink(lender, loan.orderNo, stranger(1)),
      await byBorrower(lender, other, stranger(1)),
      await byLink(lender, other.orderNo, stranger(1)),
    ];
    expect(codes).toEqual([0, 0, 0, 0, 0]);
    await lender.pass(hour);
    const { orderNo, token } = loan;
    const sixth = { orderNo, amountCents: 50_000, mobile: stranger(1) };
    expect(await lender.call(mpesaRepayLink, sixth, { token })).toMatchObject({
      code: refused,
      data: { retryAt: first + day },
    });
    expect(await byLink(lender, other.orderNo, stranger(1))).toBe(refused);
    expect(await test.db.select().from(repayments)).toHaveLength(5);
    await lender.pass(first + day - lender.now());
    expect(await byBorrower(lender, loan, stranger(1))).toBe(0);
  });

  it('a loan has so many strange phones a day, and so many prompts to them', async () => {
    const lender = await startLimited(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    expect(await byBorrower(lender, loan, stranger(1))).toBe(0);
    expect(await byBorrower(lender, loan, stranger(2))).toBe(0);
    await lender.pass(minute);
    const third = lender.now();
    expect(await byLink(lender, loan.orderNo, stranger(3))).toBe(0);
    expect(await byBorrower(lender, loan, stranger(4))).toBe(refused);
    expect(await byLink(lender, loan.orderNo, stranger(4))).toBe(refused);
    // Phones of the day may be asked again.
    await lender.pass(minute);
    for (const phone of [1, 1, 2, 2, 3, 3])
      expect(await byLink(lender, loan.orderNo, stranger(phone))).toBe(0);
    const { orderNo, token } = loan;
    const tenth = { orderNo, amountCents: 50_000, mobile: stranger(3) };
    expect(await lender.call(mpesaRepayLink, tenth, { token })).toMatchObject({
      code: refused,
      data: { retryAt: third - minute + day },
    });
    await lender.pass(day);
    for (const phone of [4, 5, 6]) expect(await byBorrower(lender, loan, stranger(phone))).toBe(0);
  });

  it("a stranger with a link never uses up the borrower's own phone", async () => {
    const lender = await startLimited(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    for (let time = 0; time < 5; time += 1) expect(await byLink(lender, loan.orderNo, mobile)).toBe(0);
    expect(await byLink(lender, loan.orderNo, mobile)).toBe(refused);
    for (const phone of [1, 2]) expect(await byLink(lender, loan.orderNo, stranger(phone))).toBe(0);
    for (let time = 0; time < limits.ownPhoneDay; time += 1)
      expect(await byBorrower(lender, loan, mobile)).toBe(0);
    expect(await byBorrower(lender, loan, mobile)).toBe(refused);
    await lender.pass(day);
    expect(await byBorrower(lender, loan, mobile)).toBe(0);
  });

  it('simultaneous prompts of many loans reach one phone five times, on two servers', async () => {
    const lenders = [await startLimited(test.db), await startLimited(test.db)];
    await addRunningLoans(test.db, { count: 12, disbursedOn: dayOf(lenders[0]!.now()) });
    const links: string[] = [];
    for (let n = 1; n <= 12; n += 1) links.push(await tokenOf(lenders[0]!, loanNo(n)));
    const answers = await Promise.all(
      links.map((token, at) =>
        lenders[at % 2]!.call(portalRepaymentConfirm, { token, amountCents: 50_000, mobile: stranger(1) }),
      ),
    );
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
    expect(codes).toEqual([...Array<number>(5).fill(0), ...Array<number>(7).fill(refused)]);
    expect(await test.db.select().from(repayments)).toHaveLength(5);
  });
});
