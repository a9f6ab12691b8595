import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { errorName, errorCodes } from '@kopa/contract/error-codes';
import { kenya } from '@kopa/contract/policy/editions';
import { openLoan, owedCents, pay } from '@kopa/contract/pricing/loan-account';
import { quote } from '@kopa/contract/pricing/quote';
import { additional, mobile, personal } from './example-borrower.ts';
import { keyFacts, orders, repayDetail } from './example-loan.ts';
import { reference } from './index.ts';
import type { Reference } from './reference.ts';
import { generalRefusals, refusalsOf } from './refusals.ts';
import { additionalSection, personalSection } from '@kopa/contract/sections';

const entries = Object.entries(reference) as [CallName, Reference][];

describe('the reference of the calls', () => {
  it('[S7-13] the reference contains every call', () => {
    expect(entries.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(entries)('%s: the example request and result match their schemas exactly', (name, example) => {
    const call: Call = calls[name];
    // The server decides about photos.
    const sent = Object.entries(example.request as object).filter(([field]) => field !== 'file');
    const parsed = z.safeParse(call.request, Object.fromEntries(sent));
    const wrong = parsed.error?.issues.filter(({ path }) => path[0] !== 'file') ?? [];
    expect(wrong).toEqual([]);
    const { shape } = call.request as z.ZodMiniObject;
    expect(sent.filter(([field]) => !(field in shape))).toEqual([]);
    expect(z.encode(call.result, example.result as never)).toEqual(example.result);
    // The example survives JSON.
    expect(JSON.parse(JSON.stringify(example.result))).toEqual(example.result);
  });

  it.each(entries)('%s: text encodings contain text', (name, { request }) => {
    const { encoding }: Call = calls[name];
    if (encoding === 'json') return;
    for (const [field, value] of Object.entries(request as object))
      expect([name, field, field === 'file' || typeof value !== 'object']).toEqual([name, field, true]);
  });

  it.each(entries)('%s: the refusals exist and belong to the call', (name, { refusals }) => {
    expect(refusals.filter((refusal) => !(refusal in errorCodes))).toEqual([]);
    expect(new Set(refusals).size).toBe(refusals.length);
    const general = generalRefusals(calls[name]);
    expect(refusals.filter((refusal) => general.includes(refusal))).toEqual([]);
    expect(refusalsOf(name)).toEqual([...refusals, ...general]);
  });

  it('the reference names every code of the contract for some call or address', () => {
    const named = new Set(entries.flatMap(([name]) => refusalsOf(name)));
    // Of addresses, of a server that starts, and of the app itself (S5-47).
    const others = ['undecryptablePath', 'notReady', 'orderNumberMissing'];
    const unused = Object.values(errorCodes)
      .map((code) => errorName(code)!)
      .filter((name) => !named.has(name) && !others.includes(name));
    expect(unused).toEqual([]);
  });
});

describe('the figures of the examples', () => {
  const size = { principalCents: 1_000_000, tenureDays: 91 };

  it('the figures equal those of the pricing', () => {
    const { upfrontCents: _, ...priced } = quote(size, kenya.pricing);
    expect(keyFacts).toMatchObject(priced);
    expect([priced.feeCents, priced.taxCents, priced.disbursedCents]).toEqual([9_800, 1_800, 988_400]);
    expect([priced.interestCents, priced.dueCents, priced.aprBps]).toEqual([74_800, 1_074_800, 3506]);
    expect(orders.approved).toMatchObject({
      disbursalAmount: 988_400,
      fee: 9_800,
      GST: 1_800,
      interest: 74_800,
    });
  });

  it('the figures of the running loan add up', () => {
    const { account } = openLoan(size, kenya.pricing, repayDetail.disbursedOn);
    const [{ day, cents }] = repayDetail.booked as [{ day: string; cents: number }];
    expect(owedCents(pay(account, day, cents).account)).toBe(repayDetail.owedCents);
    expect(repayDetail.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(repayDetail.owedCents);
    expect(repayDetail.order.repayAmount).toBe(repayDetail.owedCents);
    expect(repayDetail.owedCents).toBe(702_500);
  });
});

it('the borrower of the examples passes every check of the sections', () => {
  expect(z.safeParse(personalSection(kenya, '2026-01-15'), personal).error?.issues ?? []).toEqual([]);
  expect(z.safeParse(additionalSection(mobile, kenya), additional).error?.issues ?? []).toEqual([]);
});
