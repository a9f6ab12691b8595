import { addDays, errorCodes } from '@kopa/contract';
import {
  cancelDrawMoney,
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  loanAgreement,
} from '@kopa/contract/calls/loan';
import { describe, expect, it } from 'vitest';
import { filledIn } from '../../test/borrower.ts';
import { agreed, approved, drawn, startMoneyLender, stepOf } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted } from '../../test/test-lender.ts';
import { dayOf, hour, minute } from '../../test/times.ts';
import { canonicalJson } from '../lending/offer/canonical-json.ts';
import { agreements } from '../storage/schema/index.ts';

const today = dayOf(begin);

describe('the offer', () => {
  const test = useDatabase();

  it('[S1-40] [S1-42] [S1-43] [S7-41] the offer states the disbursed amount, the total and the due date before the agreement', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const facts = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    expect(facts).toMatchObject({
      orderNo,
      principalCents: 1_000_000,
      feeCents: 9_800,
      taxCents: 1_800,
      disbursedCents: 988_400,
      interestCents: 74_800,
      dueCents: 1_074_800,
      totalCostCents: 86_400,
      aprBps: 3506,
      effectiveRateBps: 3995,
      penaltyPerDayCents: 20_000,
      dueOn: addDays(today, 91),
    });
    expect(facts.payout.maskedNumber).not.toContain('712345');
  });

  it('the fingerprint of an offer is the SHA-256 of its canonical JSON', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint, ...facts } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const bytes = new TextEncoder().encode(canonicalJson(facts));
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(fingerprint).toBe(digest);
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  });

  it("[S1-19] [S7-36] the agreement contains the offer's figures, in the language of the request", async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const titles = new Set<string>();
    for (const lang of ['en', 'es', 'sw']) {
      const agreement = granted(await lender.call(loanAgreement, { orderNo }, { token, lang }));
      titles.add(agreement.title);
      const words = agreement.clauses.map(({ text }) => text).join(' ');
      for (const figure of ['10,000', '9,884', '748', '10,748', '98', '18%', '35.06%', '20,000', orderNo])
        expect(words).toContain(figure);
      expect(words).not.toMatch(/\{\{|undefined|NaN/);
    }
    expect(titles.size).toBe(3);
  });

  it('[S5-36] [S7-45] an agreement without the tick is refused', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const refused = await lender.call(getMoneyContract, { orderNo, agreed: false, fingerprint }, { token });
    expect(refused.code).toBe(errorCodes.agreementNotAccepted);
    expect(await stepOf(lender, token)).toBe(14);
    expect(await test.db.select().from(agreements)).toEqual([]);
  });

  it('an agreement to other figures than the displayed ones is refused', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const forged = await lender.call(
      getMoneyContract,
      {
        orderNo,
        agreed: true,
        fingerprint: fingerprint.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      },
      { token },
    );
    expect(forged.code).toBe(errorCodes.offerChanged);
    // Tomorrow the due day is another one.
    await lender.pass(12 * hour + minute);
    const stale = await lender.call(getMoneyContract, { orderNo, agreed: true, fingerprint }, { token });
    expect(stale.code).toBe(errorCodes.offerChanged);
    expect(await stepOf(lender, token)).toBe(14);
  });

  it('[S4-14] [S1-19] the borrower agrees once, and the accepted text is stored', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const facts = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const request = { orderNo, agreed: true, fingerprint: facts.fingerprint };
    const first = granted(await lender.call(getMoneyContract, request, { token, lang: 'es' }));
    expect(first.order.step).toBe(18);
    expect(granted(await lender.call(getMoneyContract, request, { token }))).toEqual(first);
    const kept = await test.db.select().from(agreements);
    expect(kept).toMatchObject([
      {
        orderNo,
        version: facts.agreementVersion,
        fingerprint: facts.fingerprint,
        language: 'es',
        agreedAt: begin,
        keyFacts: facts,
      },
    ]);
  });

  it('an agreement is refused before the approval', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await filledIn(lender);
    for (const call of [confirmProductInfo, loanAgreement, getMoney])
      expect((await lender.call(call, { orderNo }, { token })).code).toBe(errorCodes.stepOutOfTurn);
  });

  it('[S1-47] the borrower may cancel after the agreement, and not after the disbursement', async () => {
    const lender = await startMoneyLender(test.db);
    const first = await agreed(lender);
    const cancelled = granted(
      await lender.call(
        cancelDrawMoney,
        { orderNo: first.orderNo, reason: 'tooExpensive' },
        { token: first.token },
      ),
    );
    expect(cancelled.order.step).toBe(8);
    expect((await lender.call(getMoney, { orderNo: first.orderNo }, { token: first.token })).code).toBe(
      errorCodes.stepOutOfTurn,
    );
    const second = await drawn(lender, '722000333');
    const late = await lender.call(
      cancelDrawMoney,
      { orderNo: second.orderNo, reason: 'tooExpensive' },
      { token: second.token },
    );
    expect(late.code).toBe(errorCodes.cancelTooLate);
  });
});
