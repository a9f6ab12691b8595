import { createHmac } from 'node:crypto';
import { errorCodes } from '@kopa/contract';
import { portalRepaymentConfirm, portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { describe, expect, it } from 'vitest';
import { submitted, type Applicant } from '../../../../test/borrower.ts';
import {
  detailOf,
  disbursed,
  expectBalanced,
  heldReference,
  settle,
  startMoneyLender,
} from '../../../../test/loan.ts';
import { useDatabase } from '../../../../test/test-database.ts';
import { granted, type TestLender } from '../../../../test/test-lender.ts';
import { hour, minute } from '../../../../test/times.ts';
import { portalLinks } from '../../../storage/schema/index.ts';
import { maskName } from './portal-links.ts';

const payer = '733000111';
const linkFor = async (lender: TestLender, { orderNo }: Applicant) => {
  const made = granted(await lender.call(sandboxPortalLink, { orderNo, revoke: false, hours: 72 }));
  return made.token ?? '';
};
const show = async (lender: TestLender, token: string) => lender.call(portalRepaymentDetail, { token });
const confirm = async (
  lender: TestLender,
  token: string,
  shillings: number,
  { key, mobile = payer }: { key?: string; mobile?: string } = {},
) =>
  lender.call(
    portalRepaymentConfirm,
    { token, amountCents: shillings * 100, mobile },
    key === undefined ? {} : { key },
  );

describe('a payment link', () => {
  const test = useDatabase();
  const running = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    return { lender, loan, token: await linkFor(lender, loan) };
  };

  it('[S7-74] a payment link shows the balance and a masked name without a login, and nothing else', async () => {
    const { lender, token } = await running();
    const answer = await show(lender, token);
    expect(granted(answer)).toEqual({
      maskedName: 'W••• N•••',
      owedCents: 1_000_000,
      minimumCents: 50_000,
      expireTime: lender.now() + 72 * hour,
      payment: null,
      available: true,
      serverTime: lender.now(),
    });
    for (const secret of ['anjiru', "g'ang'a", '712345678', '12345678'])
      expect(JSON.stringify(answer)).not.toContain(secret);
    const [kept] = await test.db.select().from(portalLinks);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(lender.log()).not.toContain(token);
    expect(maskName(['Ñandú', ' ', '', undefined])).toBe('Ñ•••');
  });

  it("[S7-75] a payment link sends one prompt to another person's phone, and the payment counts for the loan", async () => {
    const { lender, loan, token } = await running();
    const taps = await Promise.all(
      Array.from({ length: 5 }, () => confirm(lender, token, 1_000, { key: 'once' })),
    );
    for (const tap of taps)
      expect(granted(tap).payment).toEqual({ amountCents: 100_000, status: 'pending', failure: null });
    granted(await confirm(lender, token, 1_000));
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    expect(granted(await show(lender, token))).toMatchObject({
      owedCents: 900_000,
      payment: { amountCents: 100_000, status: 'paid' },
    });
    expect((await detailOf(lender, loan)).payments).toHaveLength(1);
    await expectBalanced(lender);
    // Each link shows its own payment, and the balance of its own loan.
    expect(granted(await show(lender, await linkFor(lender, loan)))).toMatchObject({
      owedCents: 900_000,
      payment: null,
    });
    const other = await disbursed(lender, '722000444');
    expect(granted(await show(lender, await linkFor(lender, other))).owedCents).toBe(1_000_000);
    const counts = (await test.db.select().from(portalLinks)).map(({ prompts }) => prompts);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
  });

  it('a changed, revoked or expired link is refused with the reason', async () => {
    const { lender, loan, token } = await running();
    const [id = '', signature = ''] = token.split('.');
    const { expireTime } = granted(await show(lender, token));
    const unkeyed = createHmac('sha256', '').update(`${id}|${expireTime}`).digest('hex').slice(0, 32);
    const wrong = [
      `${id}.${unkeyed}`,
      'x',
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${'0'.repeat(32)}`,
      `${'0'.repeat(32)}.${signature}`,
      `${id}.${signature}.`.replaceAll('.', '..'),
      `${id}.${'é'.repeat(32)}`,
    ];
    for (const each of wrong) expect((await show(lender, each)).code).toBe(errorCodes.linkInvalid);
    expect((await lender.send(portalRepaymentDetail, {})).fields).toEqual({ token: 'portalToken.required' });
    const later = await linkFor(lender, loan);
    const signatureOfLater = later.split('.')[1]!;
    expect((await show(lender, `${id}.${signatureOfLater}`)).code).toBe(errorCodes.linkInvalid);
    expect(token).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{32}$/);
    const other = await disbursed(lender, '722000444');
    const theirs = await linkFor(lender, other);
    const ended = await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: true, hours: 72 });
    expect(granted(ended)).toEqual({ token: null, address: null, expireTime: null });
    for (const each of [token, later])
      expect((await confirm(lender, each, 1_000)).code).toBe(errorCodes.linkInvalid);
    granted(await show(lender, theirs));
    const endedAt = lender.now();
    await lender.pass(minute);
    granted(await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: true, hours: 72 }));
    const ends = (await test.db.select().from(portalLinks)).map(({ revokedAt }) => revokedAt);
    expect(ends.toSorted()).toEqual([endedAt, endedAt, null]);
    const last = await linkFor(lender, loan);
    await lender.pass(72 * hour);
    expect((await show(lender, last)).code).toBe(errorCodes.orderTimedOut);
    expect((await confirm(lender, last, 1_000)).code).toBe(errorCodes.orderTimedOut);
    expect((await detailOf(lender, loan)).payments).toEqual([]);
  });

  it('a payment link accepts only payable amounts, and limits the number of prompts', async () => {
    const { lender, loan, token } = await running();
    expect((await confirm(lender, token, 100)).code).toBe(errorCodes.amountBelowMinimum);
    expect((await confirm(lender, token, 20_000)).code).toBe(errorCodes.amountAboveBalance);
    const another = '733000112';
    for (let time = 0; time < 10; time += 1) {
      granted(await confirm(lender, token, 1_000, { mobile: time < 5 ? payer : another }));
      expect((await confirm(lender, token, 2_000)).code).toBe(errorCodes.paymentPending);
      await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032);
      expect(granted(await show(lender, token)).payment).toMatchObject({
        status: 'failed',
        failure: 'cancelled',
      });
    }
    expect((await confirm(lender, token, 1_000, { mobile: '733000113' })).code).toBe(errorCodes.linkUsedUp);
    await lender.pass(minute);
    expect((await detailOf(lender, loan)).payments).toHaveLength(10);
  });

  it('a payment link is an address of the app with the token after the hash', async () => {
    const { lender, loan } = await running();
    const made = async () =>
      granted(await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: false, hours: 72 }));
    const here = await made();
    const address = lender.app.server.address();
    const port = typeof address === 'object' ? address?.port : null;
    expect(here.address).toBe(`http://127.0.0.1:${port}/#/portal/repayment?token=${here.token}`);
    lender.lender.publicUrl = () => 'https://lender.example';
    const outside = await made();
    expect(outside.address).toBe(`https://lender.example/#/portal/repayment?token=${outside.token}`);
  });

  it('a link of a loan that is not running pays nothing, and a borrower without a loan has no link', async () => {
    const lender = await startMoneyLender(test.db);
    const waiting = await submitted(lender);
    const token = await linkFor(lender, waiting);
    expect((await show(lender, token)).code).toBe(errorCodes.linkInvalid);
    expect((await confirm(lender, token, 1_000)).code).toBe(errorCodes.stepOutOfTurn);
    const nobody = { orderNo: 'nobody', revoke: false, hours: 72 };
    expect((await lender.call(sandboxPortalLink, nobody)).code).toBe(errorCodes.orderNotFound);
  });
});
