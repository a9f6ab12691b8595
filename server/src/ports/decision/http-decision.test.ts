import { createHmac } from 'node:crypto';
import { cancelDrawMoney, latestOrder } from '@kopa/contract/calls/loan';
import { describe, expect, it } from 'vitest';
import { submitted } from '../../../test/borrower.ts';
import { listening, nobodyListens } from '../../../test/listening.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { orderEvents } from '../../storage/schema/index.ts';
import type { Application } from './decision.ts';
import { httpDecision, signatureHeader } from './http-decision.ts';

const secret = 'a secret that two services share';
const clock = { now: () => 1_768_467_600_000 };
type Say = number | string | 'silent' | 'cut' | ((asked: Application) => unknown);

/** A decision service that refuses unsigned requests. */
async function startService(...says: Say[]) {
  const asked: Application[] = [];
  const url = await listening((request, body, response) => {
    const [, at, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers[signatureHeader])) ?? [];
    const right = createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex');
    if (signature !== right) return response.writeHead(401).end();
    const application = JSON.parse(body.toString()) as Application;
    if (request.headers['idempotency-key'] !== application.orderNo) return response.writeHead(400).end();
    asked.push(application);
    const say = says.shift() ?? ((each: Application) => ({ orderNo: each.orderNo, decision: 'approve' }));
    if (say === 'silent') return undefined;
    if (say === 'cut') return response.destroy();
    if (typeof say === 'number') return response.writeHead(say, { location: '/elsewhere' }).end('{}');
    return response.writeHead(200).end(typeof say === 'string' ? say : JSON.stringify(say(application)));
  });
  return { url, asked };
}

const application: Application = {
  orderNo: 'K1',
  loanAmountCents: 1_000_000,
  tenureDays: 91,
  dueCents: 1_074_800,
  monthlySalary: '15000_29999',
  answers: { 1: 'no' },
  identity: { outcome: 'review', reasons: ['numberDiffers'] },
};
const ask = (url: string, sharedSecret = secret, patienceMs = 20_000) =>
  httpDecision({ url, secret: sharedSecret }, { clock, patienceMs }).decide(application);
const about = (rest: object) => () => ({ orderNo: 'K1', ...rest });

describe('a decision over HTTP', () => {
  it('a decision is a verdict with a limit, or with reasons for the borrower', async () => {
    const { url } = await startService(
      about({ decision: 'approve', limitCents: 2_000_000, more: 1 }),
      about({ decision: 'approve', limitCents: null }),
      about({ decision: 'reject', reasons: ['longDelay', 'ofItsOwn', 'recentDefault', 'longDelay'] }),
    );
    expect(await ask(url)).toEqual({ approve: true, limitCents: 2_000_000 });
    expect(await ask(url)).toEqual({ approve: true, limitCents: null });
    expect(await ask(url)).toEqual({ approve: false, reasons: ['longDelay', 'recentDefault'] });
  });

  it('a decision is unknown without an answer, or with an answer of another kind', async () => {
    const says: Say[] = [
      202,
      302,
      404,
      500,
      'silent',
      'cut',
      'no JSON',
      'null',
      () => ({ orderNo: 'K2', decision: 'approve' }),
      about({ decision: 'maybe' }),
      about({ decision: 'approve', limitCents: -1 }),
      about({ decision: 'approve', limitCents: 0.5 }),
      about({ decision: 'reject', reasons: [] }),
      about({ decision: 'reject', reasons: ['ofItsOwn'] }),
    ];
    const { url, asked } = await startService(...says);
    for (const say of says)
      await expect(ask(url, secret, say === 'silent' ? 100 : undefined)).rejects.toMatchObject({
        name: 'DecisionUnknown',
      });
    expect(asked).toHaveLength(says.length);
    await expect(ask(url, 'another')).rejects.toThrow('HTTP 401');
    await expect(ask(await nobodyListens())).rejects.toMatchObject({ name: 'DecisionUnknown' });
  });
});

describe('an application that a service decides', () => {
  const test = useDatabase();
  const start = async (...says: Say[]) => {
    const service = await startService(...says);
    const lender = await startTestLender(test.db, {
      DECISION: 'http',
      DECISION_URL: service.url,
      DECISION_SECRET: secret,
    });
    return { lender, service };
  };
  const decided = async () =>
    (await test.db.select().from(orderEvents)).filter(
      ({ event }) => event === 'approved' || event === 'rejected',
    );

  it('the request contains the necessary data, and no personal identity', async () => {
    const { lender, service } = await start();
    const { token, orderNo } = await submitted(lender);
    await lender.pass(11 * minute);
    expect(service.asked).toEqual([
      {
        orderNo,
        loanAmountCents: 1_000_000,
        tenureDays: 91,
        dueCents: 1_074_800,
        monthlySalary: '15000_29999',
        answers: expect.objectContaining({ 1: 'no', 8: '1' }),
        identity: { outcome: 'passed', reasons: [] },
      },
    ]);
    expect(JSON.stringify(service.asked)).not.toMatch(/Wanjiru|7123|12345678|gmail/);
    expect(granted(await lender.call(latestOrder, {}, { token })).order?.step).toBe(14);
  });

  it('the request is repeated until a verdict, and the application is decided once', async () => {
    const { lender, service } = await start(500, 'cut', 202, 'no JSON', ({ orderNo }) => ({
      orderNo,
      decision: 'reject',
      reasons: ['identityUnclear'],
    }));
    const { token } = await submitted(lender);
    await lender.pass(hour);
    expect(service.asked).toHaveLength(5);
    expect(new Set(service.asked.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(granted(await lender.call(latestOrder, {}, { token })).order).toMatchObject({
      step: 9,
      reasons: ['identityUnclear'],
    });
    await lender.pass(24 * hour);
    expect(await decided()).toHaveLength(1);
    expect(lender.log()).not.toContain(secret);
  });

  it('an application that is cancelled meanwhile stays cancelled', async () => {
    const { lender, service } = await start(202);
    const { token, orderNo } = await submitted(lender);
    await lender.pass(10 * minute);
    expect(service.asked).toHaveLength(1);
    granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'otherReason' }, { token }));
    await lender.pass(hour);
    expect(service.asked).toHaveLength(1);
    expect(await decided()).toEqual([]);
  });

  it('a limit below the requested amount rejects the application', async () => {
    const { lender } = await start(({ orderNo }) => ({ orderNo, decision: 'approve', limitCents: 999_999 }));
    const { token } = await submitted(lender);
    await lender.pass(11 * minute);
    expect(granted(await lender.call(latestOrder, {}, { token })).order).toMatchObject({
      step: 9,
      reasons: ['amountHighForIncome'],
    });
  });
});
